// SPDX-License-Identifier: MIT
// The program's window with the articles' hands, for tests that use it as a person does.
#pragma once

#include "app/main_window.h"
#include "tests/app/deals.h"

#include <QLabel>
#include <QTest>
#include <QWindow>

#include <memory>

class WindowUser {
protected:
    void open() {
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1100, 700);
        m_window->show();
        m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    GameController& game() const { return m_window->controller(); }
    CardTable& table() const { return m_window->table(); }
    QString status() const { return find<QLabel>("statusText")->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void click(QWidget* widget) const {
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_window.get(), widget->rect().center()));
    }

    std::unique_ptr<MainWindow> m_window;
};
