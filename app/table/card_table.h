// SPDX-License-Identifier: MIT
// The table with the cards of the current game. Shows a scene by handing every card its place from
// TableLayout; the cards glide there from wherever they are, so no move has animation code.
#pragma once

#include "app/table/card_art.h"
#include "app/table/card_stack.h"
#include "app/table/frame_clock.h"
#include "app/table/pace.h"
#include "app/table/scene.h"
#include "app/table/table_background.h"
#include "app/table/table_input.h"
#include "app/table/table_layout.h"
#include "app/table/table_signs.h"
#include "app/table/table_theme.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class CardWidget;
class GameController;

class CardTable : public QWidget {
    Q_OBJECT

public:
    /// Shows the game of `controller`, which must outlive the table.
    explicit CardTable(GameController& controller, QWidget* parent = nullptr,
                       std::unique_ptr<FrameClock> clock = std::make_unique<FrameClock>());

    /// Whether cards glide. Without, every change is shown at once.
    void setAnimated(bool animated);
    /// Whether the hands lie face down, as at a real table.
    void setHandsFaceDown(bool faceDown);
    void setLook(const CardLook& look);
    const CardLook& look() const { return m_art.look(); }

    /// Shows the first beat of the play that led here and stays there, until the position changes.
    void showFirstBeat();

    /// Shows a play that is half made and stays there, until the position changes; without a scene,
    /// shows the position again.
    void showHalfDone(const std::optional<Scene>& scene);
    bool isHalfDone() const { return m_isHalfDone; }

    /// Holds a card up, above all others, or none; only while no card moves.
    void raiseCard(std::optional<fishing::CardId> id);
    /// Tells gently that this card does not come next.
    void refuse(fishing::CardId id);
    /// Shakes a card a little.
    void shake(fishing::CardId id);

    /// Lets cards be picked, not played, by a click, or from among these by arrow keys and Enter.
    /// With none, they are played again.
    void setChoices(const std::vector<fishing::CardId>& cards);
    const std::vector<fishing::CardId>& choices() const { return m_choices; }
    /// Numbers these cards from 1 on, and no others.
    void setNumbered(const std::vector<fishing::CardId>& cards);

    /// Ends every movement at once: all cards lie where the position says.
    void settle();
    /// Whether no card is moving and no beat is waiting.
    bool isSettled() const { return !m_clock->isRunning() && !m_followUp; }

    const Scene& scene() const { return m_scene; }
    const TableLayout& tableLayout() const { return m_layout; }
    /// The widget of a card of the current game.
    CardWidget* cardWidget(fishing::CardId id) const;
    /// All that there is to see in reading order: A and A's hand, the pile, B and B's hand.
    std::vector<QWidget*> readingOrder() const;
    /// The cards of the hand that has the focus, or of the pile.
    std::vector<fishing::CardId> focusedCards() const;
    /// What a card is and where it lies, in words; nothing about a card that lies face down but
    /// where it lies.
    QString describeCard(fishing::CardId id) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The cards have come to rest.
    void settled();
    /// Another card is held up, or none any more.
    void cardRaised(std::optional<fishing::CardId> id);
    /// Arrow keys have gone to a card; words for what it is and where it lies.
    void cardDescribed(const QString& words);
    /// A card was clicked that does not come next.
    void cardRefused();
    /// A card was picked while there are choices().
    void cardPicked(fishing::CardId id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Whether a play is shown, or cards only go elsewhere: then those that swap their heights do
    /// so on the way, and the kittens have no landing to wait for.
    enum class Change { Step, Jump };
    struct Step {
        fishing::Play play;
        bool backward = false;
    };
    void setUpCards();
    void showPosition();
    void showStep(const Step& step, const Pace& pace);
    /// Lets the cards glide to a scene, from wherever they are.
    void showScene(const Scene& scene, int glide, int spread = 0, Change change = Change::Step);
    void showAnchor();
    void showRowSigns();
    void showNames();
    void advance();
    void rest();
    bool animates() const { return m_animated && isVisible(); }
    void fitScreen();
    void updateLayout();
    void updatePond();
    Pace stepPace() const;
    double sinceLastChange() const;

    GameController& m_controller;
    CardArt m_art;
    TableTheme m_theme;
    TableLayout m_layout;
    Scene m_scene;
    std::vector<CardWidget*> m_cards; // by card id; children of the table
    TableSigns m_signs;
    CardStack m_stack;
    TableBackground m_background;
    TableInput m_input;
    bool m_showsFocus = false;
    bool m_animated = true;
    bool m_handsFaceDown = false;
    bool m_isHalfDone = false; // is the play that is shown

    RowSigns m_rowSigns; // as they are painted
    std::vector<fishing::CardId> m_choices;

    std::optional<Step> m_step;      // what the next change of position shows
    std::optional<Scene> m_followUp; // what is shown when the first beat is over
    qint64 m_beatEnd = 0;
    std::optional<qint64> m_restack; // when cards that jump come to their new heights
    qint64 m_lastChange = 0;

    std::unique_ptr<FrameClock> m_clock;
};
