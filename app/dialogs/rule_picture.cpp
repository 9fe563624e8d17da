// SPDX-License-Identifier: MIT
#include "app/dialogs/rule_picture.h"

#include "app/table/card_art.h"
#include "app/table/kitten_picture.h"
#include "app/table/table_theme.h"
#include "engine/play.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

using fishing::Card;
using fishing::Player;
using fishing::Position;
using fishing::Suit;

namespace {

constexpr QSize pictureSize(224, 50);
constexpr QSize cardSize(24, 34);
constexpr QSize kittenSize(34, 34);
constexpr int step = 14;   // from card to card: leaves each index free
constexpr int lift = 5;    // of cards that are being taken
constexpr int gap = 8;     // between the cards of a hand and what joins them
constexpr int padding = 6; // of water or grass around cards
constexpr int margin = 3;  // between a kitten and its cards
constexpr int arrowWidth = 28;
constexpr qreal roundness = 6;

using Cards = std::vector<Card>;

template <class Row>
Cards cardsOf(const Row& row) {
    Cards cards;
    for (std::size_t i = 0; i < row.size(); ++i) {
        cards.push_back(row[i]);
    }
    return cards;
}

/// A plays a card on a pile with a 3 in its middle.
struct Moment {
    Position before;
    Position after;
    fishing::Play play;

    /// The pile with the played card on top.
    Cards landed() const {
        Cards cards = cardsOf(before.pile);
        cards.push_back(play.card);
        return cards;
    }
    /// What A's hand keeps beside what it catches.
    Cards held() const { return {before.handOf(Player::A)[1]}; }
};

Moment momentOf(fishing::Rank played, const fishing::Rules& rules) {
    Moment moment;
    moment.before.pile = {{0, 6, Suit::Spades}, {1, 3, Suit::Hearts}, {2, 8, Suit::Clubs}};
    moment.before.handOf(Player::A).pushTail({3, played, Suit::Spades});
    moment.before.handOf(Player::A).pushTail({4, 9, Suit::Diamonds});
    moment.before.handOf(Player::B).pushTail({5, 5, Suit::Clubs});
    moment.after = moment.before;
    moment.play = fishing::play(moment.after, rules);
    return moment;
}

/// Paints from left to right.
class Sketch {
public:
    Sketch(QPainter& painter, CardArt& art, const TableTheme& theme, qreal pixelRatio)
        : m_painter(painter), m_art(art), m_theme(theme), m_pixelRatio(pixelRatio) {
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    /// The pile on the water, the last `taken` cards of it lifted out.
    void pile(const Cards& cards, std::size_t taken = 0) {
        ground(m_theme.water, widthOf(cards.size()));
        if (cards.empty()) {
            m_x += cardSize.width(); // water alone
        }
        row(cards, taken);
        m_x += padding;
    }

    /// A hand on the bank, with what joined its tail set apart.
    void hand(const Cards& held, const Cards& joined) {
        const int apart = joined.empty() ? 0 : gap;
        ground(m_theme.nearBank, widthOf(held.size()) + apart + widthOf(joined.size()));
        row(held, 0);
        m_x += apart;
        row(joined, 0);
        m_x += padding;
    }

    void arrow() {
        const QRectF place(m_x, 0, arrowWidth, pictureSize.height());
        const QPointF tip = place.center() + QPointF(9, 0);
        QPainterPath path(place.center() - QPointF(9, 0));
        path.lineTo(tip);
        path.moveTo(tip + QPointF(-5, -5));
        path.lineTo(tip);
        path.lineTo(tip + QPointF(-5, 5));
        m_painter.strokePath(
            path, QPen(m_theme.quietText, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_x += arrowWidth;
    }

    void kitten(Player player, Mood mood) {
        const int top = (pictureSize.height() - kittenSize.height()) / 2;
        paintKitten(m_painter, player, mood, QRectF(QPointF(m_x, top), kittenSize));
        m_x += kittenSize.width();
    }

    void space(int width) { m_x += width; }

    /// Looks whether the hands of these players are empty.
    void look(const std::vector<Player>& players) {
        constexpr int width = 15;
        constexpr qreal radius = 4.5;
        const QPointF middle(m_x + width / 2.0, pictureSize.height() / 2.0);
        m_painter.setPen(QPen(m_theme.text, 1));
        for (std::size_t i = 0; i < players.size(); ++i) {
            const qreal shift = players.size() == 1 ? 0 : (i == 0 ? 1 : -1) * (radius + 1.5);
            m_painter.setBrush(furOf(players[i]));
            m_painter.drawEllipse(middle + QPointF(0, shift), radius, radius);
        }
        m_x += width;
    }

    void backs(int count) {
        const int top = (pictureSize.height() - cardSize.height()) / 2;
        for (int i = 0; i < count; ++i) {
            m_painter.drawPixmap(m_x + i * backStep, top, m_art.back(cardSize, m_pixelRatio));
        }
        m_x += count == 0 ? 0 : cardSize.width() + (count - 1) * backStep;
    }

private:
    static constexpr int backStep = 6;

    static int widthOf(std::size_t cards) {
        return cards == 0 ? 0 : cardSize.width() + (static_cast<int>(cards) - 1) * step;
    }

    static QColor furOf(Player player) {
        return player == Player::A ? QColor(0xf0, 0x9a, 0x3e) : QColor(0x9a, 0xa4, 0xb2);
    }

    void ground(const QColor& color, int width) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        const QRectF place(m_x, 1, std::max(width, cardSize.width()) + 2 * padding,
                           pictureSize.height() - 2);
        m_painter.drawRoundedRect(place, roundness, roundness);
        m_x += padding;
    }

    void row(const Cards& cards, std::size_t lifted) {
        const int top = (pictureSize.height() - cardSize.height()) / 2 + 1;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const int height = i + lifted >= cards.size() ? lift : 0;
            m_painter.drawPixmap(m_x, top - height, m_art.face(cards[i], cardSize, m_pixelRatio));
            m_x += i + 1 < cards.size() ? step : cardSize.width();
        }
    }

    QPainter& m_painter;
    CardArt& m_art;
    const TableTheme& m_theme;
    qreal m_pixelRatio;
    int m_x = 0;
};

void paintCapture(Sketch& sketch, const fishing::Rules& rules) {
    const Moment moment = momentOf(3, rules);
    sketch.pile(moment.landed(), moment.play.captured.size());
    sketch.arrow();
    sketch.pile(cardsOf(moment.after.pile));
}

void paintPickup(Sketch& sketch, const fishing::Rules& rules) {
    const Moment moment = momentOf(3, rules);
    sketch.pile(moment.landed(), moment.play.captured.size());
    sketch.arrow();
    sketch.hand(moment.held(), cardsOf(moment.play.captured));
}

void paintAfter(Sketch& sketch, const fishing::Rules& rules) {
    const Moment moment = momentOf(3, rules);
    sketch.kitten(moment.play.player, Mood::Happy);
    sketch.space(margin);
    sketch.hand({}, cardsOf(moment.play.captured));
    sketch.arrow();
    sketch.kitten(moment.after.mover, Mood::Playing);
    sketch.space(margin);
    sketch.hand({moment.after.handOf(moment.after.mover).front()}, {});
}

/// Two rounds, and between the plays which hands are looked at.
void paintEnd(Sketch& sketch, const fishing::Rules& rules) {
    constexpr int plays = 4;
    for (int i = 0; i <= plays; ++i) {
        const Player next = i % 2 == 0 ? Player::A : Player::B;
        const bool looksAtBoth = rules.end == fishing::End::Play
                                     ? i > 0
                                     : rules.end == fishing::End::Round && next == Player::A;
        if (looksAtBoth) {
            sketch.look({Player::A, Player::B});
        } else if (rules.end == fishing::End::Turn) {
            sketch.look({next});
        } else {
            sketch.look({});
        }
        if (i < plays) {
            sketch.kitten(next, Mood::Playing);
        }
    }
}

void paintWin(Sketch& sketch, const fishing::Rules& rules) {
    const bool keepWins = rules.win == fishing::Win::Keep;
    sketch.kitten(Player::A, keepWins ? Mood::Won : Mood::Waiting);
    sketch.space(margin);
    sketch.backs(4);
    sketch.space(cardSize.width());
    sketch.kitten(Player::B, keepWins ? Mood::OutOfCards : Mood::Won);
}

void paintJack(Sketch& sketch, const fishing::Rules& rules) {
    const Moment moment = momentOf(fishing::jackRank, rules);
    sketch.pile(moment.landed(), moment.play.captured.size());
    sketch.arrow();
    if (moment.play.captures()) {
        sketch.hand(moment.held(), cardsOf(moment.play.captured));
    } else {
        sketch.pile(cardsOf(moment.after.pile));
    }
}

} // namespace

RulePicture::RulePicture(std::string_view key, CardArt& art, QWidget* parent)
    : QWidget(parent), m_key(key), m_art(art) {
    setFixedSize(pictureSize);
}

void RulePicture::setRules(const fishing::Rules& rules) {
    if (rules != m_rules) {
        m_rules = rules;
        update();
    }
}

void RulePicture::paintEvent(QPaintEvent*) {
    using Paint = void (*)(Sketch&, const fishing::Rules&);
    static constexpr std::pair<std::string_view, Paint> pictures[] = {
        {"capture", paintCapture}, {"pickup", paintPickup}, {"after", paintAfter},
        {"end", paintEnd},         {"win", paintWin},       {"jack", paintJack},
    };
    const TableTheme theme = TableTheme::of(palette());
    QPainter painter(this);
    Sketch sketch(painter, m_art, theme, devicePixelRatioF());
    for (const auto& [key, paint] : pictures) {
        if (key == m_key) {
            paint(sketch, m_rules);
        }
    }
}
