// SPDX-License-Identifier: MIT
#include "engine/study/instruction_set.h"

namespace fishing::study {

std::vector<InstructionSet> supportedInstructionSets() {
    return {InstructionSet::Portable};
}

InstructionSet bestInstructionSet() {
    return supportedInstructionSets().back();
}

std::string_view nameOf(InstructionSet set) {
    constexpr std::string_view names[] = {"portable", "ssse3", "avx2", "avx512"};
    return names[static_cast<std::size_t>(set)];
}

} // namespace fishing::study
