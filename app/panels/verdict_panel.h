// SPDX-License-Identifier: MIT
// How the game on the table ends: the outcome in words, why an endless game is endless, how far an
// undecided one has been looked at, the figures of the game, and what the classic rule says. Each
// thing it tells of is a click away. Does nothing while cards are played: it changes only when more
// is known about the game.
#pragma once

#include "app/panels/verdict_text.h"
#include "engine/rules.h"

#include <QTimer>
#include <QWidget>

#include <array>

class GameController;
class QLabel;
class QScrollArea;
class VerdictEmblem;
class VerdictRow;
class VerdictSearch;

class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(GameController& controller, QWidget* parent = nullptr);

    QSize sizeHint() const override;

signals:
    /// The same deal is wanted under other rules.
    void rulesWanted(const fishing::Rules& rules);
    /// The two equal positions of the game's cycle are wanted side by side.
    void compareWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// All that the panel shows depends on.
    struct Known {
        int game = 0; // counts up
        PlayerNames names;
        bool isSecret = false;
        bool isJudging = false;
        bool isStopped = false;
        qint64 limit = 0;
        fishing::PlayCount plays = 0; // that the figures are about
        std::optional<fishing::Outcome> outcome;
        std::optional<fishing::PlayCount> standing;
        std::optional<fishing::Cycle> cycle;
        std::optional<fishing::Rank> anchor;

        friend bool operator==(const Known&, const Known&) = default;
    };

    QWidget* createSections();
    QWidget* createHead();
    QWidget* createAnchorSection();
    QWidget* createLoopSection();
    QWidget* createFigures();
    QWidget* createClassicSection();
    void listen();

    Known known() const;
    void refreshSoon();
    void refresh();
    void showHead();
    void showProofs();
    void showFigures();
    void showClassic();
    void showTitleFont();
    void goTo(std::optional<qint64> place);
    void showReturnOfAnchor();

    GameController& m_controller;
    QTimer m_soon; // so that several changes at once are shown as one
    std::optional<Known> m_shown;
    int m_game = 0;
    std::optional<fishing::Verdict> m_classic; // of the game on the table, once it was needed

    QScrollArea* m_area = nullptr;
    VerdictEmblem* m_emblem = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_sentence = nullptr;
    QWidget* m_anchorSection = nullptr;
    QLabel* m_anchorText = nullptr;
    QWidget* m_loopSection = nullptr;
    QLabel* m_loopText = nullptr;
    VerdictSearch* m_search = nullptr;
    QWidget* m_figures = nullptr;
    QLabel* m_scope = nullptr;
    std::array<VerdictRow*, 5> m_rows{};
    QWidget* m_classicSection = nullptr;
    QLabel* m_classicText = nullptr;
};
