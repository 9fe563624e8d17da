// SPDX-License-Identifier: MIT
// What there is to learn from the game on the table, as actions for a menu: the famous slip,
// how to make the game stop, and captures to predict.
#pragma once

#include "app/view_options.h"

#include <QList>
#include <QObject>
#include <QPointer>

class CardTable;
class GameController;
class GameShelf;
class PredictMode;
class QAction;
class QMenu;
class QWidget;
class SlipWindow;
class StopWindow;

class LearnActions : public QObject {
    Q_OBJECT

public:
    /// The windows belong to `window`. All must outlive the actions.
    LearnActions(GameShelf& shelf, GameController& controller, CardTable& table, QWidget* window);

    void fillMenu(QMenu* menu) const;
    QList<QAction*> all() const;
    PredictMode& predict() { return *m_predict; }

    /// How tables look.
    void showOptions(const ViewOptions& options);

public slots:
    /// The deal on the table, both ways side by side.
    void spotTheSlip();
    /// The page that tells how to make the game stop.
    void makeItStop();

signals:
    /// Something to be said to whoever has learnt.
    void told(const QString& text);

private:
    GameShelf& m_shelf;
    GameController& m_controller;
    QWidget* m_window;
    ViewOptions m_options;
    PredictMode* m_predict;
    QAction* m_spotTheSlip;
    QAction* m_makeItStop;
    // While they are open.
    QPointer<SlipWindow> m_slipWindow;
    QPointer<StopWindow> m_stopWindow;
};
