// SPDX-License-Identifier: MIT
// Keeps the seats of a table of games taken: as soon as a game is over its deal gets its result and
// the next deal takes the seat, so that games of all lengths are played side by side. How the games
// are played is up to the table. Everything here is private to the file that includes it and is
// compiled for the instructions of that file.
#pragma once

#include "engine/study/kernel_job.h"

#include <cstring>

namespace fishing::study {
namespace {

inline constexpr std::size_t seatCopy = 16; ///< hands may be read in steps of so many bytes

/// What a table tells when it pauses.
struct Pause {
    std::uint32_t steps = 0; ///< made since the last pause: rounds, or plays
    std::uint32_t over = 0;  ///< bit by bit the seats whose games are over
    std::uint32_t early = 0; ///< those of them that were over before B's play of the last round
};

/// A `Table` has `seats`, `playsAStep` (2 if a step is a round, else 1) and:
/// seat(seat, a, b): begins a game, A's and B's hands at the pointers;
/// play(): makes steps until a game is over, or some dozens;
/// isEmpty(seat, player) and captures(seat, early): how the game in a seat stands.
template <Rules rules, class Table>
class LockStep {
public:
    explicit LockStep(const KernelJob& job) : m_job(job), m_table(job) {}

    void playAll() {
        for (unsigned seat = 0; seat < Table::seats; ++seat) {
            seatNext(seat);
        }
        m_waiting = m_job.deals;
        while (m_waiting > 0) {
            const Pause pause = m_table.play();
            m_steps += pause.steps;
            for (std::uint32_t over = pause.over; over != 0; over &= over - 1) {
                const auto seat = static_cast<unsigned>(__builtin_ctz(over));
                finish(seat, (pause.early >> seat & 1U) != 0);
                seatNext(seat);
            }
            if (m_steps >= m_rollCall) {
                abandonLongGames();
            }
        }
    }

private:
    static constexpr std::uint64_t stepsBetweenRollCalls = 64;
    static constexpr std::size_t nobody = ~std::size_t{0};

    /// A seat for which there is no deal left plays the first once more; nobody asks how it went.
    void seatNext(unsigned seat) {
        const bool vacant = m_next == m_job.deals;
        m_deal[seat] = vacant ? nobody : m_next;
        m_begun[seat] = m_steps;
        const std::size_t cards = m_job.aCards + m_job.bCards;
        const Rank* row = m_job.ranks + (vacant ? 0 : m_next) * cards;
        const Rank* end = m_job.ranks + m_job.deals * cards;
        if (static_cast<std::size_t>(end - row) < cards + seatCopy) {
            std::memcpy(m_lastRow, row, cards);
            row = m_lastRow;
        }
        m_table.seat(seat, row, row + m_job.aCards);
        m_next += vacant ? 0 : 1;
    }

    void finish(unsigned seat, bool early) {
        const std::uint64_t plays =
            (m_steps - m_begun[seat]) * Table::playsAStep - (early ? 1U : 0U);
        // What a game did beyond its limit before a roll call noticed does not count.
        if (plays > m_job.limit) {
            record(seat, {});
            return;
        }
        record(seat, {outcome(seat, early), static_cast<std::uint32_t>(plays),
                      m_table.captures(seat, early)});
    }

    /// B's hand is told as it was before the play that `early` says was one too many.
    Outcome outcome(unsigned seat, bool early) const {
        const bool bEmpty = early ? rules.end == End::Turn : m_table.isEmpty(seat, 1);
        const bool aEmpty = m_table.isEmpty(seat, 0);
        if (aEmpty && bEmpty) {
            return Outcome::Draw;
        }
        return aEmpty == (m_job.win == Win::Keep) ? Outcome::B : Outcome::A;
    }

    void record(unsigned seat, const Played& played) {
        if (m_deal[seat] != nobody) {
            m_job.played[m_deal[seat]] = played;
            --m_waiting;
        }
    }

    void abandonLongGames() {
        m_rollCall = m_steps + stepsBetweenRollCalls;
        for (unsigned seat = 0; seat < Table::seats; ++seat) {
            if ((m_steps - m_begun[seat]) * Table::playsAStep >= m_job.limit) {
                record(seat, {});
                seatNext(seat);
            }
        }
    }

    const KernelJob& m_job;
    Table m_table;
    std::size_t m_next = 0;
    std::size_t m_waiting = 0;
    std::uint64_t m_steps = 0;
    std::uint64_t m_rollCall = 0;
    std::size_t m_deal[Table::seats] = {};
    std::uint64_t m_begun[Table::seats] = {};
    Rank m_lastRow[maxCards + seatCopy] = {};
};

} // namespace
} // namespace fishing::study
