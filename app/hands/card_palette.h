// SPDX-License-Identifier: MIT
// A deck laid out to take cards from: a column a rank, with the four suits in it and how many of
// the rank are used. Cards that are used look faint, and can be taken all the same.
#pragma once

#include "app/hands/hands_draft.h"
#include "app/table/card_art.h"

#include <QAbstractButton>

#include <array>

/// One card of the palette.
class PaletteCard : public QAbstractButton {
    Q_OBJECT

public:
    PaletteCard(fishing::Card card, CardArt& art, QWidget* parent);

    fishing::Card card() const { return m_card; }
    void setUsed(int times);
    QPixmap picture();

signals:
    /// It is being dragged, and the pointer is here on the screen.
    void dragged(QPoint global);
    void dropped(QPoint global);
    void dragCancelled();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    fishing::Card m_card;
    CardArt& m_art;
    int m_used = 0;
    QPoint m_pressed;
    bool m_isDragging = false;
};

class CardPalette : public QWidget {
    Q_OBJECT

public:
    explicit CardPalette(QWidget* parent = nullptr);

    void setLook(const CardLook& look);
    void setCounts(const HandsDraft::Counts& counts);
    /// Whose hand the cards go to, for what is shown and read out.
    void setTarget(const QString& name);
    PaletteCard& button(fishing::Rank rank, fishing::Suit suit) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

signals:
    void picked(fishing::Card card);
    void dragged(PaletteCard* card, QPoint global);
    void dropped(PaletteCard* card, QPoint global);
    void dragCancelled();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addCard(fishing::Rank rank, fishing::Suit suit);
    void describe();
    bool goFrom(const PaletteCard& card, int key);
    double columnWidth() const;
    int countHeight() const;

    CardArt m_art;
    HandsDraft::Counts m_counts{};
    QString m_target;
    std::array<PaletteCard*, fishing::highestRank * fishing::suitCount> m_cards{};
};
