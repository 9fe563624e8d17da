// SPDX-License-Identifier: MIT
#include "app/hands/card_palette.h"

#include "app/card_names.h"
#include "app/table/table_theme.h"
#include "app/tool_tip_text.h"
#include "engine/notation.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

using fishing::Rank;
using fishing::Suit;

namespace {

constexpr double aspect = 1.4;     // of a card: height to width
constexpr double shownPart = 0.42; // of a card's height that the card below it leaves
constexpr double lastPart = 0.7;   // of the cards in front, of which the rest is in the drawer
constexpr double shownParts = (fishing::suitCount - 1) * shownPart + lastPart;
constexpr int space = 4;

std::size_t placeOf(Rank rank, Suit suit) {
    constexpr std::size_t suits = fishing::suitCount;
    return static_cast<std::size_t>(rank - fishing::lowestRank) * suits +
           static_cast<std::size_t>(suit);
}

int sumOf(const std::array<int, fishing::suitCount>& suits) {
    return std::accumulate(suits.begin(), suits.end(), 0);
}

QString rankText(Rank rank) {
    const auto symbol = fishing::rankSymbol(rank);
    return QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
}

} // namespace

PaletteCard::PaletteCard(fishing::Card card, CardArt& art, QWidget* parent)
    : QAbstractButton(parent), m_card(card), m_art(art) {
    setObjectName(QStringLiteral("palette-") + shortName(card));
    setFocusPolicy(Qt::NoFocus); // the palette is one stop; see there
    setAttribute(Qt::WA_Hover);
}

void PaletteCard::setUsed(int times) {
    if (times != m_used) {
        m_used = times;
        update();
    }
}

QPixmap PaletteCard::picture() {
    return m_art.face(m_card, QSize(width(), static_cast<int>(width() * aspect)),
                      devicePixelRatioF());
}

void PaletteCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPixmap card = picture();
    const QRectF paper(QPointF(), card.deviceIndependentSize());
    const qreal radius = CardArt::cornerRadius(paper.width());
    painter.drawPixmap(0, 0, card);
    if (m_used > 0 || isDown()) {
        QColor veil = palette().color(QPalette::Window);
        veil.setAlphaF(isDown() ? 0.3F : 0.62F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(veil);
        painter.drawRoundedRect(paper, radius, radius);
    }
    if (hasFocus() || underMouse()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 3 : 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(paper.adjusted(1, 1, -1, height() < paper.height() ? 8 : -1),
                                radius, radius);
    }
}

void PaletteCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click(); // not the dialog's button
    } else if (event->key() == Qt::Key_Escape && m_isDragging) {
        m_isDragging = false;
        setDown(false);
        emit dragCancelled();
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

void PaletteCard::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position().toPoint();
    m_isDragging = false;
    QAbstractButton::mousePressEvent(event);
}

void PaletteCard::mouseMoveEvent(QMouseEvent* event) {
    const bool isPressed = event->buttons().testFlag(Qt::LeftButton);
    const QPoint way = event->position().toPoint() - m_pressed;
    if (isPressed && way.manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        setDown(false);
    }
    if (m_isDragging) {
        emit dragged(event->globalPosition().toPoint());
    } else {
        QAbstractButton::mouseMoveEvent(event);
    }
}

void PaletteCard::mouseReleaseEvent(QMouseEvent* event) {
    if (std::exchange(m_isDragging, false)) {
        setDown(false);
        emit dropped(event->globalPosition().toPoint());
    } else {
        QAbstractButton::mouseReleaseEvent(event);
    }
}

CardPalette::CardPalette(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("cardPalette"));
    setAccessibleName(tr("Deck"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setLayoutDirection(Qt::LeftToRight);
    for (Rank rank = fishing::lowestRank; rank <= fishing::highestRank; ++rank) {
        for (int suit = 0; suit < fishing::suitCount; ++suit) {
            addCard(rank, static_cast<Suit>(suit)); // each lies on the ones before it
        }
    }
    m_cards[0]->setFocusPolicy(Qt::TabFocus);
    describe();
}

void CardPalette::addCard(Rank rank, Suit suit) {
    auto* card = new PaletteCard({0, rank, suit}, m_art, this);
    m_cards[placeOf(rank, suit)] = card;
    card->installEventFilter(this);
    connect(card, &QAbstractButton::clicked, this, [this, card] { emit picked(card->card()); });
    connect(card, &PaletteCard::dragged, this,
            [this, card](QPoint global) { emit dragged(card, global); });
    connect(card, &PaletteCard::dropped, this,
            [this, card](QPoint global) { emit dropped(card, global); });
    connect(card, &PaletteCard::dragCancelled, this, &CardPalette::dragCancelled);
}

void CardPalette::setLook(const CardLook& look) {
    m_art.setLook(look);
    for (PaletteCard* card : m_cards) {
        card->update();
    }
}

void CardPalette::setCounts(const HandsDraft::Counts& counts) {
    if (counts == m_counts) {
        return;
    }
    m_counts = counts;
    for (PaletteCard* card : m_cards) {
        card->setUsed(m_counts[card->card().rank][static_cast<std::size_t>(card->card().suit)]);
    }
    describe();
    update();
}

void CardPalette::setTarget(const QString& name) {
    if (name != m_target) {
        m_target = name;
        describe();
    }
}

PaletteCard& CardPalette::button(Rank rank, Suit suit) const {
    return *m_cards.at(placeOf(rank, suit));
}

QSize CardPalette::sizeHint() const {
    constexpr int usualWidth = 850;
    return {usualWidth, heightForWidth(usualWidth)};
}

int CardPalette::heightForWidth(int width) const {
    const double cardWidth = static_cast<double>(width) / fishing::highestRank - space;
    return static_cast<int>(cardWidth * aspect * shownParts) + countHeight() + 2;
}

QSize CardPalette::minimumSizeHint() const {
    return {13 * 34, 86 + countHeight()};
}

double CardPalette::columnWidth() const {
    return static_cast<double>(width()) / fishing::highestRank;
}

int CardPalette::countHeight() const {
    return fontMetrics().height() + 2;
}

void CardPalette::resizeEvent(QResizeEvent*) {
    const double room = height() - countHeight() - 2.0;
    const int cardWidth =
        static_cast<int>(std::min(columnWidth() - space, room / shownParts / aspect));
    const int cardHeight = static_cast<int>(cardWidth * aspect);
    const int pitch = static_cast<int>(shownPart * cardHeight);
    for (PaletteCard* card : m_cards) {
        const int column = card->card().rank - fishing::lowestRank;
        const int line = static_cast<int>(card->card().suit);
        const bool isLast = line == fishing::suitCount - 1;
        const double left = column * columnWidth() + (columnWidth() - cardWidth) / 2;
        card->setGeometry(static_cast<int>(std::round(left)), 1 + line * pitch, cardWidth,
                          isLast ? static_cast<int>(lastPart * cardHeight) : cardHeight);
    }
}

void CardPalette::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const PaletteCard& front = button(fishing::lowestRank, Suit::Diamonds);
    const int bottom = front.geometry().bottom() + 1;
    painter.fillRect(0, bottom, width(), 1, palette().color(QPalette::Mid)); // the drawer's edge
    for (Rank rank = fishing::lowestRank; rank <= fishing::highestRank; ++rank) {
        const int used = sumOf(m_counts[rank]);
        QColor ink = palette().color(QPalette::WindowText);
        QFont letters = font();
        if (used > fishing::suitCount) {
            ink = TableTheme::of(palette()).marker;
            letters.setBold(true);
        } else if (used == 0) {
            ink.setAlphaF(0.6F);
        }
        painter.setFont(letters);
        painter.setPen(ink);
        const QRectF place((rank - fishing::lowestRank) * columnWidth(), bottom + 2, columnWidth(),
                           countHeight());
        painter.drawText(place, Qt::AlignHCenter | Qt::AlignTop,
                         QStringLiteral("%1/%2").arg(used).arg(fishing::suitCount));
    }
}

bool CardPalette::eventFilter(QObject* watched, QEvent* event) {
    const auto* card = qobject_cast<PaletteCard*>(watched);
    if (card != nullptr && event->type() == QEvent::KeyPress &&
        goFrom(*card, static_cast<QKeyEvent*>(event)->key())) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Arrow keys go from card to card; Tab comes back to the one that was left.
bool CardPalette::goFrom(const PaletteCard& card, int key) {
    int rank = card.card().rank;
    int suit = static_cast<int>(card.card().suit);
    switch (key) {
    case Qt::Key_Left:
        --rank;
        break;
    case Qt::Key_Right:
        ++rank;
        break;
    case Qt::Key_Up:
        --suit;
        break;
    case Qt::Key_Down:
        ++suit;
        break;
    case Qt::Key_Home:
        rank = fishing::lowestRank;
        break;
    case Qt::Key_End:
        rank = fishing::highestRank;
        break;
    default:
        return false;
    }
    rank = std::clamp<int>(rank, fishing::lowestRank, fishing::highestRank);
    suit = std::clamp(suit, 0, fishing::suitCount - 1);
    PaletteCard& next = button(static_cast<Rank>(rank), static_cast<Suit>(suit));
    for (PaletteCard* each : m_cards) {
        each->setFocusPolicy(each == &next ? Qt::TabFocus : Qt::NoFocus);
    }
    next.setFocus(Qt::OtherFocusReason);
    return true;
}

void CardPalette::describe() {
    for (PaletteCard* card : m_cards) {
        const Rank rank = card->card().rank;
        const QString used = QString::number(sumOf(m_counts[rank]));
        card->setAccessibleName(spokenName(card->card()));
        card->setAccessibleDescription(
            tr("Adds the card to the hand of %1. Cards of rank %2 that are used: %3.")
                .arg(m_target, rankText(rank), used));
        card->setToolTip(toolTipText(
            tr("%1: click it, or press Space, to add it to the hand of %2; or drag it there.")
                .arg(spokenName(card->card()), m_target)));
    }
}
