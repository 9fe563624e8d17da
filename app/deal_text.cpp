// SPDX-License-Identifier: MIT
#include "app/deal_text.h"

#include "app/number_text.h"

#include <algorithm>
#include <limits>

namespace {

constexpr std::uint64_t highestNumber = std::numeric_limits<std::uint64_t>::max();

/// How much of the text stands before the number: "Deal ", "#", "No. ".
qsizetype lengthOfLead(const QString& text) {
    const auto leadsUp = [](QChar character) {
        return character.isLetter() || character.isSpace() ||
               QStringLiteral("#:.№：").contains(character);
    };
    return std::find_if_not(text.begin(), text.end(), leadsUp) - text.begin();
}

} // namespace

QString DealText::deck(fishing::Deck deck) {
    return deck.ranks == 1 ? tr("1 rank × %1").arg(deck.copies)
                           : tr("%1 ranks × %2").arg(deck.ranks).arg(deck.copies);
}

QString DealText::title(const files::NumberedDeal& deal) {
    return deal.deck == fishing::Deck()
               ? tr("Deal %1").arg(deal.number)
               : tr("Deal %1 · %2").arg(QString::number(deal.number), DealText::deck(deal.deck));
}

std::variant<std::uint64_t, QString> DealText::number(const QString& text) {
    const qsizetype lead = lengthOfLead(text);
    if (const auto number = numberIn(text.mid(lead))) {
        return *number;
    }
    if (lead == text.size()) {
        return tr("Write a whole number from 0 to %1.").arg(numberText(highestNumber));
    }
    for (qsizetype i = lead; i < text.size(); ++i) {
        // One more digit in front of it makes a number of all that may stand in one.
        if (!numberIn(QLatin1Char('0') + text.mid(i, 1))) {
            return tr("Character %1: “%2” is no digit. Write digits alone.")
                .arg(QString::number(i + 1), text[i]);
        }
    }
    return tr("Too large: the highest number is %1.").arg(numberText(highestNumber));
}
