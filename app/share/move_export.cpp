// SPDX-License-Identifier: MIT
#include "app/share/move_export.h"

#include "app/save_file.h"

#include <algorithm>
#include <system_error>

using fishing::PlayCount;

namespace {

constexpr double progressSteps = 100;

/// Writes until all is written, the file takes no more, or `goOn` says no.
template <class GoOn>
bool writeAll(SaveFile& file, MoveWriter& writer, const GoOn& goOn) {
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
    const Order order{told, format, plays, file};
    try {
        m_thread = std::jthread([this, order, number = m_number](const std::stop_token& stop) {
            carryOut(order, number, stop);
        });
    } catch (const std::system_error&) {
        tellEnd(m_number, false, 0, tr("the system has no thread to spare"));
    }
}

void MoveExport::carryOut(const Order& order, int number, const std::stop_token& stop) {
    MoveWriter writer(order.told, order.format, order.plays);
    SaveFile file(order.file);
    const auto plays = static_cast<double>(std::max<PlayCount>(order.plays, 1));
    double told = 0;
    const bool isWritten = writeAll(file, writer, [&] {
        const double part = static_cast<double>(writer.written()) / plays;
        if (part - told >= 1 / progressSteps) {
            told = part;
            tell(number, [this, part] { emit progressed(part); });
        }
        return !stop.stop_requested();
    });
    tellEnd(number, isWritten, writer.written(), file.errorString());
}

void MoveExport::tellEnd(int number, bool isWritten, PlayCount plays, const QString& reason) {
    tell(number, [this, isWritten, plays, reason] {
        m_running = false;
        if (isWritten) {
            emit written(plays);
        } else {
            emit failed(reason);
        }
    });
}

void MoveExport::tell(int number, const std::function<void()>& what) {
    QMetaObject::invokeMethod(
        this,
        [this, number, what] {
            if (number == m_number) {
                what();
            }
        },
        Qt::QueuedConnection);
}
