// SPDX-License-Identifier: MIT
// Look inside: the queues, the stack, the marks and the current card of the articles' program, in
// step with the table, and the program beside them with the line that runs. Steps line by line,
// both ways. Made to stand in a dock.
#pragma once

#include "app/code/program_text.h"
#include "app/inside/program_state.h"

#include <QWidget>

#include <array>
#include <optional>
#include <utility>

class ArrayRow;
class CodeView;
class ElidedLabel;
struct InsideColors;
class GameController;
class LineStepper;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;

class InsidePanel : public QWidget {
    Q_OBJECT

public:
    /// Follows and steers both, which must outlive the panel.
    InsidePanel(GameController& controller, LineStepper& stepper, QWidget* parent = nullptr);

    /// Steps line by line, for a menu: on, back.
    QList<QAction*> lineActions() const { return {m_stepLine, m_stepLineBack}; }

    QSize sizeHint() const override;

public slots:
    /// Lights the cell in which a card lies, wherever it was pointed at.
    void lightCard(std::optional<fishing::CardId> card);

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
    void createActions();
    QWidget* createHead();
    QWidget* createData();
    QWidget* createStepLine();
    QWidget* createProgram();
    void createTabs(QWidget* parent);
    void createPages(QWidget* parent);
    QWidget* createNoProgram();
    ArrayRow* addRow(const QString& name, QColor InsideColors::*ground, QWidget* parent);

    void startOver();
    void split();
    void refresh();
    void showData();
    void showNames();
    void showStep();
    void showProgram();
    void showLines();
    void point(const std::optional<inside::Cell>& cell);
    QString placeText() const;

    GameController& m_controller;
    LineStepper& m_stepper;
    QAction* m_stepLine = nullptr;
    QAction* m_stepLineBack = nullptr;

    QSplitter* m_splitter = nullptr;
    bool m_isSplitByHand = false;
    QWidget* m_arrays = nullptr;
    ElidedLabel* m_place = nullptr;
    std::array<ArrayRow*, 2> m_queues{};
    ArrayRow* m_stack = nullptr;
    ArrayRow* m_book = nullptr;
    ArrayRow* m_current = nullptr;
    QLabel* m_sentence = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    CodeView* m_code = nullptr;
    std::optional<std::pair<Language, fishing::Rules>> m_program; // that is shown

    int m_ranks = 0;             // different ones in the deal
    fishing::Rank m_highest = 1; // rank in the deal
};
