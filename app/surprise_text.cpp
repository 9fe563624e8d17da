// SPDX-License-Identifier: MIT
#include "app/surprise_text.h"

#include "app/number_text.h"
#include "app/translated.h"

using fishing::Player;
using fishing::study::Brink;
using fishing::study::WishFind;

namespace {

/// For a menu: `unnamed` where the player has no name; an ampersand in one is no key.
QString winFor(Player player, const PlayerNames& names, const QString& unnamed) {
    return names.given[fishing::indexOf(player)].isEmpty()
               ? unnamed
               : SurpriseText::tr("A win for %1")
                     .arg(names.of(player).replace(QLatin1Char('&'), QStringLiteral("&&")));
}

QString close(const Brink& brink, Player winner, const fishing::Rules& rules,
              const PlayerNames& names) {
    const QString name = names.of(winner);
    const QString place = numberText(brink.place);
    if (rules.win == fishing::Win::Keep) {
        return brink.cards == 1
                   ? SurpriseText::tr("A close game: %1 is down to 1 card after play %2, and wins "
                                      "all the same.")
                         .arg(name, place)
                   : SurpriseText::tr("A close game: %1 is down to %3 cards after play %2, and "
                                      "wins all the same.")
                         .arg(name, place, QString::number(brink.cards));
    }
    const QString loser = names.of(opponentOf(winner));
    return brink.cards == 1
               ? SurpriseText::tr(
                     "A close game: %1 has 1 card left after play %2, but %3 is out of "
                     "cards first.")
                     .arg(loser, place, name)
               : SurpriseText::tr("A close game: %1 has %4 cards left after play %2, but %3 is out "
                                  "of cards first.")
                     .arg(loser, place, name, QString::number(brink.cards));
}

} // namespace

QString SurpriseText::title(Wish wish, const PlayerNames& names) {
    switch (wish) {
    case Wish::Long:
        return tr("A &long game");
    case Wish::Endless:
        return tr("An &endless game");
    case Wish::Close:
        return tr("A &close game");
    case Wish::WinForA:
        return winFor(Player::A, names, tr("A win for &A"));
    case Wish::WinForB:
        return winFor(Player::B, names, tr("A win for &B"));
    }
    return {};
}

QString SurpriseText::meaning(Wish wish, const PlayerNames& names) {
    switch (wish) {
    case Wish::Long:
        return tr("The longest game of some thousand random deals");
    case Wish::Endless:
        return tr("A random deal that never ends");
    case Wish::Close:
        return tr("Of some thousand random deals the one that most nearly went the other way");
    case Wish::WinForA:
        return tr("A random deal that %1 wins").arg(names.of(Player::A));
    case Wish::WinForB:
        return tr("A random deal that %1 wins").arg(names.of(Player::B));
    }
    return {};
}

QString SurpriseText::looking(Wish wish, const PlayerNames& names) {
    switch (wish) {
    case Wish::Long:
        return tr("Looking for a long game…");
    case Wish::Endless:
        return tr("Looking for an endless game…");
    case Wish::Close:
        return tr("Looking for a close game…");
    case Wish::WinForA:
        return tr("Looking for a game that %1 wins…").arg(names.of(Player::A));
    case Wish::WinForB:
        return tr("Looking for a game that %1 wins…").arg(names.of(Player::B));
    }
    return {};
}

QString SurpriseText::tried(std::uint64_t deals) {
    return deals == 1 ? tr("1 deal tried") : tr("%1 deals tried").arg(numberText(deals));
}

QString SurpriseText::found(Wish wish, const WishFind& find, std::uint64_t tried,
                            const fishing::Rules& rules, const PlayerNames& names) {
    const Player winner = find.verdict.outcome == fishing::Outcome::A ? Player::A : Player::B;
    const QString plays = translated(words::plays(find.verdict.plays));
    switch (wish) {
    case Wish::Long:
        return tr("A long game: %1, the most of %2 deals tried.").arg(plays, numberText(tried));
    case Wish::Endless:
        return {}; // why it never ends is said of any such game
    case Wish::Close:
        return close(*find.brink, winner, rules, names);
    case Wish::WinForA:
    case Wish::WinForB:
        return tr("%1 wins after %2.").arg(names.of(winner), plays);
    }
    return {};
}

QString SurpriseText::notFound(Wish wish, std::uint64_t tried, const PlayerNames& names) {
    const QString deals = numberText(tried);
    switch (wish) {
    case Wish::Long:
        return tr("No game that comes to an end was found among %1 deals.").arg(deals);
    case Wish::Endless:
        return tr("No endless game was found among %1 deals.").arg(deals);
    case Wish::Close:
        return tr("No close game was found among %1 deals.").arg(deals);
    case Wish::WinForA:
        return tr("No game that %2 wins was found among %1 deals.").arg(deals, names.of(Player::A));
    case Wish::WinForB:
        return tr("No game that %2 wins was found among %1 deals.").arg(deals, names.of(Player::B));
    }
    return {};
}

QString SurpriseText::remedy(Wish wish, const fishing::Rules& rules, fishing::Deck deck) {
    if (wish != Wish::Endless) {
        return tr("Other rules or another deck may have some.");
    }
    const QString others = tr("By the textbook’s rules at least 13 in 17 deals of a full deck "
                              "never end; by the classic rule 1 in 15 deals of 4 ranks with 2 "
                              "cards each.");
    return rules == fishing::Rules() && deck == fishing::Deck()
               ? tr("By the classic rule no endless game of a full deck is known. %1").arg(others)
               : tr("Other rules or another deck may have some. %1").arg(others);
}

QString SurpriseText::longestInstead(const WishFind& longest) {
    return tr("The longest game among them has %1.")
        .arg(translated(words::plays(longest.verdict.plays)));
}
