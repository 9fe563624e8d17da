// SPDX-License-Identifier: MIT
#include "app/files/session_file.h"

#include "app/files/game_file.h"
#include "app/files/game_json.h"
#include "app/words/command_line.h"
#include "app/words/game_file.h"

#include <utility>

namespace files {

namespace {

constexpr std::uint64_t sessionVersion = 1;

constexpr const char* versionKey = "kitten-fishing-session";
constexpr const char* tableKey = "table";
constexpr const char* gamesKey = "games";
constexpr const char* gameKey = "game";
constexpr const char* fileKey = "file";

/// The number, or nothing where there is none.
const std::uint64_t* numberIn(const Json& object, const char* key) {
    const auto member = object.find(key);
    return member == object.end() ? nullptr : member->get_ptr<const Json::number_unsigned_t*>();
}

Reading<SavedGame> readEntry(const Json& entry, const std::string& source) {
    const auto member = entry.find(gameKey);
    auto game = gameFrom(member == entry.end() ? Json() : *member, source);
    const auto file = entry.find(fileKey);
    if (!game || file == entry.end() || !file->is_string()) {
        return game;
    }
    SavedGame withFile = *game;
    withFile.file = file->get<std::string>();
    return withFile;
}

} // namespace

std::string toText(const SavedSession& session) {
    std::string text = "{\n" + compact(versionKey) + ": " + std::to_string(sessionVersion) + ",\n";
    text += compact(tableKey) + ": " + std::to_string(session.table) + ",\n";
    text += compact(gamesKey) + ": [\n";
    for (std::size_t i = 0; i < session.games.size(); ++i) {
        const SavedGame& game = session.games[i];
        text += i == 0 ? "{" : ",\n{";
        text += compact(fileKey) + ": " + compact(game.file) + ", ";
        text += compact(gameKey) + ": " + toText(game) + "}";
    }
    return text + "\n]\n}\n";
}

Reading<SavedSession> readSession(std::string_view text) {
    if (text.empty()) {
        return words::fileEmpty();
    }
    const auto value = parseJson(text, {});
    if (!value) {
        return value.problem();
    }
    const auto* version = value->is_object() ? numberIn(*value, versionKey) : nullptr;
    if (version == nullptr) {
        return words::notAGame(versionKey);
    }
    if (*version > sessionVersion) {
        return words::writtenByNewer(*version, sessionVersion);
    }
    const auto games = value->find(gamesKey);
    if (games == value->end() || !games->is_array() || games->empty()) {
        return words::memberMistaken(gamesKey, "[{…}]");
    }
    const auto* table = numberIn(*value, tableKey);
    if (table == nullptr || *table >= games->size()) {
        return words::memberMistaken(tableKey, "0");
    }
    SavedSession session;
    session.table = *table;
    for (const Json& entry : *games) {
        const auto game =
            readEntry(entry, std::string(gamesKey) + " " + std::to_string(session.games.size()));
        if (!game) {
            return game.problem();
        }
        session.games.push_back(*game);
    }
    return session;
}

} // namespace files
