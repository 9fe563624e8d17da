// SPDX-License-Identifier: MIT
// The move list with what finds one's way in it: captures alone, the next and the last play of a
// rank, and how many plays there are. Made to stand in a dock.
#pragma once

#include "app/panels/move_search.h"

#include <QWidget>

class ElidedLabel;
class GameController;
class MoveList;
class MoveModel;
class QCheckBox;
class QComboBox;
class QToolButton;

class MovesPanel : public QWidget {
    Q_OBJECT

public:
    /// Follows and steers `controller`, which must outlive the panel.
    explicit MovesPanel(GameController& controller, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createControls();
    QToolButton* addSearchButton(QAction* action, MoveSearch::Direction direction);
    void search(MoveSearch::Direction direction);
    void startOver();
    void updateSummary();
    void showSummary();
    void showSearching();
    void showCopied(int rows, bool areAll);
    void showNothingFound(qint64 from, qint64 to);

    GameController& m_controller;
    MoveModel* m_model;
    MoveList* m_list;
    MoveSearch m_search;
    QCheckBox* m_capturesOnly;
    QComboBox* m_rank;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QString m_counts;       // how many plays there are, in words
    ElidedLabel* m_summary; // shows them, or how a search went
};
