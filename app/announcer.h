// SPDX-License-Identifier: MIT
// Tells a screen reader what happens, by the accessible name of a widget, and not more often than
// one can listen: at most two texts a second, of which the last is never lost.
#pragma once

#include <QObject>
#include <QTimer>

class Announcer : public QObject {
    Q_OBJECT

public:
    /// Speaks through `speaker`, which becomes its parent.
    explicit Announcer(QWidget* speaker);

    void announce(const QString& text);

signals:
    void announced(const QString& text);

private:
    void speak();

    QWidget* m_speaker;
    QString m_waiting;
    QTimer m_pause;
};
