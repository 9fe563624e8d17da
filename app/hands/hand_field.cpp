// SPDX-License-Identifier: MIT
#include "app/hands/hand_field.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalBlocker>

#include <memory>

HandField::HandField(QWidget* parent) : QLineEdit(parent) {}

void HandField::showText(const QString& text, qsizetype caret) {
    const QSignalBlocker blocker(this);
    if (text != this->text()) {
        setText(text);
    }
    if (cursorPosition() != caret) { // or what is selected would no longer be
        setCursorPosition(static_cast<int>(caret));
    }
}

void HandField::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo)) {
        emit undoWanted();
    } else if (event->matches(QKeySequence::Redo)) {
        emit redoWanted();
    } else if (event->matches(QKeySequence::Paste)) {
        pasteFrom(QClipboard::Clipboard);
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void HandField::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton && QGuiApplication::clipboard()->supportsSelection()) {
        deselect();
        setCursorPosition(cursorPositionAt(event->position().toPoint()));
        pasteFrom(QClipboard::Selection);
    } else {
        QLineEdit::mouseReleaseEvent(event);
    }
}

void HandField::dropEvent(QDropEvent* event) {
    const bool isOurs = event->source() == this; // is moved within the field
    if (isOurs || !event->mimeData()->hasText()) {
        QLineEdit::dropEvent(event);
        return;
    }
    event->acceptProposedAction();
    deselect();
    setCursorPosition(cursorPositionAt(event->position().toPoint()));
    emit pasted(event->mimeData()->text());
}

void HandField::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    const auto redirect = [&](const char* name, auto act) {
        if (auto* action = menu->findChild<QAction*>(QString::fromLatin1(name))) {
            action->disconnect();
            action->setEnabled(true);
            connect(action, &QAction::triggered, this, act);
        }
    };
    redirect("edit-undo", &HandField::undoWanted);
    redirect("edit-redo", &HandField::redoWanted);
    redirect("edit-paste", [this] { pasteFrom(QClipboard::Clipboard); });
    menu->exec(event->globalPos());
}

void HandField::pasteFrom(int clipboardMode) {
    const QString text =
        QGuiApplication::clipboard()->text(static_cast<QClipboard::Mode>(clipboardMode));
    if (!text.isEmpty()) {
        emit pasted(text);
    }
}
