// SPDX-License-Identifier: MIT
#include "engine/study/tally_run.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace fishing::study {

namespace {

constexpr std::size_t batchSize = 1024; // games that are dealt and judged at a time

/// Plays ranges of games on one thread.
class GamePlayer {
public:
    GamePlayer(const Subject& subject, AnchoredCycles cycles, DealGames deal, Crew& crew)
        : m_judge(subject.rules, subject.limit, cycles),
          m_deal(std::move(deal)),
          m_crew(crew),
          m_cards(static_cast<std::size_t>(subject.deck.ranks * subject.deck.copies)),
          m_ranks(batchSize * m_cards),
          m_verdicts(batchSize) {}

    std::optional<TallyRun::Part> play(NumberRange games) {
        TallyRun::Part part;
        const std::uint64_t count = games.count();
        for (std::uint64_t done = 0; done < count; done += batchSize) {
            const std::uint64_t size = std::min<std::uint64_t>(batchSize, count - done);
            if (!m_crew.goesOn() ||
                !playBatch({games.first + done, games.first + done + size - 1}, part)) {
                return std::nullopt;
            }
        }
        part.plays += part.sum.plays;
        return part;
    }

private:
    bool playBatch(NumberRange games, TallyRun::Part& part) {
        const auto size = static_cast<std::size_t>(games.count());
        const DealRows deals = m_deal(games.first, std::span(m_ranks).first(size * m_cards));
        PlayCount last = 0; // the count of plays begins anew with every long game
        const bool isJudged = m_judge.judge(deals, m_verdicts, [&](PlayCount made) {
            part.plays += made > last ? made - last : made;
            last = made;
            return m_crew.goesOn();
        });
        for (std::size_t i = 0; isJudged && i < size; ++i) {
            part.sum.add(games.first + i, m_verdicts[i]);
        }
        return isJudged;
    }

    BatchJudge m_judge;
    DealGames m_deal;
    Crew& m_crew;
    std::size_t m_cards;
    std::vector<Rank> m_ranks;
    std::vector<BriefVerdict> m_verdicts;
};

} // namespace

TallyRun::TallyRun(const Subject& subject, NumberRange games, int threads, AnchoredCycles cycles,
                   DealGames deal)
    : NumberedRun(games, threads,
                  [subject, cycles, deal = std::move(deal)](Crew& crew) -> Worker {
                      auto player = std::make_shared<GamePlayer>(subject, cycles, deal, crew);
                      return [player](NumberRange some) { return player->play(some); };
                  }),
      m_subject(subject) {}

Findings TallyRun::findings() const {
    auto [numbers, tally] = soFar();
    return {m_subject, std::move(numbers), std::move(tally)};
}

} // namespace fishing::study
