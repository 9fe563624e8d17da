// SPDX-License-Identifier: MIT
// Which numbers something is about: ranges of numbered deals, of classes of deals, of climbs.
// Results of disjoint ranges can be added up; this is what tells whether they are disjoint.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace fishing::study {

/// The numbers from `first` to `last`, both included; never empty.
struct NumberRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    /// How many numbers; the one range that has 2^64 of them counts one too few.
    std::uint64_t count() const {
        const std::uint64_t behindFirst = last - first;
        return behindFirst == ~std::uint64_t{0} ? behindFirst : behindFirst + 1;
    }

    friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

/// A set of numbers, written as ranges with gaps between them, lowest first.
class NumberRanges {
public:
    NumberRanges() = default;
    explicit NumberRanges(NumberRange range) : m_ranges{range} {}

    bool empty() const { return m_ranges.empty(); }
    const std::vector<NumberRange>& ranges() const { return m_ranges; }

    /// How many numbers there are.
    std::uint64_t count() const;

    /// The lowest numbers that are in both, in a row; nothing if the two are disjoint.
    std::optional<NumberRange> overlapWith(const NumberRanges& other) const;

    /// The numbers of `whole` that are missing here.
    std::vector<NumberRange> missingFrom(NumberRange whole) const;

    /// Takes the others in, too. The two must be disjoint.
    void add(const NumberRanges& other);

    friend bool operator==(const NumberRanges&, const NumberRanges&) = default;

private:
    std::vector<NumberRange> m_ranges;
};

} // namespace fishing::study
