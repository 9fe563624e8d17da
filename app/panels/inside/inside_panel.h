// SPDX-License-Identifier: MIT
// Look inside: the queues, the stack, the marks and the current card of the articles' program, in
// step with the table, and the program beside them with the line that runs. Steps line by line,
// both ways. Made to stand in a dock.
#pragma once

#include "app/inside/program_state.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class ArrayRow;
class ElidedLabel;
class GameController;
struct InsideColors;
class LineStepper;
class ProgramPages;
class QAction;
class QLabel;
class QSplitter;

class InsidePanel : public QWidget {
    Q_OBJECT

public:
    /// Follows both, which must outlive the panel, and has buttons for `lineActions`.
    InsidePanel(GameController& controller, LineStepper& stepper,
                const QList<QAction*>& lineActions, QWidget* parent = nullptr);

    QSize sizeHint() const override;

public slots:
    /// Lights the cell in which a card lies, wherever it was pointed at, and the mark of a card on
    /// the table.
    void lightCard(std::optional<fishing::CardId> card);
    /// Tells once more which card is pointed at here, after another has come to lie there.
    void pointAgain();

signals:
    /// A cell with a card is pointed at, or none any more.
    void cardPointedAt(std::optional<fishing::CardId> card);
    /// The same deal is wanted under other rules.
    void rulesWanted(const fishing::Rules& rules);
    /// The published way and the whole rule are wanted side by side.
    void slipWanted();
    /// The page that tells how to make the game stop is wanted.
    void stopPageWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createHead(const QList<QAction*>& lineActions);
    QWidget* createData();
    QWidget* createStepLine();
    QWidget* createProgram();
    ArrayRow* addRow(const QString& name, QColor InsideColors::*ground, QWidget* parent);

    void startOver();
    void split();
    void follow();
    void refresh();
    void showData();
    void showNames();
    void showStep();
    void reserveSentence();
    void point(ArrayRow& row, const std::optional<inside::Cell>& cell);
    void lightRows(std::optional<fishing::CardId> card, const ArrayRow* except);
    std::array<ArrayRow*, 5> rows() const {
        return {m_queues[0], m_queues[1], m_stack, m_book, m_current};
    }
    QString placeText() const;

    GameController& m_controller;
    LineStepper& m_stepper;

    QTimer m_soon; // runs only while the game has gone on unseen
    QSplitter* m_splitter = nullptr;
    bool m_isSplitByHand = false;
    const ArrayRow* m_pointing = nullptr; // while its pointing is told
    QWidget* m_arrays = nullptr;
    ElidedLabel* m_place = nullptr;
    std::array<ArrayRow*, 2> m_queues{};
    ArrayRow* m_stack = nullptr;
    ArrayRow* m_book = nullptr;
    ArrayRow* m_current = nullptr;
    QLabel* m_sentence = nullptr;
    ProgramPages* m_program = nullptr;

    int m_ranks = 0;             // different ones in the deal
    fishing::Rank m_highest = 1; // rank in the deal
};
