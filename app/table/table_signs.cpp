// SPDX-License-Identifier: MIT
#include "app/table/table_signs.h"

#include "app/table/card_widget.h"

#include <algorithm>
#include <utility>

using fishing::Player;

namespace {

constexpr int glowFade = 140; // milliseconds

std::vector<GlowOverlay::Glow> glowsOf(const std::vector<Placement>& placements,
                                       const std::vector<CardWidget*>& cards) {
    std::vector<GlowOverlay::Glow> glows;
    for (auto placement = placements.begin(); placement != placements.end(); ++placement) {
        if (placement->glow > 0) {
            GlowOverlay::Glow glow{cards[placement->card.id], placement->glow, {}};
            for (auto above = placement + 1; above != placements.end(); ++above) {
                glow.above.push_back(cards[above->card.id]);
            }
            glows.push_back(std::move(glow));
        }
    }
    return glows;
}

using Placed = std::vector<Placement>::const_iterator;

QRect rectOf(const Placement& placement, const std::vector<CardWidget*>& cards) {
    return {placement.topLeft.toPoint(), cards[placement.card.id]->size()};
}

/// Whether none of the cards up to `end` lies on the middle of a card's badge.
bool showsBadge(Placed placement, Placed end, const std::vector<CardWidget*>& cards) {
    const QPoint badge = GlowOverlay::badgeRect(rectOf(*placement, cards)).center();
    return std::none_of(placement + 1, end, [&](const Placement& above) {
        return rectOf(above, cards).contains(badge);
    });
}

std::vector<const CardWidget*> liftedOf(const std::vector<Placement>& placements,
                                        const std::vector<CardWidget*>& cards) {
    std::vector<const CardWidget*> lifted;
    for (const Placement& placement : placements) {
        if (placement.isLifted) {
            lifted.push_back(cards[placement.card.id]);
        }
    }
    return lifted;
}

} // namespace

TableSigns::TableSigns(const std::vector<CardWidget*>& cards, QWidget* table)
    : m_cards(cards),
      m_table(table),
      m_overlay(new GlowOverlay(table)),
      m_banks{new PlayerBank(Player::A, table), new PlayerBank(Player::B, table)} {}

void TableSigns::setTheme(const TableTheme& theme) {
    m_overlay->setColor(theme.glow);
    for (PlayerBank* bank : m_banks) {
        bank->setTheme(theme);
    }
}

void TableSigns::setNames(const PlayerNames& names) {
    for (const Player player : {Player::A, Player::B}) {
        bank(player)->setName(names.of(player));
    }
}

void TableSigns::arrange(const TableLayout& layout) {
    m_overlay->setGeometry(m_table->rect());
    for (const Player player : {Player::A, Player::B}) {
        bank(player)->setGeometry(layout.bank(player).toAlignedRect());
    }
}

void TableSigns::clear() {
    m_waiting.reset();
    m_glowEnd.reset();
    m_overlay->setGlows({});
    m_overlay->setLifted({});
    m_overlay->setAnchor(nullptr);
    m_overlay->setNumbered({});
}

void TableSigns::show(const Scene& scene, const std::vector<Placement>& placements,
                      std::optional<fishing::Outcome> ending, qint64 now, int wait, bool isJump) {
    if (m_waiting) {
        tell(*m_waiting); // what has not been told of the last scene
    }
    if (!ending && m_shown.ending) {
        m_shown.ending.reset(); // an end is told when it has come, but is over at once
        m_table->update();
    }
    Story story{{}, ending};
    for (const Player player : {Player::A, Player::B}) {
        BankState& state = story.banks[indexOf(player)];
        state.mood = moodOf(scene, player, ending);
        state.cards = static_cast<int>(shownInHand(scene, player));
        state.isMover = !ending && scene.position.mover == player;
    }
    m_waiting = story;
    m_landing = now + wait;
    if (isJump) {
        tellBanks(story); // there is no landing to wait for; only an end is told after it
    }
    m_overlay->setLifted(liftedOf(placements, m_cards));
    const auto goingOut = std::exchange(m_glowEnd, std::nullopt);
    auto glows = glowsOf(placements, m_cards);
    if (glows.empty() && m_overlay->hasGlows() && wait > 0) {
        m_glowEnd = goingOut.value_or(now + glowFade); // with the cards that leave
    } else {
        if (wait == 0 || !goOn(glows)) {
            m_rise = wait == 0 ? std::nullopt : std::optional(now + wait);
            m_overlay->setStrength(wait == 0 ? 1 : 0);
        }
        m_overlay->setGlows(std::move(glows));
    }
    if (wait == 0) {
        tell(story);
    }
}

/// Whether all of these are lit already.
bool TableSigns::goOn(const std::vector<GlowOverlay::Glow>& glows) const {
    return std::ranges::all_of(
        glows, [this](const GlowOverlay::Glow& glow) { return m_overlay->lights(glow.card); });
}

void TableSigns::showAnchor(const Scene& scene, const std::vector<Placement>& placements,
                            std::optional<fishing::Rank> anchor) {
    const auto& pile = scene.position.pile;
    const bool isDealing = scene.beat == Beat::Gathered || scene.beat == Beat::Dealt;
    if (!anchor || pile.empty() || isDealing) {
        m_overlay->setAnchor(nullptr);
        return;
    }
    std::vector<const CardWidget*> homing;
    for (auto placement = placements.begin(); placement != placements.end(); ++placement) {
        const fishing::Card card = placement->card;
        const bool isHoming = card.rank == *anchor && card.id != pile[0].id;
        if (isHoming && placement->faceUp && showsBadge(placement, placements.end(), m_cards)) {
            homing.push_back(m_cards[card.id]);
        }
    }
    m_overlay->setAnchor(m_cards[pile[0].id], std::move(homing));
}

bool TableSigns::advance(qint64 now) {
    if (!m_glowEnd && m_rise) {
        const double risen = static_cast<double>(now - *m_rise) / glowFade;
        m_overlay->setStrength(std::clamp(risen, 0.0, 1.0));
    } else if (!m_glowEnd) {
        m_overlay->setStrength(1);
    } else if (now >= *m_glowEnd) {
        m_glowEnd.reset();
        m_overlay->setGlows({});
    } else {
        m_overlay->setStrength(static_cast<double>(*m_glowEnd - now) / glowFade);
    }
    m_overlay->follow();
    if (m_waiting && now >= m_landing) {
        tell(*m_waiting);
    }
    return m_glowEnd.has_value();
}

void TableSigns::finish() {
    if (std::exchange(m_glowEnd, std::nullopt)) {
        m_overlay->setGlows({});
    }
    m_rise.reset();
    m_overlay->setStrength(1);
    m_overlay->follow();
    if (m_waiting) {
        tell(*m_waiting);
    }
}

void TableSigns::tellBanks(const Story& story) {
    for (const Player player : {Player::A, Player::B}) {
        bank(player)->setState(story.banks[indexOf(player)]);
    }
    m_shown.banks = story.banks;
}

void TableSigns::tell(const Story& story) {
    tellBanks(story);
    if (story.ending != m_shown.ending) {
        m_table->update();
    }
    m_shown = story;
    m_waiting.reset();
}
