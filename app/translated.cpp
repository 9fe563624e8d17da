// SPDX-License-Identifier: MIT
#include "app/translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct Writer {
    QString operator()(const std::string& text) const { return QString::fromStdString(text); }
    QString operator()(std::uint64_t number) const {
        return QLocale().toString(static_cast<qulonglong>(number));
    }
    QString operator()(const words::Phrase& phrase) const { return translated(phrase); }
};

} // namespace

QString translated(const words::Phrase& phrase) {
    // Not QString::arg() one after the other: what goes in may hold a % of its own.
    const QString source = QCoreApplication::translate("words", phrase.text);
    QString text;
    for (qsizetype i = 0; i < source.size(); ++i) {
        const bool isPlace = source[i] == QLatin1Char('%') && i + 1 < source.size() &&
                             source[i + 1].digitValue() >= 1;
        if (!isPlace) {
            text += source[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(source[++i].digitValue() - 1);
        text += std::visit(Writer(), phrase.arguments.at(index).value);
    }
    return text;
}
