// SPDX-License-Identifier: MIT
#include "engine/study/tally_run.h"

#include <algorithm>
#include <vector>

namespace fishing::study {

namespace {

/// Plays ranges of games on one thread.
class GamePlayer {
public:
    GamePlayer(const Subject& subject, const BatchJudge& judge, const DealGames& deal, Crew& crew)
        : m_judge(judge),
          m_deal(deal),
          m_crew(crew),
          m_cards(static_cast<std::size_t>(subject.deck.ranks * subject.deck.copies)),
          m_ranks(batch * m_cards),
          m_verdicts(batch) {}

    /// The tally of the games, or nothing if the crew was told to stop.
    std::optional<Tally> play(NumberRange games) {
        Tally tally;
        m_plays = 0;
        const std::uint64_t count = games.count();
        for (std::uint64_t done = 0; done < count; done += batch) {
            const auto size =
                static_cast<std::size_t>(std::min<std::uint64_t>(batch, count - done));
            if (!m_crew.goesOn() || !playBatch(games.first + done, size, tally)) {
                return std::nullopt;
            }
        }
        m_plays += tally.plays;
        return tally;
    }

    /// How many plays the last call of play() made, a measure of the time that it took.
    PlayCount plays() const { return m_plays; }

private:
    static constexpr std::size_t batch = 1024; // games

    bool playBatch(std::uint64_t first, std::size_t size, Tally& tally) {
        const DealRows deals = m_deal(first, std::span(m_ranks).first(size * m_cards));
        PlayCount last = 0;
        const bool isJudged = m_judge.judge(deals, m_verdicts, [&](PlayCount made) {
            m_plays += made - (made > last ? last : 0);
            last = made;
            return m_crew.goesOn();
        });
        for (std::size_t i = 0; isJudged && i < size; ++i) {
            tally.add(first + i, m_verdicts[i]);
        }
        return isJudged;
    }

    const BatchJudge& m_judge;
    const DealGames& m_deal;
    Crew& m_crew;
    std::size_t m_cards;
    std::vector<Rank> m_ranks;
    std::vector<BriefVerdict> m_verdicts;
    PlayCount m_plays = 0;
};

/// How many games to play between two looks at what others have done: few enough that one sees the
/// tally grow and that little is lost by cancelling, many enough that adding up takes no time.
class BlockSize {
public:
    std::uint64_t games() const { return m_games; }

    void learn(PlayCount plays) {
        constexpr PlayCount wanted = 10'000'000; // plays, some ten milliseconds
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

TallyRun::TallyRun(const Subject& subject, NumberRange games, int threads, AnchoredCycles cycles,
                   DealGames deal)
    : m_subject(subject),
      m_games(games),
      m_judge(subject.rules, subject.limit, cycles),
      m_deal(std::move(deal)),
      m_sum(games),
      m_crew(threads, [this](Crew& crew) { work(crew); }) {}

void TallyRun::work(Crew& crew) {
    GamePlayer player(m_subject, m_judge, m_deal, crew);
    BlockSize size;
    while (crew.goesOn()) {
        const auto games = m_sum.claim(size.games());
        if (!games) {
            return;
        }
        auto tally = player.play(*games);
        if (!tally) {
            return;
        }
        size.learn(player.plays());
        m_sum.deliver(*games, std::move(*tally));
    }
}

Findings TallyRun::findings() const {
    auto [numbers, tally] = m_sum.soFar();
    return {m_subject, std::move(numbers), std::move(tally)};
}

} // namespace fishing::study
