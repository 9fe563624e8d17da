// SPDX-License-Identifier: MIT
#include "app/console/commands.h"

#include "app/console/json_lines.h"
#include "app/input/refusal.h"
#include "app/words/command_line.h"
#include "app/words/transcript.h"
#include "app/words/words.h"
#include "engine/notation.h"

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>

namespace console {

using fishing::Outcome;
using fishing::Play;
using fishing::Standing;
using fishing::Verdict;

namespace {

/// Plays the game until it ends, until `limit` plays are made, or until the output takes no more.
/// `show` is given each play, its number being the standing's.
template <class Show>
Standing playOut(const PlayDeal& request, const std::ostream& out, const Show& show) {
    Standing standing{0, 0, startOf(request.deal)};
    while (standing.plays < request.limit && out && !ending(standing.position, request.rules)) {
        const Play last = play(standing.position, request.rules);
        ++standing.plays;
        standing.captures += last.captures() ? 1U : 0U;
        show(last, standing);
    }
    return standing;
}

/// How a game goes on that was stopped at the limit: looked at as far as `judge` would.
Verdict judgeBeyond(const PlayDeal& request) {
    return judge(request.deal, request.rules, std::max(request.limit, fishing::defaultLimit));
}

/// Says where the transcript stopped, and why the game goes on if it does for ever.
void writeStop(words::Transcript& transcript, const PlayDeal& request) {
    const Verdict verdict = judgeBeyond(request);
    transcript.note(words::describeStop(request.limit, verdict));
    if (verdict.outcome == Outcome::Endless) {
        transcript.end(verdict, request.rules);
    }
}

ExitStatus playInWords(const PlayDeal& request, const Streams& streams) {
    std::ostream& out = streams.out;
    words::Transcript transcript(out, fishing::CardStyle::Number, streams.say);
    transcript.begin(startOf(request.deal), request.rules);
    const Standing last = playOut(request, out, [&](const Play& play, const Standing& standing) {
        transcript.add(standing.plays, play, standing.position);
    });
    if (!out) {
        return success;
    }
    if (const auto outcome = ending(last.position, request.rules)) {
        transcript.end({*outcome, last, std::nullopt, std::nullopt}, request.rules);
    } else {
        writeStop(transcript, request);
    }
    return success;
}

ExitStatus playInJson(const PlayDeal& request, const Streams& streams) {
    const Standing last =
        playOut(request, streams.out, [&](const Play& play, const Standing& standing) {
            streams.out << playLine(standing.plays, play) << '\n';
        });
    if (streams.out && !ending(last.position, request.rules)) {
        // The reader of the lines must learn that they are not the whole game.
        streams.out.flush();
        words::Transcript transcript(streams.notes, fishing::CardStyle::Number, streams.say);
        writeStop(transcript, request);
    }
    return success;
}

} // namespace

ExitStatus run(const ShowText& request, const Streams& streams) {
    streams.out << streams.say(request.text);
    return success;
}

ExitStatus run(const JudgeDeal& request, const Streams& streams) {
    const Verdict verdict = judge(request.deal, request.rules, request.limit);
    streams.out << (request.json ? verdictLine(request.deal, request.rules, request.limit, verdict)
                                 : streams.say(words::describe(verdict, request.rules,
                                                               fishing::CardStyle::Number)))
                << '\n';
    return success;
}

ExitStatus run(const JudgeLines& request, const Streams& streams) {
    ExitStatus status = success;
    std::string line;
    std::uint64_t lineNumber = 0;
    errno = 0;
    while (streams.out && std::getline(streams.in, line)) {
        ++lineNumber;
        if (line.ends_with('\r')) {
            line.pop_back();
        }
        if (const auto deal = fishing::parseDeal(line)) {
            const Verdict verdict = judge(*deal, request.rules, request.limit);
            streams.out << verdictLine(*deal, request.rules, request.limit, verdict);
        } else {
            streams.out << errorLine(deal.error(), lineNumber);
            status = badInput;
        }
        // The other side may wait for this answer before it asks again.
        streams.out << '\n' << std::flush;
    }
    if (streams.in.bad()) {
        throw input::Refusal{words::inputUnreadable(std::generic_category().message(errno))};
    }
    return status;
}

ExitStatus run(const PlayDeal& request, const Streams& streams) {
    return request.json ? playInJson(request, streams) : playInWords(request, streams);
}

ExitStatus run(const ShowDeal& request, const Streams& streams) {
    const fishing::Deal deal = numberedDeal(request.number, request.deck);
    streams.out << (request.json ? dealLine(request.number, request.deck, deal) : toText(deal))
                << '\n';
    return success;
}

} // namespace console
