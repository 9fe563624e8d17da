// SPDX-License-Identifier: MIT
// The rule told a second time, straight from its description, slowly and plainly. It shares nothing
// with the engine, not even the types, so that a slip in one of the two tellings shows.
#pragma once

#include <algorithm>
#include <deque>
#include <string>
#include <utility>
#include <vector>

struct PlainCard {
    int id = 0;
    int rank = 0;

    friend bool operator==(const PlainCard&, const PlainCard&) = default;
};

/// What decides how a game goes on, as a text: who plays next, and the ranks in both hands from the
/// front and in the pile from the bottom.
inline std::string plainPosition(std::size_t mover, const std::deque<PlainCard>& a,
                                 const std::deque<PlainCard>& b,
                                 const std::vector<PlainCard>& pile) {
    std::string text(1, mover == 0 ? 'a' : 'b');
    const auto append = [&text](const auto& cards) {
        text += '/';
        for (const PlainCard& card : cards) {
            text += static_cast<char>('A' + card.rank);
        }
    };
    append(a);
    append(b);
    append(pile);
    return text;
}

class PlainGame {
public:
    using Hand = std::deque<PlainCard>;

    /// `rules` are all six pairs, written out.
    PlainGame(Hand a, Hand b, std::string rules)
        : m_rules(std::move(rules)), m_hands{std::move(a), std::move(b)} {}

    const Hand& hand(std::size_t player) const { return m_hands[player]; }
    const std::vector<PlainCard>& pile() const { return m_pile; } // bottom first
    std::size_t mover() const { return m_mover; }
    unsigned plays() const { return m_plays; }

    /// "a", "b" or "draw" if the game is over, "" while it goes on.
    std::string ending() const {
        const bool aEmpty = m_hands[0].empty();
        const bool bEmpty = m_hands[1].empty();
        bool over = false;
        if (has("end=play")) {
            over = aEmpty || bEmpty;
        } else if (has("end=round")) {
            over = m_mover == 0 && m_turnBegins && (aEmpty || bEmpty);
        } else {
            over = m_hands[m_mover].empty();
        }
        if (!over) {
            return "";
        }
        if (aEmpty && bEmpty) {
            return "draw";
        }
        return aEmpty == has("win=keep") ? "b" : "a";
    }

    /// Gives the cards of a capture in the order in which they joined the tail.
    std::vector<PlainCard> play() {
        Hand& hand = m_hands[m_mover];
        const PlainCard card = hand.front();
        hand.pop_front();
        ++m_plays;
        const bool takesAll = has("jack=hook") && card.rank == 11 && !m_pile.empty();
        const bool matches = std::any_of(m_pile.begin(), m_pile.end(),
                                         [card](PlainCard each) { return each.rank == card.rank; });
        if (!takesAll && !matches) {
            m_pile.push_back(card);
            passTurn();
            return {};
        }
        std::vector<PlainCard> run = {card};
        bool matchReached = false;
        while (!m_pile.empty() && !matchReached) {
            matchReached = !takesAll && m_pile.back().rank == card.rank;
            if (matchReached && has("capture=leave")) {
                break;
            }
            run.push_back(m_pile.back());
            m_pile.pop_back();
        }
        if (has("pickup=bottom")) {
            std::reverse(run.begin(), run.end());
        }
        hand.insert(hand.end(), run.begin(), run.end());
        if (has("after=again")) {
            m_turnBegins = false;
        } else {
            passTurn();
        }
        return run;
    }

    /// All that decides how the game goes on, as a text.
    std::string position() const { return plainPosition(m_mover, m_hands[0], m_hands[1], m_pile); }

private:
    bool has(const char* pair) const { return m_rules.find(pair) != std::string::npos; }

    void passTurn() {
        m_mover = 1 - m_mover;
        m_turnBegins = true;
    }

    std::string m_rules;
    Hand m_hands[2];
    std::vector<PlainCard> m_pile;
    std::size_t m_mover = 0;
    bool m_turnBegins = true;
    unsigned m_plays = 0;
};
