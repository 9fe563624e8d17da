// SPDX-License-Identifier: MIT
// A picture in a dialog: a position as the table shows it, drawn for the size that there is.
#pragma once

#include "app/table/scene.h"

#include <QPixmap>
#include <QWidget>

class CardArt;

class TableView : public QWidget {
    Q_OBJECT

public:
    /// `cardCount` is the number of cards in the game. `art` must outlive the view.
    TableView(const fishing::Position& position, std::size_t cardCount, CardArt& art,
              QWidget* parent);

    const fishing::Position& position() const { return m_scene.position; }

    /// Another position, of a game with so many cards.
    void setPosition(const fishing::Position& position, std::size_t cardCount);
    /// Another moment, of a game with so many cards.
    void setScene(const Scene& scene, std::size_t cardCount);
    void setHandsFaceDown(bool faceDown);
    /// After the cards have got another look.
    void redraw();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Scene m_scene;
    std::size_t m_cardCount;
    CardArt& m_art;
    QPixmap m_picture; // null until it is needed
};
