// SPDX-License-Identifier: MIT
#include "engine/study/byte_kernel.h"

namespace fishing::study {

void playWithSsse3(const KernelJob& job) {
    playInBytes(job, std::make_integer_sequence<unsigned, kernelRuleSets>());
}

} // namespace fishing::study
