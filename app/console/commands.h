// SPDX-License-Identifier: MIT
// The commands themselves: each does what a request asks for and returns the exit status. They
// stop early where the output takes no more; main() notices that and says so.
#pragma once

#include "app/console/command_line.h"

#include <istream>
#include <ostream>

namespace console {

/// 0, or 2 for anything wrong in the input.
using ExitStatus = int;
inline constexpr ExitStatus success = 0;
inline constexpr ExitStatus badInput = 2;

/// What the commands read from and write to.
struct Streams {
    std::istream& in;
    std::ostream& out;         ///< what people read in it is in the language of `say`
    std::ostream& notes;       ///< for people, beside an output that programs read
    bool notesAreSeen = false; ///< as they are written, on a terminal
    words::Say say = words::inEnglish;
};

ExitStatus run(const ShowText& request, const Streams& streams);
ExitStatus run(const JudgeDeal& request, const Streams& streams);
ExitStatus run(const JudgeLines& request, const Streams& streams);
ExitStatus run(const PlayDeal& request, const Streams& streams);
ExitStatus run(const ShowDeal& request, const Streams& streams);

} // namespace console
