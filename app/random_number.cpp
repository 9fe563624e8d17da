// SPDX-License-Identifier: MIT
#include "app/random_number.h"

#include <QRandomGenerator>

std::uint64_t randomDealNumber() {
    constexpr quint32 numbers = 1'000'000'000;
    return QRandomGenerator::global()->bounded(numbers);
}
