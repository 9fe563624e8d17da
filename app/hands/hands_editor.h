// SPDX-License-Identifier: MIT
// Where both hands of a deal are entered: by typing and pasting, by taking cards from a palette, by
// moving them about. Whatever is done can be taken back, step by step.
#pragma once

#include "app/hands/hands_draft.h"
#include "app/player_names.h"
#include "app/table/card_look.h"

#include <QUndoStack>
#include <QWidget>

#include <array>

class CardPalette;
class ElidedLabel;
class HandEditor;
class QAction;
class QLabel;
class QToolButton;

class HandsEditor : public QWidget {
    Q_OBJECT

public:
    explicit HandsEditor(QWidget* parent = nullptr);
    ~HandsEditor() override;

    const HandsDraft& draft() const { return m_draft; }
    /// Begins with a draft; nothing from before it can be brought back.
    void begin(const HandsDraft& draft);
    /// Lets keys go to A's hand, in the place of what is there.
    void beginTyping();
    /// Puts another draft in its place, which can be taken back.
    void replace(const HandsDraft& draft);

    PlayerNames names() const;
    void setNames(const PlayerNames& names);
    void setLook(const CardLook& look);

signals:
    void changed();

private:
    class Change;

    HandEditor& hand(fishing::Player player) const { return *m_hands[indexOf(player)]; }
    void connectHand(fishing::Player player);
    void connectStrip(fishing::Player player);
    QWidget* createTools();
    void orderTabs();
    QToolButton* addButton(QAction* action, QWidget* parent);
    QAction* addTool(const QString& name, const QString& text, const QString& tip,
                     const QList<QKeySequence>& keys);

    /// Makes a change that can be taken back.
    template <class Alter>
    void change(Alter alter);
    void showDraft(const HandsDraft& draft);
    void showCarets();
    void showTools();

    void type(fishing::Player player, const QString& text);
    void paste(fishing::Player player, const QString& text);
    void setActive(fishing::Player player);
    void insertCard(DraftPlace place, fishing::Card card);
    void moveCard(DraftPlace from, DraftPlace to);
    void takeCard(DraftPlace place);
    std::optional<DraftPlace> placeAt(QPoint global) const;
    void showDrag(const QPixmap& picture, QPoint global);
    void endDrag();

    HandsDraft m_draft;
    QUndoStack m_undo;
    fishing::Player m_active = fishing::Player::A; // whose hand the palette's cards go to
    std::array<HandEditor*, 2> m_hands{};
    QAction* m_swap = nullptr;
    QAction* m_fillUp = nullptr;
    QAction* m_undoAction = nullptr;
    QAction* m_redoAction = nullptr;
    ElidedLabel* m_hint = nullptr;
    CardPalette* m_palette = nullptr;
    QLabel* m_dragged = nullptr; // the picture of a card that is being dragged
};
