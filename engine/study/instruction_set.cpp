// SPDX-License-Identifier: MIT
#include "engine/study/instruction_set.h"

namespace fishing::study {

std::vector<InstructionSet> supportedInstructionSets() {
    std::vector<InstructionSet> sets = {InstructionSet::Portable};
#ifdef FISHING_VECTOR_KERNELS
    if (__builtin_cpu_supports("ssse3")) {
        sets.push_back(InstructionSet::Ssse3);
    }
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")) {
        sets.push_back(InstructionSet::Avx2);
    }
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512cd") && sets.back() == InstructionSet::Avx2) {
        sets.push_back(InstructionSet::Avx512);
    }
#endif
    return sets;
}

InstructionSet bestInstructionSet() {
    return supportedInstructionSets().back();
}

std::string_view nameOf(InstructionSet set) {
    constexpr std::string_view names[] = {"portable", "ssse3", "avx2", "avx512"};
    return names[static_cast<std::size_t>(set)];
}

} // namespace fishing::study
