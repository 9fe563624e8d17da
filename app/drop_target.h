// SPDX-License-Identifier: MIT
// Takes files and texts that are dragged onto a window: while they hover, a hint over the window
// says what letting go will do.
#pragma once

#include <QWidget>

class QMimeData;

class DropTarget : public QWidget {
    Q_OBJECT

public:
    explicit DropTarget(QWidget* window);

signals:
    void fileDropped(const QString& file);
    void textDropped(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool take(const QMimeData& dragged);
    void showHint(const QMimeData& dragged);

    QString m_hint;
};
