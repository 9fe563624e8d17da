// SPDX-License-Identifier: MIT
#include "app/background_task.h"

#include <QMetaObject>

#include <utility>

BackgroundTask::BackgroundTask(QObject* parent) : QObject(parent) {}

BackgroundTask::~BackgroundTask() {
    drop();
}

void BackgroundTask::start(Work work) {
    drop();
    const Tell tell = [this, number = m_number](std::function<void()> answer) {
        QMetaObject::invokeMethod(
            this,
            [this, number, answer = std::move(answer)] {
                if (number == m_number) {
                    answer();
                }
            },
            Qt::QueuedConnection);
    };
    m_thread = std::jthread(
        [work = std::move(work), tell](const std::stop_token& stop) { work(stop, tell); });
}

void BackgroundTask::drop() {
    ++m_number;
    m_thread = {};
}
