// SPDX-License-Identifier: MIT
// A verdict panel on the screen with a game of its own, for tests that read it and click on it.
#pragma once

#include "app/game_controller.h"
#include "app/panels/verdict_panel.h"
#include "engine/rules.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTest>
#include <QWindow>

#include <memory>

inline QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

class VerdictWindow {
protected:
    void open() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_controller = std::make_unique<GameController>();
        m_panel = std::make_unique<VerdictPanel>(*m_controller);
        m_panel->resize(320, 900);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void close() {
        m_panel.reset();
        m_controller.reset();
    }

    template <class T>
    T* find(const char* name) const {
        return m_panel->findChild<T*>(QString::fromLatin1(name));
    }
    /// What a label says; nothing while it is not to be seen.
    QString said(const char* name) const {
        const auto* label = find<QLabel>(name);
        return label->isVisible() ? label->text() : QString();
    }
    bool shows(const char* name) const {
        const auto* widget = find<QWidget>(name);
        return widget != nullptr && widget->isVisible();
    }
    void click(const char* name) const {
        auto* widget = find<QWidget>(name);
        QVERIFY2(widget != nullptr && widget->isVisible(), name);
        find<QScrollArea>("verdictScroll")->ensureWidgetVisible(widget);
        QTest::mouseClick(m_panel->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_panel.get(), widget->rect().center()));
    }
    void play(const fishing::Deal& deal, const char* rules) const {
        m_controller->newGame(deal, *fishing::parseRules(rules));
        settle();
    }
    /// What was changed is shown with the next turn of the event loop.
    static void settle() { QTest::qWait(1); }

    std::unique_ptr<GameController> m_controller;
    std::unique_ptr<VerdictPanel> m_panel;
};
