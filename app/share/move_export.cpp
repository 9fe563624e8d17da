// SPDX-License-Identifier: MIT
#include "app/share/move_export.h"

#include <QSaveFile>

#include <algorithm>

using fishing::PlayCount;

namespace {

constexpr double progressSteps = 100;

/// Writes until all is written, the file takes no more, or `goOn` says no.
template <class GoOn>
bool writeAll(QSaveFile& file, MoveWriter& writer, const GoOn& goOn) {
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    for (std::string piece = writer.next(); !piece.empty(); piece = writer.next()) {
        const auto size = static_cast<qint64>(piece.size());
        if (file.write(piece.data(), size) != size || !goOn()) {
            file.cancelWriting();
            return false;
        }
    }
    return file.commit();
}

} // namespace

MoveExport::MoveExport(QObject* parent) : QObject(parent) {}

MoveExport::~MoveExport() {
    stop();
}

void MoveExport::stop() {
    ++m_number;
    m_thread = {}; // asks it to stop and waits; it looks many times a second
    m_running = false;
}

void MoveExport::start(const ToldGame& told, MoveFormat format, PlayCount plays,
                       const QString& file) {
    stop();
    m_running = true;
    const auto tell = [this, number = m_number](auto what) {
        QMetaObject::invokeMethod(
            this,
            [this, number, what] {
                if (number == m_number) {
                    what();
                }
            },
            Qt::QueuedConnection);
    };
    m_thread = std::jthread([this, tell, told, format, plays, file](const std::stop_token& stop) {
        MoveWriter writer(told, format, plays);
        QSaveFile target(file);
        double last = 0;
        const bool done = writeAll(target, writer, [&] {
            const double part = static_cast<double>(writer.written()) /
                                static_cast<double>(std::max<PlayCount>(plays, 1));
            if (part - last >= 1 / progressSteps) {
                last = part;
                tell([this, part] { emit progressed(part); });
            }
            return !stop.stop_requested();
        });
        tell([this, done, written = writer.written(), reason = target.errorString()] {
            m_running = false;
            if (done) {
                emit this->written(written);
            } else {
                emit failed(reason);
            }
        });
    });
}
