// SPDX-License-Identifier: MIT
#include "app/recent_files.h"

#include "app/actions.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

namespace {

const QString recentKey = QStringLiteral("files/recent");

QString nameOf(const QString& file) {
    return QFileInfo(file).fileName();
}

} // namespace

RecentFiles::RecentFiles(QWidget* window)
    : QObject(window), m_menu(new QMenu(tr("Recent &files"), window)) {
    m_menu->setObjectName(QStringLiteral("recentFiles"));
    m_menu->setToolTipsVisible(true);
    m_menu->menuAction()->setObjectName(QStringLiteral("showRecentFiles"));
    setActionWords(m_menu->menuAction(), tr("Recent &files"), tr("Open a file of before again"));
    connect(m_menu, &QMenu::aboutToShow, this, &RecentFiles::fillMenu);
    fillMenu();
}

void RecentFiles::keepIn(QSettings& settings) {
    m_settings = &settings;
    fillMenu();
}

QStringList RecentFiles::files() {
    if (m_settings != nullptr) {
        m_settings->sync();
        m_files = m_settings->value(recentKey).toStringList().mid(0, mostFiles);
    }
    return m_files;
}

void RecentFiles::add(const QString& file) {
    QStringList all = files();
    all.removeAll(file);
    all.prepend(file);
    setFiles(all.mid(0, mostFiles));
}

void RecentFiles::remove(const QString& file) {
    QStringList all = files();
    all.removeAll(file);
    setFiles(all);
}

void RecentFiles::setFiles(const QStringList& files) {
    m_files = files;
    if (m_settings != nullptr) {
        m_settings->setValue(recentKey, files);
    }
    fillMenu();
}

void RecentFiles::fillMenu() {
    m_menu->clear();
    const QStringList all = files();
    m_menu->menuAction()->setEnabled(!all.isEmpty());
    QStringList names;
    for (const QString& file : all) {
        names += nameOf(file);
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QString& file = all[i];
        const QString path = QDir::toNativeSeparators(file);
        const QString shown = names.count(names[i]) > 1 ? path : names[i];
        QString text = m_menu->fontMetrics().elidedText(shown, Qt::ElideMiddle, 400);
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction* action = makeAction(m_menu, QStringLiteral("recentFile%1").arg(i),
                                     tr("&%1  %2").arg(i + 1).arg(text), path);
        connect(action, &QAction::triggered, this, [this, file] { emit chosen(file); });
        m_menu->addAction(action);
    }
    if (!all.isEmpty()) {
        m_menu->addSeparator();
        QAction* clear =
            makeAction(m_menu, QStringLiteral("clearRecentFiles"), tr("&Clear the list"),
                       tr("Forget these names; the files stay"));
        connect(clear, &QAction::triggered, this, [this] { setFiles({}); });
        m_menu->addAction(clear);
    }
}
