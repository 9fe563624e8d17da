// SPDX-License-Identifier: MIT
// What the status bar says: what has just happened on the table, or what somebody else has to tell,
// until the game moves on. Screen readers hear it, too.
#pragma once

#include <QObject>
#include <QString>

class Announcer;
class ElidedLabel;
class GameController;
class LineStepper;
class OpeningRemark;
class QLabel;
class QStatusBar;

class StatusLine : public QObject {
    Q_OBJECT

public:
    /// Follows the game, its lines and the remark on it; all must outlive the line. `bar` is where
    /// it stands.
    StatusLine(GameController& controller, LineStepper& lines, OpeningRemark& remark,
               QStatusBar& bar);

    /// Makes the text as many times as large, and the room around it.
    void setZoom(double zoom);

public slots:
    /// Says something that stays until the game moves on.
    void say(const QString& text);
    /// Says something for a moment, until anything else is to be said.
    void show(const QString& text);
    /// Says why a card that was clicked is not played.
    void explainRefusal();

private:
    void moveOn();
    void refresh();
    QString text() const;
    QString verdictText() const;

    QStatusBar& m_bar;
    GameController& m_controller;
    LineStepper& m_lines;
    OpeningRemark& m_remark;
    ElidedLabel* m_label;
    QLabel* m_endless;
    Announcer* m_announcer;
    QString m_said; // what stands there in place of the position
};
