// SPDX-License-Identifier: MIT
// What the pointer and the arrow keys do on the table: they show a card whole and tell what it is,
// and a click plays the card that comes next.
#pragma once

#include "engine/deck.h"

#include <QObject>
#include <QPointF>

#include <optional>

class CardTable;
class GameController;
class QHelpEvent;
class QKeyEvent;
class QMouseEvent;

class TableInput : public QObject {
    Q_OBJECT

public:
    /// Watches `table`, which shows the game of `controller`. Both must outlive it.
    TableInput(GameController& controller, CardTable& table);

    /// To be told when other cards may have come under the pointer.
    void lookAgain();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool picks(const QKeyEvent& event) const;
    bool walk(const QKeyEvent& event);
    void showTip(const QHelpEvent& event);
    void pointAt(std::optional<QPointF> place);
    std::optional<fishing::CardId> cardAt(QPointF place) const;
    bool canPlay(fishing::CardId id) const;

    GameController& m_controller;
    CardTable& m_table;
    std::optional<QPointF> m_pointer; // where it is, if it is over the table
};
