// SPDX-License-Identifier: MIT
// The files that were opened and saved last, as a menu. They are kept in the settings and read from
// there each time, so that programs that run side by side add to one list.
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;
class QSettings;

class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype mostFiles = 10;

    explicit RecentFiles(QWidget* window);

    /// Keeps the list there, and begins with the one that is there; not beyond the settings' life.
    void keepIn(QSettings& settings);

    QMenu* menu() const { return m_menu; }
    /// Absolute paths, the last used one first.
    QStringList files();

    void add(const QString& file);
    void remove(const QString& file);

signals:
    void chosen(const QString& file);

private:
    void setFiles(const QStringList& files);
    void fillMenu();

    QSettings* m_settings = nullptr;
    QStringList m_files;
    QMenu* m_menu;
};
