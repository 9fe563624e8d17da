// SPDX-License-Identifier: MIT
// A game with the game on the table: it stops before each capture, and goes on when somebody has
// told which cards will be taken, and in which order, by clicking them. Nothing else tells what
// will come: while it is on, the future is hidden.
#pragma once

#include "app/inside/prediction.h"

#include <QObject>

#include <optional>
#include <set>

class CardTable;
class GameController;
class QAction;

class PredictMode : public QObject {
    Q_OBJECT

public:
    /// What has been said to the question last.
    enum class Remark {
        None,
        Right,
        Wrong,
        AllRight, ///< all of the last capture, at the first try
        AllFound, ///< all of it, with mistakes
        Shown,    ///< it was not told but shown
        NotYet    ///< the play was wanted before it was told
    };

    /// How it goes.
    struct Course {
        std::optional<inside::Prediction> question;
        std::set<qint64> told; ///< the plays of this game that have been told or shown
        Remark remark = Remark::None;
        fishing::Card remarkedCard;
        fishing::Play lastCapture;
        int lastMistakes = 0;
        inside::PredictionScore score;
    };

    /// Both must outlive the mode.
    PredictMode(GameController& controller, CardTable& table, QObject* parent = nullptr);

    /// Turns it on and off.
    QAction* toggle() const { return m_toggle; }
    bool isOn() const;

    const Course& course() const { return m_course; }

    /// The capture that is being asked for.
    const std::optional<inside::Prediction>& question() const { return m_course.question; }
    Remark remark() const { return m_course.remark; }
    /// The card that a remark Right or Wrong is about.
    fishing::Card remarkedCard() const { return m_course.remarkedCard; }
    /// The capture that AllRight, AllFound or Shown is about, and the wrong tries.
    const fishing::Play& lastCapture() const { return m_course.lastCapture; }
    int lastMistakes() const { return m_course.lastMistakes; }
    const inside::PredictionScore& score() const { return m_course.score; }
    const GameController& controller() const { return m_controller; }

    /// Turns the mode on in the course of a game that another one has followed so far.
    void resume(const Course& course);

public slots:
    /// This card is taken next, somebody says.
    void tell(fishing::CardId card);
    /// Gives the question up: the cards are shown, and the capture is made.
    void showAnswer();
    /// Ends the mode; all is as it was before.
    void leave();

signals:
    void turned(bool on);
    /// After turned(false): how well it went.
    void ended(const inside::PredictionScore& score);
    /// The question, the remark or the score is another.
    void changed();

private:
    void turn(bool on);
    void beginGame();
    void look();
    void ask(const std::optional<inside::Prediction>& question);
    bool isTold(fishing::CardId card) const;
    void showTold();
    void makeCapture(Remark remark);

    GameController& m_controller;
    CardTable& m_table;
    QAction* m_toggle;

    Course m_course;
};
