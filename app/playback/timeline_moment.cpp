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

QString tr(const char* text) {
    return QCoreApplication::translate("TimelineMoment", text);
}

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

QString spokenPlay(const Play& play) {
    const QString player = translated(words::nameOf(play.player));
    const QString card = shortName(play.card);
    switch (play.captured.size()) {
    case 0:
        return tr("%1 plays %2").arg(player, card);
    case 1:
        return tr("%1 plays %2 and takes it straight back").arg(player, card);
    default:
        return tr("%1 plays %2 and catches %3 cards").arg(player, card).arg(play.captured.size());
    }
}

} // namespace

TimelineMoment momentAt(const GameController& controller, qint64 index) {
    TimelineMoment moment;
    moment.index = index;
    lookUp(controller, moment);
    if (!moment.play) {
        moment.title = tr("The deal");
        moment.words = tr("The cards are dealt. A plays first.");
        moment.brief = moment.words;
    } else {
        moment.title = controller.isLengthFinal()
                           ? tr("Play %L1 of %L2").arg(index).arg(controller.length())
                           : tr("Play %L1").arg(index);
        moment.words = translated(words::describe(*moment.play, fishing::CardStyle::Symbol));
        moment.brief = spokenPlay(*moment.play);
    }
    const auto& position = moment.position;
    moment.hands = tr("A %1 · pile %2 · B %3")
                       .arg(position.handOf(Player::A).size())
                       .arg(position.pile.size())
                       .arg(position.handOf(Player::B).size());
    return moment;
}

QString spokenMoment(const GameController& controller, qint64 index) {
    TimelineMoment moment;
    moment.index = index;
    lookUp(controller, moment);
    if (!moment.play) {
        return tr("the deal, before the first play");
    }
    const QString spoken = spokenPlay(*moment.play);
    return controller.isLengthFinal()
               ? tr("play %L1 of %L2: %3").arg(index).arg(controller.length()).arg(spoken)
               : tr("play %L1: %2").arg(index).arg(spoken);
}
