// SPDX-License-Identifier: MIT
// Whether the cards on the screen are where the position says.
#pragma once

#include "app/game_controller.h"
#include "app/table/card_table.h"
#include "app/table/card_widget.h"
#include "engine/notation.h"

#include <QTest>

/// Empty if every card of the scene is on the table once, at its place, in the right order from
/// bottom to top, and nothing else is; otherwise what is wrong.
inline QString faultOf(const CardTable& table, Scene scene) {
    scene.handsFaceDown = table.scene().handsFaceDown;
    scene.raised = table.scene().raised;
    const auto placements = table.tableLayout().place(scene);
    QList<CardWidget*> stacked;
    for (QObject* child : table.children()) { // in the order of painting
        if (auto* card = qobject_cast<CardWidget*>(child)) {
            stacked += card;
        }
    }
    if (stacked.size() != static_cast<qsizetype>(placements.size())) {
        return QStringLiteral("%1 card widgets for %2 cards")
            .arg(stacked.size())
            .arg(placements.size());
    }
    for (std::size_t i = 0; i < placements.size(); ++i) {
        const CardWidget* card = stacked[static_cast<qsizetype>(i)];
        const auto& placement = placements[i];
        const QString name =
            QString::fromStdString(toText(placement.card, fishing::CardStyle::Symbol));
        if (card->card() != placement.card) {
            return QStringLiteral("place %1 of the stack is not %2").arg(i).arg(name);
        }
        if (!card->isVisible() || card->isMoving()) {
            return name + QStringLiteral(" is hidden or still moving");
        }
        if (card->isFaceUp() != placement.faceUp) {
            return name + QStringLiteral(" shows the wrong side");
        }
        if (card->pos() != placement.topLeft.toPoint() ||
            card->size() != table.tableLayout().cardSize().toSize()) {
            return name + QStringLiteral(" is not at its place");
        }
    }
    return {};
}

/// The same between plays.
inline QString faultOf(const CardTable& table, const GameController& controller) {
    return faultOf(table, restingScene(controller.position()));
}

/// To be used where a test can stop: waits until the table has come to rest, then checks it.
#define VERIFY_TABLE(table, controller)                                                            \
    do {                                                                                           \
        QTRY_VERIFY((table).isSettled());                                                          \
        QCOMPARE(faultOf((table), (controller)), QString());                                       \
    } while (false)
