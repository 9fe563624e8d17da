// SPDX-License-Identifier: MIT
#include "app/number_text.h"

#include <QLocale>

QString numberText(std::uint64_t number) {
    return QLocale().toString(static_cast<qulonglong>(number));
}

std::optional<std::uint64_t> numberIn(const QString& text) {
    static const QString groupSigns = QStringLiteral(",.'’_，٬");
    QString digits;
    for (const QChar character : text) {
        if (character.digitValue() >= 0) {
            digits += QString::number(character.digitValue());
        } else if (!character.isSpace() && (!groupSigns.contains(character) || digits.isEmpty())) {
            return std::nullopt;
        }
    }
    bool isNumber = false;
    const qulonglong number = digits.toULongLong(&isNumber);
    return isNumber ? std::optional<std::uint64_t>(number) : std::nullopt;
}
