// SPDX-License-Identifier: MIT
#include "engine/study/tally_run.h"

namespace fishing::study {

namespace {

/// How many games to play between two looks at what others have done: few enough that one sees the
/// tally grow and that little is lost by cancelling, many enough that adding up takes no time.
class BlockSize {
public:
    std::uint64_t games() const { return m_games; }

    void learn(PlayCount plays) {
        constexpr PlayCount wanted = 5'000'000; // plays, some ten milliseconds
        constexpr std::uint64_t most = 1U << 18U;
        if (plays < wanted / 2) {
            m_games = std::min(2 * m_games, most);
        } else if (plays > 2 * wanted) {
            m_games = std::max(m_games / 2, std::uint64_t{1});
        }
    }

private:
    std::uint64_t m_games = 256;
};

} // namespace

TallyRun::TallyRun(const Subject& subject, NumberRange games, int threads, PlayBlock play)
    : m_subject(subject),
      m_games(games),
      m_play(std::move(play)),
      m_sum(games),
      m_crew(threads, [this](Crew& crew) { work(crew); }) {}

void TallyRun::work(Crew& crew) {
    BlockSize size;
    while (crew.goesOn()) {
        const auto games = m_sum.claim(size.games());
        if (!games) {
            return;
        }
        auto block = m_play(*games, crew);
        if (!block) {
            return;
        }
        size.learn(block->plays);
        m_sum.deliver(*games, std::move(block->tally));
    }
}

Findings TallyRun::findings() const {
    auto [numbers, tally] = m_sum.soFar();
    return {m_subject, std::move(numbers), std::move(tally)};
}

} // namespace fishing::study
