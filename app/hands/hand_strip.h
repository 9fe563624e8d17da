// SPDX-License-Identifier: MIT
// The cards of a hand that is being entered, front first: to be picked, moved along by drag or by
// keys, moved to the other hand, and taken out. Shows what it was given last, and only asks for
// changes.
#pragma once

#include "app/hands/hands_draft.h"
#include "app/table/card_art.h"

#include <QWidget>

class StripLayout;

class HandStrip : public QWidget {
    Q_OBJECT

public:
    explicit HandStrip(fishing::Player player, QWidget* parent = nullptr);

    fishing::Player player() const { return m_player; }
    void setLook(const CardLook& look);
    /// What the player is called, for what is read out.
    void setName(const QString& name);
    void setCards(const QList<DraftCard>& cards);
    const QList<DraftCard>& cards() const { return m_cards; }

    /// The card that keys work on, if there are any.
    std::optional<int> current() const { return m_current; }
    void setCurrent(std::optional<int> index);
    /// Marks where the next card goes: in front of this one; nothing where it goes elsewhere.
    void setCaret(std::optional<int> index);

    /// Where something that lies at a place of the screen belongs; nothing if it is too far away.
    std::optional<int> placeAt(QPoint global) const;
    /// Opens a gap in front of a card, for one that may be dropped there.
    void setGap(std::optional<int> index);
    /// What a card looks like while it is dragged.
    QPixmap pictureOf(int index);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The next card is to go in front of this one: behind the card that was picked.
    void placePicked(int index);
    /// A card is wanted in front of the card that has the index `to` now.
    void moveWanted(int index, int to);
    void moveToOtherWanted(int index);
    void removalWanted(int index);
    /// A card is being dragged, and the pointer is here on the screen.
    void dragged(int index, QPoint global);
    /// It was let go there, or put back.
    void dropped(int index, QPoint global);
    void dragCancelled();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    StripLayout layout() const;
    bool pickBy(int key);
    bool moveBy(int key);
    void pick(int index);
    void endDrag();
    void paintCard(QPainter& painter, int index, const QRect& place);
    void paintEmpty(QPainter& painter);
    void describe();
    QString describeCard(int index) const;

    fishing::Player m_player;
    QString m_name;
    CardArt m_art;
    QList<DraftCard> m_cards;
    std::optional<int> m_current;
    std::optional<int> m_caret;
    std::optional<int> m_gap;
    std::optional<QPoint> m_pressed; // where, on a card that may be dragged
    bool m_isDragging = false;
};
