// SPDX-License-Identifier: MIT
#include "app/files/game_file.h"

#include "app/files/game_json.h"
#include "app/words/command_line.h"
#include "app/words/game_file.h"
#include "engine/notation.h"
#include "engine/text_reader.h"

#include <algorithm>
#include <limits>

namespace files {

namespace {

using fishing::PlayCount;
using fishing::Player;
using fishing::WrittenCard;

constexpr const char* versionKey = "kitten-fishing";
constexpr const char* handKeys[] = {"a", "b"};
constexpr const char* numberKey = "number";
constexpr const char* ranksKey = "ranks";
constexpr const char* copiesKey = "copies";
constexpr const char* rulesKey = "rules";
constexpr const char* namesKey = "names";
constexpr const char* playKey = "play";
constexpr const char* bookmarksKey = "bookmarks";

// So that whatever could be read stays small enough to be read again.
constexpr std::size_t mostExtraBytes = 200'000;

// Places in a game are counted in 63 bits everywhere.
constexpr std::uint64_t lastPlace = std::numeric_limits<std::int64_t>::max();

bool isOurs(const std::string& key) {
    const auto keys = {versionKey, handKeys[0], handKeys[1], numberKey, ranksKey,
                       copiesKey,  rulesKey,    namesKey,    playKey,   bookmarksKey};
    return std::ranges::find(keys, key) != keys.end();
}

/// In rising order, each place once.
void sortOut(std::vector<PlayCount>& places) {
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
}

/// What a member of a JSON object looks like, for messages.
std::string example(const std::string& key, const std::string& value) {
    return compact(key) + ": " + value;
}

std::string handExample(std::size_t hand) {
    return example(handKeys[hand], hand == 0 ? "\"2 4 1 2 5 6\"" : "\"3 1 3 5 6 4\"");
}

/// Reads the members of one object into a game. What is wrong is thrown to read(), no further.
class GameReader {
public:
    GameReader(const Json& object, const std::string& source)
        : m_object(object), m_source(source) {}

    Reading<SavedGame> read() {
        try {
            readVersion();
            readDeal();
            readRules();
            readNames();
            m_game.index = number(playKey, 0, lastPlace).value_or(0);
            readBookmarks();
            readExtras();
            return m_game;
        } catch (const words::Phrase& problem) {
            return problem;
        }
    }

private:
    [[noreturn]] void refuse(words::Phrase problem) const {
        throw words::inSource(m_source, std::move(problem));
    }

    const Json* find(const char* key) const {
        const auto member = m_object.find(key);
        return member == m_object.end() ? nullptr : &*member;
    }

    std::optional<std::uint64_t> number(const char* key, std::uint64_t least,
                                        std::uint64_t most) const {
        const Json* value = find(key);
        return value == nullptr ? std::nullopt : std::optional(numberIn(*value, key, least, most));
    }

    std::uint64_t numberIn(const Json& value, const char* key, std::uint64_t least,
                           std::uint64_t most) const {
        const auto* found = value.get_ptr<const Json::number_unsigned_t*>();
        if (found == nullptr || *found < least || *found > most) {
            refuse(words::numberNeeded(key, fishing::beginningOf(compact(value)), least, most));
        }
        return *found;
    }

    std::optional<std::string> text(const char* key, const std::string& exampleText) const {
        const Json* value = find(key);
        if (value == nullptr) {
            return std::nullopt;
        }
        const auto* found = value->get_ptr<const std::string*>();
        if (found == nullptr) {
            refuse(words::memberMistaken(key, exampleText));
        }
        return *found;
    }

    /// How a place within a member's text is named.
    std::string sourceOf(const char* key) const {
        return m_source.empty() ? std::string(key) : m_source + ", " + key;
    }

    void readVersion() const {
        if (!m_object.is_object() || find(versionKey) == nullptr) {
            refuse(words::notAGame(versionKey));
        }
        const auto version = *number(versionKey, 1, std::numeric_limits<std::uint64_t>::max());
        if (version > gameFileVersion) {
            refuse(words::writtenByNewer(version, gameFileVersion));
        }
    }

    void readDeal() {
        const auto number = this->number(numberKey, 0, std::numeric_limits<std::uint64_t>::max());
        if (number) {
            m_game.origin = NumberedDeal{*number, deck()};
            m_game.hands = handsOf(fishing::numberedDeal(*number, m_game.origin->deck));
        }
        if (!number || find(handKeys[0]) != nullptr || find(handKeys[1]) != nullptr) {
            readHands();
        }
    }

    fishing::Deck deck() const {
        fishing::Deck deck;
        const auto fullRanks = static_cast<std::uint64_t>(deck.ranks);
        const auto fullCopies = static_cast<std::uint64_t>(deck.copies);
        deck.ranks =
            static_cast<int>(number(ranksKey, 1, fishing::highestRank).value_or(fullRanks));
        deck.copies =
            static_cast<int>(number(copiesKey, 1, fishing::maxCopies).value_or(fullCopies));
        if (!isValid(deck)) {
            refuse(words::savedDeckTooSmall());
        }
        return deck;
    }

    void readHands() {
        Hands hands;
        for (const Player player : {Player::A, Player::B}) {
            const std::size_t i = fishing::indexOf(player);
            const auto written = text(handKeys[i], handExample(i));
            if (!written) {
                refuse(words::memberMissing(handKeys[i], handExample(i)));
            }
            const auto hand = fishing::parseHand(*written, player);
            if (!hand) {
                throw words::describeIn(sourceOf(handKeys[i]), hand.error());
            }
            hands[i] = *hand;
        }
        if (!m_game.origin) {
            m_game.hands = std::move(hands);
        } else if (!agree(hands[0], m_game.hands[0]) || !agree(hands[1], m_game.hands[1])) {
            refuse(words::handsDisagree(m_game.origin->number, numberKey));
        }
    }

    /// Whether the cards as written may be those dealt: a suit that is not written is any.
    static bool agree(const std::vector<WrittenCard>& written,
                      const std::vector<WrittenCard>& dealt) {
        return std::ranges::equal(written, dealt, [](const WrittenCard& one, const auto& other) {
            return one.rank == other.rank && (!one.suit || one.suit == other.suit);
        });
    }

    void readRules() {
        const std::string classic = example(rulesKey, "\"classic\"");
        const auto written = text(rulesKey, classic);
        if (!written) {
            refuse(words::memberMissing(rulesKey, classic));
        }
        const auto rules = fishing::parseRules(*written);
        if (!rules) {
            throw words::describeIn(sourceOf(rulesKey), rules.error());
        }
        m_game.rules = *rules;
    }

    void readNames() {
        const Json* value = find(namesKey);
        if (value == nullptr) {
            return;
        }
        const bool areNames =
            value->is_array() && value->size() == m_game.names.size() &&
            std::ranges::all_of(*value, [](const Json& name) { return name.is_string(); });
        if (!areNames) {
            refuse(words::memberMistaken(namesKey, example(namesKey, "[\"Tom\", \"Molly\"]")));
        }
        for (std::size_t i = 0; i < m_game.names.size(); ++i) {
            m_game.names[i] = tidyName(value->at(i).get_ref<const std::string&>());
        }
    }

    void readBookmarks() {
        const Json* value = find(bookmarksKey);
        if (value == nullptr) {
            return;
        }
        if (!value->is_array()) {
            refuse(words::memberMistaken(bookmarksKey, example(bookmarksKey, "[3, 12]")));
        }
        if (value->size() > mostBookmarks) {
            refuse(words::tooManyBookmarks(mostBookmarks));
        }
        for (const Json& place : *value) {
            m_game.bookmarks.push_back(numberIn(place, bookmarksKey, 0, lastPlace));
        }
        sortOut(m_game.bookmarks);
    }

    void readExtras() {
        std::size_t length = 0;
        for (const auto& [key, value] : m_object.items()) {
            if (!isOurs(key)) {
                const auto& extra = m_game.extras.emplace_back(key, compact(value));
                length += extra.first.size() + extra.second.size();
            }
        }
        if (length > mostExtraBytes) {
            refuse(words::tooManyExtras(mostExtraBytes));
        }
    }

    const Json& m_object;
    const std::string& m_source;
    SavedGame m_game;
};

/// The members of a JSON object, one a line.
class MemberList {
public:
    void add(const std::string& key, const Json& value) { addText(key, compact(value)); }
    void addText(const std::string& key, const std::string& json) {
        m_text.append(m_text.empty() ? "{\n  " : ",\n  ").append(compact(key));
        m_text.append(": ").append(json);
    }
    std::string text() const { return m_text + "\n}\n"; }

private:
    std::string m_text;
};

void addBookmarks(MemberList& list, std::vector<PlayCount> places) {
    sortOut(places);
    places.resize(std::min(places.size(), mostBookmarks));
    if (!places.empty()) {
        list.add(bookmarksKey, places);
    }
}

} // namespace

std::string toText(const SavedGame& game) {
    MemberList list;
    list.add(versionKey, gameFileVersion);
    for (std::size_t i = 0; i < std::size(handKeys); ++i) {
        list.add(handKeys[i], fishing::toText(game.hands[i]));
    }
    if (game.origin) {
        list.add(numberKey, game.origin->number);
        list.add(ranksKey, game.origin->deck.ranks);
        list.add(copiesKey, game.origin->deck.copies);
    }
    list.add(rulesKey, fishing::toText(game.rules));
    const std::array names = {tidyName(game.names[0]), tidyName(game.names[1])};
    if (!names[0].empty() || !names[1].empty()) {
        list.add(namesKey, names);
    }
    list.add(playKey, game.index);
    addBookmarks(list, game.bookmarks);
    auto extras = game.extras;
    std::ranges::sort(extras);
    for (const auto& [key, json] : extras) {
        list.addText(key, json);
    }
    return list.text();
}

std::string tidyName(std::string_view name) {
    std::string tidy;
    std::size_t length = 0;
    bool isGap = false;
    fishing::TextReader reader(name);
    while (!reader.atEnd() && length < longestName) {
        if (reader.current() == fishing::TextReader::malformed) {
            return {};
        }
        const std::size_t start = reader.offset();
        const bool isBlank = reader.current() <= U' ' || reader.current() == 0x7FU;
        reader.advance();
        if (isBlank) {
            isGap = !tidy.empty();
            continue;
        }
        if (std::exchange(isGap, false)) {
            tidy += ' ';
            ++length;
        }
        tidy += name.substr(start, reader.offset() - start);
        ++length;
    }
    return tidy;
}

Reading<SavedGame> gameFrom(const Json& value, const std::string& source) {
    return GameReader(value, source).read();
}

Reading<SavedGame> readGame(std::string_view text, const std::string& source) {
    if (text.empty()) {
        return words::inSource(source, words::fileEmpty());
    }
    const auto value = parseJson(text, source);
    return value ? gameFrom(*value, source) : Reading<SavedGame>(value.problem());
}

} // namespace files
