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

// A hand takes a second row rather than let less than this be seen of a card.
constexpr double leastStepInPixels = 8;
constexpr double leastStep = 0.14;    // in widths, where it costs the height of a second row
constexpr double readableStep = 0.34; // in widths, where that height is there anyway

/// From one card to the next where `count` of them share `width`.
double stepFor(std::size_t count, double width, double cardWidth) {
    const double step = widestHandStep * cardWidth;
    return count < 2 ? step : std::min(step, (width - cardWidth) / static_cast<double>(count - 1));
}

/// What is left of a row for the cards behind the front card.
double restWidth(double rowWidth, double cardWidth) {
    return rowWidth - (1 + frontGap) * cardWidth;
}

/// From one card to the next, with a whole hand in one row.
double stepInOneRow(std::size_t cards, double rowWidth, double cardWidth) {
    return stepFor(cards - std::min<std::size_t>(cards, 1), restWidth(rowWidth, cardWidth),
                   cardWidth);
}

double heightInCards(int rows) {
    return 1 + secondRowOffset * (rows - 1);
}

QSizeF cardSizeFor(QSizeF field, int rows) {
    const double byHeight = field.height() / (2 * heightInCards(rows) + 1 + 2 * rowGap + lift);
    const double byWidth =
        field.width() / (1 + leastPileStep * static_cast<double>(CardRow::capacity - 1));
    const double width = std::floor(std::max(1.0, std::min(byHeight / cardAspect, byWidth)));
    return {width, std::round(width * cardAspect)};
}

bool contains(const CardRow& row, Card card) {
    return std::find(row.begin(), row.end(), card) != row.end();
}

} // namespace

TableLayout::TableLayout(QSizeF size, std::size_t cardCount) {
    const double margin = std::clamp(size.height() / 40, 8.0, 32.0);
    const double bankWidth = std::clamp(size.width() / 10, 76.0, 220.0);
    const QRectF field(bankWidth + 2 * margin, margin, size.width() - bankWidth - 3 * margin,
                       size.height() - 2 * margin);
    m_cardSize = cardSizeFor(field.size(), m_rows);
    const double width = m_cardSize.width();
    if (stepInOneRow(cardCount, field.width(), width) <
        std::max(leastStepInPixels, leastStep * width)) {
        m_rows = 2;
        m_cardSize = cardSizeFor(field.size(), m_rows);
    }
    const double handHeight = std::round(heightInCards(m_rows) * m_cardSize.height());
    const QSizeF handSize(field.width(), handHeight);
    const double top = field.top();
    const double bottom = field.bottom() - handHeight;
    m_handAreas[indexOf(Player::B)] = {{field.left(), top}, handSize};
    m_handAreas[indexOf(Player::A)] = {{field.left(), bottom}, handSize};
    const double lifted = lift * m_cardSize.height();
    const double middle = (top + handHeight + bottom - m_cardSize.height() + lifted) / 2;
    m_pileArea = {field.left(), std::round(middle), field.width(), m_cardSize.height()};
    for (const Player player : {Player::A, Player::B}) {
        const QRectF hand = handArea(player);
        m_banks[indexOf(player)] = {margin, hand.top(), bankWidth, hand.height()};
    }
}

std::vector<Placement> TableLayout::place(const Scene& scene) const {
    std::vector<Placement> placements;
    for (const Player player : {Player::B, Player::A}) {
        // A card that has landed is still the front of the hand in the position before its play.
        const bool frontHasLanded = scene.beat == Beat::Landed && scene.play->player == player;
        placeHand(scene.position.handOf(player), player, frontHasLanded ? 1 : 0, placements);
    }
    placePile(scene, placements);
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

void TableLayout::placeHand(const Hand& hand, Player player, std::size_t first,
                            std::vector<Placement>& placements) const {
    const QRectF area = handArea(player);
    const double width = m_cardSize.width();
    if (first < hand.size()) {
        placements.push_back({hand[first], area.topLeft()});
    }
    const std::size_t next = first + 1;
    if (next >= hand.size()) {
        return;
    }
    const std::size_t rest = hand.size() - next;
    const double restLeft = area.left() + area.width() - restWidth(area.width(), width);
    const bool twoRows =
        m_rows == 2 && stepInOneRow(rest + 1, area.width(), width) < readableStep * width;
    const std::size_t inFirstRow = twoRows ? (rest + 1) / 2 : rest;
    const double step = stepFor(inFirstRow, area.right() - restLeft, width);
    for (std::size_t i = 0; i < rest; ++i) {
        const bool below = i >= inFirstRow;
        const std::size_t column = below ? i - inFirstRow : i;
        const double y = below ? std::round(secondRowOffset * m_cardSize.height()) : 0;
        placements.push_back(
            {hand[next + i], {restLeft + step * static_cast<double>(column), area.top() + y}});
    }
}

void TableLayout::placePile(const Scene& scene, std::vector<Placement>& placements) const {
    const auto& pile = scene.position.pile;
    const bool landed = scene.beat == Beat::Landed;
    const double raised = -std::round(lift * m_cardSize.height());
    std::size_t height = 0;
    const auto put = [&](Card card, bool isPlayed) {
        Placement placement{card, pilePlace(height++)};
        if (landed) {
            const auto& run = scene.play->captured;
            const bool inRun = contains(run, card);
            const bool isPair = !run.empty() && card.rank == scene.play->card.rank;
            placement.glow = isPair ? 1 : 0;
            placement.topLeft.ry() += inRun ? raised : 0;
            if (scene.backward && inRun && !isPlayed) {
                // The last to reach the tail is the first to leave it.
                const auto place = std::find(run.begin(), run.end(), card) - run.begin();
                placement.delay =
                    1 - static_cast<double>(place + 1) / static_cast<double>(run.size());
            }
        }
        placements.push_back(placement);
    };
    for (const Card card : pile) {
        put(card, false);
    }
    if (landed) {
        put(scene.play->card, true);
    }
}

QPointF TableLayout::pilePlace(std::size_t height) const {
    // The same step for every pile, so that cards that stay do not move.
    const double room = m_pileArea.width() - m_cardSize.width();
    const double step = std::min(widestPileStep * m_cardSize.width(),
                                 room / static_cast<double>(CardRow::capacity - 1));
    return {m_pileArea.left() + step * static_cast<double>(height), m_pileArea.top()};
}
