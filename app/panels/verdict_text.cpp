// SPDX-License-Identifier: MIT
#include "app/panels/verdict_text.h"

#include "app/card_names.h"
#include "app/number_text.h"
#include "app/translated.h"
#include "app/words/words.h"

#include <QLocale>
#include <QStringList>

using fishing::Outcome;
using fishing::PlayCount;
using fishing::Player;

namespace {

/// A hand with more cards of the anchor's rank than this has them counted, not named.
constexpr std::size_t mostNamed = 4;

/// "7♥", "7♥ and 7♣", "7♥, 7♣ and 7♦".
QString list(QStringList names) {
    const QString last = names.takeLast();
    return names.isEmpty()
               ? last
               : VerdictText::tr("%1 and %2").arg(names.join(VerdictText::tr(", ")), last);
}

/// The cards of a rank in a hand after A's first play.
QString heldBy(const fishing::Deal& deal, Player player, fishing::Rank rank) {
    const auto& hand = deal.handOf(player);
    QStringList names;
    for (std::size_t i = player == Player::A ? 1 : 0; i < hand.size(); ++i) {
        if (hand[i].rank == rank) {
            names += shortName(hand[i]);
        }
    }
    return static_cast<std::size_t>(names.size()) <= mostNamed
               ? list(names)
               : VerdictText::tr("%1 more cards of this rank")
                     .arg(QLocale().toString(names.size()));
}

VerdictFigure plays(const fishing::Statistics& statistics) {
    const PlayCount count = statistics.plays;
    return {QStringLiteral("plays"),
            count == 1 ? VerdictText::tr("1 play")
                       : VerdictText::tr("%1 plays").arg(numberText(count)),
            VerdictText::tr("This is how long the game lasts."), VerdictText::tr("Go to the end"),
            static_cast<qint64>(count)};
}

VerdictFigure captures(const fishing::Statistics& statistics) {
    const QString key = QStringLiteral("captures");
    if (!statistics.firstCapture) {
        return {key,
                VerdictText::tr("No capture"),
                VerdictText::tr("Every card that was played stayed on the pile."),
                {}};
    }
    const PlayCount count = statistics.captures;
    return {key,
            count == 1 ? VerdictText::tr("1 capture")
                       : VerdictText::tr("%1 captures").arg(numberText(count)),
            VerdictText::tr("The first is play %1.").arg(numberText(*statistics.firstCapture)),
            VerdictText::tr("Go to the first capture"),
            static_cast<qint64>(*statistics.firstCapture)};
}

VerdictFigure biggestCapture(const fishing::NotedCapture& capture) {
    return {
        QStringLiteral("biggestCapture"),
        capture.cards == 1
            ? VerdictText::tr("1 card in one capture")
            : VerdictText::tr("%1 cards in one capture").arg(QLocale().toString(capture.cards)),
        capture.cards == 1
            ? VerdictText::tr("No capture is bigger; the first is play %1.")
                  .arg(numberText(capture.number))
            : VerdictText::tr("The biggest catch, with play %1.").arg(numberText(capture.number)),
        VerdictText::tr("Go to this capture"), static_cast<qint64>(capture.number)};
}

VerdictFigure longestStretch(const fishing::Stretch& stretch) {
    const PlayCount first = stretch.start + 1;
    const PlayCount last = stretch.start + stretch.length;
    const bool isOne = stretch.length == 1;
    return {QStringLiteral("longestStretch"),
            isOne ? VerdictText::tr("1 play without a capture")
                  : VerdictText::tr("%1 plays without a capture").arg(numberText(stretch.length)),
            isOne
                ? VerdictText::tr("No wait is longer; the first is play %1.").arg(numberText(first))
                : VerdictText::tr("The longest wait, from play %1 to play %2.")
                      .arg(numberText(first), numberText(last)),
            VerdictText::tr("Go to where it begins"), static_cast<qint64>(stretch.start)};
}

VerdictFigure leadChanges(const fishing::Statistics& statistics) {
    const QString key = QStringLiteral("leadChanges");
    if (!statistics.lastLeadChange) {
        return {key,
                VerdictText::tr("No change of the lead"),
                VerdictText::tr("Whoever held more cards first was never overtaken."),
                {}};
    }
    const PlayCount count = statistics.leadChanges;
    const QString last = numberText(*statistics.lastLeadChange);
    return {
        key,
        count == 1 ? VerdictText::tr("1 change of the lead")
                   : VerdictText::tr("%1 changes of the lead").arg(numberText(count)),
        count == 1
            ? VerdictText::tr("With play %1 the other player came to hold more cards.").arg(last)
            : VerdictText::tr("With play %1 the other player came to hold more cards for the "
                              "last time.")
                  .arg(last),
        VerdictText::tr("Go to the last change"), static_cast<qint64>(*statistics.lastLeadChange)};
}

} // namespace

QString VerdictText::title(const fishing::Verdict& verdict, const PlayerNames& names) {
    switch (verdict.outcome) {
    case Outcome::A:
        return tr("%1 wins").arg(names.of(Player::A));
    case Outcome::B:
        return tr("%1 wins").arg(names.of(Player::B));
    case Outcome::Draw:
        return tr("A draw");
    case Outcome::Endless:
        return tr("Never ends");
    case Outcome::Undecided:
        return tr("Undecided");
    }
    return {};
}

QString VerdictText::sentence(const fishing::Verdict& verdict, const fishing::Rules& rules,
                              const PlayerNames& names) {
    return translated(words::describe(verdict, rules, fishing::CardStyle::Symbol), names);
}

QString VerdictText::anchorProof(const fishing::Deal& deal, fishing::Rank anchor,
                                 const PlayerNames& names) {
    return tr("%1 plays %3 first. It becomes the bottom of the pile, and because a capture leaves "
              "the matching card lying, it never leaves the table.\n\n"
              "%1 also holds %4; %2 holds %5. Whenever one of these is played, it finds %3, "
              "captures all that lies above it, and comes straight back to the same hand.\n\n"
              "So neither player can ever run out of cards.")
        .arg(names.of(Player::A), names.of(Player::B), shortName(deal.handOf(Player::A).front()),
             heldBy(deal, Player::A, anchor), heldBy(deal, Player::B, anchor));
}

QString VerdictText::loop(const fishing::Game& game, const fishing::Cycle& cycle) {
    const PlayCount end = cycle.start + cycle.period;
    const PlayCount caught = game.capturesIn(end) - game.capturesIn(cycle.start);
    const QString place = cycle.start == 0
                              ? tr("The start of the game")
                              : tr("The position after play %1").arg(numberText(cycle.start));
    const QString round = caught == 1 ? tr("1 capture") : tr("%1 captures").arg(numberText(caught));
    return tr("%1 comes back after play %2, rank for rank and with the same player to move. What "
              "follows must come back too, for ever.\n\n"
              "Once round takes %3 plays and has %4.")
        .arg(place, numberText(end), numberText(cycle.period), round);
}

QString VerdictText::scope(PlayCount plays, const std::optional<fishing::Cycle>& cycle) {
    if (!cycle) {
        return tr("Of the first %1 plays:").arg(numberText(plays));
    }
    return cycle->start == 0
               ? tr("Of the first %1 plays, twice round the loop:").arg(numberText(plays))
               : tr("Of the first %1 plays, up to the loop and twice round it:")
                     .arg(numberText(plays));
}

std::vector<VerdictFigure> VerdictText::figures(const fishing::Statistics& statistics,
                                                bool isOver) {
    std::vector<VerdictFigure> all;
    if (isOver) {
        all.push_back(plays(statistics));
    }
    all.push_back(captures(statistics));
    if (statistics.biggestCapture) {
        all.push_back(biggestCapture(*statistics.biggestCapture));
    }
    if (statistics.longestStretch.length > 0) {
        all.push_back(longestStretch(statistics.longestStretch));
    }
    all.push_back(leadChanges(statistics));
    return all;
}

QString VerdictText::classic(const fishing::Verdict& classic, const fishing::Verdict* here,
                             const PlayerNames& names) {
    const QString says = sentence(classic, {}, names);
    const bool isKnown = here != nullptr && here->outcome != Outcome::Undecided &&
                         classic.outcome != Outcome::Undecided;
    if (!isKnown) {
        return says;
    }
    if (classic.outcome == here->outcome) {
        return tr("The same outcome. %1").arg(says);
    }
    return tr("Another outcome! %1").arg(says);
}
