// SPDX-License-Identifier: MIT
#include "app/table/table_layout.h"

#include <algorithm>
#include <cmath>

using fishing::Card;
using fishing::CardRow;
using fishing::Hand;
using fishing::Player;

namespace {

constexpr double cardAspect = 1.4; // height over width, as of a poker card

// All of these are in card heights or widths.
constexpr double secondRowOffset = 0.42; // leaves the index of the first row free
constexpr double rowGap = 0.2;           // between a hand and the pile, in heights
constexpr double lift = 0.12;            // how far a run is raised, in heights
constexpr double hoverLift = 0.06;       // how far a card under the pointer is raised, in heights
constexpr double frontGap = 0.14;        // sets the front card apart, in widths
constexpr double widestHandStep = 0.5;   // in widths
constexpr double widestPileStep = 0.62;  // in widths
constexpr double leastPileStep = 0.34;   // leaves every index in the pile free, in widths
constexpr double readableStep = 0.26;    // shows most of an index; with less, a hand takes two rows

/// From one card to the next where `count` of them share `width`.
double stepFor(std::size_t count, double width, double cardWidth) {
    const double widest = widestHandStep * cardWidth;
    return count < 2 ? widest
                     : std::min(widest, (width - cardWidth) / static_cast<double>(count - 1));
}

double heightInCards(int rows) {
    return 1 + secondRowOffset * (rows - 1);
}

/// The largest card of which `secondRows` second rows fit, in steps of `grid` pixels.
QSizeF cardSizeFor(QSizeF field, int secondRows, int grid) {
    const double heights = 3 + secondRowOffset * secondRows + 2 * rowGap + lift;
    const double widths = 1 + leastPileStep * static_cast<double>(CardRow::capacity - 1);
    const double largest = std::min(field.height() / heights / cardAspect, field.width() / widths);
    const double width = grid * std::max(1.0, std::floor(largest / grid));
    return {width, grid * std::round(width * cardAspect / grid)};
}

bool contains(const CardRow& row, Card card) {
    return std::find(row.begin(), row.end(), card) != row.end();
}

/// Cards are dealt to both hands in turn, from the front to the tail.
void delayDealing(const Scene& scene, std::vector<Placement>& placements) {
    const auto& hands = scene.position.hands;
    const auto longest = static_cast<double>(std::max(hands[0].size(), hands[1].size()));
    auto placement = placements.begin();
    for (const Player player : {Player::B, Player::A}) {
        const std::size_t size = scene.position.handOf(player).size();
        for (std::size_t i = 0; i < size; ++i, ++placement) {
            const double turn = player == Player::A ? 0 : 0.5;
            placement->delay = (static_cast<double>(i) + turn) / longest;
        }
    }
}

/// A run is taken card by card in the order of the queue; taken back, the last card to have reached
/// the tail is the first to leave it.
void delayRun(const CardRow& run, bool backward, std::vector<Placement>& placements) {
    for (Placement& placement : placements) {
        const auto* const found = std::find(run.begin(), run.end(), placement.card);
        if (found != run.end()) {
            const auto turn = static_cast<double>(found - run.begin());
            const auto last = static_cast<double>(run.size() - 1);
            placement.delay = (backward ? last - turn : turn) / static_cast<double>(run.size());
        }
    }
}

} // namespace

/// What the rows of both hands come to: where each hand begins, and the pile between them.
struct TableLayout::Rows {
    std::array<int, 2> rows{};
    std::array<double, 2> top{};
    double pileTop = 0;
};

TableLayout::TableLayout(QSizeF size, std::size_t cardCount, int grid) : m_grid(grid) {
    m_margin = onGrid(std::clamp(size.height() / 40, 8.0, 32.0));
    m_bankWidth = onGrid(std::clamp(size.width() / 9, 84.0, 300.0));
    m_field = {m_bankWidth + 2 * m_margin, m_margin,
               onGrid(size.width() - m_bankWidth - 3 * m_margin),
               onGrid(size.height() - 2 * m_margin)};
    const auto fits = [&](int secondRows) {
        m_secondRows = secondRows;
        m_cardSize = cardSizeFor(m_field.size(), secondRows, m_grid);
        const std::size_t capacity = capacityOfOneRow();
        return cardCount <= (secondRows == 0 ? capacity : 2 * capacity + 1);
    };
    if (!fits(0) && !fits(1)) {
        fits(2);
    }
}

QPointF TableLayout::deckPlace() const {
    const QPointF corner = m_field.center() - QRectF(QPointF(), m_cardSize).center();
    return {onGrid(corner.x()), onGrid(corner.y())};
}

QRectF TableLayout::bank(Player player) const {
    return {m_margin, frontTop(player), m_bankWidth, m_cardSize.height()};
}

double TableLayout::farShore() const {
    return bank(Player::B).bottom() + rowGap / 2 * m_cardSize.height();
}

double TableLayout::nearShore() const {
    return bank(Player::A).top() - rowGap / 2 * m_cardSize.height();
}

std::vector<Placement> TableLayout::place(const Scene& scene) const {
    const Rows rows = rowsOf(scene);
    std::vector<Placement> placements;
    placeHand(scene, Player::B, rows, placements);
    placeHand(scene, Player::A, rows, placements);
    placePile(scene, rows, placements);
    if (scene.beat == Beat::Dealt) {
        delayDealing(scene, placements);
    } else if (scene.beat == Beat::Taken || (scene.beat == Beat::Landed && scene.backward)) {
        delayRun(scene.play->captured, scene.backward, placements);
    }
    if (scene.raised) {
        raise(*scene.raised, placements);
    }
    return placements;
}

std::optional<fishing::CardId> TableLayout::cardAt(const Scene& scene, QPointF place) const {
    Scene flat = scene;
    flat.raised.reset();
    const auto placements = this->place(flat);
    const auto top = std::find_if(placements.rbegin(), placements.rend(), [&](const auto& each) {
        return QRectF(each.topLeft, m_cardSize).contains(place);
    });
    return top == placements.rend() ? std::nullopt : std::optional(top->card.id);
}

TableLayout::Rows TableLayout::rowsOf(const Scene& scene) const {
    Rows rows;
    std::array<double, 2> bottom{};
    for (const Player player : {Player::A, Player::B}) {
        const std::size_t i = indexOf(player);
        rows.rows[i] = rowsFor(shownInHand(scene, player));
        const double height = onGrid(heightInCards(rows.rows[i]) * m_cardSize.height());
        rows.top[i] = player == Player::B ? m_field.top() : m_field.bottom() - height;
        bottom[i] = rows.top[i] + height;
    }
    const double room = rows.top[indexOf(Player::A)] - bottom[indexOf(Player::B)];
    const double lifted = lift * m_cardSize.height();
    rows.pileTop = onGrid(bottom[indexOf(Player::B)] + (room - m_cardSize.height() + lifted) / 2);
    return rows;
}

int TableLayout::rowsFor(std::size_t cards) const {
    return m_secondRows > 0 && cards > capacityOfOneRow() ? 2 : 1;
}

std::size_t TableLayout::capacityOfOneRow() const {
    const double width = m_cardSize.width();
    const double spare = m_field.width() - (1 + frontGap) * width - width;
    return 2 + static_cast<std::size_t>(std::max(0.0, spare / (readableStep * width)));
}

double TableLayout::frontTop(Player player) const {
    return player == Player::B ? m_field.top() : m_field.bottom() - m_cardSize.height();
}

void TableLayout::placeHand(const Scene& scene, Player player, const Rows& rows,
                            std::vector<Placement>& placements) const {
    const Hand& hand = scene.position.handOf(player);
    const double width = m_cardSize.width();
    const bool faceUp = !scene.handsFaceDown;
    const std::size_t front = frontHasLanded(scene, player) ? 1 : 0;
    if (front < hand.size()) {
        // Where it lies does not depend on the rows: one always knows where to look.
        placements.push_back({hand[front], {m_field.left(), frontTop(player)}, faceUp});
    }
    const std::size_t next = front + 1;
    if (next >= hand.size()) {
        return;
    }
    const std::size_t rest = hand.size() - next;
    // The first row is filled before the second, so that a hand that grows moves only at its tail.
    const std::size_t inFirstRow =
        rows.rows[indexOf(player)] == 2 ? std::max(capacityOfOneRow() - 1, (rest + 1) / 2) : rest;
    const double left = m_field.left() + onGrid((1 + frontGap) * width);
    const double step = onGridBelow(stepFor(inFirstRow, m_field.right() - left, width));
    const double top = rows.top[indexOf(player)];
    const double below = top + onGrid(secondRowOffset * m_cardSize.height());
    for (std::size_t i = 0; i < rest; ++i) {
        const bool first = i < inFirstRow;
        const auto column = static_cast<double>(first ? i : i - inFirstRow);
        placements.push_back({hand[next + i], {left + step * column, first ? top : below}, faceUp});
    }
}

void TableLayout::placePile(const Scene& scene, const Rows& rows,
                            std::vector<Placement>& placements) const {
    // The same step for every pile, so that cards that stay do not move.
    const double room = m_field.width() - m_cardSize.width();
    const double step = onGridBelow(std::min(widestPileStep * m_cardSize.width(),
                                             room / static_cast<double>(CardRow::capacity - 1)));
    const bool landed = scene.beat == Beat::Landed;
    const double raised = onGrid(lift * m_cardSize.height());
    double left = m_field.left();
    const auto put = [&](Card card) {
        Placement placement{card, {left, rows.pileTop}};
        left += step;
        if (landed && contains(scene.play->captured, card)) {
            placement.topLeft.ry() -= raised;
        }
        if (landed && scene.play->captures() && card.rank == scene.play->card.rank) {
            placement.glow = 1;
        }
        placements.push_back(placement);
    };
    for (const Card card : scene.position.pile) {
        put(card);
    }
    if (landed) {
        put(scene.play->card);
    }
}

void TableLayout::raise(fishing::CardId id, std::vector<Placement>& placements) const {
    const auto raised = std::find_if(placements.begin(), placements.end(),
                                     [id](const auto& each) { return each.card.id == id; });
    if (raised != placements.end()) {
        raised->topLeft.ry() -= onGrid(hoverLift * m_cardSize.height());
        std::rotate(raised, raised + 1, placements.end());
    }
}

double TableLayout::onGrid(double length) const {
    return m_grid * std::round(length / m_grid);
}

double TableLayout::onGridBelow(double length) const {
    return m_grid * std::max(1.0, std::floor(length / m_grid));
}
