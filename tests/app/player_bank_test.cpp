// SPDX-License-Identifier: MIT
#include "app/table/bank_layout.h"
#include "app/table/kitten_picture.h"
#include "app/table/player_bank.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <array>
#include <vector>

using fishing::Player;

class PlayerBankTest : public QObject {
    Q_OBJECT

private slots:
    void allPicturesAreThere();
    void noTwoPicturesAreAlike();
    void picturesFillTheirSquare();
    void textsFit_data();
    void textsFit();
    void whatIsTooLongIsElided();
    void nothingIsPaintedAtTheEdges();
    void namesForAssistiveTechnology();
    void paintsOnlyWhatIsNew();
    void theTurnIsToldByShape();
    void clicksPassThrough();
};

namespace {

constexpr std::array moods{Mood::Waiting, Mood::Playing, Mood::Happy, Mood::OutOfCards, Mood::Won};
constexpr std::array players{Player::A, Player::B};

QImage pictureOf(Player player, Mood mood, int side) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(kittenPicturePath(player, mood));
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

QImage shownBy(PlayerBank& bank) {
    QImage image(bank.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    bank.render(&image, QPoint(), QRegion(), QWidget::RenderFlags());
    return image;
}

/// How many pixels of one picture are not as in the other.
int difference(const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            count += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
        }
    }
    return count;
}

/// Counts events of one type that reach an object.
class EventCounter : public QObject {
public:
    EventCounter(QObject* object, QEvent::Type type) : m_type(type) {
        object->installEventFilter(this);
    }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == m_type ? 1 : 0;
        return false;
    }

private:
    QEvent::Type m_type;
};

} // namespace

void PlayerBankTest::allPicturesAreThere() {
    for (const Player player : players) {
        for (const Mood mood : moods) {
            const QString path = kittenPicturePath(player, mood);
            QVERIFY2(QSvgRenderer(path).isValid(), qPrintable(path));
        }
    }
    QCOMPARE(kittenPicturePath(Player::A, Mood::Waiting),
             QStringLiteral(":/kittens/ginger-waiting.svg"));
    QCOMPARE(kittenPicturePath(Player::B, Mood::OutOfCards),
             QStringLiteral(":/kittens/grey-out-of-cards.svg"));
}

void PlayerBankTest::noTwoPicturesAreAlike() {
    constexpr int side = 64; // where they must still be told apart
    std::vector<QImage> pictures;
    for (const Player player : players) {
        for (const Mood mood : moods) {
            pictures.push_back(pictureOf(player, mood, side));
        }
    }
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(difference(pictures[i], pictures[j]) > side * side / 10);
        }
    }
}

void PlayerBankTest::picturesFillTheirSquare() {
    for (const Player player : players) {
        for (const Mood mood : moods) {
            QCOMPARE(QSvgRenderer(kittenPicturePath(player, mood)).viewBoxF(),
                     QRectF(0, 0, 200, 200));
            // Nothing is cut off at an edge, and the background lets the bank through.
            const QImage picture = pictureOf(player, mood, 200);
            for (int i = 0; i < 200; ++i) {
                QCOMPARE(qAlpha(picture.pixel(i, 0)), 0);
                QCOMPARE(qAlpha(picture.pixel(i, 199)), 0);
                QCOMPARE(qAlpha(picture.pixel(0, i)), 0);
                QCOMPARE(qAlpha(picture.pixel(199, i)), 0);
            }
        }
    }
}

void PlayerBankTest::textsFit_data() {
    QTest::addColumn<QSizeF>("size");
    for (const QSizeF size :
         {QSizeF(76, 100), QSizeF(84, 90), QSizeF(100, 130), QSizeF(160, 220), QSizeF(220, 560),
          QSizeF(300, 500), QSizeF(220, 100), QSizeF(76, 560)}) {
        QTest::addRow("%gx%g", size.width(), size.height()) << size;
    }
}

void PlayerBankTest::textsFit() {
    QFETCH(const QSizeF, size);
    QFont font;
    font.setPointSize(40);
    for (const bool isMover : {false, true}) {
        for (const char* name :
             {"A", "Mimi", "小花猫", "A very long name for such a small kitten"}) {
            for (const char* count : {"1 card", "26 cards", "208 cards", "208 Spielkarten"}) {
                const BankLayout layout = layOutBank(size, font, QString::fromUtf8(name),
                                                     QString::fromUtf8(count), isMover);
                const QRectF whole(QPointF(), size);
                QVERIFY(layout.kitten.width() >= 0.45 * std::min(size.width(), size.height()));
                for (const QRectF& part :
                     {layout.kitten, layout.name.place, layout.count.place, layout.marker}) {
                    QVERIFY(part.isValid() && whole.contains(part));
                }
                for (const TextLine& line : {layout.name, layout.count}) {
                    const QFontMetricsF metrics(line.font);
                    QVERIFY(!line.text.isEmpty());
                    QVERIFY(metrics.horizontalAdvance(line.text) <= line.place.width());
                    QVERIFY(metrics.height() <= line.place.height());
                    QVERIFY(!line.place.intersects(layout.kitten));
                }
                QCOMPARE(layout.count.text, QString::fromUtf8(count));
                QVERIFY(!layout.name.place.intersects(layout.marker));
                QVERIFY(!layout.name.place.intersects(layout.count.place));
                QVERIFY(!layout.kitten.intersects(layout.marker));
            }
        }
    }
}

void PlayerBankTest::whatIsTooLongIsElided() {
    const QString name = QStringLiteral("A very long name for such a small kitten");
    const auto layout = layOutBank({76, 100}, QFont(), name, QStringLiteral("26 cards"), true);
    QVERIFY(layout.name.text.endsWith(QChar(0x2026)));
    const auto shorter =
        layOutBank({76, 100}, QFont(), QStringLiteral("A"), QStringLiteral("26 cards"), true);
    QCOMPARE(shorter.name.text, QStringLiteral("A"));
    QVERIFY(shorter.name.font.pixelSize() > layout.name.font.pixelSize());
}

void PlayerBankTest::nothingIsPaintedAtTheEdges() {
    QFont font;
    font.setPointSize(40);
    for (const QSize size : {QSize(76, 100), QSize(220, 560)}) {
        PlayerBank bank(Player::B);
        bank.setFont(font);
        bank.setState({Mood::Playing, 208, false}); // the marker alone reaches the right edge
        bank.resize(size);
        const QImage shown = shownBy(bank);
        for (int y = 0; y < size.height(); ++y) {
            QCOMPARE(qAlpha(shown.pixel(0, y)), 0);
            QCOMPARE(qAlpha(shown.pixel(size.width() - 1, y)), 0);
        }
        for (int x = 0; x < size.width(); ++x) {
            QCOMPARE(qAlpha(shown.pixel(x, size.height() - 1)), 0);
        }
    }
}

void PlayerBankTest::namesForAssistiveTechnology() {
    PlayerBank bank(Player::A);
    QCOMPARE(bank.objectName(), QStringLiteral("bankA"));
    QCOMPARE(PlayerBank(Player::B).objectName(), QStringLiteral("bankB"));
    bank.setState({Mood::Playing, 26, true});
    QCOMPARE(bank.accessibleName(), QStringLiteral("A, 26 cards, to play"));
    bank.setState({Mood::Waiting, 1, false});
    QCOMPARE(bank.accessibleName(), QStringLiteral("A, 1 card"));
    bank.setState({Mood::OutOfCards, 0, false});
    QCOMPARE(bank.accessibleName(), QStringLiteral("A, 0 cards"));
    bank.setState({Mood::Won, 52, false});
    QCOMPARE(bank.accessibleName(), QStringLiteral("A, 52 cards, the winner"));
    bank.setName(QStringLiteral("Mimi"));
    QCOMPARE(bank.accessibleName(), QStringLiteral("Mimi, 52 cards, the winner"));
    const auto* accessible = QAccessible::queryAccessibleInterface(&bank);
    QVERIFY(accessible);
    QCOMPARE(accessible->text(QAccessible::Name), bank.accessibleName());
}

void PlayerBankTest::paintsOnlyWhatIsNew() {
    PlayerBank bank(Player::A);
    bank.resize(120, 170);
    bank.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bank));
    QTest::qWait(50);
    EventCounter paints(&bank, QEvent::Paint);
    const BankState state{Mood::Playing, 26, true};
    bank.setState(state);
    QTRY_COMPARE(paints.count, 1);
    for (int i = 0; i < 5; ++i) {
        bank.setState(state);
        bank.setName(QStringLiteral("A"));
        bank.setTheme(TableTheme::of(bank.palette()));
        QTest::qWait(20);
    }
    QCOMPARE(paints.count, 1);
    bank.setState({Mood::Playing, 25, true});
    QTRY_COMPARE(paints.count, 2);
    bank.setName(QStringLiteral("Mimi"));
    QTRY_COMPARE(paints.count, 3);
}

void PlayerBankTest::theTurnIsToldByShape() {
    PlayerBank bank(Player::A);
    bank.resize(120, 170);
    bank.setState({Mood::Waiting, 26, false});
    const QImage resting = shownBy(bank);
    bank.setState({Mood::Waiting, 26, true});
    const QImage marked = shownBy(bank);
    const QRectF marker =
        layOutBank(bank.size(), bank.font(), QStringLiteral("A"), QStringLiteral("26 cards"), true)
            .marker;
    const QRect place = marker.toAlignedRect().intersected(bank.rect());
    QVERIFY(difference(resting.copy(place), marked.copy(place)) >
            place.width() * place.height() / 4);
    for (const Mood mood : {Mood::Happy, Mood::OutOfCards, Mood::Won}) {
        bank.setState({mood, 26, false});
        QVERIFY(difference(resting, shownBy(bank)) > 1000);
    }
}

void PlayerBankTest::clicksPassThrough() {
    QWidget table;
    table.resize(300, 300);
    PlayerBank bank(Player::A, &table);
    bank.setGeometry(10, 10, 120, 170);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    EventCounter onTable(&table, QEvent::MouseButtonPress);
    EventCounter onBank(&bank, QEvent::MouseButtonPress);
    QTest::mouseClick(table.windowHandle(), Qt::LeftButton, {}, QPoint(60, 60));
    QCOMPARE(onTable.count, 1);
    QCOMPARE(onBank.count, 0);
}

QTEST_MAIN(PlayerBankTest)
#include "player_bank_test.moc"
