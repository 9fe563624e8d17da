// SPDX-License-Identifier: MIT
#include "app/dialogs/compare_view.h"

#include "app/table/card_art.h"
#include "app/table/table_picture.h"

#include <QEvent>
#include <QPainter>

TableView::TableView(const fishing::Position& position, std::size_t cardCount, CardArt& art,
                     QWidget* parent)
    : QWidget(parent), m_scene(restingScene(position)), m_cardCount(cardCount), m_art(art) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TableView::setPosition(const fishing::Position& position, std::size_t cardCount) {
    setScene(restingScene(position), cardCount);
}

void TableView::setScene(const Scene& scene, std::size_t cardCount) {
    const bool faceDown = m_scene.handsFaceDown;
    m_scene = scene;
    m_scene.handsFaceDown = faceDown;
    m_cardCount = cardCount;
    redraw();
}

void TableView::setHandsFaceDown(bool faceDown) {
    m_scene.handsFaceDown = faceDown;
    redraw();
}

void TableView::redraw() {
    m_picture = {};
    update();
}

QSize TableView::sizeHint() const {
    return {420, 280};
}

QSize TableView::minimumSizeHint() const {
    return {240, 160};
}

void TableView::paintEvent(QPaintEvent*) {
    if (m_picture.deviceIndependentSize().toSize() != size() ||
        m_picture.devicePixelRatio() != devicePixelRatioF()) {
        m_picture = tablePicture(m_scene, {}, m_cardCount, size(), devicePixelRatioF(),
                                 TableTheme::of(palette()), m_art);
    }
    QPainter(this).drawPixmap(0, 0, m_picture);
}

void TableView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        redraw();
    }
}
