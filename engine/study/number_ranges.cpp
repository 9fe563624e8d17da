// SPDX-License-Identifier: MIT
#include "engine/study/number_ranges.h"

#include <algorithm>
#include <cassert>

namespace fishing::study {

std::uint64_t NumberRanges::count() const {
    std::uint64_t sum = 0;
    for (const NumberRange& range : m_ranges) {
        sum += range.count();
    }
    return sum;
}

std::optional<NumberRange> NumberRanges::overlapWith(const NumberRanges& other) const {
    auto mine = m_ranges.begin();
    auto theirs = other.m_ranges.begin();
    while (mine != m_ranges.end() && theirs != other.m_ranges.end()) {
        const NumberRange both{std::max(mine->first, theirs->first),
                               std::min(mine->last, theirs->last)};
        if (both.first <= both.last) {
            return both;
        }
        if (mine->last < theirs->last) {
            ++mine;
        } else {
            ++theirs;
        }
    }
    return std::nullopt;
}

std::vector<NumberRange> NumberRanges::missingFrom(NumberRange whole) const {
    std::vector<NumberRange> missing;
    std::uint64_t next = whole.first;
    for (const NumberRange& range : m_ranges) {
        if (range.last < next) {
            continue;
        }
        if (range.first > whole.last) {
            break;
        }
        if (range.first > next) {
            missing.push_back({next, range.first - 1});
        }
        if (range.last >= whole.last) {
            return missing;
        }
        next = range.last + 1;
    }
    missing.push_back({next, whole.last});
    return missing;
}

void NumberRanges::add(const NumberRanges& other) {
    assert(!overlapWith(other));
    std::vector<NumberRange> all = m_ranges;
    all.insert(all.end(), other.m_ranges.begin(), other.m_ranges.end());
    std::sort(all.begin(), all.end(),
              [](NumberRange left, NumberRange right) { return left.first < right.first; });
    m_ranges.clear();
    for (const NumberRange& range : all) {
        if (!m_ranges.empty() && range.first - m_ranges.back().last == 1) {
            m_ranges.back().last = range.last;
        } else {
            m_ranges.push_back(range);
        }
    }
}

} // namespace fishing::study
