// SPDX-License-Identifier: MIT
// Which vector instructions the fast kernel may use. They are chosen while the program runs, so one
// build is fast on every processor.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace fishing::study {

/// From the plainest to the widest.
enum class InstructionSet : std::uint8_t { Portable, Ssse3, Avx2, Avx512 };

/// Those that this build knows and this processor has, `Portable` always among them, in order.
std::vector<InstructionSet> supportedInstructionSets();

/// The last of them: the fastest.
InstructionSet bestInstructionSet();

/// "portable", "ssse3", "avx2" or "avx512".
std::string_view nameOf(InstructionSet set);

} // namespace fishing::study
