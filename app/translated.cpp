// SPDX-License-Identifier: MIT
#include "app/translated.h"

#include "app/number_text.h"

#include <QCoreApplication>

namespace {

struct Writer {
    const PlayerNames& names;

    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::uint64_t number) const { return numberText(number).toStdString(); }
    std::string operator()(fishing::Player player) const { return names.of(player).toStdString(); }
    std::string operator()(const words::Phrase& phrase) const {
        return translated(phrase, names).toStdString();
    }
};

} // namespace

QString translated(const words::Phrase& phrase, const PlayerNames& names) {
    const QString source = QCoreApplication::translate("words", phrase.text);
    return QString::fromStdString(
        words::expanded(source.toStdString(), phrase.arguments, Writer{names}));
}
