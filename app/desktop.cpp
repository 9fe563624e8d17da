// SPDX-License-Identifier: MIT
#include "app/desktop.h"

#include "app/application_icon.h"
#include "app/file_actions.h"
#include "app/live_settings.h"
#include "app/random_deal_actions.h"
#include "app/recent_files.h"
#include "app/table/card_table.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QStandardPaths>
#include <QStyle>

namespace {

QString sessionFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/kitten-fishing");
}

/// What somebody has who never chose anything.
Settings defaultSettings() {
    Settings defaults;
    // A style without animation is how the desktop says that the user wants none.
    defaults.view.animate =
        QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
    defaults.hint = true;
    return defaults;
}

Settings rememberedSettings(const QSettings& store, const Arguments& arguments) {
    Settings settings = readSettings(store, defaultSettings());
    settings.view.appearance = arguments.appearance.value_or(settings.view.appearance);
    settings.deck = arguments.deck.value_or(settings.deck);
    if (arguments.language) {
        settings.view.language = arguments.language;
    }
    return settings;
}

/// What the window begins with, in whose language it is made.
Settings beginning(const QSettings& store, const Arguments& arguments, Translation& translation) {
    const Settings settings = rememberedSettings(store, arguments);
    translation.speak(settings.view.language);
    nameApplication(); // in this language, too
    return settings;
}

} // namespace

void nameApplication() {
    QApplication::setOrganizationName(QStringLiteral("kitten-fishing"));
    QApplication::setApplicationName(QStringLiteral("kitten-fishing"));
    QApplication::setApplicationDisplayName(QCoreApplication::translate("main", "Kitten Fishing"));
    QApplication::setApplicationVersion(QStringLiteral(FISHING_VERSION));
    // By this name a Wayland desktop finds the icon and the menu entry that belong to a window.
    QApplication::setDesktopFileName(QStringLiteral("arpa.home.kitten_fishing"));
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr) {
        QApplication::setWindowIcon(applicationIcon()); // a text alone needs no pictures
    }
}

std::optional<words::Language> rememberedLanguage() {
    return readSettings(QSettings(), {}).view.language;
}

void beginGame(MainWindow& window, const Arguments& arguments) {
    GameController& controller = window.controller();
    if (arguments.game && arguments.isSaved) {
        window.shelf().open(*arguments.game);
    } else if (arguments.game) {
        window.shelf().openNew(*arguments.game);
    } else if (arguments.rules || arguments.deck || !controller.hasGame()) {
        window.randomDeals().newRandomDeal(arguments.rules.value_or(fishing::Rules()));
    }
    if (!arguments.game && arguments.index) {
        controller.seek(*arguments.index);
    }
    if (arguments.firstBeat) {
        window.table().showFirstBeat();
    }
}

Desktop::Desktop(const Arguments& arguments)
    : m_window(std::make_unique<MainWindow>(beginning(m_store, arguments, m_translation),
                                            defaultSettings())),
      m_memory(std::make_unique<WindowMemory>(m_store, *m_window)),
      m_session(
          std::make_unique<Session>(m_window->shelf(), m_window->controller(), sessionFolder())) {
    if (arguments.size) {
        m_window->resize(*arguments.size);
    }
    connect(m_window.get(), &MainWindow::remade, this, &Desktop::follow);
    follow();
    m_window->show();
    connect(m_session.get(), &Session::noticed, m_window.get(), &MainWindow::say,
            Qt::QueuedConnection); // what begins says its own words first
    m_session->begin();
    beginGame(*m_window, arguments);
    connect(m_window.get(), &MainWindow::closing, m_session.get(), &Session::finish);
    qApp->installEventFilter(this);
}

Desktop::~Desktop() = default;

void Desktop::follow() {
    m_window->files().recent().keepIn(m_store);
    connect(
        &m_window->settings(), &LiveSettings::changed, this,
        [this](const Settings& before, const Settings& now) {
            if (before.view.language != now.view.language) {
                m_translation.speak(now.view.language);
                nameApplication();
                m_window->speakAnew();
            }
        },
        Qt::QueuedConnection); // whoever chose it is among what is made anew
}

bool Desktop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FileOpen) {
        m_window->files().openFile(static_cast<QFileOpenEvent*>(event)->file());
        return true;
    }
    return QObject::eventFilter(watched, event);
}
