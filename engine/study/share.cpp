// SPDX-License-Identifier: MIT
#include "engine/study/share.h"

#include <cmath>

namespace fishing::study {

Share shareOf(std::uint64_t part, std::uint64_t all) {
    constexpr double z = 1.959963984540054; // 95% of a normal distribution lie within so many sigma
    const auto n = static_cast<double>(all);
    const double value = static_cast<double>(part) / n;
    const double middle = (value + z * z / (2 * n)) / (1 + z * z / n);
    const double reach =
        z / (1 + z * z / n) * std::sqrt(value * (1 - value) / n + z * z / (4 * n * n));
    return {value, part == 0 ? 0 : middle - reach, part == all ? 1 : middle + reach};
}

} // namespace fishing::study
