// SPDX-License-Identifier: MIT
#include "app/learn/predict_words.h"

#include "app/card_names.h"
#include "app/game_controller.h"
#include "app/learn/predict_mode.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PredictWords)
};

QString cardsOf(const fishing::CardRow& cards) {
    QStringList names;
    for (const fishing::Card card : cards) {
        names += shortName(card);
    }
    return names.join(QLatin1Char(' '));
}

QString number(qsizetype count) {
    return QLocale().toString(count);
}

QString describeAllFound(qsizetype cards, int mistakes) {
    if (mistakes == 1) {
        return cards == 1 ? Text::tr("Found, after one wrong try.")
                          : Text::tr("All %1 found, after one wrong try.").arg(number(cards));
    }
    return cards == 1 ? Text::tr("Found, after %1 wrong tries.").arg(number(mistakes))
                      : Text::tr("All %1 found, after %2 wrong tries.")
                            .arg(number(cards), number(mistakes));
}

} // namespace

QString describeQuestion(const PredictMode& mode) {
    const GameController& controller = mode.controller();
    if (!mode.question()) {
        return controller.hasGame() && controller.isAtEnd()
                   ? Text::tr("The game is over.")
                   : Text::tr("Play on: before each capture the game stops and asks which cards "
                              "will be taken.");
    }
    const auto& play = mode.question()->play();
    return Text::tr("%1 plays %2 next, and captures. Which cards go to the tail of the hand, and "
                    "in which order? Click them, or choose with Up and Down and press Enter.")
        .arg(controller.names().of(play.player), shortName(play.card));
}

QString describeRemark(const PredictMode& mode) {
    const auto cards = static_cast<qsizetype>(mode.lastCapture().captured.size());
    switch (mode.remark()) {
    case PredictMode::Remark::None:
        return {};
    case PredictMode::Remark::Right:
        return Text::tr("Right, %1. And then?").arg(shortName(mode.remarkedCard()));
    case PredictMode::Remark::Wrong:
        return Text::tr("Not %1, not now. Try another one.").arg(shortName(mode.remarkedCard()));
    case PredictMode::Remark::AllRight:
        return cards == 1
                   ? Text::tr("Right! Nothing but the card that was played.")
                   : Text::tr("All %1 right, and in their order. Well done!").arg(number(cards));
    case PredictMode::Remark::AllFound:
        return describeAllFound(cards, mode.lastMistakes());
    case PredictMode::Remark::Shown:
        return Text::tr("It was: %1.").arg(cardsOf(mode.lastCapture().captured));
    case PredictMode::Remark::NotYet:
        return Text::tr("First tell the cards, or let them be shown.");
    }
    return {};
}

QString describeScore(const PredictMode& mode) {
    const auto& score = mode.score();
    if (score.captures == 0) {
        return {};
    }
    const QString share =
        Text::tr("%1 of %2 without a mistake").arg(number(score.flawless), number(score.captures));
    return score.inARow < 2 ? share
                            : Text::tr("%1, the last %2 in a row").arg(share, number(score.inARow));
}

QString describeResult(const inside::PredictionScore& score) {
    if (score.captures == 0) {
        return {};
    }
    if (score.captures == 1) {
        return score.flawless == 1 ? Text::tr("You told one capture, and without a mistake.")
                                   : Text::tr("You told one capture.");
    }
    return score.flawless == score.captures
               ? Text::tr("You told %1 captures, all without a mistake!")
                     .arg(number(score.captures))
               : Text::tr("You told %1 captures, %2 of them without a mistake.")
                     .arg(number(score.captures), number(score.flawless));
}
