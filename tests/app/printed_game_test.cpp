// SPDX-License-Identifier: MIT
// Printed pages, read as one reads them: every text that is painted and where it stands.
#include "app/card_names.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/number_text.h"
#include "app/share/printed_game.h"
#include "tests/app/deals.h"

#include <QFile>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <deque>

using namespace fishing;

namespace {

/// A paper that remembers what is written on it.
class Notes : public QPaintDevice, private QPaintEngine {
public:
    struct Text {
        QString text;
        QPointF start; // on the base line
        QRectF place;
    };

    explicit Notes(QSize size) : QPaintEngine(AllFeatures), m_size(size) {}

    const QList<Text>& texts() const { return m_texts; }
    /// All of it, as one reads it.
    QString all() const {
        QString all;
        QPointF end; // of the text before
        for (const Text& each : m_texts) {
            // One line of several fonts comes in several texts.
            const bool goesOn =
                std::abs(each.start.y() - end.y()) < 1 && std::abs(each.start.x() - end.x()) < 1;
            all += goesOn ? each.text : QLatin1Char(' ') + each.text;
            end = each.start + QPointF(each.place.width(), 0);
        }
        return all;
    }

    QPaintEngine* paintEngine() const override { return const_cast<Notes*>(this); }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 72;
        }
    }

private:
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& place, const QTextItem& item) override {
        m_texts += {item.text(), place,
                    QRectF(place.x(), place.y() - item.ascent(), item.width(),
                           item.ascent() + item.descent())};
    }
    Type type() const override { return User; }

    QSize m_size;
    QList<Text> m_texts;
};

// In points, within usual margins.
constexpr QSize a4(510, 765);
constexpr QSize letter(527, 715);
constexpr QSize a5(335, 510);

PrintedGame::Content contentOf(const files::SavedGame& game) {
    GameController controller;
    GameShelf shelf(controller);
    shelf.open(game);
    PrintedGame::Content content;
    content.told = toldGame(controller, shelf);
    content.table = QImage(1100, 571, QImage::Format_RGB32);
    content.caption = QStringLiteral("The table after play 30: B plays 7♠.");
    return content;
}

PrintedGame::Content contentOf(std::uint64_t number, const char* rules = "classic",
                               Deck deck = {}) {
    return contentOf(files::newGame(files::NumberedDeal{number, deck}, *parseRules(rules)));
}

std::deque<Notes> pagesOf(const PrintedGame::Content& content, QSize size) {
    const PrintedGame printed(content, size, 1);
    std::deque<Notes> pages;
    for (int page = 0; page < printed.pageCount(); ++page) {
        QPainter painter(&pages.emplace_back(size));
        printed.paint(painter, page);
    }
    return pages;
}

int pagesInPdf(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        return -1;
    }
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b(?!s)"));
    auto matches = page.globalMatch(QString::fromLatin1(file.readAll()));
    int count = 0;
    for (; matches.hasNext(); matches.next()) {
        ++count;
    }
    return count;
}

} // namespace

class PrintedGameTest : public QObject {
    Q_OBJECT

private slots:
    void aShortGameIsOnePage();
    void everyPlayIsListedInOrder_data();
    void everyPlayIsListedInOrder();
    void nothingLeavesThePage_data();
    void nothingLeavesThePage();
    void longGamesAreCut();
    void endlessGamesArePrintedOnceRound();
    void aSecretEndIsNotPrinted();
    void playersAreNamed();
    void aPdfHasAllPages();
    void aDeviceThatTakesNothingIsNoticed();
};

void PrintedGameTest::aShortGameIsOnePage() {
    const auto pages = pagesOf(contentOf(files::newGame(files::handsOf(articlesDeal()), {})), a4);
    QCOMPARE(pages.size(), std::size_t(1));
    const QString text = pages.front().all();
    for (const char* part : {"Own hands", "Rules: Classic", "capture=take,pickup=top,after=pass",
                             "A plays first: 6 cards", "2♠ 4♠ A♠ 2♥ 5♠ 6♠", "B: 6 cards",
                             "3♠ A♥ 3♥ 5♥ 6♥ 4♥", "The table after play 30",
                             "B wins after 49 plays and 13 captures", "The moves", "Page 1 of 1"}) {
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
    }
}

void PrintedGameTest::everyPlayIsListedInOrder_data() {
    QTest::addColumn<PrintedGame::Content>("content");
    QTest::newRow("full deck") << contentOf(42);
    QTest::newRow("long captures") << contentOf(42, "hook");
    QTest::newRow("long hands") << contentOf(7, "classic", {13, 16});
    QTest::newRow("one card each") << contentOf(files::newGame(*parseHands("7 / 7"), {}));
}

void PrintedGameTest::everyPlayIsListedInOrder() {
    QFETCH(const PrintedGame::Content, content);
    for (const QSize size : {a4, letter, a5, a4.transposed()}) {
        QStringList texts;
        for (const Notes& page : pagesOf(content, size)) {
            for (const auto& each : page.texts()) {
                texts += each.text;
            }
        }
        const auto& rules = content.told.game.rules;
        Position position = startOf(dealOf(content.told.game));
        const auto last = std::min(content.told.usualPlays, PrintedGame::mostPlays);
        qsizetype at = 0;
        for (PlayCount number = 1; number <= last; ++number) {
            const Play made = play(position, rules);
            QStringList expected = {numberText(number),
                                    made.player == Player::A ? QStringLiteral("A")
                                                             : QStringLiteral("B"),
                                    shortName(made.card)};
            if (made.captured.size() > 1) {
                expected += QStringLiteral("%1:").arg(made.captured.size());
                for (const Card card : made.captured) {
                    expected += shortName(card);
                }
            }
            while (at < texts.size() && texts.mid(at, expected.size()) != expected) {
                ++at;
            }
            QVERIFY2(at < texts.size(), qPrintable(expected.join(QLatin1Char(' '))));
            at += expected.size();
        }
    }
}

void PrintedGameTest::nothingLeavesThePage_data() {
    QTest::addColumn<PrintedGame::Content>("content");
    QTest::newRow("full deck") << contentOf(42);
    QTest::newRow("long hands") << contentOf(7, "classic", {13, 16});
    QTest::newRow("long captures") << contentOf(42, "hook");
    auto named = files::newGame(*parseHands("2 4 1 2 5 6 / 3 1 3 5 6 4"), {});
    named.names = {"Wilhelmina von Katz", "Ms Mary Smith-Miller"};
    QTest::newRow("long names") << contentOf(named);
    QTest::newRow("a long verdict") << contentOf(anchoredNumber, "textbook");
}

void PrintedGameTest::nothingLeavesThePage() {
    QFETCH(const PrintedGame::Content, content);
    for (const QSize size : {a4, letter, a5, a4.transposed()}) {
        const QRectF page(-1, -1, size.width() + 2, size.height() + 2);
        for (const Notes& notes : pagesOf(content, size)) {
            for (const auto& each : notes.texts()) {
                QVERIFY2(page.contains(each.place), qPrintable(QStringLiteral("%1 on %2 × %3")
                                                                   .arg(each.text)
                                                                   .arg(size.width())
                                                                   .arg(size.height())));
            }
        }
    }
}

void PrintedGameTest::longGamesAreCut() {
    constexpr std::uint64_t longest = 494'175; // 5,449 plays
    const auto pages = pagesOf(contentOf(longest), a4);
    QVERIFY(pages.front().all().contains(QStringLiteral("The first 2,000 of 5,449 moves")));
    QString all;
    for (const Notes& page : pages) {
        all += page.all() + QLatin1Char(' ');
    }
    QVERIFY(all.contains(QStringLiteral(" 2,000 ")));
    QVERIFY(!all.contains(QStringLiteral(" 2,001 ")));
    QVERIFY(pages.size() < 15);
}

void PrintedGameTest::endlessGamesArePrintedOnceRound() {
    const auto pages = pagesOf(
        contentOf(files::newGame(files::handsOf(articlesDeal()), *parseRules("coursework"))), a4);
    const QString first = pages.front().all();
    QVERIFY(first.contains(QStringLiteral("The moves as far as play 217")));
    QVERIFY(first.contains(QStringLiteral("after 13 plays it repeats itself every 204 plays")));
}

void PrintedGameTest::aSecretEndIsNotPrinted() {
    GameController controller;
    controller.setFutureHidden(true);
    GameShelf shelf(controller);
    shelf.open(files::newGame(files::handsOf(articlesDeal()), {}));
    PrintedGame::Content content;
    content.table = QImage(1100, 571, QImage::Format_RGB32);
    content.told = toldGame(controller, shelf);
    const QString atStart = pagesOf(content, a4).front().all();
    QVERIFY(atStart.contains(QStringLiteral("How it ends is still open")));
    QVERIFY(!atStart.contains(QStringLiteral("moves")));
    controller.seek(5);
    content.told = toldGame(controller, shelf);
    const auto pages = pagesOf(content, a4);
    QVERIFY(pages.front().all().contains(QStringLiteral("The moves as far as play 5")));
    QVERIFY(!pages.back().all().contains(QStringLiteral("49")));
}

void PrintedGameTest::playersAreNamed() {
    auto named = files::newGame(files::handsOf(articlesDeal()), {});
    named.names = {"Ann", "小猫"};
    const QString text = pagesOf(contentOf(named), a4).front().all();
    QVERIFY(text.contains(QStringLiteral("Ann plays first: 6 cards")));
    QVERIFY(text.contains(QStringLiteral("小猫 wins")));
}

void PrintedGameTest::aPdfHasAllPages() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.pdf"));
    const auto content = contentOf(42);
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(file);
    printer.setPageSize(QPageSize(QPageSize::A4));
    QVERIFY(printGame(content, printer));
    const double unit = printer.resolution() / 72.0;
    const int pages =
        PrintedGame(content, QSizeF(printer.width(), printer.height()), unit).pageCount();
    QVERIFY(pages > 1);
    QCOMPARE(pagesInPdf(file), pages);
}

void PrintedGameTest::aDeviceThatTakesNothingIsNoticed() {
    QPdfWriter writer(QStringLiteral("/no/such/folder/game.pdf"));
    QTest::ignoreMessage(QtWarningMsg,
                         QRegularExpression(QStringLiteral("QPdf.*|QPainter::begin.*")));
    QVERIFY(!printGame(contentOf(42), writer));
}

QTEST_MAIN(PrintedGameTest)
#include "printed_game_test.moc"
