// SPDX-License-Identifier: MIT
#include "app/rules_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace {

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString tr(const char* text) {
    return QCoreApplication::translate("RulesText", text);
}

} // namespace

QString presetTitle(std::string_view name) {
    if (name == "classic") {
        return tr(QT_TRANSLATE_NOOP("RulesText", "Classic"));
    }
    if (name == "textbook") {
        return tr(QT_TRANSLATE_NOOP("RulesText", "Textbook, with its slip"));
    }
    if (name == "hook") {
        return tr(QT_TRANSLATE_NOOP("RulesText", "Hook, as in school yards"));
    }
    if (name == "coursework") {
        return tr(QT_TRANSLATE_NOOP("RulesText", "Coursework"));
    }
    if (name == "race") {
        return tr(QT_TRANSLATE_NOOP("RulesText", "Race, first out wins"));
    }
    return fromView(name);
}

QString rulesTitle(const fishing::Rules& rules) {
    if (const auto name = presetName(rules)) {
        return presetTitle(*name);
    }
    QStringList pairs;
    for (const fishing::RuleOption& option : fishing::ruleOptions()) {
        if (const std::size_t value = option.get(rules); value != 0) {
            pairs += fromView(option.key) + QLatin1Char('=') + fromView(option.values[value]);
        }
    }
    return pairs.join(QStringLiteral(", "));
}
