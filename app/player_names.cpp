// SPDX-License-Identifier: MIT
#include "app/player_names.h"

#include "app/translated.h"

#include <QList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace {

/// A character can carry any number of accents; this is room for a few on each.
constexpr qsizetype mostUnits = qsizetype{3} * PlayerNames::mostCharacters;

/// Joins letters and emoji; without it some names cannot be spelled.
bool joins(char32_t code) {
    return code == 0x200C || code == 0x200D;
}

bool isInvisible(char32_t code) {
    if (code == QChar::ReplacementCharacter) {
        return true; // half a character
    }
    switch (QChar::category(code)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
        return true;
    case QChar::Other_Format: // among them those that turn the direction of the text
        return !joins(code);
    default:
        return false;
    }
}

QString withoutInvisible(const QString& text) {
    QString visible;
    for (const char32_t code : text.toUcs4()) {
        const bool joinsNothing = joins(code) && visible.isEmpty();
        if (!isInvisible(code) && !joinsNothing) {
            visible += QStringView(QChar::fromUcs4(code));
        }
    }
    return visible;
}

/// As many whole characters from the front as a name may have.
QString shortened(const QString& name) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    for (int i = 0; i < PlayerNames::mostCharacters; ++i) {
        const qsizetype next = finder.toNextBoundary();
        if (next < 0 || next > mostUnits) {
            break;
        }
        end = next;
    }
    return name.left(end);
}

QString cleanedName(const QString& name) {
    // Line feeds and tabs part words as blanks do, so they become blanks before they would vanish.
    return shortened(withoutInvisible(name.simplified())).trimmed();
}

bool isWrittenFromTheRight(const QString& name) {
    return std::ranges::any_of(name.toUcs4(), [](char32_t code) {
        const auto direction = QChar::direction(code);
        return direction == QChar::DirR || direction == QChar::DirAL;
    });
}

} // namespace

QString PlayerNames::of(fishing::Player player) const {
    const QString& name = given[fishing::indexOf(player)];
    if (name.isEmpty()) {
        return translated(words::nameOf(player));
    }
    constexpr QChar isolate(0x2068);
    constexpr QChar endOfIsolate(0x2069);
    return isWrittenFromTheRight(name) ? isolate + name + endOfIsolate : name;
}

PlayerNames PlayerNames::cleaned() const {
    return {{cleanedName(given[0]), cleanedName(given[1])}};
}

std::array<std::string, 2> PlayerNames::toStrings() const {
    return {given[0].toStdString(), given[1].toStdString()};
}
