// SPDX-License-Identifier: MIT
#include "app/table/table_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using fishing::Card;
using fishing::CardRow;
using fishing::Hand;
using fishing::Player;

namespace {

constexpr double cardAspect = 1.4; // height over width, as of a poker card

// All of these are in card heights or widths.
constexpr double rowOffset = 0.42;      // from row to row of a hand: leaves each index free
constexpr double rowGap = 0.2;          // between a hand and the pile, in heights
constexpr double leastGap = 0.09;       // between a hand of several rows and the pile, in heights
constexpr double clearGap = 0.17;       // the same where it may have more than two
constexpr double lift = 0.08;           // how far a run is raised, in heights
constexpr double hoverLift = 0.06;      // how far a card under the pointer is raised, in heights
constexpr double frontGap = 0.14;       // sets the front card apart, in widths
constexpr double turnGap = 0.3;         // does so where arrows turn round beside it
constexpr double turnWidth = 0.2;       // of an arrow where a hand turns round, in widths
constexpr double turnPart = 0.8;        // of the table's margin that it may take
constexpr double widestHandStep = 0.5;  // in widths
constexpr double widestPileStep = 0.62; // in widths
constexpr double leastPileStep = 0.34;  // leaves every index in the pile free, in widths
constexpr double readableStep = 0.26; // shows most of an index; with less, a hand takes another row
constexpr std::size_t mostRows = 20;  // of a hand, in the highest of windows
constexpr std::size_t shortestRow = 3; // cards, where the rows before can spare them
// With so many rows at hand, each is laid out as roomily as this, in widths.
constexpr std::size_t manyRows = 4;
constexpr double roomyStep = 0.36;
constexpr double clearStep = 0.31; // or at the least, in a hand of all the cards

/// How many of `count` cards lie in each row, of at most `capacity`. A row that is begun takes a
/// few cards at once, so that none looks lost, and then `growth` for each that the hand gets, until
/// all rows are as long: so the hand opens and closes bit by bit, and no card ever has far to go.
std::vector<std::size_t> rowLengths(std::size_t count, std::size_t capacity, std::size_t growth) {
    const std::size_t rows = (count + capacity - 1) / capacity;
    if (rows < 2) {
        return {count};
    }
    const std::size_t earlier = rows - 1;
    const std::size_t overflow = count - earlier * capacity;
    const std::size_t last = std::min(count / rows, shortestRow + growth * (overflow - 1));
    std::vector<std::size_t> lengths(rows, last);
    for (std::size_t row = 0; row < earlier; ++row) {
        lengths[row] = (count - last + earlier - 1 - row) / earlier;
    }
    return lengths;
}

/// How far the pile lies from the first row of a hand, in heights: far enough for the hand's other
/// rows. The pile then never has to give way.
double pileGap(std::size_t rows) {
    if (rows == 1) {
        return rowGap;
    }
    return rowOffset * static_cast<double>(rows - 1) + (rows == 2 ? leastGap : clearGap);
}

/// The largest card for which there is room, in steps of `grid` pixels.
QSizeF cardSizeFor(QSizeF field, std::size_t rows, int grid) {
    const double heights = 3 + 2 * pileGap(rows) + lift;
    const double widths = 1 + leastPileStep * static_cast<double>(CardRow::capacity - 1);
    const double largest = std::min(field.height() / heights / cardAspect, field.width() / widths);
    const double width = grid * std::max(1.0, std::floor(largest / grid));
    return {width, grid * std::round(width * cardAspect / grid)};
}

/// The queue turns round at the end of a row and runs back in the next: so a card that moves up
/// from one to the other only moves a little. Of two cards the right one lies above in any row.
bool runsBack(std::size_t row) {
    return row % 2 != 0;
}

bool contains(const CardRow& row, Card card) {
    return std::find(row.begin(), row.end(), card) != row.end();
}

/// Cards are dealt to both hands in turn, from the front to the tail.
void delayDealing(const Scene& scene, std::vector<Placement>& placements) {
    const auto& hands = scene.position.hands;
    const auto longest = static_cast<double>(std::max(hands[0].size(), hands[1].size()));
    std::array<double, 256> turns{}; // by card id
    for (const Player player : {Player::A, Player::B}) {
        const Hand& hand = scene.position.handOf(player);
        for (std::size_t i = 0; i < hand.size(); ++i) {
            turns[hand[i].id] = static_cast<double>(i) + (player == Player::A ? 0 : 0.5);
        }
    }
    for (Placement& placement : placements) {
        placement.delay = turns[placement.card.id] / longest;
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

int pixelGrid(double pixelRatio) {
    constexpr int coarsest = 8;
    for (int grid = 1; grid <= coarsest; ++grid) {
        const double device = grid * pixelRatio;
        if (std::abs(device - std::round(device)) < 1e-6) {
            return grid;
        }
    }
    return 1;
}

TableLayout::TableLayout(QSizeF size, std::size_t cardCount, int grid) : m_grid(grid) {
    // Of a small picture of the table, its edges and banks take a smaller part.
    const double leastMargin = std::min(8.0, size.height() / 24);
    const double leastBank = std::min(84.0, size.width() / 6.5);
    m_margin = onGrid(std::clamp(size.height() / 40, leastMargin, 32.0));
    m_bankWidth = onGrid(std::clamp(size.width() / 9, leastBank, 440.0));
    m_field = {m_bankWidth + 2 * m_margin, m_margin,
               onGrid(size.width() - m_bankWidth - 3 * m_margin),
               onGrid(size.height() - 2 * m_margin)};
    // As few rows, and so as large cards, as will do for one hand of all the cards.
    const auto fits = [&] {
        m_cardSize = cardSizeFor(m_field.size(), m_rows, m_grid);
        const double step = m_rows < manyRows ? readableStep : clearStep;
        return cardCount <= m_rows * (capacityOfOneRow(step) - 1) + 1;
    };
    while (!fits() && m_rows < mostRows) {
        ++m_rows;
    }
}

QPointF TableLayout::deckPlace() const {
    const QPointF corner = m_field.center() - QRectF(QPointF(), m_cardSize).center();
    return {onGrid(corner.x()), onGrid(corner.y())};
}

QRectF TableLayout::bank(Player player) const {
    // Beside small cards a kitten may use the room that their other rows leave to it.
    const double enough = std::max(120.0, 0.95 * m_bankWidth);
    const double card = m_cardSize.height();
    const double room = card * (1 + rowOffset * static_cast<double>(m_rows - 1));
    const double height = std::max(card, std::min(room, enough));
    const double top = player == Player::B ? m_field.top() : m_field.bottom() - height;
    return {m_margin, top, m_bankWidth, height};
}

QRectF TableLayout::pileArea() const {
    return {m_field.left(), pileTop(), m_field.width(), m_cardSize.height()};
}

QRectF TableLayout::handArea(Player player) const {
    return {m_field.left(), frontTop(player), m_field.width(), m_cardSize.height()};
}

Shores TableLayout::shores() const {
    const double beyond = rowGap / 2 * m_cardSize.height();
    const double far = handArea(Player::B).bottom() + beyond;
    // The counts under the kittens stand on grass, too.
    const double landing = bank(Player::B).bottom() + m_margin / 2 - far;
    return {far, std::max(far + 1, handArea(Player::A).top() - beyond), std::max(0.0, landing)};
}

double TableLayout::pileTop() const {
    const double room = frontTop(Player::A) - handArea(Player::B).bottom();
    const double lifted = lift * m_cardSize.height();
    return onGrid(handArea(Player::B).bottom() + (room - m_cardSize.height() + lifted) / 2);
}

std::vector<Placement> TableLayout::place(const Scene& scene) const {
    std::vector<Placement> placements;
    placePile(scene, placements);
    placeHand(scene, Player::B, placements);
    placeHand(scene, Player::A, placements);
    if (scene.beat == Beat::Gathered) {
        for (Placement& placement : placements) {
            placement.topLeft = deckPlace();
            placement.faceUp = false;
        }
    }
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

std::size_t TableLayout::capacityOfOneRow(double step) const {
    const double width = m_cardSize.width();
    const double spare = rowRight() - rowLeft() - width;
    return 2 + static_cast<std::size_t>(std::max(0.0, spare / (step * width)));
}

double TableLayout::frontTop(Player player) const {
    return player == Player::B ? m_field.top() : m_field.bottom() - m_cardSize.height();
}

std::vector<std::size_t> TableLayout::rowsOf(std::size_t cards) const {
    // Two rows share their cards evenly, so that these lie less close. Where there is room for many
    // rows, none needs to be packed in the first place, and each is filled before the next.
    const bool isRoomy = m_rows >= manyRows;
    const std::size_t capacity = capacityOfOneRow(isRoomy ? roomyStep : readableStep) - 1;
    return rowLengths(cards, std::max(capacity, (cards + m_rows - 1) / m_rows), isRoomy ? 1 : 2);
}

double TableLayout::widthOf(const std::vector<std::size_t>& rows) const {
    const std::size_t columns = rows[0]; // no row is longer
    const double widest = widestHandStep * m_cardSize.width() * static_cast<double>(columns - 1);
    return columns < 2 ? 0 : std::min(widest, rowRight() - rowLeft() - m_cardSize.width());
}

double TableLayout::rowTop(Player player, std::size_t row) const {
    const double towardsPile =
        (player == Player::B ? 1 : -1) * onGrid(rowOffset * m_cardSize.height());
    return frontTop(player) + towardsPile * static_cast<double>(row);
}

double TableLayout::rowLeft() const {
    const double gap = m_rows > 2 ? turnGap : frontGap;
    return m_field.left() + onGrid((1 + gap) * m_cardSize.width());
}

double TableLayout::rowRight() const {
    const double beyond = turnWidth * m_cardSize.width() - turnPart * m_margin;
    return m_field.right() - (m_rows > 1 ? onGrid(std::max(0.0, beyond)) : 0);
}

TableLayout::Row TableLayout::rowOf(const std::vector<std::size_t>& rows, std::size_t row) const {
    const std::size_t columns = rows[0]; // none is longer
    const double width = widthOf(rows);
    // Rows that others follow reach from turn to turn, though one may be a card shorter; and so
    // does the last one if it is, or a stub of the card above it would look out.
    const bool isFull = row + 1 < rows.size() || rows[row] + 1 == columns;
    const auto gaps = static_cast<double>(rows[row] - 1);
    const double usual = columns > 1 ? width / static_cast<double>(columns - 1) : 0;
    const double step = isFull && gaps > 0 ? width / gaps : usual;
    return {rowLeft() + (runsBack(row) ? width - step * gaps : 0), step};
}

RowSigns TableLayout::rowSigns(const Scene& scene) const {
    RowSigns signs;
    if (scene.beat == Beat::Gathered || scene.beat == Beat::Dealt) {
        return signs; // there are no rows yet
    }
    const double room = turnWidth * m_cardSize.width();
    const double seen = rowOffset * m_cardSize.height(); // of a row under the next
    for (const Player player : {Player::A, Player::B}) {
        const std::size_t cards = scene.position.handOf(player).size();
        const std::size_t apart = frontHasLeft(scene, player) ? 2 : 1;
        const auto rows = rowsOf(std::max(cards, apart) - apart);
        const double right = rowLeft() + widthOf(rows) + m_cardSize.width();
        for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
            const double x = runsBack(row) ? rowLeft() : right;
            signs.turns.push_back({{x, rowTop(player, row) + seen / 2},
                                   {x, rowTop(player, row + 1) + seen / 2},
                                   runsBack(row) ? -room : room});
        }
        const std::size_t last = rows.size() - 1;
        if (runsBack(last)) {
            // Where the row looks out beyond the one before it, which the front card is beside.
            const double top =
                rowTop(player, last) + (player == Player::B ? m_cardSize.height() - seen : 0);
            const double edge = rowOf(rows, last).left;
            signs.tails.push_back(
                {QPointF(edge - m_cardSize.width(), top), QSizeF(m_cardSize.width(), seen)});
        }
    }
    return signs;
}

void TableLayout::placeHand(const Scene& scene, Player player,
                            std::vector<Placement>& placements) const {
    const Hand& hand = scene.position.handOf(player);
    const bool faceUp = !scene.handsFaceDown;
    const double top = frontTop(player);
    const std::size_t front = frontHasLeft(scene, player) ? 1 : 0;
    if (front < hand.size()) {
        placements.push_back({hand[front], {m_field.left(), top}, faceUp});
    }
    const std::size_t next = front + 1;
    if (next >= hand.size()) {
        return;
    }
    const auto rows = rowsOf(hand.size() - next);
    const auto putRow = [&](std::size_t row) {
        const auto begin = std::accumulate(rows.begin(), rows.begin() + std::ptrdiff_t(row), next);
        const auto [left, step] = rowOf(rows, row);
        for (std::size_t i = 0; i < rows[row]; ++i) {
            placements.push_back(
                {.card = hand[begin + (runsBack(row) ? rows[row] - 1 - i : i)],
                 .topLeft = {onGrid(left + step * static_cast<double>(i)), rowTop(player, row)},
                 .faceUp = faceUp,
                 .tucksIn = true});
        }
    };
    // Of two rows the lower one lies above.
    for (std::size_t i = 0; i < rows.size(); ++i) {
        putRow(player == Player::B ? i : rows.size() - 1 - i);
    }
}

void TableLayout::placePile(const Scene& scene, std::vector<Placement>& placements) const {
    // The same step for every pile, so that cards that stay do not move.
    const double room = m_field.width() - m_cardSize.width();
    const double step = std::min(widestPileStep * m_cardSize.width(),
                                 room / static_cast<double>(CardRow::capacity - 1));
    const double top = pileTop();
    const bool held = scene.beat == Beat::Held;
    const bool landed = scene.beat == Beat::Landed;
    const bool caught = landed || scene.beat == Beat::Taking;
    const auto& pile = scene.position.pile;
    const bool hasPair = caught && std::any_of(pile.begin(), pile.end(), [&](Card card) {
                             return card.rank == scene.play->card.rank;
                         });
    const double raised = onGrid(lift * m_cardSize.height());
    double left = m_field.left();
    const auto put = [&](Card card) {
        Placement placement{card, {onGrid(left), top}};
        left += step;
        const bool isTaken = caught && contains(scene.play->captured, card);
        if (isTaken || (held && card == scene.play->card)) {
            placement.topLeft.ry() -= raised;
            placement.isLifted = isTaken;
        }
        // A Jack that hooks the pile has no match: it is all of it.
        const bool matches = caught && card.rank == scene.play->card.rank;
        if (caught && scene.play->captures() && (matches || (isTaken && !hasPair))) {
            placement.glow = 1;
        }
        placements.push_back(placement);
    };
    for (const Card card : pile) {
        put(card);
    }
    if (held || landed) {
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
