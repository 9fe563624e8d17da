// SPDX-License-Identifier: MIT
// SplitMix64, the random numbers behind numbered deals (Steele, Lea and Flood 2014).
#pragma once

#include <cstdint>

namespace fishing {

class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t state) : m_state(state) {}

    std::uint64_t next() {
        m_state += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    /// Evenly from 0 to `bound` - 1, by Lemire's method (2019) on the high 32 bits of an output.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        // What is rejected is less than the bound, so the division is hardly ever needed.
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            const std::uint32_t rejected = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < rejected) {
                product = (next() >> 32U) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    std::uint64_t m_state;
};

} // namespace fishing
