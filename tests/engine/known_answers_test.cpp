// SPDX-License-Identifier: MIT
// The engine against answers that a slow reference worked out: single verdicts and numbered deals.
#include "engine/verdict.h"
#include "tests/engine/json_lines.h"
#include "tests/engine/samples.h"

using namespace fishing;
using namespace json_lines;

namespace {

const char* nameOf(Outcome outcome) {
    constexpr const char* names[] = {"a", "b", "draw", "endless", "undecided"};
    return names[static_cast<std::size_t>(outcome)];
}

QJsonObject toJson(const Verdict& verdict) {
    QJsonObject json = {{"outcome", nameOf(verdict.outcome)}, {"plays", QJsonValue::Null},
                        {"captures", QJsonValue::Null},       {"hands", QJsonValue::Null},
                        {"pile", QJsonValue::Null},           {"cycle", QJsonValue::Null},
                        {"anchor", QJsonValue::Null}};
    if (const auto& standing = verdict.standing) {
        json["plays"] = static_cast<qint64>(standing->plays);
        json["captures"] = static_cast<qint64>(standing->captures);
        const auto& hands = standing->position.hands;
        json["hands"] = QJsonArray{arrayOf(hands[0], &Card::rank), arrayOf(hands[1], &Card::rank)};
        json["pile"] = arrayOf(standing->position.pile, &Card::rank);
    }
    if (const auto& cycle = verdict.cycle) {
        json["cycle"] = QJsonObject{{"start", static_cast<qint64>(cycle->start)},
                                    {"period", static_cast<qint64>(cycle->period)}};
    }
    if (verdict.anchor) {
        json["anchor"] = int{*verdict.anchor};
    }
    return json;
}

void addLines(const char* file, std::size_t expected) {
    QTest::addColumn<QByteArray>("line");
    const auto lines = linesOf(file);
    QCOMPARE(lines.size(), expected);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QTest::addRow("%s:%d", file, static_cast<int>(i + 1)) << lines[i];
    }
}

} // namespace

class KnownAnswersTest : public QObject {
    Q_OBJECT

private slots:
    void verdicts_data() { addLines("judge.jsonl", 300); }
    void verdicts();
    void deals_data() { addLines("deals.jsonl", 12); }
    void deals();
    void articlesHands_data();
    void articlesHands();
};

void KnownAnswersTest::verdicts() {
    QFETCH(QByteArray, line);
    QJsonObject expected = objectOf(line);
    const auto rules = parseRules(expected.take("rules").toString().toStdString());
    QVERIFY(rules);
    const samples::Ranks a = ranksOf(expected.take("a"));
    const Deal deal = samples::dealOf(a, ranksOf(expected.take("b")));
    const auto limit = static_cast<PlayCount>(expected.take("limit").toInteger());
    QVERIFY(limit > 0);
    QCOMPARE(textOf(toJson(judge(deal, *rules, limit))), textOf(expected));
}

void KnownAnswersTest::deals() {
    QFETCH(QByteArray, line);
    QJsonObject expected = objectOf(line);
    // QJsonValue holds no number above 2^63.
    const QByteArray digits =
        line.mid(line.indexOf(':') + 1, line.indexOf(',') - line.indexOf(':') - 1);
    const std::uint64_t number = digits.trimmed().toULongLong();
    expected.remove("number");
    const Deck deck = {expected.take("ranks").toInt(), expected.take("copies").toInt()};
    const Deal deal = numberedDeal(number, deck);
    const auto& [a, b] = deal.hands;
    const QJsonObject actual = {{"a", arrayOf(a, &Card::rank)},
                                {"b", arrayOf(b, &Card::rank)},
                                {"a_cards", arrayOf(a, &Card::id)},
                                {"b_cards", arrayOf(b, &Card::id)}};
    QCOMPARE(textOf(actual), textOf(expected));
}

void KnownAnswersTest::articlesHands_data() {
    QTest::addColumn<QByteArray>("verdict");
    const auto row = [](const char* rules, const char* verdict) {
        QTest::newRow(rules) << QByteArray(verdict);
    };
    row("classic", R"({"outcome": "b", "plays": 49, "captures": 13, "cycle": null, "anchor": null,
                       "hands": [[], [1, 6, 5, 2, 3, 4, 1]], "pile": [3, 4, 5, 6, 2]})");
    row("textbook", R"({"outcome": "a", "plays": 18, "captures": 6, "cycle": null, "anchor": null,
                        "hands": [[5, 6, 2, 3, 1, 4, 6, 5], []], "pile": [2, 1, 3, 4]})");
    row("hook", R"({"outcome": "b", "plays": 37, "captures": 11, "cycle": null, "anchor": null,
                    "hands": [[], [5, 2, 2, 4, 3, 4, 6, 3, 5, 1, 6]], "pile": [1]})");
    row("coursework", R"({"outcome": "endless", "plays": null, "captures": null, "hands": null,
                          "pile": null, "cycle": {"start": 13, "period": 204}, "anchor": null})");
    row("race", R"({"outcome": "a", "plays": 49, "captures": 13, "cycle": null, "anchor": null,
                    "hands": [[], [1, 6, 5, 2, 3, 4, 1]], "pile": [3, 4, 5, 6, 2]})");
}

void KnownAnswersTest::articlesHands() {
    QFETCH(QByteArray, verdict);
    const Deal deal = samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4});
    const Rules rules = samples::rulesFrom(QTest::currentDataTag());
    QCOMPARE(textOf(toJson(judge(deal, rules))), textOf(objectOf(verdict)));
}

QTEST_APPLESS_MAIN(KnownAnswersTest)
#include "known_answers_test.moc"
