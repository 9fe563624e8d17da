// SPDX-License-Identifier: MIT
// Who wins by the whole rule and in the published way, in one sentence that is true.
#include "app/inside/slip.h"
#include "app/learn/slip_words.h"
#include "tests/app/deals.h"

#include <QTest>

using namespace fishing;

namespace {

Verdict ending(Outcome outcome) {
    Verdict verdict;
    verdict.outcome = outcome;
    return verdict;
}

QString said(Outcome whole, Outcome published) {
    return describeWinners(ending(whole), ending(published), {});
}

} // namespace

class SlipWordsTest : public QObject {
    Q_OBJECT

private slots:
    void theArticlesExample();
    void anAnchoredDeal();
    void everyPairHasItsSentence();
    void namesThePlayers();
};

void SlipWordsTest::theArticlesExample() {
    QCOMPARE(describeWinners(judge(articlesDeal(), inside::wholeRule()),
                             judge(articlesDeal(), inside::publishedWay()), {}),
             QStringLiteral("By the whole rule B wins; the published way names the wrong winner, "
                            "A."));
}

void SlipWordsTest::anAnchoredDeal() {
    const Deal deal = numberedDeal(anchoredNumber);
    QCOMPARE(describeWinners(judge(deal, inside::wholeRule()),
                             judge(deal, inside::publishedWay(), 1000), {}),
             QStringLiteral("By the whole rule B wins; the published way never ends."));
}

void SlipWordsTest::everyPairHasItsSentence() {
    const std::array published = {Outcome::A, Outcome::B, Outcome::Draw, Outcome::Endless,
                                  Outcome::Undecided};
    QStringList all;
    for (const Outcome whole : {Outcome::A, Outcome::B, Outcome::Endless}) {
        for (const Outcome told : published) {
            all += said(whole, told);
        }
    }
    QCOMPARE(all.removeDuplicates(), 0);
    // Nothing is claimed of a game whose end is not known.
    for (const Outcome told : published) {
        QCOMPARE(said(Outcome::Undecided, told),
                 QStringLiteral("Whether the game ever ends by the whole rule is not known."));
    }
    QVERIFY(said(Outcome::A, Outcome::A).contains(QStringLiteral("A wins by the whole rule")));
}

void SlipWordsTest::namesThePlayers() {
    const PlayerNames names{{QStringLiteral("Tom"), QStringLiteral("Molly")}};
    QCOMPARE(describeWinners(ending(Outcome::A), ending(Outcome::B), names),
             QStringLiteral("By the whole rule Tom wins; the published way names the wrong winner, "
                            "Molly."));
}

QTEST_GUILESS_MAIN(SlipWordsTest)
#include "slip_words_test.moc"
