// SPDX-License-Identifier: MIT
#include "engine/found_hands.h"

#include "engine/card_rows.h"
#include "engine/notation.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace fishing {

namespace {

/// Decides which rows are the hands.
class HandChooser {
public:
    explicit HandChooser(std::vector<WordRow> rows) : m_rows(std::move(rows)) {}

    FoundHands choose() {
        m_isWhole = m_rows.size() < mostCardRows;
        dropCounts();
        dropStrangers();
        tellNames();
        if (const auto labelled = findLabelled()) {
            return take((*labelled)[0], (*labelled)[1], true);
        }
        dropSingles();
        if (m_rows.empty()) {
            return {};
        }
        if (m_rows.size() == 1) {
            return takeOne();
        }
        if (m_rows.size() == 2) {
            const bool isTurned = m_rows[0].caption == Player::B || m_rows[1].caption == Player::A;
            return isTurned ? take({1, 2}, {0, 1}, !m_droppedRows)
                            : take({0, 1}, {1, 2}, !m_droppedRows);
        }
        if (const auto second = secondBlock()) {
            return take({0, *second}, {*second, m_rows.size()}, !m_droppedRows && m_isWhole);
        }
        return take({0, 1}, {1, 2}, isPair());
    }

private:
    /// Rows from the first index up to the second.
    using Range = std::pair<std::size_t, std::size_t>;

    void dropCounts() {
        std::vector<WordRow> rest;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!isCount(i)) {
                rest.push_back(m_rows[i]);
            } else if (!m_rows[i + 1].caption) {
                m_rows[i + 1].caption = m_rows[i].caption; // "a[6] = {2, 4, ..."
            }
        }
        // A hand of one card can look like a count, too.
        if (rest.size() >= 2) {
            m_rows = std::move(rest);
        }
    }

    bool isCount(std::size_t index) const {
        const WordRow& row = m_rows[index];
        if (row.words > 2 || index + row.words >= m_rows.size()) {
            return false;
        }
        for (std::size_t i = 0; i < row.words; ++i) {
            if (row.numbers[i] == 0 || row.numbers[i] != m_rows[index + 1 + i].words) {
                return false;
            }
        }
        return true;
    }

    void dropStrangers() {
        std::erase_if(m_rows, [](const WordRow& row) { return 2 * row.cards < row.words; });
    }

    void dropSingles() {
        const auto isLong = [](const WordRow& row) { return row.words > 1; };
        if (std::ranges::count_if(m_rows, isLong) >= 2) {
            m_droppedRows = std::erase_if(m_rows, std::not_fn(isLong)) > 0;
        }
    }

    void tellNames() {
        // "A wins after 2,230 plays" is no caption of a hand.
        const auto isCaptioned = [this](Player player) {
            return std::ranges::any_of(m_rows, [player](const WordRow& row) {
                return row.caption == player && 2 * row.cards > row.words;
            });
        };
        if (isCaptioned(Player::A) || !isCaptioned(Player::B)) {
            return;
        }
        for (WordRow& row : m_rows) {
            if (row.firstIsA && !row.isIntroduced && row.words > 1) {
                row.text = row.afterFirst;
                row.caption = Player::A;
                --row.words;
                --row.cards;
            }
        }
    }

    std::optional<std::array<Range, 2>> findLabelled() const {
        std::array<Range, 2> found;
        for (const Player player : {Player::A, Player::B}) {
            const auto row = std::ranges::find(m_rows, std::optional(player), &WordRow::caption);
            if (row == m_rows.end()) {
                return std::nullopt;
            }
            const auto first = static_cast<std::size_t>(row - m_rows.begin());
            std::size_t end = first + 1;
            while (end < m_rows.size() && goesOn(end)) {
                ++end;
            }
            found[indexOf(player)] = {first, end};
        }
        return found;
    }

    /// Whether a row may be the next line of the hand whose last one is the row before it.
    bool goesOn(std::size_t index) const {
        const WordRow& above = m_rows[index - 1];
        const WordRow& row = m_rows[index];
        return above.endsLine && row.beginsLine && row.endsLine && row.line == above.line + 1;
    }

    /// Where the second of two blocks begins, if there are two.
    std::optional<std::size_t> secondBlock() const {
        std::optional<std::size_t> second;
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (!goesOn(i) && second) {
                return std::nullopt;
            }
            if (!goesOn(i)) {
                second = i;
            }
        }
        if (!second) {
            return std::nullopt;
        }
        const bool areCaptioned = m_rows[0].isCaptioned && m_rows[*second].isCaptioned;
        const bool areLong = *second > 1 && m_rows.size() - *second > 1;
        return areCaptioned || areLong ? second : std::nullopt;
    }

    /// Whether the first two rows stand under each other, and no third one below.
    bool isPair() const {
        const int line = m_rows[0].line;
        return m_rows[1].line == line + 1 && m_rows[2].line > line + 2;
    }

    FoundHands takeOne() const {
        FoundHands found;
        const Player player = m_rows[0].caption.value_or(Player::A);
        found.hands[indexOf(player)] = wordsOf(m_rows[0].text);
        return found;
    }

    FoundHands take(Range a, Range b, bool isClear) const {
        FoundHands found;
        found.isClear = isClear;
        for (const Player player : {Player::A, Player::B}) {
            const auto [first, end] = player == Player::A ? a : b;
            std::string& hand = found.hands[indexOf(player)];
            for (std::size_t i = first; i < end; ++i) {
                hand.append(hand.empty() ? "" : " ").append(wordsOf(m_rows[i].text));
                found.isClear = found.isClear && !m_rows[i].isFrayed;
            }
            found.isClear = found.isClear && parseHand(hand, player);
        }
        return found;
    }

    std::vector<WordRow> m_rows;
    bool m_isWhole = true; // all rows of the text are known
    bool m_droppedRows = false;
};

} // namespace

FoundHands findHands(std::string_view text) {
    if (const auto hands = parseHands(text)) {
        return {{toText((*hands)[0]), toText((*hands)[1])}, true};
    }
    return HandChooser(cardRows(text)).choose();
}

} // namespace fishing
