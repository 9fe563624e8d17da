// SPDX-License-Identifier: MIT
// The sample deals as a menu, one line on each: what it is, and how it ends unless that is kept
// secret. Why it is worth looking at stands in the status line, also when it has been opened.
#pragma once

#include <QList>
#include <QObject>

class GameController;
class GameShelf;
class OpeningRemark;
class QAction;
class QMenu;
struct Sample;

class SampleActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive the actions.
    SampleActions(GameShelf& shelf, GameController& controller, OpeningRemark& remark,
                  QObject* parent);

    void fillMenu(QMenu* menu) const;

private:
    void open(const Sample& sample);
    void showLines();

    GameShelf& m_shelf;
    GameController& m_controller;
    OpeningRemark& m_remark;
    QList<QAction*> m_all; // in the order of the samples
};
