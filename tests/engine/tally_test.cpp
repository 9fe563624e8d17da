// SPDX-License-Identifier: MIT
// Many verdicts added up, against sums that a slow reference worked out: runs of numbered deals,
// and every deal there is of a small deck.
#include "engine/verdict.h"
#include "tests/engine/json_lines.h"
#include "tests/engine/samples.h"

#include <algorithm>
#include <array>
#include <map>

using namespace fishing;
using namespace json_lines;

namespace {

/// What the verdicts of many deals add up to.
class Tally {
public:
    void add(qint64 number, const Verdict& verdict) {
        ++m_outcomes[static_cast<std::size_t>(verdict.outcome)];
        if (verdict.cycle) {
            ++m_periods[verdict.cycle->period];
        }
        if (verdict.outcome == Outcome::Endless || verdict.outcome == Outcome::Undecided) {
            return;
        }
        const auto played = static_cast<qint64>(verdict.standing->plays);
        m_plays += played;
        m_captures += static_cast<qint64>(verdict.standing->captures);
        if (played > m_longest) {
            m_longest = played;
            m_longestDeal = number;
        }
    }

    qint64 count(Outcome outcome) const { return m_outcomes[static_cast<std::size_t>(outcome)]; }
    qint64 plays() const { return m_plays; }
    qint64 captures() const { return m_captures; }
    qint64 longest() const { return m_longest; }
    qint64 longestDeal() const { return m_longestDeal; }

    QJsonObject periods() const {
        QJsonObject json;
        for (const auto& [period, deals] : m_periods) {
            json[QString::number(period)] = deals;
        }
        return json;
    }

private:
    std::array<qint64, 5> m_outcomes{};
    std::map<PlayCount, qint64> m_periods;
    qint64 m_plays = 0;
    qint64 m_captures = 0;
    qint64 m_longest = 0;
    qint64 m_longestDeal = 0;
};

void addLines(const char* file, std::size_t expected) {
    QTest::addColumn<QByteArray>("line");
    const auto lines = linesOf(file);
    QCOMPARE(lines.size(), expected);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QJsonObject json = objectOf(lines[i]);
        QTest::addRow("%s:%d %s %dx%d", file, static_cast<int>(i + 1),
                      qPrintable(json["rules"].toString()), json["ranks"].toInt(),
                      json["copies"].toInt())
            << lines[i];
    }
}

Deck deckOf(const QJsonObject& json) {
    return {json["ranks"].toInt(), json["copies"].toInt()};
}

} // namespace

class TallyTest : public QObject {
    Q_OBJECT

private slots:
    void survey_data() { addLines("survey.jsonl", 10); }
    void survey();
    void census_data() { addLines("census.jsonl", 25); }
    void census();
};

void TallyTest::survey() {
    QFETCH(QByteArray, line);
    const QJsonObject json = objectOf(line);
    const Rules rules = samples::rulesFrom(qPrintable(json["rules"].toString()));
    const auto limit = static_cast<PlayCount>(json["limit"].toInteger());
    // An anchored deal is endless under every limit, and a survey does not ask for its cycle. Going
    // to the full limit with each of them would take minutes and tell nothing more.
    constexpr PlayCount limitWithAnchor = 100;
    Tally tally;
    for (qint64 number = json["first"].toInteger(); number <= json["last"].toInteger(); ++number) {
        const Deal deal = numberedDeal(static_cast<std::uint64_t>(number), deckOf(json));
        tally.add(number, judge(deal, rules, anchorOf(deal, rules) ? limitWithAnchor : limit));
    }
    QJsonObject actual = json;
    actual["a"] = tally.count(Outcome::A);
    actual["b"] = tally.count(Outcome::B);
    actual["draw"] = tally.count(Outcome::Draw);
    actual["endless"] = tally.count(Outcome::Endless);
    actual["undecided"] = tally.count(Outcome::Undecided);
    actual["plays"] = tally.plays();
    actual["captures"] = tally.captures();
    actual["longest"] = QJsonObject{{"deal", tally.longestDeal()}, {"plays", tally.longest()}};
    QCOMPARE(textOf(actual), textOf(json));
}

void TallyTest::census() {
    QFETCH(QByteArray, line);
    const QJsonObject json = objectOf(line);
    const Rules rules = samples::rulesFrom(qPrintable(json["rules"].toString()));
    samples::Ranks ranks = samples::ranksOf(cardsOf(deckOf(json)));
    const auto middle = ranks.begin() + static_cast<std::ptrdiff_t>(ranks.size() / 2);
    Tally tally;
    qint64 deals = 0;
    do { // runs through every order of the deck once, lowest first
        tally.add(++deals,
                  judge(samples::dealOf({ranks.begin(), middle}, {middle, ranks.end()}), rules));
    } while (std::ranges::next_permutation(ranks).found);
    QJsonObject actual = json;
    actual["deals"] = deals;
    actual["a"] = tally.count(Outcome::A);
    actual["b"] = tally.count(Outcome::B);
    actual["draw"] = tally.count(Outcome::Draw);
    actual["endless"] = tally.count(Outcome::Endless);
    actual["plays"] = tally.plays();
    actual["longest"] = tally.longest();
    actual["periods"] = tally.periods();
    QCOMPARE(tally.count(Outcome::Undecided), qint64{0});
    QCOMPARE(textOf(actual), textOf(json));
}

QTEST_APPLESS_MAIN(TallyTest)
#include "tally_test.moc"
