// SPDX-License-Identifier: MIT
#include "app/session/session.h"

#include "app/files/read_file.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/session/state_writer.h"
#include "app/translated.h"

#include <QDir>
#include <QFile>

#include <chrono>

namespace {

constexpr auto movingDelay = std::chrono::seconds(2);

/// More than all games of a shelf can take.
constexpr std::size_t mostBytes = std::size_t{32} << 20U;

} // namespace

Session::Session(GameShelf& shelf, GameController& controller, const QString& folder,
                 QObject* parent)
    : QObject(parent), m_shelf(shelf), m_controller(controller), m_place(folder) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Session::keep);
}

Session::~Session() {
    finish();
}

void Session::begin() {
    m_place.take();
    restore();
    connect(&m_controller, &GameController::positionChanged, this, &Session::keepSoon);
    connect(&m_controller, &GameController::bookmarksChanged, this, &Session::keepAtOnce);
    connect(&m_controller, &GameController::namesChanged, this, &Session::keepAtOnce);
    connect(&m_shelf, &GameShelf::opened, this, &Session::keepAtOnce);
    connect(&m_shelf, &GameShelf::fileChanged, this, &Session::keepAtOnce);
}

void Session::finish() {
    m_timer.stop();
    keep();
    if (m_writer) {
        m_writer->finish();
    }
}

void Session::restore() {
    const QString file = m_place.file();
    if (!QFile::exists(file)) {
        return;
    }
    const auto text = files::readFile(file.toStdString(), files::FileKind::Regular, mostBytes);
    const auto session =
        text ? files::readSession(*text) : files::Reading<files::SavedSession>(text.problem());
    if (session) {
        m_shelf.restore(*session);
        return;
    }
    const QString problem = translated(session.problem());
    const QString aside = m_place.putAside();
    emit noticed(aside.isEmpty()
                     ? tr("The games of last time cannot be read. %1").arg(problem)
                     : tr("The games of last time cannot be read; they are kept in %1. %2")
                           .arg(QDir::toNativeSeparators(aside), problem));
}

void Session::keepSoon() {
    if (!m_timer.isActive()) {
        m_timer.start(movingDelay);
    }
}

void Session::keepAtOnce() {
    // Once for all that changes together.
    m_timer.start(std::chrono::milliseconds(0));
}

void Session::keep() {
    if (!m_controller.hasGame()) {
        return;
    }
    if (!m_place.take()) {
        tellTrouble(tr("%1 cannot be written").arg(m_place.folder()));
        return;
    }
    if (!m_writer) {
        m_writer = std::make_unique<StateWriter>(m_place.file());
        connect(m_writer.get(), &StateWriter::failed, this, &Session::tellTrouble);
        connect(m_writer.get(), &StateWriter::written, this, [this] {
            m_isTroubleTold = false;
            emit kept();
        });
    }
    m_writer->write(QByteArray::fromStdString(files::toText(m_shelf.session())));
}

void Session::tellTrouble(const QString& reason) {
    if (!m_isTroubleTold) {
        m_isTroubleTold = true;
        emit noticed(tr("This game will not be there next time: it cannot be kept (%1). Saving it "
                        "elsewhere works.")
                         .arg(reason));
    }
}
