// SPDX-License-Identifier: MIT
// How sure a share is that was counted in a sample.
#pragma once

#include <cstdint>

namespace fishing::study {

/// A share between 0 and 1, and between which shares the whole lies 95 times in 100.
struct Share {
    double value = 0;
    double low = 0;
    double high = 1;
};

/// The share of `part` in a random sample of `all`, at least 1, with its score interval (E. B.
/// Wilson, "Probable inference, the law of succession, and statistical inference", 1927), which
/// holds for rare things too.
Share shareOf(std::uint64_t part, std::uint64_t all);

} // namespace fishing::study
