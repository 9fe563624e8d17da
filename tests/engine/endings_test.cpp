// SPDX-License-Identifier: MIT
// Endings in short sentences, and what other rules make of them.
#include "app/words/endings.h"
#include "tests/engine/samples.h"

using namespace fishing;
using namespace words;

namespace {

Verdict articles(const char* rules, PlayCount limit = defaultLimit) {
    return judge(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}), samples::rulesFrom(rules),
                 limit);
}

Verdict ofTwoCards(const char* rules) {
    return judge(samples::dealOf({7}, {8}), samples::rulesFrom(rules));
}

std::string change(const Verdict& now, const Verdict& before) {
    return inEnglish(afterRulesChange(&now, &before));
}

} // namespace

class EndingsTest : public QObject {
    Q_OBJECT

private slots:
    void briefly();
    void changes();
    void sameEndings();
    void endingsThatAreNotKnown();
};

void EndingsTest::briefly() {
    const auto told = [](const Verdict& verdict) { return inEnglish(words::briefly(verdict)); };
    QCOMPARE(told(articles("classic")), std::string("B wins after 49 plays."));
    QCOMPARE(told(articles("textbook")), std::string("A wins after 18 plays."));
    QCOMPARE(told(articles("coursework")),
             std::string("Never ends: it repeats itself every 204 plays."));
    QCOMPARE(told(articles("classic", 48)), std::string("Undecided after 48 plays."));
    QCOMPARE(told(ofTwoCards("classic")), std::string("B wins after 1 play."));
    QCOMPARE(told(ofTwoCards("textbook")), std::string("A draw after 2 plays."));
    QCOMPARE(told(judge(numberedDeal(1), samples::rulesFrom("textbook"), 1000)),
             std::string("Never ends."));
}

void EndingsTest::changes() {
    QCOMPARE(change(articles("classic"), articles("coursework")),
             std::string("By these rules the same deal ends after 49 plays: B wins. Before, it "
                         "never ended."));
    QCOMPARE(change(articles("textbook"), articles("classic")),
             std::string("By these rules the same deal ends after 18 plays: A wins. Before, it "
                         "ended after 49 plays: B won."));
    QCOMPARE(change(articles("coursework"), articles("textbook")),
             std::string("By these rules the same deal never ends. Before, it ended after 18 "
                         "plays: A won."));
    QCOMPARE(change(ofTwoCards("textbook"), ofTwoCards("classic")),
             std::string("By these rules the same deal is a draw after 2 plays. Before, it ended "
                         "after 1 play: B won."));
    QCOMPARE(change(ofTwoCards("classic"), ofTwoCards("textbook")),
             std::string("By these rules the same deal ends after 1 play: B wins. Before, it was a "
                         "draw after 2 plays."));
    // Another length is another ending.
    QCOMPARE(change(articles("hook"), articles("classic")),
             std::string("By these rules the same deal ends after 37 plays: B wins. Before, it "
                         "ended after 49 plays: B won."));
}

void EndingsTest::sameEndings() {
    QCOMPARE(change(articles("classic"), articles("jack=hook")),
             std::string("By these rules, too, the same deal ends after 49 plays: B wins."));
    QCOMPARE(change(articles("coursework"), articles("coursework,jack=hook")),
             std::string("By these rules, too, the same deal never ends."));
    QCOMPARE(change(ofTwoCards("textbook"), ofTwoCards("hook")),
             std::string("By these rules, too, the same deal is a draw after 2 plays."));
}

void EndingsTest::endingsThatAreNotKnown() {
    const Verdict known = articles("classic");
    const Verdict open = articles("classic", 10);
    const std::string now = "By these rules the same deal ends after 49 plays: B wins.";
    QCOMPARE(inEnglish(afterRulesChange(&known, nullptr)), now);
    QCOMPARE(change(known, open), now);
    QCOMPARE(change(open, known),
             std::string("By these rules the same deal is undecided after 10 plays."));
    QCOMPARE(inEnglish(afterRulesChange(nullptr, &known)),
             std::string("The same deal from its start, by other rules. How it ends is being "
                         "looked for."));
}

QTEST_APPLESS_MAIN(EndingsTest)
#include "endings_test.moc"
