// SPDX-License-Identifier: MIT
// Where a hand is typed. Unlike in other fields, what is pasted is offered as a whole, as it may be
// more than this hand; and taking back is for all of the dialog, whatever was done to the hand by
// other means.
#pragma once

#include <QLineEdit>

class HandField : public QLineEdit {
    Q_OBJECT

public:
    explicit HandField(QWidget* parent = nullptr);

    /// Shows a text that was changed by other means, and where typing goes on. Tells nobody.
    void showText(const QString& text, qsizetype caret);

signals:
    /// A text is to be put in the place of what is selected.
    void pasted(const QString& text);
    void undoWanted();
    void redoWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void pasteFrom(int clipboardMode);
};
