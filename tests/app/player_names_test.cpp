// SPDX-License-Identifier: MIT
// Players with names of their own: what a name can be, and that every place that speaks of a player
// uses it, as plain text.
#include "app/dialogs/compare_dialog.h"
#include "app/dialogs/names_dialog.h"
#include "app/main_window.h"
#include "app/panels/move_list.h"
#include "app/panels/move_model.h"
#include "app/playback/timeline_moment.h"
#include "app/playback/timeline_slider.h"
#include "app/table/bank_layout.h"
#include "app/table/card_table.h"
#include "app/table/card_widget.h"
#include "tests/app/deals.h"
#include "tests/app/modal.h"

#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

const PlayerNames catsNames{{QStringLiteral("小哼"), QStringLiteral("小哈")}};

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

} // namespace

class PlayerNamesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void namesAreCleaned_data();
    void namesAreCleaned();
    void longNamesAreCutBetweenCharacters();
    void cleaningTwiceChangesNothing();
    void namesFromTheRightStayTogether();
    void namesAreGivenByKeyboard();
    void cancellingKeepsTheNames();
    void withoutNamesTheyAreAAndB();
    void everyPlaceNamesThePlayers();
    void theWinnerIsNamed();
    void anEndlessGameNamesThePlayers();
    void markupAndPlacesStandAsTheyAre();
    void namesStayAtTheTable();
    void eachGameKeepsItsNames();
    void longNamesLeaveRoomInTheMoves();
    void theLongestNameFitsTheSmallestWindow();

private:
    template <class T = QWidget>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    QString said(const char* label) const { return find<QLabel>(label)->text(); }
    GameController& game() const { return m_window->controller(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void open(const char* rules) const {
        m_window->shelf().openNew(
            files::newGame(files::handsOf(articlesDeal()), *parseRules(rules)));
        m_window->table().settle();
    }
    template <class Use>
    bool nameBy(Use use) const {
        return useModal<NamesDialog>(
            *m_window, [this] { press(Qt::Key_F2); }, use);
    }
    static void type(const QString& typed) {
        for (const QChar character : typed) {
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown,
                                QString(character), {});
        }
    }

    std::unique_ptr<MainWindow> m_window;
};

void PlayerNamesTest::init() {
    Settings settings;
    settings.view.animate = false;
    m_window = std::make_unique<MainWindow>(settings);
    m_window->resize(1100, 700);
    m_window->show();
    open("classic");
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void PlayerNamesTest::namesAreCleaned_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::newRow("as it is") << text("Anne-Marie O’Neill") << text("Anne-Marie O’Neill");
    QTest::newRow("blanks") << text("  Ann \t Lee\n") << text("Ann Lee");
    QTest::newRow("nothing") << text(" \t ") << QString();
    QTest::newRow("controls") << text("An\x01n\x1b[1m\x7f") << text("Ann[1m");
    QTest::newRow("bidirectional controls")
        << text("\u202Eevil\u2066 name\u2069") << text("evil name");
    QTest::newRow("joiners are letters")
        << text("نام‌خانوادگی") << text("نام‌خانوادگی");
    QTest::newRow("a joiner alone") << text("\u200D\u200D") << QString();
    QTest::newRow("zero width") << text("\u200Ba\uFEFFb") << text("ab");
    QTest::newRow("markup") << text("<b>&amp;</b>") << text("<b>&amp;</b>");
    QTest::newRow("half a character") << QString(QChar(0xD83D)) + text("x") << text("x");
    QTest::newRow("too long") << QString(50, QLatin1Char('x')) << QString(20, QLatin1Char('x'));
}

void PlayerNamesTest::namesAreCleaned() {
    QFETCH(const QString, typed);
    QFETCH(const QString, name);
    QCOMPARE((PlayerNames{{typed, {}}}.cleaned().given[0]), name);
    game().setNames(PlayerNames{{QString(), typed}});
    QCOMPARE(game().names().given[1], name);
}

void PlayerNamesTest::longNamesAreCutBetweenCharacters() {
    const QString family = text("👨‍👩‍👧");
    const QString accented = text("e\u0301");
    const auto cut = [](const QString& typed) {
        return PlayerNames{{typed, {}}}.cleaned().given[0];
    };
    QCOMPARE(cut(accented.repeated(30)), accented.repeated(20));
    const QString families = cut(family.repeated(30));
    QVERIFY(!families.isEmpty());
    QCOMPARE(families, family.repeated(families.size() / family.size()));
    // One character of a thousand accents is no name that could be shown.
    QCOMPARE(cut(QLatin1Char('a') + text("\u0301").repeated(1000)), QString());
}

void PlayerNamesTest::cleaningTwiceChangesNothing() {
    const QString family = text("👨‍👩‍👧 ");
    for (const QString& typed :
         {text("  a  b "), text("\u200D x"), text("نام\u200C"), family.repeated(8),
          text("1234567890123456789 x"), text("\u0301\u0301"), text("a\u2028b")}) {
        const PlayerNames once = PlayerNames{{typed, typed}}.cleaned();
        QCOMPARE(once.cleaned().given[0], once.given[0]);
    }
}

void PlayerNamesTest::namesFromTheRightStayTogether() {
    const PlayerNames names{{text("דוד"), text("Ann")}};
    QCOMPARE(names.of(Player::A), text("\u2068דוד\u2069"));
    QCOMPARE(names.of(Player::B), text("Ann"));
    QCOMPARE(names.given[0], text("דוד"));
}

void PlayerNamesTest::namesAreGivenByKeyboard() {
    QVERIFY(nameBy([](NamesDialog& dialog) {
        type(text("小哼"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        type(text("  小哈 "));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    }));
    QVERIFY(game().names() == catsNames);
    // The names stand there to be changed.
    QVERIFY(nameBy([](NamesDialog& dialog) {
        QVERIFY(dialog.names() == catsNames);
        type(text("Ann")); // instead of what was there
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    }));
    QCOMPARE(game().names().of(Player::A), text("Ann"));
    QCOMPARE(game().names().of(Player::B), text("小哈"));
}

void PlayerNamesTest::cancellingKeepsTheNames() {
    game().setNames(catsNames);
    game().seek(7);
    QVERIFY(nameBy([](NamesDialog& dialog) {
        type(text("Ann"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }));
    QVERIFY(game().names() == catsNames);
    QCOMPARE(game().index(), 7);
}

void PlayerNamesTest::withoutNamesTheyAreAAndB() {
    game().setNames(catsNames);
    QVERIFY(nameBy([](NamesDialog& dialog) {
        for (const char* field : {"nameA", "nameB"}) {
            auto* edit = dialog.findChild<QLineEdit*>(QString::fromLatin1(field));
            edit->setFocus();
            QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(edit, Qt::Key_Backspace);
        }
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }));
    QVERIFY(game().names() == PlayerNames());
    QCOMPARE(said("statusText"), text("The cards are dealt. A plays first."));
    QVERIFY(find("bankA")->accessibleName().startsWith(text("A, ")));
}

void PlayerNamesTest::everyPlaceNamesThePlayers() {
    press(Qt::Key_F7);
    press(Qt::Key_F8);
    game().setNames(catsNames);
    QCOMPARE(said("statusText"), text("The cards are dealt. 小哼 plays first."));
    QVERIFY(find("bankA")->accessibleName().startsWith(text("小哼, 6 cards")));
    QVERIFY(find("bankB")->accessibleName().startsWith(text("小哈, 6 cards")));
    QCOMPARE(momentAt(game(), 0, game().names()).words,
             text("The cards are dealt. 小哼 plays first."));
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(said("statusText"), text("Play 2: 小哈 plays 3♠."));
    QTRY_COMPARE(find("statusText")->accessibleName(), said("statusText")); // is announced
    const auto& hand = game().position().handOf(Player::B);
    QVERIFY(m_window->table().describeCard(hand[0].id).endsWith(text("front of 小哈’s hand")));
    QVERIFY(m_window->table().describeCard(hand[1].id).endsWith(text("in 小哈’s hand")));
    const TimelineMoment moment = momentAt(game(), 2, game().names());
    QCOMPARE(moment.words, text("小哈 plays 3♠."));
    QCOMPARE(moment.brief, text("小哈 plays 3♠"));
    QCOMPARE(moment.hands, text("小哼 5 · pile 2 · 小哈 5"));
    QVERIFY(find<TimelineSlider>("timeline")->spokenValue().contains(text("小哈 plays")));
    const auto* moves = find<MoveList>("moveList")->model();
    const QModelIndex row = moves->index(2, 0);
    QCOMPARE(row.data().toString(), text("2  小哈  3♠"));
    QCOMPARE(row.data(Qt::ToolTipRole).toString(), text("Play 2: 小哈 plays the three of spades."));
    QTRY_COMPARE(said("verdictTitle"), text("小哈 wins"));
    QVERIFY(said("verdictSentence").contains(text("小哼 has run out of cards")));
    // A card that does not come next is refused in words.
    const CardId wrong = hand[0].id;
    auto* card = m_window->table().cardWidget(wrong);
    QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
                      card->mapTo(m_window.get(), card->rect().center()));
    QCOMPARE(said("statusText"), text("小哼’s turn: 小哼’s front card comes next."));
}

void PlayerNamesTest::theWinnerIsNamed() {
    const auto table = [this] { return m_window->table().grab().toImage(); };
    press(Qt::Key_End);
    m_window->table().settle();
    QVERIFY(said("statusText").contains(text("B wins after 49 plays")));
    const QImage unnamed = table();
    game().setNames(PlayerNames{{QString(), text("B")}}); // a name that reads the same
    QCOMPARE(table(), unnamed);
    game().setNames(catsNames);
    QVERIFY(
        said("statusText").contains(text("小哈 wins after 49 plays and 13 captures: 小哼 has")));
    const QRect plaque = m_window->table().tableLayout().handArea(Player::A).toAlignedRect();
    QVERIFY(table().copy(plaque) != unnamed.copy(plaque));
}

void PlayerNamesTest::anEndlessGameNamesThePlayers() {
    press(Qt::Key_F8);
    game().setNames(catsNames);
    m_window->shelf().openNew(files::newGame(files::NumberedDeal{anchoredNumber, {}}, textbook()));
    QTRY_VERIFY(find<QLabel>("anchorText")->isVisible());
    QVERIFY(said("anchorText").startsWith(text("小哼 plays ")));
    QVERIFY(said("anchorText").contains(text("\n\n小哼 also holds ")));
    QVERIFY(said("anchorText").contains(text("; 小哈 holds ")));
    QVERIFY(said("statusText").contains(text("小哼’s first card, ")));
    QVERIFY(find("endless")->toolTip().contains(text("小哼’s first card, ")));
    QTRY_VERIFY(said("classicText").contains(text("小哼")) ||
                said("classicText").contains(text("小哈")));

    open("coursework");
    QTRY_VERIFY(find("compare") != nullptr && find("compare")->isVisible());
    QTest::mouseClick(find("compare"), Qt::LeftButton);
    auto* dialog = m_window->findChild<CompareDialog*>();
    QVERIFY(dialog != nullptr);
    const auto says = [dialog](const char* words) {
        const auto labels = dialog->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [words](const QLabel* label) { return label->text().contains(text(words)); });
    };
    QVERIFY(says("Hand of 小哼"));
    QVERIFY(says("Hand of 小哈"));
    QVERIFY(says("the turn of 小哈") || says("the turn of 小哼"));
    game().setNames({{text("Ann"), text("Bob")}});
    QVERIFY(says("Hand of Ann"));
    QVERIFY(!says("小哈"));
    QVERIFY(dialog->findChild<QLabel*>(text("ranksA"))->accessibleName().contains(text("Ann")));
}

void PlayerNamesTest::markupAndPlacesStandAsTheyAre() {
    press(Qt::Key_F8);
    const QString a = text("<b>%1</b>&%2");
    const QString b = text("<img src=x>%3");
    game().setNames({{a, b}});
    press(Qt::Key_Right);
    QCOMPARE(said("statusText"), text("Play 1: ") + a + text(" plays 2♠."));
    for (const QLabel* label : m_window->findChildren<QLabel*>()) {
        if (label->text().contains(a) || label->text().contains(b)) {
            QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
        }
    }
    QTRY_COMPARE(said("verdictTitle"), b + text(" wins"));
    const QString spoken = find<TimelineSlider>("timeline")->spokenValue();
    QCOMPARE(spoken, text("play 1 of 49: ") + a + text(" plays 2♠"));
    for (qint64 place = 0; place <= 49; ++place) {
        const TimelineMoment moment = momentAt(game(), place, game().names());
        const QString player = game().names().of(moment.play ? moment.play->player : Player::A);
        QVERIFY2(moment.brief.contains(player + text(" plays ")), qPrintable(moment.brief));
        QVERIFY2(moment.words.contains(player + text(" plays ")), qPrintable(moment.words));
    }
    const auto* moves = find<MoveList>("moveList")->model();
    QCOMPARE(moves->index(1, 0).data(Qt::AccessibleTextRole).toString(),
             text("Play 1: ") + a + text(" plays the two of spades."));
    const QString tip = moves->index(1, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(text("&lt;b&gt;%1&lt;/b&gt;&amp;%2")), qPrintable(tip));
}

void PlayerNamesTest::namesStayAtTheTable() {
    game().setNames(catsNames);
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(game().names() == catsNames);
    m_window->shelf().openByRules(textbook());
    QVERIFY(game().names() == catsNames);
    QCOMPARE(m_window->shelf().current().names[1], std::string("小哈"));
}

void PlayerNamesTest::eachGameKeepsItsNames() {
    game().setNames(catsNames);
    files::SavedGame saved = files::newGame(files::NumberedDeal{7, {}}, {});
    saved.names = {"Ann", ""};
    m_window->shelf().open(saved);
    QCOMPARE(game().names().of(Player::A), text("Ann"));
    QCOMPARE(game().names().of(Player::B), text("B"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(game().names() == catsNames);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_window->shelf().current() == saved);
}

void PlayerNamesTest::longNamesLeaveRoomInTheMoves() {
    press(Qt::Key_F7);
    auto* list = find<MoveList>("moveList");
    const auto whereTheCardsAre = [list] { // of the first play, counted from the right
        const QImage image = list->viewport()->grab().toImage();
        const int top = list->visualRect(list->model()->index(1, 0)).top();
        const QRgb ground = image.pixel(image.width() - 1, top + 2);
        for (int x = image.width() - 1; x >= 0; --x) {
            for (int y = top + 2; y < top + list->sizeHintForRow(0) - 2; ++y) {
                if (image.pixel(x, y) != ground) {
                    return x; // the right edge of the suit
                }
            }
        }
        return -1;
    };
    const int unnamed = whereTheCardsAre();
    QVERIFY(unnamed > 0);
    game().setNames({{QString(20, QLatin1Char('W')), text("Bob")}});
    const int named = whereTheCardsAre();
    QVERIFY2(named > unnamed, qPrintable(QString::number(named)));
    QVERIFY(named - unnamed <= list->viewport()->width() / 5);
}

void PlayerNamesTest::theLongestNameFitsTheSmallestWindow() {
    m_window->resize(900, 560);
    for (const QString& name :
         {QString(20, QLatin1Char('W')), text("鱼").repeated(20), text("Bartholomew Quackery")}) {
        game().setNames({{name, name}});
        press(Qt::Key_F7);
        press(Qt::Key_F8);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), QSize(900, 560));
        for (const char* bankName : {"bankA", "bankB"}) {
            const auto* bank = find(bankName);
            const BankLayout layout =
                layOutBank(bank->size(), bank->font(), name, text("26 cards"), true);
            const QFontMetricsF metrics(layout.name.font);
            QVERIFY(metrics.horizontalAdvance(layout.name.text) <= layout.name.place.width());
            QVERIFY(layout.name.text.size() >= 4);
            QVERIFY(QRectF(QPointF(), bank->size()).contains(layout.name.place));
        }
        press(Qt::Key_F7);
        press(Qt::Key_F8);
    }
}

QTEST_MAIN(PlayerNamesTest)
#include "player_names_test.moc"
