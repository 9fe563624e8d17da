// SPDX-License-Identifier: MIT
#include "app/session/state_writer.h"

#include "app/save_file.h"

#include <QMutexLocker>

#include <utility>

StateWriter::StateWriter(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    m_thread.setMaxThreadCount(1);
}

StateWriter::~StateWriter() {
    finish();
}

void StateWriter::write(const QByteArray& bytes) {
    const QMutexLocker lock(&m_mutex);
    m_next = bytes;
    if (!std::exchange(m_isWriting, true)) {
        m_thread.start([this] { writeAll(); });
    }
}

void StateWriter::finish() {
    m_thread.waitForDone();
}

void StateWriter::writeAll() {
    for (;;) {
        QByteArray bytes;
        {
            const QMutexLocker lock(&m_mutex);
            if (!m_next) {
                m_isWriting = false;
                return;
            }
            bytes = *std::exchange(m_next, std::nullopt);
        }
        SaveFile file(m_file);
        if (file.save(bytes)) {
            emit written();
        } else {
            emit failed(file.errorString());
        }
    }
}
