// SPDX-License-Identifier: MIT
#include "app/drop_target.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace {

/// The one file that is dragged; empty where it is none, or several.
QString fileOf(const QMimeData& dragged) {
    const QList<QUrl> urls = dragged.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

/// Dragged text that is not just the name of something else.
QString textOf(const QMimeData& dragged) {
    return dragged.hasUrls() ? QString() : dragged.text();
}

bool canBeTaken(const QMimeData& dragged) {
    return !fileOf(dragged).isEmpty() || !textOf(dragged).isEmpty();
}

} // namespace

DropTarget::DropTarget(QWidget* window) : QWidget(window) {
    setObjectName(QStringLiteral("dropHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropTarget::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto* drag = static_cast<QDropEvent*>(event);
        drag->setAccepted(canBeTaken(*drag->mimeData()));
        if (drag->isAccepted()) {
            drag->setDropAction(Qt::CopyAction); // the file stays where it is
            showHint(*drag->mimeData());
        }
        return true;
    }
    case QEvent::DragLeave:
        hide();
        return true;
    case QEvent::Drop: {
        auto* drop = static_cast<QDropEvent*>(event);
        hide();
        drop->setDropAction(Qt::CopyAction);
        drop->setAccepted(take(*drop->mimeData()));
        return true;
    }
    default:
        return false;
    }
}

bool DropTarget::take(const QMimeData& dragged) {
    // What answers may open a dialog, and whoever dragged waits until the event is dealt with.
    if (const QString file = fileOf(dragged); !file.isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this, file] { emit fileDropped(file); }, Qt::QueuedConnection);
        return true;
    }
    if (const QString text = textOf(dragged); !text.isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this, text] { emit textDropped(text); }, Qt::QueuedConnection);
        return true;
    }
    return false;
}

void DropTarget::showHint(const QMimeData& dragged) {
    const QString file = fileOf(dragged);
    m_hint = file.isEmpty() ? tr("Let go to play the hands in this text")
                            : tr("Let go to open %1").arg(QFileInfo(file).fileName());
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

void DropTarget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.8F);
    painter.fillRect(rect(), veil);
    constexpr int margin = 24;
    constexpr qreal radius = 18;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 3, Qt::DashLine, Qt::RoundCap));
    painter.drawRoundedRect(rect().adjusted(margin, margin, -margin, -margin), radius, radius);
    QFont large = font();
    large.setPointSizeF(1.6 * large.pointSizeF());
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::WindowText));
    const QString hint =
        painter.fontMetrics().elidedText(m_hint, Qt::ElideMiddle, width() - 4 * margin);
    painter.drawText(rect(), Qt::AlignCenter, hint);
}
