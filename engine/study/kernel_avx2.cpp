// SPDX-License-Identifier: MIT
#include "engine/study/byte_kernel.h"

namespace fishing::study {

void playWithAvx2(const KernelJob& job) {
    playInBytes(job, std::make_integer_sequence<unsigned, kernelRuleSets>());
}

} // namespace fishing::study
