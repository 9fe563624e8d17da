// SPDX-License-Identifier: MIT
#include "app/settings.h"

#include "app/game_controller.h"

#include <QLocale>
#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace {

template <class Value, std::size_t size>
using Words = std::array<std::pair<Value, QLatin1String>, size>;

// Words, not numbers: they stay what they are when the list grows.
constexpr Words<Appearance, 3> appearances = {{
    {Appearance::System, QLatin1String("system")},
    {Appearance::Light, QLatin1String("light")},
    {Appearance::Dark, QLatin1String("dark")},
}};
constexpr Words<CardBack, 2> backs = {{
    {CardBack::Scales, QLatin1String("scales")},
    {CardBack::Paws, QLatin1String("paws")},
}};
constexpr Words<std::optional<words::Language>, 4> languages = {{
    {std::nullopt, QLatin1String("system")},
    {words::Language::English, QLatin1String("en")},
    {words::Language::SimplifiedChinese, QLatin1String("zh_CN")},
    {words::Language::TraditionalChinese, QLatin1String("zh_TW")},
}};
constexpr Words<bool, 2> switches = {{
    {false, QLatin1String("false")},
    {true, QLatin1String("true")},
}};

template <class Value, std::size_t size>
std::optional<Value> valueOf(const Words<Value, size>& words, const QString& word) {
    for (const auto& [value, name] : words) {
        if (name == word) {
            return value;
        }
    }
    return std::nullopt;
}

template <class Value, std::size_t size>
QString wordFor(const Words<Value, size>& words, Value value) {
    for (const auto& [each, name] : words) {
        if (each == value) {
            return name;
        }
    }
    return {};
}

/// One of `choices`, or nothing.
template <class Number>
std::optional<Number> chosen(const std::vector<Number>& choices, double number) {
    constexpr double rounding = 1e-6;
    for (const Number choice : choices) {
        if (std::abs(number / static_cast<double>(choice) - 1) < rounding) {
            return choice;
        }
    }
    return std::nullopt;
}

// How each kind of value is read, nothing where it is garbled, and written.

std::optional<bool> read(const QString& text, bool) {
    return valueOf(switches, text);
}
std::optional<Appearance> read(const QString& text, Appearance) {
    return valueOf(appearances, text);
}
std::optional<CardBack> read(const QString& text, CardBack) {
    return valueOf(backs, text);
}
std::optional<std::optional<words::Language>> read(const QString& text,
                                                   std::optional<words::Language>) {
    return valueOf(languages, text);
}
std::optional<double> read(const QString& text, double) {
    return chosen(GameController::speeds(), text.toDouble());
}
std::optional<qint64> read(const QString& text, qint64) {
    return chosen(judgingLimits(), text.toDouble());
}

/// "8x4" is 8 ranks with 4 cards each.
std::optional<fishing::Deck> read(const QString& text, fishing::Deck) {
    const QStringList figures = text.split(QLatin1Char('x'));
    const fishing::Deck deck = {figures.value(0).toInt(), figures.value(1).toInt()};
    return figures.size() == 2 && isValid(deck) ? std::optional(deck) : std::nullopt;
}

QString written(bool value) {
    return wordFor(switches, value);
}
QString written(Appearance value) {
    return wordFor(appearances, value);
}
QString written(CardBack value) {
    return wordFor(backs, value);
}
QString written(std::optional<words::Language> value) {
    return wordFor(languages, value);
}
QString written(double value) {
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}
QString written(qint64 value) {
    return QString::number(value);
}

QString written(fishing::Deck value) {
    return QStringLiteral("%1x%2").arg(value.ranks).arg(value.copies);
}

/// Calls `visit` with each setting: its key, and how to get at it.
template <class Visit>
void forEachSetting(const Visit& visit) {
    visit(
        "view/animate", [](auto& all) -> auto& { return all.view.animate; });
    visit(
        "view/handsFaceDown", [](auto& all) -> auto& { return all.view.handsFaceDown; });
    visit(
        "view/fourColors", [](auto& all) -> auto& { return all.view.cards.fourColors; });
    visit(
        "view/back", [](auto& all) -> auto& { return all.view.cards.back; });
    visit(
        "view/appearance", [](auto& all) -> auto& { return all.view.appearance; });
    visit(
        "view/language", [](auto& all) -> auto& { return all.view.language; });
    visit(
        "play/secretEnd", [](auto& all) -> auto& { return all.futureHidden; });
    visit(
        "play/speed", [](auto& all) -> auto& { return all.speed; });
    visit(
        "judge/limit", [](auto& all) -> auto& { return all.limit; });
    visit(
        "deals/deck", [](auto& all) -> auto& { return all.deck; });
    visit(
        "help/hint", [](auto& all) -> auto& { return all.hint; });
}

} // namespace

const std::vector<qint64>& judgingLimits() {
    static const std::vector<qint64> all = {10'000,      100'000,       1'000'000,     10'000'000,
                                            100'000'000, 1'000'000'000, 10'000'000'000};
    return all;
}

Settings readSettings(const QSettings& store, const Settings& defaults) {
    Settings settings = defaults;
    forEachSetting([&](const char* key, const auto& of) {
        const QString text = store.value(QLatin1String(key)).toString();
        of(settings) = read(text, of(settings)).value_or(of(defaults));
    });
    return settings;
}

void writeSettings(QSettings& store, const Settings& before, const Settings& now,
                   const Settings& defaults) {
    forEachSetting([&](const char* key, const auto& of) {
        if (of(now) == of(before)) {
            return;
        }
        if (of(now) == of(defaults)) {
            store.remove(QLatin1String(key));
        } else {
            store.setValue(QLatin1String(key), written(of(now)));
        }
    });
}
