// SPDX-License-Identifier: MIT
// What tells the story beside the cards: the light on a matching pair, the badges of an anchored
// game, the kittens with their counts, and how the game ended. All are in time with the cards: they
// wait for what the scene is about to land.
#pragma once

#include "app/player_names.h"
#include "app/table/glow_overlay.h"
#include "app/table/player_bank.h"
#include "app/table/scene.h"
#include "app/table/table_layout.h"

#include <array>
#include <optional>
#include <vector>

class CardWidget;

class TableSigns {
public:
    /// Makes its widgets children of `table`. `cards`, by id, must outlive it.
    TableSigns(const std::vector<CardWidget*>& cards, QWidget* table);

    GlowOverlay* overlay() const { return m_overlay; }
    PlayerBank* bank(fishing::Player player) const { return m_banks[indexOf(player)]; }
    /// How the game ended, once that is to be seen.
    std::optional<fishing::Outcome> ending() const { return m_shown.ending; }

    void setTheme(const TableTheme& theme);
    void setNames(const PlayerNames& names);
    void arrange(const TableLayout& layout);

    /// Forgets the scene and everything that waits.
    void clear();
    /// Shows a scene `wait` milliseconds after `now`; of a jump to it, the kittens tell at once.
    /// `ending` is how the game ended in it.
    void show(const Scene& scene, const std::vector<Placement>& placements,
              std::optional<fishing::Outcome> ending, qint64 now, int wait, bool isJump);
    /// Marks the anchor on the pile and the cards that always come home, of this rank, where no
    /// other card lies on the badge.
    void showAnchor(const Scene& scene, const std::vector<Placement>& placements,
                    std::optional<fishing::Rank> anchor);
    /// Brings everything to where it is at time `now`. Returns whether a light has yet to go out.
    bool advance(qint64 now);
    /// Brings everything to its end at once.
    void finish();

private:
    struct Story {
        std::array<BankState, 2> banks;
        std::optional<fishing::Outcome> ending;
    };

    void tellBanks(const Story& story);
    void tell(const Story& story);
    bool goOn(const std::vector<GlowOverlay::Glow>& glows) const;

    const std::vector<CardWidget*>& m_cards;
    QWidget* m_table;
    GlowOverlay* m_overlay;
    std::array<PlayerBank*, 2> m_banks;
    Story m_shown;
    std::optional<Story> m_waiting;
    qint64 m_landing = 0;
    std::optional<qint64> m_rise;    // when the light begins to, while it has not risen
    std::optional<qint64> m_glowEnd; // when the light of the last scene has gone out
};
