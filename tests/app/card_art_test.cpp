// SPDX-License-Identifier: MIT
#include "app/table/card_art.h"
#include "app/table/card_face.h"
#include "app/table/suit_shape.h"
#include "engine/deck.h"
#include "engine/notation.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

using fishing::Card;
using fishing::Suit;

namespace {

constexpr std::array suits{Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds};
constexpr std::array pixelRatios{1.0, 1.25, 1.5, 2.0, 3.0};

std::vector<Card> deck() {
    return cardsOf(fishing::Deck{});
}

QByteArray nameOf(Card card) {
    return QByteArray::fromStdString(toText(card, fishing::CardStyle::Symbol));
}

QImage imageOf(const QPixmap& sprite) {
    QImage image = sprite.toImage();
    image.setDevicePixelRatio(1);
    return image;
}

/// In how many pixels two pictures differ when all that counts is whether they are dark.
int difference(const QImage& one, const QImage& other) {
    constexpr int dark = 175; // between paper and the lightest ink
    int differing = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            differing += (qGray(one.pixel(x, y)) < dark) != (qGray(other.pixel(x, y)) < dark);
        }
    }
    return differing;
}

bool isInked(QRgb pixel, const QColor& ink) {
    return std::abs(qRed(pixel) - ink.red()) + std::abs(qGreen(pixel) - ink.green()) +
               std::abs(qBlue(pixel) - ink.blue()) <
           200;
}

/// How far down a face its upper index reaches: to the first clear line under the suit.
int endOfIndex(const QImage& face, const QColor& ink) {
    for (int y = face.height() * 3 / 10; y < face.height(); ++y) {
        bool clear = true;
        for (int x = face.width() / 25; x < face.width() / 5; ++x) {
            clear = clear && !isInked(face.pixel(x, y), ink);
        }
        if (clear) {
            return y;
        }
    }
    return face.height();
}

/// The inked part of a face's upper left corner, up to the first clear column that has ink enough
/// before it. That is the index, unless the index runs into something.
QRect indexIn(const QImage& face, const QColor& ink) {
    QRect index;
    const int border = std::max(2, face.width() / 50);
    const int end = endOfIndex(face, ink);
    for (int x = border; x < face.width() / 2; ++x) {
        bool clear = true;
        for (int y = border; y < end; ++y) {
            if (isInked(face.pixel(x, y), ink)) {
                index |= QRect(x, y, 1, 1);
                clear = false;
            }
        }
        if (clear && index.width() > face.width() / 9) {
            break;
        }
    }
    return index;
}

} // namespace

class CardArtTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void allFacesDiffer();
    void suitsDifferByOutline();
    void indicesOfARankDifferInOutline();
    void spritesFillTheirPixels();
    void cornersAreTransparent();
    void everyCourtHasItsPicture();
    void indicesFitIntoANarrowFan_data();
    void indicesFitIntoANarrowFan();
    void indicesAreReadableOnTheSmallestCards();
    void fourColoursAreFour();
    void backsDiffer();
    void spritesAreKept();
    void twoSizesLiveSideBySide();
    void anotherLookIsPaintedAnew();
};

void CardArtTest::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
}

void CardArtTest::allFacesDiffer() {
    for (const QSize size : {QSize(40, 56), QSize(120, 168)}) {
        CardArt art;
        std::vector<QImage> faces;
        for (const Card card : deck()) {
            const QImage face = imageOf(art.face(card, size, 1));
            for (std::size_t i = 0; i < faces.size(); ++i) {
                QVERIFY2(face != faces[i], nameOf(card) + " looks like " + nameOf(deck()[i]));
            }
            faces.push_back(face);
        }
    }
}

void CardArtTest::suitsDifferByOutline() {
    std::vector<QImage> shapes;
    for (const Suit suit : suits) {
        QImage shape(20, 20, QImage::Format_RGB32);
        shape.fill(Qt::white);
        QPainter painter(&shape);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSuit(painter, suit, {10, 10}, 20, Qt::black);
        painter.end();
        for (const QImage& other : shapes) {
            QVERIFY2(difference(shape, other) > 20 * 20 / 10,
                     QByteArray::number(difference(shape, other)));
        }
        shapes.push_back(shape);
    }
}

void CardArtTest::indicesOfARankDifferInOutline() {
    CardArt art;
    for (const QSize size : {QSize(40, 56), QSize(75, 105)}) {
        for (fishing::Rank rank = fishing::lowestRank; rank <= fishing::highestRank; ++rank) {
            std::vector<QImage> indices;
            for (const Suit suit : suits) {
                const Card card{0, rank, suit};
                const QImage face = imageOf(art.face(card, size, 1));
                const QRect index(0, 0, size.width() / 4, size.height() * 2 / 5);
                indices.push_back(face.copy(index));
                for (std::size_t i = 0; i + 1 < indices.size(); ++i) {
                    const int differing = difference(indices[i], indices.back());
                    const int suitPixels = size.width() * size.width() / 40;
                    QVERIFY2(differing > suitPixels / 15,
                             nameOf(card) + ' ' + QByteArray::number(differing));
                }
            }
        }
    }
}

void CardArtTest::spritesFillTheirPixels() {
    CardArt art;
    for (const qreal ratio : pixelRatios) {
        for (const QSize size : {QSize(40, 56), QSize(75, 105), QSize(120, 168)}) {
            const QSize pixels = size * ratio;
            const QPixmap& face = art.face({0, 12, Suit::Hearts}, size, ratio);
            QCOMPARE(face.size(), pixels);
            QCOMPARE(face.devicePixelRatio(), ratio);
            const QPixmap& back = art.back(size, ratio);
            QCOMPARE(back.size(), pixels);
            QCOMPARE(back.devicePixelRatio(), ratio);
        }
    }
}

void CardArtTest::cornersAreTransparent() {
    CardArt art;
    for (const qreal ratio : pixelRatios) {
        for (const QPixmap& sprite :
             {art.face({0, 11, Suit::Clubs}, {75, 105}, ratio), art.back({75, 105}, ratio)}) {
            const QImage image = imageOf(sprite);
            const int right = image.width() - 1;
            const int bottom = image.height() - 1;
            for (const QPoint corner :
                 {QPoint(0, 0), QPoint(right, 0), QPoint(0, bottom), QPoint(right, bottom)}) {
                QCOMPARE(qAlpha(image.pixel(corner)), 0);
            }
            // The border lies on device pixels: each side is as opaque as paper.
            const QPoint middle = image.rect().center();
            for (const QPoint side : {QPoint(0, middle.y()), QPoint(right, middle.y()),
                                      QPoint(middle.x(), 0), QPoint(middle.x(), bottom)}) {
                QCOMPARE(qAlpha(image.pixel(side)), 255);
            }
        }
    }
}

void CardArtTest::everyCourtHasItsPicture() {
    for (const char* rank : {"jack", "queen", "king"}) {
        for (const char* suit : {"spades", "hearts", "clubs", "diamonds"}) {
            const QString name =
                QStringLiteral(":/courts/%1-%2.svg").arg(QLatin1String(rank), QLatin1String(suit));
            const QSvgRenderer picture(name);
            QVERIFY2(picture.isValid(), qPrintable(name));
            QCOMPARE(picture.viewBoxF(), QRectF(0, 0, 100, 140));
        }
    }
}

void CardArtTest::indicesFitIntoANarrowFan_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("ratio");
    for (const QSize size : {QSize(40, 56), QSize(56, 78), QSize(75, 105), QSize(120, 168)}) {
        for (const qreal ratio : pixelRatios) {
            QTest::addRow("%d at %g", size.width(), ratio) << size << ratio;
        }
    }
}

void CardArtTest::indicesFitIntoANarrowFan() {
    QFETCH(QSize, size);
    QFETCH(qreal, ratio);
    CardArt art;
    for (const Card card : deck()) {
        const QImage face = imageOf(art.face(card, size, ratio));
        const QRect index = indexIn(face, suitInk(card.suit, art.look()));
        const double right = static_cast<double>(index.right() + 1) / face.width();
        const double bottom = static_cast<double>(index.bottom() + 1) / face.height();
        QVERIFY2(right <= 0.32, nameOf(card) + " reaches " + QByteArray::number(right));
        // The second row of a long hand leaves 0.42 free.
        QVERIFY2(bottom <= (size.width() < 75 ? 0.42 : 0.36),
                 nameOf(card) + " reaches down " + QByteArray::number(bottom));
    }
}

void CardArtTest::indicesAreReadableOnTheSmallestCards() {
    CardArt art;
    for (const Card card : deck()) {
        const QImage face = imageOf(art.face(card, {40, 56}, 1));
        const QColor ink = suitInk(card.suit, art.look());
        // The rank ends at the first clear row under it; the suit lies below.
        int first = 0;
        int last = 0;
        for (int y = 1; y < 22; ++y) {
            bool clear = true;
            for (int x = 1; x < 11; ++x) {
                clear = clear && !isInked(face.pixel(x, y), ink);
            }
            if (!clear) {
                first = first == 0 ? y : first;
                last = y;
            } else if (first > 0) {
                break;
            }
        }
        QVERIFY2(last - first + 1 >= 12,
                 nameOf(card) + ' ' + QByteArray::number(first) + ' ' + QByteArray::number(last));
    }
}

void CardArtTest::fourColoursAreFour() {
    const CardLook two;
    const CardLook four{true, CardBack::Scales};
    CardArt art;
    for (const Suit suit : suits) {
        for (const Suit other : suits) {
            QCOMPARE(suitInk(suit, four) == suitInk(other, four), suit == other);
        }
        const Card card{0, 7, suit};
        art.setLook(two);
        const QImage before = imageOf(art.face(card, {75, 105}, 1));
        art.setLook(four);
        const QImage after = imageOf(art.face(card, {75, 105}, 1));
        QCOMPARE(before == after, suit == Suit::Spades || suit == Suit::Hearts);
    }
}

void CardArtTest::backsDiffer() {
    CardArt art;
    const QImage scales = imageOf(art.back({75, 105}, 1));
    art.setLook({false, CardBack::Paws});
    QVERIFY(scales != imageOf(art.back({75, 105}, 1)));
}

void CardArtTest::spritesAreKept() {
    CardArt art;
    const QPixmap& first = art.face({3, 5, Suit::Clubs}, {75, 105}, 1);
    const qint64 key = first.cacheKey();
    for (const Card card : deck()) {
        art.face(card, {75, 105}, 1);
    }
    // Which of two equal cards it is makes no difference, and nothing has moved.
    QCOMPARE(&art.face({99, 5, Suit::Clubs}, {75, 105}, 1), &first);
    QCOMPARE(first.cacheKey(), key);
}

void CardArtTest::twoSizesLiveSideBySide() {
    CardArt art;
    const Card card{0, 9, Suit::Diamonds};
    const QPixmap& plain = art.face(card, {75, 105}, 1);
    const qint64 plainKey = plain.cacheKey();
    const qint64 fineKey = art.face(card, {75, 105}, 2).cacheKey();
    QCOMPARE(art.face(card, {75, 105}, 1).cacheKey(), plainKey);
    art.back({40, 56}, 1); // a third: the one not used for longest makes room
    QCOMPARE(&art.face(card, {75, 105}, 1), &plain);
    QCOMPARE(plain.cacheKey(), plainKey);
    QVERIFY(art.face(card, {75, 105}, 2).cacheKey() != fineKey);
}

void CardArtTest::anotherLookIsPaintedAnew() {
    CardArt art;
    const Card card{0, 13, Suit::Spades};
    const qint64 key = art.face(card, {75, 105}, 1).cacheKey();
    art.setLook(art.look());
    QCOMPARE(art.face(card, {75, 105}, 1).cacheKey(), key);
    art.setLook({true, CardBack::Paws});
    QVERIFY(art.look() == CardLook({true, CardBack::Paws}));
    QVERIFY(art.face(card, {75, 105}, 1).cacheKey() != key);
}

QTEST_MAIN(CardArtTest)
#include "card_art_test.moc"
