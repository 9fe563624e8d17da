// SPDX-License-Identifier: MIT
#include "app/samples.h"

#include "app/files/game_file.h"
#include "app/number_text.h"
#include "app/translated.h"
#include "app/words/endings.h"

#include <QFile>

#include <array>

using fishing::Cycle;
using fishing::Outcome;

namespace {

constexpr std::array samples = {
    Sample{"articles",
           QT_TRANSLATE_NOOP("Samples", "The articles’ hands"),
           QT_TRANSLATE_NOOP("Samples", "The published program says that the other player wins."),
           {.outcome = Outcome::B, .plays = 49, .hands = " / 1 6 5 2 3 4 1", .pile = "3 4 5 6 2"}},
    Sample{"articles-printed",
           QT_TRANSLATE_NOOP("Samples", "The articles’ hands, as the program was printed"),
           QT_TRANSLATE_NOOP("Samples", "It forgets one card at each capture, and so it names the "
                                        "wrong winner."),
           {.outcome = Outcome::A, .plays = 18, .hands = "5 6 2 3 1 4 6 5 / ", .pile = "2 1 3 4"}},
    Sample{"articles-table-order",
           QT_TRANSLATE_NOOP("Samples", "The articles’ hands, picked up in table order"),
           QT_TRANSLATE_NOOP("Samples", "Only the order in which a capture joins the hand is "
                                        "another one."),
           {.outcome = Outcome::Endless, .cycle = Cycle{13, 204}}},
    Sample{"coursework",
           QT_TRANSLATE_NOOP("Samples", "The coursework’s hands, by the classic rule"),
           QT_TRANSLATE_NOOP("Samples", "The winner is left with 3 2 4 5, and 6 1 5 2 lie on "
                                        "the table."),
           {.outcome = Outcome::A, .plays = 20, .hands = "3 2 4 5 / ", .pile = "6 1 5 2"}},
    Sample{"coursework-own",
           QT_TRANSLATE_NOOP("Samples", "The coursework’s hands, by its own rules"),
           QT_TRANSLATE_NOOP("Samples", "Whoever has run out loses only when the turn comes: one "
                                        "play later than by the classic rule."),
           {.outcome = Outcome::A, .plays = 21, .hands = "2 4 5 / ", .pile = "1 6 5 2 3"}},
    Sample{"one-card-each",
           QT_TRANSLATE_NOOP("Samples", "One card each"),
           QT_TRANSLATE_NOOP("Samples", "There is no shorter game: the first card that is played "
                                        "was the last one in its hand."),
           {.outcome = Outcome::B, .plays = 1, .hands = " / 7", .pile = "7"},
           true},
    Sample{"draw-by-rounds",
           QT_TRANSLATE_NOOP("Samples", "A draw with the first cards, as the program was printed"),
           QT_TRANSLATE_NOOP("Samples", "It looks after each round whether anybody has run out, "
                                        "and by then both have."),
           {.outcome = Outcome::Draw, .plays = 2, .hands = " / ", .pile = "7 8"}},
    Sample{"draw-by-turns",
           QT_TRANSLATE_NOOP("Samples", "A draw with the first cards, as in school yards"),
           QT_TRANSLATE_NOOP("Samples", "An empty hand is noticed when its turn comes, and by then "
                                        "both are empty."),
           {.outcome = Outcome::Draw, .plays = 2, .hands = " / ", .pile = "7 8"}},
    Sample{"shortest",
           QT_TRANSLATE_NOOP("Samples", "The shortest game of a full deck"),
           QT_TRANSLATE_NOOP("Samples", "The loser lays down all 26 cards and captures nothing: "
                                        "it cannot be over sooner."),
           {.outcome = Outcome::B, .plays = 51}},
    Sample{"anchored",
           QT_TRANSLATE_NOOP("Samples", "A full deck for ever, as the program was printed"),
           QT_TRANSLATE_NOOP("Samples", "13 in 17 deals are like this one: both players hold a "
                                        "card of the rank that is played first."),
           {.outcome = Outcome::Endless, .anchor = fishing::Rank{12}},
           true},
    Sample{"not-anchored",
           QT_TRANSLATE_NOOP("Samples", "A full deck that ends, as the program was printed"),
           QT_TRANSLATE_NOOP("Samples", "Of the 4 in 17 deals that can: one player holds all other "
                                        "cards of the rank that is played first."),
           {.outcome = Outcome::B, .plays = 150}},
    Sample{"five-cards",
           QT_TRANSLATE_NOOP("Samples", "Five cards for ever"),
           QT_TRANSLATE_NOOP("Samples", "With fewer cards every game ends by the classic rule."),
           {.outcome = Outcome::Endless, .cycle = Cycle{0, 10}}},
    Sample{"six-cards",
           QT_TRANSLATE_NOOP("Samples", "Three suits of two ranks for ever"),
           QT_TRANSLATE_NOOP("Samples", "No smaller deck has a deal that never ends by the classic "
                                        "rule."),
           {.outcome = Outcome::Endless, .cycle = Cycle{0, 28}}},
    Sample{"eight-cards",
           QT_TRANSLATE_NOOP("Samples", "Two suits of four ranks for ever"),
           QT_TRANSLATE_NOOP("Samples", "1 in 15 deals of this deck never ends by the classic "
                                        "rule."),
           {.outcome = Outcome::Endless, .cycle = Cycle{9, 52}}},
    Sample{"sixteen-cards",
           QT_TRANSLATE_NOOP("Samples", "Four suits of four ranks for ever"),
           QT_TRANSLATE_NOOP("Samples", "By the classic rule all deals of this deck with a lower "
                                        "number end."),
           {.outcome = Outcome::Endless, .cycle = Cycle{23, 66}}},
    Sample{"twenty-cards",
           QT_TRANSLATE_NOOP("Samples", "Two suits of ten ranks for ever"),
           QT_TRANSLATE_NOOP("Samples", "Two cards of each rank are enough for a loop of "
                                        "hundreds of plays."),
           {.outcome = Outcome::Endless, .cycle = Cycle{19, 600}}},
    Sample{"longest-of-a-million",
           QT_TRANSLATE_NOOP("Samples", "The longest of the first million deals"),
           QT_TRANSLATE_NOOP("Samples", "A usual game of a full deck is a tenth as long."),
           {.outcome = Outcome::B, .plays = 5449},
           true},
    Sample{"longest",
           QT_TRANSLATE_NOOP("Samples", "The longest game of a full deck that we know"),
           QT_TRANSLATE_NOOP("Samples", "It is the best of 593 million that were looked at."),
           {.outcome = Outcome::A, .plays = 8456}},
    Sample{"biggest-catch",
           QT_TRANSLATE_NOOP("Samples", "The biggest catch that there can be"),
           QT_TRANSLATE_NOOP("Samples", "All 13 ranks lie on the table when a card comes that "
                                        "matches the lowest."),
           {.outcome = Outcome::B, .plays = 199, .biggestCapture = 14}},
    Sample{"narrow-escape",
           QT_TRANSLATE_NOOP("Samples", "A narrow escape"),
           QT_TRANSLATE_NOOP("Samples", "The winner is down to a single card after play %1."),
           {.outcome = Outcome::A, .plays = 228, .brink = 94}},
};

QString endingOf(const SampleClaim& claim, const std::optional<Cycle>& cycle,
                 const PlayerNames& names) {
    fishing::Verdict verdict;
    verdict.outcome = claim.outcome;
    verdict.cycle = cycle;
    if (claim.plays > 0) {
        verdict.standing = fishing::Standing{claim.plays, 0, {}};
    }
    return translated(words::briefly(verdict), names);
}

} // namespace

std::span<const Sample> Samples::all() {
    return samples;
}

QString Samples::path(const Sample& sample) {
    return QStringLiteral(":/samples/%1.fishing").arg(QString::fromLatin1(sample.file));
}

files::SavedGame Samples::open(const Sample& sample) {
    QFile file(path(sample));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isOpen, "Samples", sample.file); // it is part of the program
    return *files::readGame(file.readAll().toStdString(), sample.file);
}

QString Samples::title(const Sample& sample) {
    return tr(sample.title);
}

QString Samples::ending(const Sample& sample, const PlayerNames& names) {
    return endingOf(sample.claim, std::nullopt, names);
}

QString Samples::remark(const Sample& sample, const PlayerNames& names) {
    QString remark = tr(sample.remark);
    if (sample.claim.brink > 0) {
        remark = remark.arg(numberText(sample.claim.brink));
    }
    return tr("%1 %2").arg(endingOf(sample.claim, sample.claim.cycle, names), remark);
}
