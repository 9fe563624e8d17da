// SPDX-License-Identifier: MIT
// How numbered deals are called, and how their numbers are read when somebody types them.
#pragma once

#include "app/files/saved_game.h"

#include <QCoreApplication>
#include <QString>

#include <variant>

class DealText {
    Q_DECLARE_TR_FUNCTIONS(DealText)

public:
    /// "8 ranks × 4".
    static QString deck(fishing::Deck deck);

    /// "Deal 42", and with a deck that is not the full one, "Deal 42 · 8 ranks × 4".
    static QString title(const files::NumberedDeal& deal);

    /// The number in a text, or what is wrong with it in a sentence. Digits may be parted by
    /// blanks, commas, dots and the like, and "Deal" or "#" may stand in front.
    static std::variant<std::uint64_t, QString> number(const QString& text);
};
