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
constexpr double frontGap = 0.14;        // sets the front card apart, in widths
constexpr double widestHandStep = 0.5;   // in widths
constexpr double widestPileStep = 0.62;  // in widths
constexpr double leastPileStep = 0.34;   // leaves every index in the pile free, in widths

constexpr double readableStep = 0.26; // shows most of an index; with less, a hand takes two rows

/// From one card to the next where `count` of them share `width`.
double stepFor(std::size_t count, double width, double cardWidth) {
    const double widest = widestHandStep * cardWidth;
    return count < 2 ? widest
                     : std::min(widest, (width - cardWidth) / static_cast<double>(count - 1));
}

double heightInCards(int rows) {
    return 1 + secondRowOffset * (rows - 1);
}

QSizeF cardSizeFor(QSizeF field, int secondRows) {
    const double heights = 3 + secondRowOffset * secondRows + 2 * rowGap + lift;
    const double widths = 1 + leastPileStep * static_cast<double>(CardRow::capacity - 1);
    const double width = std::floor(
        std::max(1.0, std::min(field.height() / heights / cardAspect, field.width() / widths)));
    return {width, std::round(width * cardAspect)};
}

/// Whether the front card of the mover's hand lies on the pile already, as it does while it is
/// still the front of the hand in the position before its play.
bool frontHasLanded(const Scene& scene, Player player) {
    return scene.beat == Beat::Landed && scene.play->player == player;
}

std::size_t shownInHand(const Scene& scene, Player player) {
    return scene.position.handOf(player).size() - (frontHasLanded(scene, player) ? 1 : 0);
}

bool contains(const CardRow& row, Card card) {
    return std::find(row.begin(), row.end(), card) != row.end();
}

/// Taken back, the last card to have reached the tail is the first to leave it.
double delayBackward(const fishing::Play& play, Card card) {
    const CardRow& run = play.captured;
    const auto place = std::find(run.begin(), run.end(), card) - run.begin();
    return 1 - static_cast<double>(place + 1) / static_cast<double>(run.size());
}

} // namespace

/// What the rows of both hands come to: where each hand begins, and the pile between them.
struct TableLayout::Rows {
    std::array<int, 2> rows{};
    std::array<double, 2> top{};
    double pileTop = 0;
};

TableLayout::TableLayout(QSizeF size, std::size_t cardCount) {
    const double margin = std::clamp(size.height() / 40, 8.0, 32.0);
    m_bankWidth = std::clamp(size.width() / 10, 76.0, 220.0);
    m_field = {m_bankWidth + 2 * margin, margin, size.width() - m_bankWidth - 3 * margin,
               size.height() - 2 * margin};
    const auto fits = [&](int secondRows) {
        m_secondRows = secondRows;
        m_cardSize = cardSizeFor(m_field.size(), secondRows);
        const std::size_t capacity = capacityOfOneRow();
        return cardCount <= (secondRows == 0 ? capacity : 2 * capacity + 1);
    };
    if (!fits(0) && !fits(1)) {
        fits(2);
    }
}

QRectF TableLayout::bank(Player player) const {
    const double height = m_cardSize.height();
    const double top = player == Player::B ? m_field.top() : m_field.bottom() - height;
    return {m_field.left() - m_field.top() - m_bankWidth, top, m_bankWidth, height};
}

double TableLayout::farShore() const {
    return bank(Player::B).bottom() + rowGap / 2 * m_cardSize.height();
}

double TableLayout::nearShore() const {
    return bank(Player::A).top() - rowGap / 2 * m_cardSize.height();
}

std::size_t TableLayout::capacityOfOneRow() const {
    const double width = m_cardSize.width();
    const double spare = m_field.width() - (1 + frontGap) * width - width;
    return 2 + static_cast<std::size_t>(std::max(0.0, spare / (readableStep * width)));
}

int TableLayout::rowsFor(std::size_t cards) const {
    return m_secondRows > 0 && cards > capacityOfOneRow() ? 2 : 1;
}

TableLayout::Rows TableLayout::rowsOf(const Scene& scene) const {
    Rows rows;
    std::array<double, 2> bottom{};
    for (const Player player : {Player::A, Player::B}) {
        const std::size_t i = indexOf(player);
        rows.rows[i] = rowsFor(shownInHand(scene, player));
        const double height = std::round(heightInCards(rows.rows[i]) * m_cardSize.height());
        rows.top[i] = player == Player::B ? m_field.top() : m_field.bottom() - height;
        bottom[i] = rows.top[i] + height;
    }
    const double room = rows.top[indexOf(Player::A)] - bottom[indexOf(Player::B)];
    const double lifted = lift * m_cardSize.height();
    rows.pileTop =
        std::round(bottom[indexOf(Player::B)] + (room - m_cardSize.height() + lifted) / 2);
    return rows;
}

std::vector<Placement> TableLayout::place(const Scene& scene) const {
    const Rows rows = rowsOf(scene);
    std::vector<Placement> placements;
    placeHand(scene, Player::B, rows, placements);
    placeHand(scene, Player::A, rows, placements);
    placePile(scene, rows, placements);
    if (scene.beat == Beat::Taken) {
        // On its way, the run lies above everything else.
        const CardRow& run = scene.play->captured;
        const auto taken = std::stable_partition(
            placements.begin(), placements.end(),
            [&](const Placement& placement) { return !contains(run, placement.card); });
        const auto count = static_cast<double>(placements.end() - taken);
        for (auto placement = taken; placement != placements.end(); ++placement) {
            placement->delay = static_cast<double>(placement - taken) / count;
        }
    }
    return placements;
}

void TableLayout::placeHand(const Scene& scene, Player player, const Rows& rows,
                            std::vector<Placement>& placements) const {
    const Hand& hand = scene.position.handOf(player);
    const double width = m_cardSize.width();
    const double top = rows.top[indexOf(player)];
    const std::size_t front = frontHasLanded(scene, player) ? 1 : 0;
    if (front < hand.size()) {
        // Where it lies does not depend on the rows: one always knows where to look.
        placements.push_back({hand[front], {m_field.left(), bank(player).top()}});
    }
    const std::size_t next = front + 1;
    if (next >= hand.size()) {
        return;
    }
    const std::size_t rest = hand.size() - next;
    const double restLeft = m_field.left() + (1 + frontGap) * width;
    const std::size_t inFirstRow = rows.rows[indexOf(player)] == 2 ? (rest + 1) / 2 : rest;
    const double step = stepFor(inFirstRow, m_field.right() - restLeft, width);
    for (std::size_t i = 0; i < rest; ++i) {
        const bool below = i >= inFirstRow;
        const auto column = static_cast<double>(below ? i - inFirstRow : i);
        const double y = below ? std::round(secondRowOffset * m_cardSize.height()) : 0;
        placements.push_back({hand[next + i], {restLeft + step * column, top + y}});
    }
}

void TableLayout::placePile(const Scene& scene, const Rows& rows,
                            std::vector<Placement>& placements) const {
    // The same step for every pile, so that cards that stay do not move.
    const double room = m_field.width() - m_cardSize.width();
    const double step = std::min(widestPileStep * m_cardSize.width(),
                                 room / static_cast<double>(CardRow::capacity - 1));
    const bool landed = scene.beat == Beat::Landed;
    const double raised = std::round(lift * m_cardSize.height());
    double left = m_field.left();
    const auto put = [&](Card card) {
        Placement placement{card, {left, rows.pileTop}};
        left += step;
        if (landed && contains(scene.play->captured, card)) {
            placement.topLeft.ry() -= raised;
            placement.delay = scene.backward ? delayBackward(*scene.play, card) : 0;
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
