// SPDX-License-Identifier: MIT
#include "engine/study/wide_count.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fishing::study {

namespace {

constexpr std::uint64_t low32Bits = 0xFFFFFFFFU;

} // namespace

WideCount WideCount::product(std::uint64_t left, std::uint64_t right) {
    // As on paper, with 32 bits for a digit.
    const std::uint64_t lowLow = (left & low32Bits) * (right & low32Bits);
    const std::uint64_t highLow = (left >> 32U) * (right & low32Bits);
    const std::uint64_t lowHigh = (left & low32Bits) * (right >> 32U);
    const std::uint64_t highHigh = (left >> 32U) * (right >> 32U);
    const std::uint64_t middle = (lowLow >> 32U) + (highLow & low32Bits) + (lowHigh & low32Bits);
    WideCount product;
    product.m_low = (middle << 32U) | (lowLow & low32Bits);
    product.m_high = highHigh + (highLow >> 32U) + (lowHigh >> 32U) + (middle >> 32U);
    return product;
}

double WideCount::toDouble() const {
    return std::ldexp(static_cast<double>(m_high), 64) + static_cast<double>(m_low);
}

std::string WideCount::toText() const {
    std::array<std::uint64_t, 4> digits = {m_high >> 32U, m_high & low32Bits, m_low >> 32U,
                                           m_low & low32Bits};
    std::string text;
    do {
        std::uint64_t rest = 0;
        for (std::uint64_t& digit : digits) {
            const std::uint64_t value = (rest << 32U) | digit;
            digit = value / 10;
            rest = value % 10;
        }
        text.push_back(static_cast<char>('0' + rest));
    } while (digits != std::array<std::uint64_t, 4>{});
    std::ranges::reverse(text);
    return text;
}

} // namespace fishing::study
