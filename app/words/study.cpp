// SPDX-License-Identifier: MIT
#include "app/words/study.h"

#include "app/words/transcript.h"
#include "app/words/words.h"
#include "engine/notation.h"
#include "engine/study/share.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace words {

using namespace fishing;
using namespace fishing::study;

namespace {

Argument text(std::string value) {
    return {std::move(value)};
}

Argument number(std::uint64_t value) {
    return {value};
}

Argument phrase(Phrase value) {
    return {std::move(value)};
}

Argument plays(PlayCount count) {
    return phrase(describePlays(count));
}

/// "1 deal", "2 deals": `grouped` are the digits as they are shown.
Argument deals(const std::string& grouped) {
    if (grouped == "1") {
        return phrase({QT_TRANSLATE_NOOP("words", "1 deal"), {}});
    }
    return phrase({QT_TRANSLATE_NOOP("words", "%1 deals"), {text(grouped)}});
}

Argument deals(std::uint64_t count) {
    return deals(grouped(std::to_string(count)));
}

std::string fixed(double value, int decimals) {
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, value);
    return buffer.data();
}

Argument percent(double share, int decimals) {
    return text(fixed(100 * share, decimals) + "%");
}

/// So many decimals that two figures of `margin` are seen, 1 to 9.
int decimalsFor(double margin) {
    return margin > 0 ? std::clamp(1 - static_cast<int>(std::floor(std::log10(margin))), 1, 9) : 1;
}

Row rulesRow(const Rules& rules) {
    return {nameOfRules(), describe(rules)};
}

Row deckRow(Deck deck) {
    return {{QT_TRANSLATE_NOOP("words", "Deck"), {}},
            {QT_TRANSLATE_NOOP("words", "ranks 1 to %1, %2 of each"),
             {number(static_cast<std::uint64_t>(deck.ranks)),
              number(static_cast<std::uint64_t>(deck.copies))}}};
}

// What a tally says. A survey and a census count the same things, and differ in how they write down
// a count, a share and a game.

class TallyWords {
public:
    explicit TallyWords(const Tally& tally) : m_tally(tally) {}
    virtual ~TallyWords() = default;

    std::vector<Row> rows() const {
        std::vector<Row> rows;
        addShare(rows, {QT_TRANSLATE_NOOP("words", "A wins"), {}}, Outcome::A);
        addShare(rows, {QT_TRANSLATE_NOOP("words", "B wins"), {}}, Outcome::B);
        if (m_tally.of(Outcome::Draw).games > 0) {
            addShare(rows, {QT_TRANSLATE_NOOP("words", "Draws"), {}}, Outcome::Draw);
        }
        addShare(rows, {QT_TRANSLATE_NOOP("words", "Endless"), {}}, Outcome::Endless);
        addProofs(rows);
        if (m_tally.of(Outcome::Undecided).games > 0) {
            addShare(rows, {QT_TRANSLATE_NOOP("words", "Undecided"), {}}, Outcome::Undecided);
        }
        if (m_tally.finished() > 0) {
            addLengths(rows);
        }
        return rows;
    }

protected:
    const Tally& tally() const { return m_tally; }

    virtual Argument count(std::uint64_t games) const = 0;
    virtual Phrase share(const Tally::Kind& kind) const = 0;
    virtual std::string mean(std::uint64_t sum, const Histogram& figures) const = 0;
    virtual Phrase game(std::uint64_t number) const = 0;

private:
    void addShare(std::vector<Row>& rows, Phrase name, Outcome outcome) const {
        rows.push_back({std::move(name), share(m_tally.of(outcome))});
    }

    void addProofs(std::vector<Row>& rows) const {
        if (m_tally.of(Outcome::Endless).games == 0) {
            return;
        }
        rows.push_back({{QT_TRANSLATE_NOOP("words", "Proofs"), {}},
                        {QT_TRANSLATE_NOOP("words", "%1 by an anchor, %2 by a cycle"),
                         {count(m_tally.anchors.games), count(m_tally.cycles.games)}}});
        if (!m_tally.periods.empty()) {
            rows.push_back({{QT_TRANSLATE_NOOP("words", "Cycles"), {}}, periods()});
        }
    }

    Phrase periods() const {
        constexpr std::size_t shown = 5;
        std::vector<std::pair<PlayCount, std::uint64_t>> all;
        for (const auto& [period, kind] : m_tally.periods) {
            all.emplace_back(period, kind.games);
        }
        std::ranges::stable_sort(all, std::greater<>(),
                                 [](const auto& each) { return each.second; });
        Phrase list;
        for (std::size_t i = 0; i < std::min(all.size(), shown); ++i) {
            const Argument one = phrase({QT_TRANSLATE_NOOP("words", "every %1: %2"),
                                         {plays(all[i].first), count(all[i].second)}});
            list = i == 0 ? Phrase{"%1", {one}}
                          : Phrase{QT_TRANSLATE_NOOP("words", "%1; %2"), {phrase(list), one}};
        }
        if (all.size() > shown) {
            return {QT_TRANSLATE_NOOP("words", "%1; and %2 other periods"),
                    {phrase(list), number(all.size() - shown)}};
        }
        return list;
    }

    void addLengths(std::vector<Row>& rows) const {
        rows.push_back(
            {{QT_TRANSLATE_NOOP("words", "Plays"), {}}, spread(m_tally.plays, m_tally.lengths)});
        rows.push_back({{QT_TRANSLATE_NOOP("words", "Captures"), {}},
                        spread(m_tally.captures, m_tally.catches)});
        rows.push_back({{QT_TRANSLATE_NOOP("words", "Shortest"), {}}, length(*m_tally.shortest)});
        rows.push_back({{QT_TRANSLATE_NOOP("words", "Longest"), {}}, length(*m_tally.longest)});
    }

    Phrase spread(std::uint64_t sum, const Histogram& figures) const {
        return {QT_TRANSLATE_NOOP("words", "%1 on average; half of the games have %2 or fewer, "
                                           "1 in 10 has more than %3, 1 in 1,000 more than %4"),
                {text(mean(sum, figures)), number(figures.percentile(50)),
                 number(figures.percentile(90)), number(figures.percentile(99.9))}};
    }

    Phrase length(const Tally::Length& length) const {
        return {QT_TRANSLATE_NOOP("words", "%1: %2"),
                {plays(length.plays), phrase(game(length.game))}};
    }

    const Tally& m_tally;
};

class SurveyWords : public TallyWords {
public:
    using TallyWords::TallyWords;

private:
    Argument count(std::uint64_t games) const override { return number(games); }

    Phrase share(const Tally::Kind& kind) const override {
        const Share share = shareOf(kind.games, tally().games());
        if (kind.games == 0) {
            return {QT_TRANSLATE_NOOP("words", "none, so fewer than 1 deal in %1"),
                    {number(static_cast<std::uint64_t>(1 / share.high))}};
        }
        const Argument value = percent(share.value, decimals(share));
        const Argument games = deals(kind.games);
        const Argument first = phrase(game(*kind.first));
        // Where hardly any or nearly all are counted, the two sides of the margin differ.
        const double above = share.high - share.value;
        const double below = share.value - share.low;
        const bool isLopsided = std::max(above, below) > 1.5 * std::min(above, below);
        if (isLopsided) {
            return {QT_TRANSLATE_NOOP("words", "%1, or %2 to %3 (%4, the first of them %5)"),
                    {value, percent(share.low, decimals(share)),
                     percent(share.high, decimals(share)), games, first}};
        }
        return {QT_TRANSLATE_NOOP("words", "%1 ± %2 (%3, the first of them %4)"),
                {value, percent(margin(share), decimals(share)), games, first}};
    }

    static double margin(const Share& share) {
        return std::max(share.high - share.value, share.value - share.low);
    }

    static int decimals(const Share& share) { return decimalsFor(100 * margin(share)); }

    std::string mean(std::uint64_t sum, const Histogram& figures) const override {
        const auto games = static_cast<double>(figures.games());
        const double margin = 1.96 * figures.deviation() / std::sqrt(games);
        const int decimals = decimalsFor(margin);
        const std::string value = fixed(static_cast<double>(sum) / games, decimals);
        return margin > 0 ? value + " ± " + fixed(margin, decimals) : value;
    }

    // As digits alone, so that it can be typed as it stands.
    Phrase game(std::uint64_t number) const override {
        return {QT_TRANSLATE_NOOP("words", "deal %1"), {text(std::to_string(number))}};
    }
};

class CensusWords : public TallyWords {
public:
    explicit CensusWords(const Census& census) : TallyWords(census.tally), m_census(census) {}

private:
    Argument count(std::uint64_t games) const override {
        return text(grouped(m_census.inDeals(games).toText()));
    }

    Phrase share(const Tally::Kind& kind) const override {
        if (kind.games == 0) {
            return {QT_TRANSLATE_NOOP("words", "none"), {}};
        }
        constexpr int decimals = 6;
        const double value =
            100 * static_cast<double>(kind.games) / static_cast<double>(tally().games());
        return {
            QT_TRANSLATE_NOOP("words", "%1, %2%"),
            {deals(grouped(m_census.inDeals(kind.games).toText())), text(fixed(value, decimals))}};
    }

    std::string mean(std::uint64_t sum, const Histogram& figures) const override {
        constexpr int decimals = 4;
        return fixed(static_cast<double>(sum) / static_cast<double>(figures.games()), decimals);
    }

    Phrase game(std::uint64_t number) const override {
        const Subject& subject = m_census.subject;
        const auto classes = DealClasses::of(subject.deck, subject.rules.jack);
        std::vector<Rank> ranks(static_cast<std::size_t>(subject.deck.ranks * subject.deck.copies));
        return {"%1", {text(toText(dealOf(classes->deal(number, ranks), 0)))}};
    }

    const Census& m_census;
};

void append(std::vector<Row>& rows, std::vector<Row> more) {
    rows.insert(rows.end(), more.begin(), more.end());
}

// Hunts.

std::string dealOf(const Trophy& trophy) {
    const auto hand = [](const std::vector<Rank>& ranks) {
        std::string cards;
        for (const Rank rank : ranks) {
            cards.append(cards.empty() ? "" : " ").append(std::to_string(rank));
        }
        return cards;
    };
    return hand(trophy.hands[0]) + " / " + hand(trophy.hands[1]);
}

Phrase describe(const Trophy& trophy) {
    switch (trophy.verdict.outcome) {
    case Outcome::Endless:
        return trophy.verdict.period > 0
                   ? Phrase{QT_TRANSLATE_NOOP("words", "repeats every %1: %2"),
                            {plays(trophy.verdict.period), text(dealOf(trophy))}}
                   : Phrase{QT_TRANSLATE_NOOP("words", "by its anchor: %1"),
                            {text(dealOf(trophy))}};
    case Outcome::Undecided:
        return {QT_TRANSLATE_NOOP("words", "undecided: %1"), {text(dealOf(trophy))}};
    case Outcome::A:
    case Outcome::B:
    case Outcome::Draw:
        break;
    }
    return {QT_TRANSLATE_NOOP("words", "%1: %2"),
            {plays(trophy.verdict.plays), text(dealOf(trophy))}};
}

Phrase nextLongest(const Bag& bag) {
    Phrase list;
    for (std::size_t i = 1; i < bag.longest.size(); ++i) {
        const Argument plays = number(bag.longest[i].verdict.plays);
        list = i == 1 ? Phrase{"%1", {plays}}
                      : Phrase{QT_TRANSLATE_NOOP("words", "%1; %2"), {phrase(list), plays}};
    }
    return list;
}

} // namespace

std::string rangesOf(const NumberRanges& numbers) {
    std::string list;
    for (const NumberRange& range : numbers.ranges()) {
        list += list.empty() ? "" : ", ";
        list += std::to_string(range.first) + "-" + std::to_string(range.last);
    }
    return list;
}

std::vector<Row> describe(const Survey& survey) {
    std::vector<Row> rows = {rulesRow(survey.subject.rules), deckRow(survey.subject.deck)};
    const Phrase name{QT_TRANSLATE_NOOP("words", "Deals"), {}};
    if (survey.numbers.empty()) {
        rows.push_back({name, {QT_TRANSLATE_NOOP("words", "none"), {}}});
        return rows;
    }
    rows.push_back({name,
                    {QT_TRANSLATE_NOOP("words", "%1 (%2)"),
                     {text(rangesOf(survey.numbers)), deals(survey.numbers.count())}}});
    append(rows, SurveyWords(survey.tally).rows());
    return rows;
}

std::vector<Row> describe(const Census& census) {
    std::vector<Row> rows = {rulesRow(census.subject.rules), deckRow(census.subject.deck)};
    const Argument counted = text(grouped(census.inDeals(census.numbers.count()).toText()));
    const Argument classes = number(census.classes);
    const Argument each = number(census.dealsEach);
    const Phrase name{QT_TRANSLATE_NOOP("words", "Deals"), {}};
    if (census.numbers.empty()) {
        rows.push_back({name, {QT_TRANSLATE_NOOP("words", "none"), {}}});
        return rows;
    }
    if (census.isWhole()) {
        rows.push_back({name,
                        {QT_TRANSLATE_NOOP("words", "all %1, in %2 classes of %3"),
                         {counted, classes, each}}});
    } else {
        rows.push_back({name,
                        {QT_TRANSLATE_NOOP("words", "%1, in classes %2 of %3, with %4 each"),
                         {counted, text(rangesOf(census.numbers)), classes, each}}});
    }
    append(rows, CensusWords(census).rows());
    return rows;
}

std::vector<Row> describe(const Hunt& hunt) {
    const Bag& bag = hunt.bag;
    std::vector<Row> rows = {rulesRow(hunt.quarry.subject.rules),
                             deckRow(hunt.quarry.subject.deck),
                             {{QT_TRANSLATE_NOOP("words", "Seed"), {}},
                              {"%1", {text(std::to_string(hunt.quarry.seed))}}}};
    rows.push_back(
        {{QT_TRANSLATE_NOOP("words", "Climbs"), {}},
         {QT_TRANSLATE_NOOP("words", "%1 (%2 deals played)"),
          {text(hunt.numbers.empty() ? "0" : rangesOf(hunt.numbers)), number(bag.deals)}}});
    rows.push_back({{QT_TRANSLATE_NOOP("words", "Endless"), {}},
                    {QT_TRANSLATE_NOOP("words", "%1 of them; %2 undecided"),
                     {number(bag.endless), number(bag.undecided)}}});
    if (!bag.unending.empty()) {
        rows.push_back(
            {{QT_TRANSLATE_NOOP("words", "The first"), {}}, describe(bag.unending.front())});
    }
    if (!bag.longest.empty()) {
        rows.push_back(
            {{QT_TRANSLATE_NOOP("words", "Longest"), {}}, describe(bag.longest.front())});
    }
    if (bag.longest.size() > 1) {
        rows.push_back({{QT_TRANSLATE_NOOP("words", "Then"), {}}, nextLongest(bag)});
    }
    return rows;
}

} // namespace words
