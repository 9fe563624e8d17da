// SPDX-License-Identifier: MIT
#include "app/rules_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace {

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

struct RulesText {
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

} // namespace

QString presetTitle(std::string_view name) {
    if (name == "classic") {
        return RulesText::tr("Classic");
    }
    if (name == "textbook") {
        return RulesText::tr("Textbook, with its slip");
    }
    if (name == "hook") {
        return RulesText::tr("Hook, as in school yards");
    }
    if (name == "coursework") {
        return RulesText::tr("Coursework");
    }
    if (name == "race") {
        return RulesText::tr("Race, first out wins");
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

QString rulesOrigin(const fishing::Rules& rules) {
    const std::string_view name = presetName(rules).value_or("");
    if (name == "classic") {
        return RulesText::tr("The rule as the books and articles state it.");
    }
    if (name == "textbook") {
        return RulesText::tr("What the first printing of the program really "
                             "does: it forgets a card on the table.");
    }
    if (name == "hook") {
        return RulesText::tr("How it is played in school yards, and set in exams.");
    }
    if (name == "coursework") {
        return RulesText::tr("A university exercise that picks cards up in table order.");
    }
    if (name == "race") {
        return RulesText::tr("The first player out of cards wins.");
    }
    return RulesText::tr("A set of options that has no name.");
}

QString optionTitle(std::string_view key) {
    if (key == "capture") {
        return RulesText::tr("A &capture takes");
    }
    if (key == "pickup") {
        return RulesText::tr("They &join the tail");
    }
    if (key == "after") {
        return RulesText::tr("A&fter a capture");
    }
    if (key == "end") {
        return RulesText::tr("The game is &over");
    }
    if (key == "win") {
        return RulesText::tr("The &winner is");
    }
    if (key == "jack") {
        return RulesText::tr("A Jac&k");
    }
    return fromView(key);
}

QString valueMeaning(std::string_view key, std::string_view value, const PlayerNames& names) {
    struct Meaning {
        std::string_view key;
        std::string_view value;
        const char* text;
    };
    static constexpr Meaning meanings[] = {
        {"capture", "take",
         QT_TRANSLATE_NOOP("RulesText", "the two equal cards and all cards between them.")},
        {"capture", "leave",
         QT_TRANSLATE_NOOP("RulesText",
                           "the played card and all cards above its match, which stays.")},
        {"pickup", "top",
         QT_TRANSLATE_NOOP("RulesText",
                           "from the top: the played card first, the lowest card last.")},
        {"pickup", "bottom",
         QT_TRANSLATE_NOOP("RulesText",
                           "from the bottom: the lowest card first, the played card last.")},
        {"after", "pass", QT_TRANSLATE_NOOP("RulesText", "the turn passes.")},
        {"after", "again", QT_TRANSLATE_NOOP("RulesText", "the same player plays again.")},
        {"end", "play", QT_TRANSLATE_NOOP("RulesText", "as soon as either hand is empty.")},
        {"end", "round",
         QT_TRANSLATE_NOOP("RulesText", "if either hand is empty when %1 begins a new round.")},
        {"end", "turn",
         QT_TRANSLATE_NOOP("RulesText", "if the player whose turn it is has no card left.")},
        {"win", "keep", QT_TRANSLATE_NOOP("RulesText", "the player who still holds cards.")},
        {"win", "shed", QT_TRANSLATE_NOOP("RulesText", "the player who ran out of cards.")},
        {"jack", "plain", QT_TRANSLATE_NOOP("RulesText", "is a card like any other.")},
        {"jack", "hook",
         QT_TRANSLATE_NOOP("RulesText",
                           "takes the whole pile; on an empty table it is like any other.")},
    };
    for (const Meaning& each : meanings) {
        if (each.key == key && each.value == value) {
            const QString text = RulesText::tr(each.text);
            return text.contains(QStringLiteral("%1")) ? text.arg(names.of(fishing::Player::A))
                                                       : text;
        }
    }
    return fromView(value);
}
