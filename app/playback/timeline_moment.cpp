// SPDX-License-Identifier: MIT
#include "app/playback/timeline_moment.h"

#include "app/card_names.h"
#include "app/game_controller.h"
#include "app/translated.h"

#include <QCoreApplication>

using fishing::Play;
using fishing::PlayCount;
using fishing::Player;

namespace {

struct MomentText {
    Q_DECLARE_TR_FUNCTIONS(MomentText)
};

/// Where the game stands after `index` plays, and the play that led there.
void lookUp(const GameController& controller, TimelineMoment& moment) {
    const auto count = static_cast<PlayCount>(moment.index);
    if (count == 0) {
        moment.position = controller.game().positionAfter(0);
        return;
    }
    moment.position = controller.game().positionAfter(count - 1);
    moment.play = fishing::play(moment.position, controller.rules());
}

QString spokenPlay(const Play& play, const PlayerNames& names) {
    const QString player = names.of(play.player);
    const QString card = shortName(play.card);
    switch (play.captured.size()) {
    case 0:
        return MomentText::tr("%1 plays %2").arg(player, card);
    case 1:
        return MomentText::tr("%1 plays %2 and takes it straight back").arg(player, card);
    default:
        return MomentText::tr("%1 plays %2 and catches %3 cards")
            .arg(player, card, QString::number(play.captured.size()));
    }
}

} // namespace

TimelineMoment momentAt(const GameController& controller, qint64 index, const PlayerNames& names) {
    TimelineMoment moment;
    moment.index = index;
    lookUp(controller, moment);
    if (!moment.play) {
        moment.title = MomentText::tr("The deal");
        moment.words = translated(words::describeDeal(), names);
        moment.brief = moment.words;
    } else {
        moment.title = controller.isLengthFinal()
                           ? MomentText::tr("Play %L1 of %L2").arg(index).arg(controller.length())
                           : MomentText::tr("Play %L1").arg(index);
        moment.words = translated(words::describe(*moment.play, fishing::CardStyle::Symbol), names);
        moment.brief = spokenPlay(*moment.play, names);
    }
    const auto& position = moment.position;
    if (controller.isLengthFinal() && index == controller.length()) {
        moment.ending = fishing::ending(position, controller.rules());
    }
    moment.hands = MomentText::tr("%1 %2 · pile %3 · %4 %5", "names and numbers of cards")
                       .arg(names.of(Player::A), QString::number(position.handOf(Player::A).size()),
                            QString::number(position.pile.size()), names.of(Player::B),
                            QString::number(position.handOf(Player::B).size()));
    return moment;
}

QString spokenMoment(const GameController& controller, qint64 index) {
    TimelineMoment moment;
    moment.index = index;
    lookUp(controller, moment);
    if (!moment.play) {
        return MomentText::tr("the deal, before the first play");
    }
    const QString spoken = spokenPlay(*moment.play, controller.names());
    return controller.isLengthFinal() ? MomentText::tr("play %L1 of %L2: %3")
                                            .arg(index)
                                            .arg(controller.length())
                                            .arg(spoken)
                                      : MomentText::tr("play %L1: %2").arg(index).arg(spoken);
}
