// SPDX-License-Identifier: MIT
#include "app/files/study_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <stdexcept>

namespace files {

using namespace fishing;
using namespace fishing::study;

namespace {

// Keeps the keys in the order in which they are written here.
using Json = nlohmann::ordered_json;

constexpr std::array<const char*, outcomeCount> outcomeNames = {"a", "b", "draw", "endless",
                                                                "undecided"};

/// What the numbered things of a study are called in its JSON.
struct Nouns {
    const char* one;
    const char* endless;
};
constexpr Nouns dealNouns = {"deal", "endless_deals"};
constexpr Nouns classNouns = {"class", "endless_classes"};

template <class T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

template <class T>
std::optional<T> optionalOf(const Json& json) {
    return json.is_null() ? std::nullopt : std::optional<T>(json.get<T>());
}

/// nlohmann's reading turns -1 and 0.5 into whole numbers without a word.
std::uint64_t countOf(const Json& json) {
    if (!json.is_number_unsigned()) {
        throw std::invalid_argument("no count");
    }
    return json.get<std::uint64_t>();
}

// What was played.

void write(Json& json, const Subject& subject) {
    const auto name = presetName(subject.rules);
    json["rules"] = name ? std::string(*name) : toText(subject.rules);
    json["ranks"] = subject.deck.ranks;
    json["copies"] = subject.deck.copies;
    json["limit"] = subject.limit;
}

Subject subjectOf(const Json& json) {
    const auto rules = parseRules(json.at("rules").get<std::string>());
    const auto ranks = countOf(json.at("ranks"));
    const auto copies = countOf(json.at("copies"));
    if (!rules || ranks > highestRank || copies > maxCopies) {
        throw std::invalid_argument("no rules or no deck");
    }
    const Subject subject{
        *rules, {static_cast<int>(ranks), static_cast<int>(copies)}, countOf(json.at("limit"))};
    if (!isValid(subject.deck)) {
        throw std::invalid_argument("no deck");
    }
    return subject;
}

// Which numbers.

void write(Json& json, const NumberRanges& numbers) {
    const auto& ranges = numbers.ranges();
    json["first"] = ranges.empty() ? Json(nullptr) : Json(ranges.front().first);
    json["last"] = ranges.empty() ? Json(nullptr) : Json(ranges.back().last);
    json["ranges"] = Json::array();
    for (const NumberRange& range : ranges) {
        json["ranges"].push_back({range.first, range.last});
    }
}

NumberRanges numbersOf(const Json& json) {
    NumberRanges numbers;
    for (const Json& pair : json.at("ranges")) {
        const NumberRange range{countOf(pair.at(0)), countOf(pair.at(1))};
        if (range.first > range.last || numbers.overlapWith(NumberRanges(range))) {
            throw std::invalid_argument("no ranges");
        }
        numbers.add(NumberRanges(range));
    }
    return numbers;
}

// What games add up to.

Json jsonOf(const std::optional<Tally::Length>& length, Nouns nouns) {
    return length ? Json{{nouns.one, length->game}, {"plays", length->plays}} : Json(nullptr);
}

std::optional<Tally::Length> lengthOf(const Json& json, Nouns nouns) {
    if (json.is_null()) {
        return std::nullopt;
    }
    return Tally::Length{countOf(json.at(nouns.one)), countOf(json.at("plays"))};
}

Json jsonOf(const Histogram& histogram) {
    Json bars = Json::array();
    for (const Histogram::Bar& bar : histogram.bars()) {
        bars.push_back({bar.least, bar.games, bar.firstGame});
    }
    return bars;
}

Histogram histogramOf(const Json& json) {
    Histogram histogram;
    for (const Json& bar : json) {
        histogram.addBar(countOf(bar.at(0)), countOf(bar.at(1)), countOf(bar.at(2)));
    }
    return histogram;
}

Json firstsOf(const Tally& tally) {
    Json firsts = Json::object();
    for (std::size_t i = 0; i < outcomeCount; ++i) {
        firsts[outcomeNames[i]] = orNull(tally.outcomes[i].first);
    }
    firsts["cycle"] = orNull(tally.cycles.first);
    firsts["anchor"] = orNull(tally.anchors.first);
    firsts["periods"] = Json::object();
    for (const auto& [period, kind] : tally.periods) {
        firsts["periods"][std::to_string(period)] = orNull(kind.first);
    }
    return firsts;
}

void write(Json& json, const Tally& tally, Nouns nouns) {
    for (std::size_t i = 0; i < outcomeCount; ++i) {
        json[outcomeNames[i]] = tally.outcomes[i].games;
    }
    json["plays"] = tally.plays;
    json["captures"] = tally.captures;
    json["longest"] = jsonOf(tally.longest, nouns);
    json["shortest"] = jsonOf(tally.shortest, nouns);
    json["proofs"] = {{"cycle", tally.cycles.games}, {"anchor", tally.anchors.games}};
    json["periods"] = Json::object();
    for (const auto& [period, kind] : tally.periods) {
        json["periods"][std::to_string(period)] = kind.games;
    }
    json["firsts"] = firstsOf(tally);
    json[nouns.endless] = tally.endless;
    json["histograms"] = {{"plays", jsonOf(tally.lengths)}, {"captures", jsonOf(tally.catches)}};
}

Tally::Kind kindOf(const Json& games, const Json& first) {
    const Tally::Kind kind{countOf(games), optionalOf<std::uint64_t>(first)};
    if (kind.first.has_value() != (kind.games > 0)) {
        throw std::invalid_argument("no first game");
    }
    return kind;
}

Tally tallyOf(const Json& json, Nouns nouns) {
    const Json& firsts = json.at("firsts");
    Tally tally;
    for (std::size_t i = 0; i < outcomeCount; ++i) {
        tally.outcomes[i] = kindOf(json.at(outcomeNames[i]), firsts.at(outcomeNames[i]));
    }
    tally.plays = countOf(json.at("plays"));
    tally.captures = countOf(json.at("captures"));
    tally.longest = lengthOf(json.at("longest"), nouns);
    tally.shortest = lengthOf(json.at("shortest"), nouns);
    tally.cycles = kindOf(json.at("proofs").at("cycle"), firsts.at("cycle"));
    tally.anchors = kindOf(json.at("proofs").at("anchor"), firsts.at("anchor"));
    for (const auto& [period, games] : json.at("periods").items()) {
        tally.periods[std::stoull(period)] = kindOf(games, firsts.at("periods").at(period));
    }
    tally.endless = json.at(nouns.endless).get<std::vector<std::uint64_t>>();
    tally.lengths = histogramOf(json.at("histograms").at("plays"));
    tally.catches = histogramOf(json.at("histograms").at("captures"));
    return tally;
}

/// Whether the figures can be those of one tally of these games.
bool addsUp(const Tally& tally, const NumberRanges& numbers) {
    const std::uint64_t finished =
        tally.of(Outcome::A).games + tally.of(Outcome::B).games + tally.of(Outcome::Draw).games;
    std::uint64_t cycles = 0;
    for (const auto& [period, kind] : tally.periods) {
        cycles += kind.games;
    }
    return tally.games() == numbers.count() && tally.lengths.games() == finished &&
           tally.catches.games() == finished && tally.longest.has_value() == (finished > 0) &&
           tally.shortest.has_value() == (finished > 0) && tally.cycles.games == cycles &&
           std::ranges::is_sorted(tally.endless) &&
           tally.endless.size() ==
               std::min<std::uint64_t>(tally.of(Outcome::Endless).games, Tally::keptEndless);
}

Findings findingsOf(const Json& json, const Json& tally, Nouns nouns) {
    Findings findings{subjectOf(json), numbersOf(json), tallyOf(tally, nouns)};
    if (!addsUp(findings.tally, findings.numbers)) {
        throw std::invalid_argument("figures that do not add up");
    }
    return findings;
}

// Censuses.

Json jsonOf(const WideCount& count) {
    return count.fitsIn64Bits() ? Json(count.low64Bits()) : Json(count.toText());
}

void writeInDeals(Json& json, const Census& census) {
    const Tally& tally = census.tally;
    const auto inDeals = [&](std::uint64_t figure) { return jsonOf(census.inDeals(figure)); };
    json["deals"] = inDeals(tally.games());
    for (std::size_t i = 0; i < outcomeCount; ++i) {
        json[outcomeNames[i]] = inDeals(tally.outcomes[i].games);
    }
    json["plays"] = inDeals(tally.plays);
    json["captures"] = inDeals(tally.captures);
    json["longest"] = tally.longest ? Json(tally.longest->plays) : Json(nullptr);
    json["proofs"] = {{"cycle", inDeals(tally.cycles.games)},
                      {"anchor", inDeals(tally.anchors.games)}};
    json["periods"] = Json::object();
    for (const auto& [period, kind] : tally.periods) {
        json["periods"][std::to_string(period)] = inDeals(kind.games);
    }
}

Census censusFrom(const Json& json) {
    const Findings findings = findingsOf(json, json.at("tally"), classNouns);
    const auto classes = DealClasses::of(findings.subject.deck, findings.subject.rules.jack);
    const auto& ranges = findings.numbers.ranges();
    if (!classes ||
        (!ranges.empty() && (ranges.front().first < 1 || ranges.back().last > classes->count()))) {
        throw std::invalid_argument("no classes");
    }
    return {findings, classes->count(), classes->dealsEach()};
}

// Hunts.

Json jsonOf(const Trophy& trophy) {
    const BriefVerdict& verdict = trophy.verdict;
    const bool isFinished = verdict.outcome < Outcome::Endless;
    const auto figure = [](bool isThere, std::uint64_t value) {
        return isThere ? Json(value) : Json(nullptr);
    };
    return {{"climb", trophy.climb},
            {"outcome", outcomeNames[static_cast<std::size_t>(verdict.outcome)]},
            {"plays", figure(isFinished, verdict.plays)},
            {"captures", figure(isFinished, verdict.captures)},
            {"anchor", figure(verdict.anchor != 0, verdict.anchor)},
            {"period", figure(verdict.period != 0, verdict.period)},
            {"a", trophy.hands[0]},
            {"b", trophy.hands[1]}};
}

Trophy trophyOf(const Json& json) {
    const auto outcome = std::ranges::find(outcomeNames, json.at("outcome").get<std::string>());
    Trophy trophy;
    trophy.climb = countOf(json.at("climb"));
    trophy.verdict = {static_cast<Outcome>(outcome - outcomeNames.begin()),
                      optionalOf<Rank>(json.at("anchor")).value_or(0),
                      optionalOf<PlayCount>(json.at("plays")).value_or(0),
                      optionalOf<PlayCount>(json.at("captures")).value_or(0),
                      optionalOf<PlayCount>(json.at("period")).value_or(0)};
    trophy.hands = {json.at("a").get<std::vector<Rank>>(), json.at("b").get<std::vector<Rank>>()};
    const auto isRank = [](Rank rank) { return rank >= lowestRank && rank <= highestRank; };
    for (const auto& hand : trophy.hands) {
        if (hand.empty() || hand.size() > maxDealtHand || !std::ranges::all_of(hand, isRank)) {
            throw std::invalid_argument("no hand");
        }
    }
    if (outcome == outcomeNames.end()) {
        throw std::invalid_argument("no outcome");
    }
    return trophy;
}

Json jsonOf(const std::vector<Trophy>& trophies) {
    Json json = Json::array();
    for (const Trophy& trophy : trophies) {
        json.push_back(jsonOf(trophy));
    }
    return json;
}

std::vector<Trophy> trophiesOf(const Json& json) {
    std::vector<Trophy> trophies;
    for (const Json& trophy : json) {
        trophies.push_back(trophyOf(trophy));
    }
    return trophies;
}

Hunt huntFrom(const Json& json) {
    Hunt hunt{{subjectOf(json), countOf(json.at("seed"))}, numbersOf(json), {}};
    hunt.bag.deals = countOf(json.at("deals"));
    hunt.bag.endless = countOf(json.at("endless"));
    hunt.bag.undecided = countOf(json.at("undecided"));
    hunt.bag.longest = trophiesOf(json.at("longest"));
    hunt.bag.unending = trophiesOf(json.at("unending"));
    return hunt;
}

} // namespace

std::string toJson(const Survey& survey) {
    Json json = {{"study", "survey"}};
    write(json, survey.subject);
    write(json, survey.numbers);
    json["deals"] = survey.tally.games();
    write(json, survey.tally, dealNouns);
    return json.dump();
}

std::string toJson(const Census& census) {
    Json json = {{"study", "census"}};
    write(json, census.subject);
    json["classes"] = census.classes;
    json["deals_each"] = census.dealsEach;
    json["whole"] = census.isWhole();
    write(json, census.numbers);
    writeInDeals(json, census);
    json["tally"] = Json::object();
    write(json["tally"], census.tally, classNouns);
    return json.dump();
}

std::string toJson(const Hunt& hunt) {
    Json json = {{"study", "hunt"}};
    write(json, hunt.quarry.subject);
    json["seed"] = hunt.quarry.seed;
    write(json, hunt.numbers);
    json["deals"] = hunt.bag.deals;
    json["endless"] = hunt.bag.endless;
    json["undecided"] = hunt.bag.undecided;
    json["longest"] = jsonOf(hunt.bag.longest);
    json["unending"] = jsonOf(hunt.bag.unending);
    return json.dump();
}

std::optional<Study> studyFromJson(const std::string& line) {
    try {
        const Json json = Json::parse(line);
        const std::string kind = json.at("study").get<std::string>();
        if (kind == "survey") {
            return Survey{findingsOf(json, json, dealNouns)};
        }
        if (kind == "census") {
            return censusFrom(json);
        }
        if (kind == "hunt") {
            return huntFrom(json);
        }
    } catch (const Json::exception&) {
    } catch (const std::logic_error&) { // from here, or from std::stoull
    }
    return std::nullopt;
}

} // namespace files
