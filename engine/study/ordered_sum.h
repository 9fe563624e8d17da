// SPDX-License-Identifier: MIT
// Adds up what several threads find about many numbers, in the order of the numbers: at every
// moment there is an exact sum of all numbers from the first up to some number.
#pragma once

#include "engine/study/number_ranges.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace fishing::study {

/// `Sum` is a value with `+=`; as constructed it is the sum of nothing. Any thread may call
/// anything.
template <class Sum>
class OrderedSum {
public:
    explicit OrderedSum(NumberRange all) : m_all(all) {}

    /// The next numbers that no thread has, `most` of them or fewer; nothing once all are given
    /// away.
    std::optional<NumberRange> claim(std::uint64_t most) {
        const std::lock_guard lock(m_mutex);
        const std::uint64_t count = std::min(most, m_all.count() - m_claimed);
        if (count == 0) {
            return std::nullopt;
        }
        const std::uint64_t first = m_all.first + m_claimed;
        m_claimed += count;
        return NumberRange{first, first + (count - 1)};
    }

    /// What the numbers of a claim add up to. A claim that is never delivered ends the sum in front
    /// of it.
    void deliver(NumberRange claimed, Sum sum) {
        const std::lock_guard lock(m_mutex);
        m_waiting.emplace(claimed.first, std::pair(claimed, std::move(sum)));
        while (!m_waiting.empty() && m_waiting.begin()->first == m_all.first + m_added) {
            const auto next = m_waiting.extract(m_waiting.begin());
            m_sum += next.mapped().second;
            m_added += next.mapped().first.count();
        }
    }

    /// How many numbers the sum is of.
    std::uint64_t count() const {
        const std::lock_guard lock(m_mutex);
        return m_added;
    }

    /// The sum so far, and which numbers it is of.
    std::pair<NumberRanges, Sum> soFar() const {
        const std::lock_guard lock(m_mutex);
        NumberRanges numbers;
        if (m_added > 0) {
            numbers = NumberRanges({m_all.first, m_all.first + (m_added - 1)});
        }
        return {numbers, m_sum};
    }

private:
    const NumberRange m_all;
    mutable std::mutex m_mutex;
    std::uint64_t m_claimed = 0;
    std::uint64_t m_added = 0;
    std::map<std::uint64_t, std::pair<NumberRange, Sum>> m_waiting; // by their first number
    Sum m_sum;
};

} // namespace fishing::study
