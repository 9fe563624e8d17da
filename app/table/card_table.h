// SPDX-License-Identifier: MIT
// The table with the cards of the current game. Shows a scene by handing every card its place from
// TableLayout; the cards glide there from wherever they are, so no move has animation code.
#pragma once

#include "app/table/card_art.h"
#include "app/table/scene.h"
#include "app/table/table_layout.h"
#include "app/table/table_theme.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class CardWidget;
class GameController;
class GlowOverlay;

class CardTable : public QWidget {
    Q_OBJECT

public:
    /// Shows the game of `controller`, which must outlive the table.
    explicit CardTable(GameController& controller, QWidget* parent = nullptr);

    /// Whether cards glide. Without, every change is shown at once.
    void setAnimated(bool animated);

    /// Shows the first beat of the next play and stays there, until the position changes.
    void showFirstBeat();

    /// Ends every movement at once: all cards lie where the position says.
    void settle();
    /// Whether no card is moving and no beat is waiting.
    bool isSettled() const { return !m_frames.isActive(); }

    const Scene& scene() const { return m_scene; }
    const TableLayout& tableLayout() const { return m_layout; }
    /// The widget of a card of the current game.
    CardWidget* cardWidget(fishing::CardId id) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The cards have come to rest.
    void settled();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Pace;

    void setUpCards();
    void holdBeat(const fishing::Play& play, bool backward);
    void showPosition();
    void showScene(const Scene& scene, int glide, int spread = 0);
    void restack(const std::vector<Placement>& placements);
    void advance();
    void rest();
    void updateLayout();
    void updateBackground();
    void paintBank(QPainter& painter, fishing::Player player) const;
    void playCard(fishing::CardId id);
    Pace pace() const;

    GameController& m_controller;
    CardArt m_art;
    TableTheme m_theme;
    TableLayout m_layout;
    Scene m_scene;
    std::vector<CardWidget*> m_cards;     // by card id; children of the table
    std::vector<fishing::CardId> m_stack; // lowest first
    GlowOverlay* m_overlay;
    QPixmap m_background;
    bool m_animated = true;

    struct Step {
        fishing::Play play;
        bool backward = false;
    };
    std::optional<Step> m_step;      // the capture or return that the next change of position shows
    std::optional<Scene> m_followUp; // what is shown when the first beat is over
    qint64 m_beatEnd = 0;

    QElapsedTimer m_clock;
    QTimer m_frames;
};
