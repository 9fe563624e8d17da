// SPDX-License-Identifier: MIT
#include "app/help/help_actions.h"

#include "app/actions.h"
#include "app/bring_to_front.h"
#include "app/help/about_dialog.h"
#include "app/help/guide_window.h"
#include "app/help/whats_this.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QWhatsThis>

HelpActions::HelpActions(QMainWindow* window)
    : QObject(window),
      m_window(window),
      m_howToPlay(makeAction(this, QStringLiteral("howToPlay"), tr("&How to play"),
                             tr("The rule and the program, in pictures"), {Qt::Key_F1})),
      m_shortcuts(makeAction(this, QStringLiteral("keyboardShortcuts"), tr("&Keyboard shortcuts"),
                             tr("All keys, and what the mouse does"),
                             {QKeySequence(Qt::CTRL | Qt::Key_F1)})),
      m_whatsThis(makeAction(this, QStringLiteral("whatsThis"), tr("&What’s this?"),
                             tr("Click anything to have it explained"),
                             {QKeySequence(Qt::SHIFT | Qt::Key_F1)})),
      m_showHint(makeAction(this, QStringLiteral("showHint"), tr("Hint for &beginners"),
                            tr("A line above the timeline that names the first things to do"))),
      m_about(makeAction(this, QStringLiteral("about"), tr("&About Kitten Fishing"),
                         tr("Version, licence, and what it is made with"))),
      m_aboutQt(makeAction(this, QStringLiteral("aboutQt"), tr("About &Qt"),
                           tr("Version and licence of Qt"))) {
    m_showHint->setCheckable(true);
    new WhatsThis(window);
    connect(m_howToPlay, &QAction::triggered, this, [this] {
        guide().showFirstPage();
        bringToFront(guide());
    });
    connect(m_shortcuts, &QAction::triggered, this, [this] {
        guide().showShortcuts();
        bringToFront(guide());
    });
    connect(m_whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    connect(m_about, &QAction::triggered, this, &HelpActions::showAbout);
    connect(m_aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void HelpActions::fillMenu(QMenu* menu) const {
    menu->addActions({m_howToPlay, m_shortcuts, m_whatsThis});
    menu->addSeparator();
    menu->addAction(m_showHint);
    menu->addSeparator();
    menu->addActions({m_about, m_aboutQt});
}

QList<QAction*> HelpActions::all() const {
    return {m_howToPlay, m_shortcuts, m_whatsThis, m_showHint, m_about, m_aboutQt};
}

void HelpActions::setLook(const CardLook& look) {
    m_look = look;
    if (m_guide) {
        m_guide->setLook(look);
    }
}

GuideWindow& HelpActions::guide() {
    if (!m_guide) {
        m_guide = new GuideWindow(m_window);
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
        m_guide->setLook(m_look);
    }
    return *m_guide;
}

void HelpActions::showAbout() {
    if (!m_aboutDialog) {
        m_aboutDialog = new AboutDialog(m_window);
        m_aboutDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringToFront(*m_aboutDialog);
}
