// SPDX-License-Identifier: MIT
// How often each figure comes up among numbered games, and the first game with it. Exact up to 8191
// and fine enough beyond for any percentile; histograms of different games add up exactly.
#pragma once

#include <cstdint>
#include <vector>

namespace fishing::study {

/// A log-linear histogram, in the manner of G. Tene's HdrHistogram: a bar for every figure below
/// 2^13, and 2^12 bars for every further power of two, so no bar is wider than 1/4096 of its
/// figures.
class Histogram {
public:
    struct Bar {
        std::uint64_t least = 0; ///< the bar stands for figures from here
        std::uint64_t most = 0;  ///< to here, both included
        std::uint64_t games = 0;
        std::uint64_t firstGame = 0; ///< the lowest number among them

        friend bool operator==(const Bar&, const Bar&) = default;
    };

    void add(std::uint64_t figure, std::uint64_t game) {
        const std::size_t index = indexOf(figure);
        if (index >= m_cells.size()) {
            m_cells.resize(index + 1);
        }
        Cell& cell = m_cells[index];
        cell.firstGame = game < cell.firstGame ? game : cell.firstGame;
        ++cell.games;
        ++m_games;
    }

    /// Puts a bar back that bars() gave; any figure of it will do as `figure`.
    void addBar(std::uint64_t figure, std::uint64_t games, std::uint64_t firstGame);

    Histogram& operator+=(const Histogram& other);

    std::uint64_t games() const { return m_games; }

    /// The bars with games in them, lowest first.
    std::vector<Bar> bars() const;

    /// The figure that the `percent` lowest of all games do not exceed: 50 is the median. The most
    /// that its bar stands for; 0 without games. `percent` is from 0 to 100.
    std::uint64_t percentile(double percent) const;

    /// The standard deviation of the figures, each taken as the middle of its bar; 0 with fewer
    /// than two games.
    double deviation() const;

    friend bool operator==(const Histogram&, const Histogram&) = default;

private:
    static constexpr unsigned fineBits = 12; // of a figure's place within its power of two
    static constexpr std::uint64_t exactBelow = std::uint64_t{2} << fineBits;

    struct Cell {
        std::uint64_t games = 0;
        std::uint64_t firstGame = ~std::uint64_t{0};

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    static std::size_t indexOf(std::uint64_t figure) {
        return figure < exactBelow ? static_cast<std::size_t>(figure) : coarseIndexOf(figure);
    }
    static std::size_t coarseIndexOf(std::uint64_t figure);
    static std::uint64_t leastOf(std::size_t index);

    std::vector<Cell> m_cells; // the last one has games
    std::uint64_t m_games = 0;
};

} // namespace fishing::study
