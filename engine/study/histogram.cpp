// SPDX-License-Identifier: MIT
#include "engine/study/histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fishing::study {

std::size_t Histogram::coarseIndexOf(std::uint64_t figure) {
    // A figure of fineBits + 1 + shift bits; its highest fineBits + 1 bits say which bar.
    const auto shift = static_cast<unsigned>(std::bit_width(figure)) - (fineBits + 1);
    return static_cast<std::size_t>((std::uint64_t{shift} << fineBits) + (figure >> shift));
}

std::uint64_t Histogram::leastOf(std::size_t index) {
    if (index < exactBelow) {
        return index;
    }
    const std::size_t shift = (index >> fineBits) - 1;
    return (std::uint64_t{index} - (std::uint64_t{shift} << fineBits)) << shift;
}

void Histogram::addBar(std::uint64_t figure, std::uint64_t games, std::uint64_t firstGame) {
    if (games == 0) {
        return;
    }
    add(figure, firstGame);
    m_cells[indexOf(figure)].games += games - 1;
    m_games += games - 1;
}

Histogram& Histogram::operator+=(const Histogram& other) {
    m_cells.resize(std::max(m_cells.size(), other.m_cells.size()));
    for (std::size_t i = 0; i < other.m_cells.size(); ++i) {
        m_cells[i].games += other.m_cells[i].games;
        m_cells[i].firstGame = std::min(m_cells[i].firstGame, other.m_cells[i].firstGame);
    }
    m_games += other.m_games;
    return *this;
}

std::vector<Histogram::Bar> Histogram::bars() const {
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (m_cells[i].games > 0) {
            bars.push_back(
                {leastOf(i), leastOf(i + 1) - 1, m_cells[i].games, m_cells[i].firstGame});
        }
    }
    return bars;
}

std::uint64_t Histogram::percentile(double percent) const {
    const double wanted = static_cast<double>(m_games) * percent / 100;
    std::uint64_t most = 0;
    std::uint64_t passed = 0;
    for (const Bar& bar : bars()) {
        most = bar.most;
        passed += bar.games;
        if (static_cast<double>(passed) >= wanted) {
            break;
        }
    }
    return most;
}

double Histogram::deviation() const {
    if (m_games < 2) {
        return 0;
    }
    const auto all = bars();
    const auto middle = [](const Bar& bar) {
        return (static_cast<double>(bar.least) + static_cast<double>(bar.most)) / 2;
    };
    double sum = 0;
    for (const Bar& bar : all) {
        sum += middle(bar) * static_cast<double>(bar.games);
    }
    const double mean = sum / static_cast<double>(m_games);
    double squares = 0;
    for (const Bar& bar : all) {
        squares += (middle(bar) - mean) * (middle(bar) - mean) * static_cast<double>(bar.games);
    }
    return std::sqrt(squares / static_cast<double>(m_games - 1));
}

} // namespace fishing::study
