// SPDX-License-Identifier: MIT
#include "app/announcer.h"

#include <QWidget>

#include <chrono>
#include <utility>

Announcer::Announcer(QWidget* speaker) : QObject(speaker), m_speaker(speaker) {
    m_pause.setSingleShot(true);
    m_pause.setTimerType(Qt::PreciseTimer); // half a second is a promise, not a hint
    m_pause.setInterval(std::chrono::milliseconds(500));
    connect(&m_pause, &QTimer::timeout, this, &Announcer::speak);
}

void Announcer::announce(const QString& text) {
    m_waiting = text;
    if (!m_pause.isActive()) {
        speak();
    }
}

void Announcer::speak() {
    if (m_waiting.isEmpty()) {
        return;
    }
    const QString text = std::exchange(m_waiting, {});
    m_pause.start();
    m_speaker->setAccessibleName(text);
    emit announced(text);
}
