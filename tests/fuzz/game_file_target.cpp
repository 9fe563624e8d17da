// SPDX-License-Identifier: MIT
#include "app/files/any_game.h"
#include "app/files/game_file.h"
#include "app/files/read_file.h"
#include "app/files/session_file.h"
#include "tests/fuzz/targets.h"

using namespace files;

namespace {

/// A problem has to be told in full; whether that was so can only be seen where the text that it
/// may quote does not look like a place left open.
template <class T>
std::string problemFault(const Reading<T>& reading, std::string_view text) {
    constexpr std::size_t longest = 1'000; // more is no message
    const std::string problem = words::inEnglish(reading.problem());
    if (problem.empty() || problem.size() > longest) {
        return "a problem of " + std::to_string(problem.size()) + " bytes";
    }
    const bool hasHole = problem.find('%') != std::string::npos;
    return hasHole && text.find('%') == std::string_view::npos ? "a problem with a hole" : "";
}

/// What was read can be kept and read again, to the byte.
std::string keptFault(const SavedGame& game) {
    const std::string text = toText(game);
    if (text.size() > mostGameBytes) {
        return "a file that cannot be read again";
    }
    const auto again = readGame(text, "");
    if (!again) {
        return words::inEnglish(again.problem());
    }
    if (!(*again == game)) {
        return "a game that comes back as another";
    }
    if (toText(*again) != text) {
        return "a file that comes back as another";
    }
    const SavedSession session{{game, *again}, 1};
    const auto kept = readSession(toText(session));
    return kept && *kept == session ? "" : "a session that does not come back";
}

std::string keptFault(const SavedSession& session) {
    const std::string text = toText(session);
    const auto again = readSession(text);
    return again && *again == session && toText(*again) == text
               ? ""
               : "a session that comes back as another";
}

template <class T>
std::string faultOf(const Reading<T>& reading, std::string_view text) {
    return reading ? keptFault(*reading) : problemFault(reading, text);
}

} // namespace

std::string gameFileFault(std::string_view text) {
    for (const std::string& fault :
         {faultOf(readAnyGame(text, ""), text), faultOf(readGame(text, "a.fishing"), text),
          faultOf(readSession(text), text)}) {
        if (!fault.empty()) {
            return fault;
        }
    }
    return {};
}
