// SPDX-License-Identifier: MIT
// The desktop program put together: the window, what was chosen and what was on the table last
// time, and what the command line asks for.
#pragma once

#include "app/arguments.h"
#include "app/main_window.h"
#include "app/session/session.h"
#include "app/translation.h"
#include "app/window_memory.h"

#include <QObject>
#include <QSettings>

#include <memory>

/// What settings and sessions are kept under.
void nameApplication();

/// The language that somebody chose for the program; nothing where it is that of the system.
std::optional<words::Language> rememberedLanguage();

/// Puts on the table what the arguments ask for; without any, a random deal if the table is empty.
void beginGame(MainWindow& window, const Arguments& arguments);

class Desktop : public QObject {
    Q_OBJECT

public:
    /// Shows the window with its game. Needs the named application.
    explicit Desktop(const Arguments& arguments);
    ~Desktop() override;

    MainWindow& window() { return *m_window; }

protected:
    /// A file that the desktop asks the running program to open.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QSettings m_store;
    Translation m_translation;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<WindowMemory> m_memory;
    std::unique_ptr<Session> m_session;
};
