// SPDX-License-Identifier: MIT
#include "app/playback/timeline_preview.h"

#include "app/playback/zoom.h"
#include "app/table/table_picture.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int gap = 6; // between the window and the timeline
constexpr int edge = 8;
constexpr int spacing = 4;

QLabel* addLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

TimelinePreview::TimelinePreview(QWidget* parent)
    : QFrame(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput |
                         Qt::WindowDoesNotAcceptFocus | Qt::NoDropShadowWindowHint),
      m_picture(addLabel(this, "previewPicture")),
      m_title(addLabel(this, "previewTitle")),
      m_hands(addLabel(this, "previewHands")),
      m_words(addLabel(this, "previewWords")) {
    setObjectName(QStringLiteral("timelinePreview"));
    setAccessibleName(tr("A moment of the game"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_picture);
    column->addWidget(m_title);
    column->addWidget(m_hands);
    column->addWidget(m_words);
    for (QLabel* label : {m_title, m_hands, m_words}) {
        label->setForegroundRole(QPalette::Text);
    }
    setZoom(1);
}

void TimelinePreview::setLook(const CardLook& look) {
    m_art.setLook(look);
}

void TimelinePreview::setHandsFaceDown(bool faceDown) {
    m_handsFaceDown = faceDown;
}

void TimelinePreview::setZoom(double zoom) {
    // A window that is not seen hears late of another font of the program.
    const QFont usual = zoomed(QApplication::font(), zoom);
    QFont bold = usual;
    bold.setBold(true);
    m_title->setFont(bold);
    m_hands->setFont(usual);
    m_words->setFont(usual);
    m_picture->setFixedSize((zoom * QSizeF(usualPictureSize)).toSize());
    m_words->setFixedWidth(m_picture->width());
    const int margin = qRound(zoom * edge);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(qRound(zoom * spacing));
}

PlayerNames TimelinePreview::fitted(const PlayerNames& names) const {
    constexpr double room = 0.3; // of the window for each; the numbers have the rest
    const int width = qRound(room * m_picture->width());
    PlayerNames shorter = names;
    for (QString& name : shorter.given) {
        name = m_hands->fontMetrics().elidedText(name, Qt::ElideMiddle, width);
    }
    return shorter;
}

void TimelinePreview::showMoment(const TimelineMoment& moment, QPoint place, int height) {
    m_index = moment.index;
    m_title->setText(moment.title);
    m_hands->setText(moment.hands);
    // Always as high, so that the window does not jump about; long captures are told in brief.
    const QFontMetrics metrics = m_words->fontMetrics();
    const QRect room(0, 0, m_words->width(), 2 * metrics.lineSpacing());
    const QRect needed = metrics.boundingRect(room, Qt::TextWordWrap, moment.words);
    m_words->setText(room.contains(needed) ? moment.words : moment.brief);
    m_words->setFixedHeight(room.height());
    m_picture->setPixmap(pictureOf(moment));
    moveTo(place, height);
    show();
}

QPixmap TimelinePreview::pictureOf(const TimelineMoment& moment) {
    Scene scene = restingScene(moment.position);
    scene.handsFaceDown = m_handsFaceDown;
    const std::size_t cards = moment.position.hands[0].size() + moment.position.hands[1].size() +
                              moment.position.pile.size();
    return tablePicture(scene, moment.ending, cards, m_picture->size(),
                        parentWidget()->devicePixelRatioF(), TableTheme::of(palette()), m_art);
}

void TimelinePreview::moveTo(QPoint place, int height) {
    const QSize size = sizeHint();
    const QRect screen = parentWidget()->screen()->availableGeometry();
    QRect frame(QPoint(place.x() - size.width() / 2, place.y() - gap - size.height()), size);
    if (frame.top() < screen.top()) {
        frame.moveTop(place.y() + height + gap);
    }
    frame.moveLeft(
        std::max(screen.left(), std::min(frame.left(), screen.right() + 1 - size.width())));
    setGeometry(frame);
}

void TimelinePreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    QColor border = palette().color(QPalette::Text);
    border.setAlphaF(0.35F);
    painter.setPen(border);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}
