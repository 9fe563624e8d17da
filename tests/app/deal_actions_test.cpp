// SPDX-License-Identifier: MIT
// Deals of one's own in the window: entering, editing and pasting them, and that nothing which was
// there before is lost.
#include "app/main_window.h"
#include "tests/app/deal_dialog.h"
#include "tests/app/deals.h"
#include "tests/app/modal.h"

#include <QMessageBox>
#include <QSignalSpy>

using namespace fishing;

namespace {

constexpr std::uint64_t someNumber = 42;

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

} // namespace

class DealActionsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void enteredHandsComeBack();
    void whatWasNotPlayedComesBack();
    void editingShowsTheDealOnTheTable();
    void editingAnOwnDealKeepsHowItWasWritten();
    void anUnchangedDealStaysAsItIs_data();
    void anUnchangedDealStaysAsItIs();
    void aChangedCardMakesItOnesOwn();
    void changedRulesKeepTheNumber();
    void changedNamesKeepThePlace();
    void anEditedGameGoesOnPlayingIfNothingChanged();
    void pastingAClearDealPlaysIt_data();
    void pastingAClearDealPlaysIt();
    void pastingADoubtfulDealAsks();
    void pastingLosesNothingThatWasEntered();
    void pastingNothingIsExplained_data();
    void pastingNothingIsExplained();
    void copiedDealsCanBePasted();
    void twentyGamesComeBack();
    void namesAreEnteredWithTheHands();

private:
    GameController& game() const { return m_window->controller(); }
    GameShelf& shelf() const { return m_window->shelf(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    template <class Use>
    bool enter(Use use) const {
        return useModal<CustomDealDialog>(
            *m_window, [this] { press(Qt::Key_E, Qt::ControlModifier); }, use);
    }
    template <class Use>
    bool edit(Use use) const {
        return useModal<CustomDealDialog>(
            *m_window, [this] { press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); }, use);
    }
    void paste(const QString& pasted) const {
        QApplication::clipboard()->setText(pasted);
        press(Qt::Key_V, Qt::ControlModifier);
    }
    static QLineEdit* field(const CustomDealDialog& dialog, Player player) {
        return dialog.findChild<QLineEdit*>(player == Player::A ? text("handA") : text("handB"));
    }
    static void type(const CustomDealDialog& dialog, const char* a, const char* b) {
        for (const Player player : {Player::A, Player::B}) {
            QLineEdit* edit = field(dialog, player);
            edit->setFocus();
            QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(edit, QString::fromLatin1(player == Player::A ? a : b));
        }
    }
    static void accept(const CustomDealDialog& dialog) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    }
    static void choose(const CustomDealDialog& dialog, Qt::Key key) {
        auto* rules = dialog.findChild<QWidget*>(text("rules"));
        rules->setFocus();
        QTest::keyClick(rules, key);
    }

    std::unique_ptr<MainWindow> m_window;
};

void DealActionsTest::init() {
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1100, 700);
    m_window->show();
    shelf().open(files::newGame(files::NumberedDeal{someNumber, {}}, {}));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void DealActionsTest::enteredHandsComeBack() {
    QVERIFY(enter([](CustomDealDialog& dialog) {
        QCOMPARE(dialog.windowTitle(), text("Enter hands"));
        QCOMPARE(field(dialog, Player::A)->text(), QString()); // the table's deal has a number
        type(dialog, "7 8S", "9");
        accept(dialog);
    }));
    QVERIFY(game().deal() == *parseDeal("7 8S / 9"));
    QVERIFY(!shelf().origin());
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(enter([](CustomDealDialog& dialog) {
        QCOMPARE(field(dialog, Player::A)->text(), text("7 8S"));
        QCOMPARE(field(dialog, Player::B)->text(), text("9"));
    }));
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(shelf().origin() == (files::NumberedDeal{someNumber, {}}));
}

void DealActionsTest::whatWasNotPlayedComesBack() {
    QVERIFY(enter([](CustomDealDialog& dialog) {
        type(dialog, "7 half", "");
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }));
    QVERIFY(shelf().origin());
    QVERIFY(enter([](CustomDealDialog& dialog) {
        QCOMPARE(field(dialog, Player::A)->text(), text("7 half"));
    }));
}

void DealActionsTest::editingShowsTheDealOnTheTable() {
    QVERIFY(edit([this](CustomDealDialog& dialog) {
        QCOMPARE(dialog.windowTitle(), text("Edit this deal"));
        const auto hands = *dialog.hands();
        for (std::size_t i = 0; i < 2; ++i) {
            const auto& dealt = game().deal().hands[i];
            QCOMPARE(hands[i].size(), dealt.size());
            for (std::size_t card = 0; card < dealt.size(); ++card) {
                QCOMPARE(hands[i][card].rank, dealt[card].rank);
                QVERIFY(hands[i][card].suit == dealt[card].suit);
            }
        }
    }));
}

void DealActionsTest::editingAnOwnDealKeepsHowItWasWritten() {
    shelf().open(files::newGame(*parseHands("2 4♥ 1 / 3 K♠"), {}));
    QVERIFY(edit([](CustomDealDialog& dialog) {
        QCOMPARE(field(dialog, Player::A)->text(), text("2 4♥ 1"));
        QCOMPARE(field(dialog, Player::B)->text(), text("3 K♠"));
    }));
}

void DealActionsTest::anUnchangedDealStaysAsItIs_data() {
    QTest::addColumn<bool>("isNumbered");
    QTest::newRow("numbered") << true;
    QTest::newRow("own") << false;
}

void DealActionsTest::anUnchangedDealStaysAsItIs() {
    QFETCH(const bool, isNumbered);
    if (!isNumbered) {
        shelf().open(files::newGame(*parseHands("2 4♥ 1 / 3 K♠"), {}));
    }
    game().seek(2);
    game().toggleBookmark();
    const auto before = shelf().current();
    const std::size_t games = shelf().before().size();
    QSignalSpy started(&game(), &GameController::gameStarted);
    QVERIFY(edit([](CustomDealDialog& dialog) {
        QLineEdit* hand = field(dialog, Player::A);
        QTest::keyClicks(hand, text(" 7")); // and takes it back
        QTest::keyClick(hand, Qt::Key_Backspace);
        QTest::keyClick(hand, Qt::Key_Backspace);
        accept(dialog);
    }));
    QCOMPARE(started.size(), 0);
    QVERIFY(shelf().current() == before);
    QCOMPARE(shelf().before().size(), games);
}

void DealActionsTest::aChangedCardMakesItOnesOwn() {
    game().setNames({{text("Ann"), text("Bob")}});
    game().seek(30);
    const auto before = shelf().current();
    QVERIFY(edit([](CustomDealDialog& dialog) {
        QLineEdit* hand = field(dialog, Player::B);
        hand->setFocus();
        QTest::keyClicks(hand, text(" 7"));
        accept(dialog);
    }));
    QVERIFY(!shelf().origin());
    QCOMPARE(game().index(), 0);
    QCOMPARE(game().deal().handOf(Player::B).size(), std::size_t(27));
    QCOMPARE(game().names().of(Player::B), text("Bob"));
    press(Qt::Key_Z, Qt::ControlModifier); // place and all
    QVERIFY(shelf().current() == before);
    QCOMPARE(game().index(), 30);
}

void DealActionsTest::changedRulesKeepTheNumber() {
    QVERIFY(edit([](CustomDealDialog& dialog) {
        choose(dialog, Qt::Key_Down);
        accept(dialog);
    }));
    QVERIFY(game().rules() == textbook());
    QVERIFY(shelf().origin() == (files::NumberedDeal{someNumber, {}}));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(game().rules() == Rules());
}

void DealActionsTest::changedNamesKeepThePlace() {
    game().seek(12);
    const std::size_t games = shelf().before().size();
    QVERIFY(edit([](CustomDealDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>(text("nameA"));
        name->setFocus();
        QTest::keyClicks(name, text("Ann"));
        accept(dialog);
    }));
    QCOMPARE(game().names().of(Player::A), text("Ann"));
    QCOMPARE(game().index(), 12);
    QCOMPARE(shelf().before().size(), games);
    QVERIFY(shelf().origin());
}

void DealActionsTest::anEditedGameGoesOnPlayingIfNothingChanged() {
    game().setSpeed(GameController::speeds().front());
    game().start();
    QVERIFY(edit([this](CustomDealDialog& dialog) {
        QVERIFY(!game().isRunning());
        accept(dialog);
    }));
    QVERIFY(game().isRunning());
}

void DealActionsTest::pastingAClearDealPlaysIt_data() {
    QTest::addColumn<QString>("pasted");
    QTest::newRow("notation") << text("2 4 1 2 5 6 / 3 1 3 5 6 4");
    QTest::newRow("prompts") << text("请输入小哼的牌：2 4 1 2 5 6\n请输入小哈的牌：3 1 3 5 6 4");
    QTest::newRow("sample input") << text("6\n2 4 1 2 5 6\n3 1 3 5 6 4\n");
    QTest::newRow("full-width") << text("２，４，１，２，５，６；３，１，３，５，６，４");
}

void DealActionsTest::pastingAClearDealPlaysIt() {
    QFETCH(const QString, pasted);
    shelf().openByRules(textbook());
    game().setNames({{text("小哼"), text("小哈")}});
    game().seek(5);
    paste(pasted);
    QVERIFY(game().deal() == articlesDeal());
    QVERIFY(game().rules() == textbook()); // the rules and names at the table
    QCOMPARE(game().names().of(Player::A), text("小哼"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game().index(), 5);
}

void DealActionsTest::pastingADoubtfulDealAsks() {
    QVERIFY(useModal<CustomDealDialog>(
        *m_window, [this] { paste(text("2 4 14 / 3 1 3")); },
        [](CustomDealDialog& dialog) {
            QCOMPARE(field(dialog, Player::A)->text(), text("2 4 14"));
            QCOMPARE(field(dialog, Player::B)->text(), text("3 1 3"));
            QVERIFY(dialog.findChild<QLabel*>(text("note"))->isVisible());
            QTest::keyClick(field(dialog, Player::A), Qt::Key_End);
            QTest::keyClick(field(dialog, Player::A), Qt::Key_Backspace);
            accept(dialog);
        }));
    QVERIFY(game().deal() == *parseDeal("2 4 1 / 3 1 3"));
    QVERIFY(useModal<CustomDealDialog>(
        *m_window, [this] { paste(text("小哼的牌：2 4 1")); },
        [](CustomDealDialog& dialog) {
            QCOMPARE(field(dialog, Player::A)->text(), text("2 4 1"));
            QCOMPARE(field(dialog, Player::B)->text(), QString());
        }));
    QVERIFY(game().deal() == *parseDeal("2 4 1 / 3 1 3"));
}

void DealActionsTest::pastingLosesNothingThatWasEntered() {
    QVERIFY(enter([](CustomDealDialog& dialog) {
        type(dialog, "7 half", "8 8 8");
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }));
    QVERIFY(useModal<CustomDealDialog>(
        *m_window, [this] { paste(text("2 4 14 / 3 1 3")); },
        [](CustomDealDialog& dialog) {
            QTest::keyClick(field(dialog, Player::A), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(field(dialog, Player::A)->text(), text("7 half"));
            QCOMPARE(field(dialog, Player::B)->text(), text("8 8 8"));
        }));
}

void DealActionsTest::pastingNothingIsExplained_data() {
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QString() << text("no text on the clipboard");
    QTest::newRow("blanks") << text(" \n") << text("no text on the clipboard");
    QTest::newRow("a story") << text("Once upon a time there was a kitten.")
                             << text("no hands in this text");
}

void DealActionsTest::pastingNothingIsExplained() {
    QFETCH(const QString, pasted);
    QFETCH(const QString, says);
    game().seek(7);
    const auto before = shelf().current();
    QVERIFY(useModal<QMessageBox>(
        *m_window, [&] { paste(pasted); },
        [&](QMessageBox& box) { QVERIFY2(box.text().contains(says), qPrintable(box.text())); }));
    QVERIFY(shelf().current() == before);
}

void DealActionsTest::copiedDealsCanBePasted() {
    const Deal deal = game().deal();
    for (const auto modifiers : {Qt::KeyboardModifiers(Qt::ControlModifier),
                                 Qt::ControlModifier | Qt::ShiftModifier}) { // deal, and game
        press(Qt::Key_C, modifiers);
        press(Qt::Key_N, Qt::ControlModifier);
        press(Qt::Key_V, Qt::ControlModifier);
        for (std::size_t hand = 0; hand < 2; ++hand) {
            const auto& pasted = game().deal().hands[hand];
            QCOMPARE(pasted.size(), deal.hands[hand].size());
            for (std::size_t i = 0; i < pasted.size(); ++i) {
                QCOMPARE(pasted[i].rank, deal.hands[hand][i].rank);
                QVERIFY(pasted[i].suit == deal.hands[hand][i].suit);
            }
        }
        game().setNames({{text("Anna"), text("Ben")}});
    }
}

void DealActionsTest::twentyGamesComeBack() {
    std::vector<files::SavedGame> games;
    for (std::size_t i = 0; i < GameShelf::mostGames + 2; ++i) {
        for (std::size_t play = 0; play <= i; ++play) {
            press(Qt::Key_Right);
        }
        press(Qt::Key_B, Qt::ControlModifier);
        games.push_back(shelf().current());
        press(Qt::Key_N, Qt::ControlModifier);
    }
    const files::SavedGame last = shelf().current();
    for (std::size_t i = games.size(); i > games.size() - GameShelf::mostGames; --i) {
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shelf().current() == games[i - 1]);
        QCOMPARE(game().index(), static_cast<qint64>(i));
        QCOMPARE(game().bookmarks(), std::vector{static_cast<qint64>(i)});
    }
    press(Qt::Key_Z, Qt::ControlModifier); // there is none before
    QVERIFY(shelf().current() == games[games.size() - GameShelf::mostGames]);
    for (std::size_t i = 0; i < GameShelf::mostGames; ++i) {
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    QVERIFY(shelf().current() == last);
}

void DealActionsTest::namesAreEnteredWithTheHands() {
    QVERIFY(enter([](CustomDealDialog& dialog) {
        type(dialog, "7", "8");
        auto* name = dialog.findChild<QLineEdit*>(text("nameB"));
        name->setFocus();
        QTest::keyClicks(name, text("Bob "));
        accept(dialog);
    }));
    QCOMPARE(game().names().of(Player::B), text("Bob"));
    QCOMPARE(shelf().current().names[1], std::string("Bob"));
    QVERIFY(enter([](CustomDealDialog& dialog) {
        QCOMPARE(dialog.findChild<QLineEdit*>(text("nameB"))->text(), text("Bob"));
    }));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(game().names() == PlayerNames());
}

QTEST_MAIN(DealActionsTest)
#include "deal_actions_test.moc"
