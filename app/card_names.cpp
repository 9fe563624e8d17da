// SPDX-License-Identifier: MIT
#include "app/card_names.h"

#include "engine/notation.h"

#include <QCoreApplication>

#include <array>

namespace {

struct CardNames {
    Q_DECLARE_TR_FUNCTIONS(CardNames)
};

constexpr std::array<const char*, fishing::highestRank> rankNames = {
    QT_TRANSLATE_NOOP("CardNames", "ace"),   QT_TRANSLATE_NOOP("CardNames", "two"),
    QT_TRANSLATE_NOOP("CardNames", "three"), QT_TRANSLATE_NOOP("CardNames", "four"),
    QT_TRANSLATE_NOOP("CardNames", "five"),  QT_TRANSLATE_NOOP("CardNames", "six"),
    QT_TRANSLATE_NOOP("CardNames", "seven"), QT_TRANSLATE_NOOP("CardNames", "eight"),
    QT_TRANSLATE_NOOP("CardNames", "nine"),  QT_TRANSLATE_NOOP("CardNames", "ten"),
    QT_TRANSLATE_NOOP("CardNames", "jack"),  QT_TRANSLATE_NOOP("CardNames", "queen"),
    QT_TRANSLATE_NOOP("CardNames", "king"),
};

constexpr std::array<const char*, fishing::suitCount> suitNames = {
    QT_TRANSLATE_NOOP("CardNames", "spades"),
    QT_TRANSLATE_NOOP("CardNames", "hearts"),
    QT_TRANSLATE_NOOP("CardNames", "clubs"),
    QT_TRANSLATE_NOOP("CardNames", "diamonds"),
};

} // namespace

QString spokenName(fishing::Card card) {
    return CardNames::tr("%1 of %2")
        .arg(CardNames::tr(rankNames[card.rank - 1U]),
             CardNames::tr(suitNames[static_cast<std::size_t>(card.suit)]));
}

QString shortName(fishing::Card card) {
    return QString::fromStdString(toText(card, fishing::CardStyle::Symbol));
}
