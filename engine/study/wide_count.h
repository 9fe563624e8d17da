// SPDX-License-Identifier: MIT
// A whole number of up to 128 bits: how many deals there are of a deck that has more than 64 bits
// can tell.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace fishing::study {

class WideCount {
public:
    constexpr WideCount(std::uint64_t value = 0) : m_low(value) {}

    /// Of any two numbers.
    static WideCount product(std::uint64_t left, std::uint64_t right);

    bool fitsIn64Bits() const { return m_high == 0; }
    std::uint64_t low64Bits() const { return m_low; }
    double toDouble() const;
    std::string toText() const; ///< digits alone

    friend auto operator<=>(const WideCount&, const WideCount&) = default;

private:
    std::uint64_t m_high = 0;
    std::uint64_t m_low = 0;
};

} // namespace fishing::study
