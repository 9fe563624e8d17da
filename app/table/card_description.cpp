// SPDX-License-Identifier: MIT
#include "app/table/card_description.h"

#include "app/card_names.h"

#include <QCoreApplication>

#include <optional>

using fishing::Card;
using fishing::Player;

namespace {

struct CardDescription {
    Q_DECLARE_TR_FUNCTIONS(CardDescription)
};

std::optional<QString> describeInHand(const Scene& scene, Card card, Player player,
                                      const QString& owner) {
    const auto& hand = scene.position.handOf(player);
    const std::size_t shown = shownInHand(scene, player);
    const std::size_t front = hand.size() - shown;
    for (std::size_t i = front; i < hand.size(); ++i) {
        if (hand[i].id != card.id) {
            continue;
        }
        const QString name =
            scene.handsFaceDown ? CardDescription::tr("a card, face down") : spokenName(card);
        if (i == front) {
            return CardDescription::tr("%1, front of %2’s hand").arg(name, owner);
        }
        return CardDescription::tr("%1, card %2 of %3 in %4’s hand")
            .arg(name, QString::number(i - front + 1), QString::number(shown), owner);
    }
    return std::nullopt;
}

} // namespace

QString describeCard(const Scene& scene, Card card, const PlayerNames& names) {
    for (const Player player : {Player::A, Player::B}) {
        if (const auto words = describeInHand(scene, card, player, names.of(player))) {
            return *words;
        }
    }
    const auto& pile = scene.position.pile;
    for (std::size_t i = 0; i < pile.size(); ++i) {
        if (pile[i].id == card.id) {
            return CardDescription::tr("%1, card %2 of %3 in the pile")
                .arg(spokenName(card), QString::number(i + 1), QString::number(pile.size()));
        }
    }
    return scene.beat == Beat::Held
               ? CardDescription::tr("%1, taken from the hand and not yet laid")
                     .arg(spokenName(card))
               : CardDescription::tr("%1, just played").arg(spokenName(card));
}
