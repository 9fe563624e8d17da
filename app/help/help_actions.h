// SPDX-License-Identifier: MIT
// The help, as actions for a menu: how to play, all keys, what a control is for, the hint for
// beginners, and about the program.
#pragma once

#include "app/table/card_look.h"

#include <QList>
#include <QObject>
#include <QPointer>

class AboutDialog;
class GuideWindow;
class QAction;
class QMainWindow;
class QMenu;

class HelpActions : public QObject {
    Q_OBJECT

public:
    /// The windows belong to `window`, and so does the rest.
    explicit HelpActions(QMainWindow* window);

    void fillMenu(QMenu* menu) const;
    QList<QAction*> all() const;
    QAction& howToPlay() const { return *m_howToPlay; }
    /// Checked while the hint for beginners is wanted.
    QAction& showHint() const { return *m_showHint; }

    /// The cards as they look on the table.
    void setLook(const CardLook& look);

private:
    GuideWindow& guide();
    void showAbout();

    QMainWindow* m_window;
    CardLook m_look;
    QAction* m_howToPlay;
    QAction* m_shortcuts;
    QAction* m_whatsThis;
    QAction* m_showHint;
    QAction* m_about;
    QAction* m_aboutQt;
    // While they are open.
    QPointer<GuideWindow> m_guide;
    QPointer<AboutDialog> m_aboutDialog;
};
