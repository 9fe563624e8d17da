// SPDX-License-Identifier: MIT
#include "app/view_options.h"

#include <QSettings>

#include <array>
#include <utility>

namespace {

// Words, not numbers: they stay what they are when the list grows.
const std::array<std::pair<Appearance, QString>, 3> appearances = {{
    {Appearance::System, QStringLiteral("system")},
    {Appearance::Light, QStringLiteral("light")},
    {Appearance::Dark, QStringLiteral("dark")},
}};

const std::array<std::pair<CardBack, QString>, 2> backs = {{
    {CardBack::Scales, QStringLiteral("scales")},
    {CardBack::Paws, QStringLiteral("paws")},
}};

const QString animateKey = QStringLiteral("view/animate");
const QString faceDownKey = QStringLiteral("view/handsFaceDown");
const QString fourColorsKey = QStringLiteral("view/fourColors");
const QString backKey = QStringLiteral("view/back");
const QString appearanceKey = QStringLiteral("view/appearance");

template <class Table, class Value>
Value valueOf(const Table& table, const QString& word, Value otherwise) {
    for (const auto& [value, name] : table) {
        if (name == word) {
            return value;
        }
    }
    return otherwise;
}

template <class Table, class Value>
QString wordFor(const Table& table, Value value) {
    for (const auto& [each, name] : table) {
        if (each == value) {
            return name;
        }
    }
    return {};
}

} // namespace

ViewOptions readViewOptions(const QSettings& settings, const ViewOptions& defaults) {
    ViewOptions options;
    options.animate = settings.value(animateKey, defaults.animate).toBool();
    options.handsFaceDown = settings.value(faceDownKey, defaults.handsFaceDown).toBool();
    options.cards.fourColors = settings.value(fourColorsKey, defaults.cards.fourColors).toBool();
    options.cards.back = valueOf(backs, settings.value(backKey).toString(), defaults.cards.back);
    options.appearance =
        valueOf(appearances, settings.value(appearanceKey).toString(), defaults.appearance);
    return options;
}

void writeViewOptions(QSettings& settings, const ViewOptions& before, const ViewOptions& options) {
    const auto write = [&settings](const QString& key, const auto& was, const auto& is,
                                   const QVariant& value) {
        if (was != is) {
            settings.setValue(key, value);
        }
    };
    const CardLook& look = options.cards;
    write(animateKey, before.animate, options.animate, options.animate);
    write(faceDownKey, before.handsFaceDown, options.handsFaceDown, options.handsFaceDown);
    write(fourColorsKey, before.cards.fourColors, look.fourColors, look.fourColors);
    write(backKey, before.cards.back, look.back, wordFor(backs, look.back));
    write(appearanceKey, before.appearance, options.appearance,
          wordFor(appearances, options.appearance));
}
