// SPDX-License-Identifier: MIT
#include "app/console/json_lines.h"

#include "app/words/words.h"

#include <nlohmann/json.hpp>

namespace console {

namespace {

// Keeps the keys in the order in which they are written here.
using Json = nlohmann::ordered_json;

template <class Cards>
Json ranksOf(const Cards& cards) {
    Json ranks = Json::array();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ranks.push_back(cards[i].rank);
    }
    return ranks;
}

Json identitiesOf(const std::vector<fishing::Card>& cards) {
    Json identities = Json::array();
    for (const fishing::Card& card : cards) {
        identities.push_back(card.id);
    }
    return identities;
}

const char* nameOf(fishing::Player player) {
    return player == fishing::Player::A ? "a" : "b";
}

const char* nameOf(fishing::Outcome outcome) {
    switch (outcome) {
    case fishing::Outcome::A:
        return "a";
    case fishing::Outcome::B:
        return "b";
    case fishing::Outcome::Draw:
        return "draw";
    case fishing::Outcome::Endless:
        return "endless";
    case fishing::Outcome::Undecided:
        return "undecided";
    }
    return "";
}

std::string compact(const Json& object) {
    // What a person typed may be no UTF-8, and an answer is due all the same.
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string verdictLine(const fishing::Deal& deal, const fishing::Rules& rules,
                        fishing::PlayCount limit, const fishing::Verdict& verdict) {
    Json object = {
        {"rules", fishing::toText(rules)},
        {"a", ranksOf(deal.handOf(fishing::Player::A))},
        {"b", ranksOf(deal.handOf(fishing::Player::B))},
        {"limit", limit},
        {"outcome", nameOf(verdict.outcome)},
        {"plays", nullptr},
        {"captures", nullptr},
        {"hands", nullptr},
        {"pile", nullptr},
        {"cycle", nullptr},
        {"anchor", nullptr},
    };
    if (const auto& standing = verdict.standing) {
        const fishing::Position& position = standing->position;
        object["plays"] = standing->plays;
        object["captures"] = standing->captures;
        object["hands"] = Json::array({ranksOf(position.handOf(fishing::Player::A)),
                                       ranksOf(position.handOf(fishing::Player::B))});
        object["pile"] = ranksOf(position.pile);
    }
    if (verdict.cycle) {
        object["cycle"] = {{"start", verdict.cycle->start}, {"period", verdict.cycle->period}};
    }
    if (verdict.anchor) {
        object["anchor"] = *verdict.anchor;
    }
    return compact(object);
}

std::string errorLine(const fishing::InputError& error, std::uint64_t line) {
    return compact({{"error", words::inEnglish(words::describe(error))},
                    {"line", line},
                    {"column", error.column}});
}

std::string playLine(fishing::PlayCount number, const fishing::Play& play) {
    return compact({{"play", number},
                    {"player", nameOf(play.player)},
                    {"card", play.card.rank},
                    {"captured", ranksOf(play.captured)}});
}

std::string dealLine(std::uint64_t number, fishing::Deck deck, const fishing::Deal& deal) {
    const auto& a = deal.handOf(fishing::Player::A);
    const auto& b = deal.handOf(fishing::Player::B);
    return compact({{"number", number},
                    {"ranks", deck.ranks},
                    {"copies", deck.copies},
                    {"a", ranksOf(a)},
                    {"b", ranksOf(b)},
                    {"a_cards", identitiesOf(a)},
                    {"b_cards", identitiesOf(b)}});
}

} // namespace console
