// SPDX-License-Identifier: MIT
#include "engine/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace fishing {

namespace {

// A record in a byte: the player in the highest bit, the number of captured cards in the others.
constexpr std::uint8_t playerBit = 0x80;

std::uint8_t packed(const Play& made) {
    const auto captured = static_cast<std::uint8_t>(made.captured.size());
    return made.player == Player::A ? captured : captured | playerBit;
}

PlayRecord unpacked(std::uint8_t record) {
    return {(record & playerBit) == 0 ? Player::A : Player::B, record & ~playerBit};
}

} // namespace

void advance(CardCounts& counts, PlayRecord record) {
    int& hand = counts.hands[indexOf(record.player)];
    --hand;
    if (record.captures()) {
        hand += record.captured;
        counts.pile -= record.captured - 1;
    } else {
        ++counts.pile;
    }
}

Game::Game(Deal deal, const Rules& rules)
    : m_deal(std::move(deal)), m_rules(rules), m_last(startOf(m_deal)) {
    m_chapters.emplace_back().start = m_last;
}

PlayCount Game::find(PlayCount count) {
    while (m_found < count && !m_ending) {
        remember(play(m_last, m_rules));
        m_ending = fishing::ending(m_last, m_rules);
    }
    return std::min(count, m_found);
}

void Game::remember(const Play& made) {
    Chapter& chapter = m_chapters.back();
    chapter.records[m_found % chapterLength] = packed(made);
    const auto captured = static_cast<int>(made.captured.size());
    chapter.biggest = std::max(chapter.biggest, captured);
    const auto pileBefore =
        static_cast<int>(m_last.pile.size()) + (captured > 0 ? captured - 1 : -1);
    add(m_totals, {made.player, captured}, pileBefore);
    if (++m_found % chapterLength == 0) {
        Chapter& next = m_chapters.emplace_back();
        next.start = m_last;
        next.before = m_totals;
    }
}

Position Game::at(PlayCount count) {
    return positionAfter(find(count));
}

Play Game::playNumber(PlayCount number) {
    [[maybe_unused]] const PlayCount known = find(number);
    assert(number >= 1 && known == number);
    Position position = at(number - 1);
    return play(position, m_rules);
}

/// Counts a play that met a pile of `pile` cards.
void Game::add(Totals& totals, PlayRecord record, int pile) const {
    ++totals.plays[indexOf(record.player)];
    if (record.captures()) {
        ++totals.captures;
        // The played card is among the captured ones; a match that stays lying is not.
        const int toMatch =
            m_rules.capture == Capture::Take ? record.captured - 1 : record.captured;
        totals.cardsToMatch += static_cast<PlayCount>(toMatch);
    } else {
        totals.cardsInVain += static_cast<PlayCount>(pile);
    }
}

const Game::Chapter& Game::chapterOf(PlayCount number) const {
    assert(number >= 1 && number <= m_found);
    return m_chapters[(number - 1) / chapterLength];
}

PlayRecord Game::record(PlayCount number) const {
    return unpacked(chapterOf(number).records[(number - 1) % chapterLength]);
}

Position Game::positionAfter(PlayCount plays) const {
    assert(plays <= m_found);
    if (plays == m_found) {
        return m_last;
    }
    Position position = m_chapters[plays / chapterLength].start;
    for (PlayCount i = 0; i < plays % chapterLength; ++i) {
        play(position, m_rules);
    }
    return position;
}

CardCounts Game::countsAt(PlayCount plays) const {
    assert(plays <= m_found);
    const Chapter& chapter = m_chapters[plays / chapterLength];
    CardCounts counts;
    for (const Player player : {Player::A, Player::B}) {
        counts.hands[indexOf(player)] = static_cast<int>(chapter.start.handOf(player).size());
    }
    counts.pile = static_cast<int>(chapter.start.pile.size());
    for (PlayCount i = 0; i < plays % chapterLength; ++i) {
        advance(counts, unpacked(chapter.records[i]));
    }
    return counts;
}

PlayCount Game::capturesIn(PlayCount plays) const {
    assert(plays <= m_found);
    const Chapter& chapter = m_chapters[plays / chapterLength];
    const auto begin = chapter.records.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(plays % chapterLength);
    return chapter.before.captures +
           static_cast<PlayCount>(std::count_if(
               begin, end, [](std::uint8_t record) { return unpacked(record).captures(); }));
}

Totals Game::totalsOf(PlayCount plays) const {
    assert(plays <= m_found);
    const Chapter& chapter = m_chapters[plays / chapterLength];
    Totals totals = chapter.before;
    CardCounts counts;
    counts.pile = static_cast<int>(chapter.start.pile.size());
    for (PlayCount i = 0; i < plays % chapterLength; ++i) {
        const PlayRecord record = unpacked(chapter.records[i]);
        add(totals, record, counts.pile);
        advance(counts, record);
    }
    return totals;
}

PlayCount Game::captureNumber(PlayCount index) const {
    assert(index < m_totals.captures);
    // The last chapter that begins with no more captures than that.
    const auto after = std::ranges::upper_bound(
        m_chapters, index, {}, [](const Chapter& chapter) { return chapter.before.captures; });
    const auto chapter = after - 1;
    PlayCount number = static_cast<PlayCount>(chapter - m_chapters.begin()) * chapterLength;
    for (PlayCount seen = chapter->before.captures; seen <= index;) {
        seen += record(++number).captures() ? 1U : 0U;
    }
    return number;
}

int Game::biggestCapture() const {
    return std::ranges::max_element(m_chapters, {}, &Chapter::biggest)->biggest;
}

std::optional<PlayCount> Game::captureAfter(PlayCount number, int least) const {
    for (PlayCount next = number + 1; next <= m_found; ++next) {
        const bool opensChapter = (next - 1) % chapterLength == 0;
        if (opensChapter && chapterOf(next).biggest < least) {
            next += chapterLength - 1;
        } else if (record(next).captured >= least) {
            return next;
        }
    }
    return std::nullopt;
}

std::optional<PlayCount> Game::captureBefore(PlayCount number, int least) const {
    for (PlayCount last = std::min(number, m_found + 1); last-- > 1;) {
        const bool closesChapter = last % chapterLength == 0;
        if (closesChapter && chapterOf(last).biggest < least) {
            last -= chapterLength - 1;
        } else if (record(last).captured >= least) {
            return last;
        }
    }
    return std::nullopt;
}

} // namespace fishing
