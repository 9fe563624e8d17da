// SPDX-License-Identifier: MIT
// A window with the Inside panel in a dock, as the program has it: a base for tests that look
// inside with mouse and keyboard.
#pragma once

#include "app/code/code_view.h"
#include "app/game_controller.h"
#include "app/line_stepper.h"
#include "app/panels/inside/array_row.h"
#include "app/panels/inside/inside_panel.h"
#include "app/playback/playback_actions.h"
#include "tests/app/deals.h"
#include "tests/engine/samples.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QTabBar>

class InsideWindow {
public:
    InsideWindow() {
        m_centre->setFocusPolicy(Qt::StrongFocus);
        window.setCentralWidget(m_centre);
        auto* dock = new QDockWidget(QStringLiteral("Inside"));
        auto* playback = new PlaybackActions(game, lines, &window);
        window.addActions(playback->all());
        panel = new InsidePanel(game, lines, playback->lines(), nullptr);
        dock->setWidget(panel);
        window.addDockWidget(Qt::RightDockWidgetArea, dock);
        window.resize(1280, 800);
        window.show();
        window.resizeDocks({dock}, {460}, Qt::Horizontal);
        game.newGame(articlesDeal(), {});
    }

    template <class T>
    T* find(const char* name) const {
        return window.findChild<T*>(QString::fromLatin1(name));
    }
    ArrayRow& row(const char* name) const { return *find<ArrayRow>(name); }
    CodeView& code() const { return *find<CodeView>("codeView"); }
    QString text(const char* label) const { return find<QLabel>(label)->text(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }
    void click(const char* name) const {
        auto* button = find<QAbstractButton>(name);
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                          button->mapTo(&window, button->rect().center()));
    }
    void pointAt(const char* name, int slot) const {
        ArrayRow& target = row(name);
        QTest::mouseMove(window.windowHandle(),
                         target.mapTo(&window, target.slotRect(slot).center()));
    }
    void pointElsewhere() const { QTest::mouseMove(window.windowHandle(), QPoint(40, 400)); }
    void showTab(int tab) const { press(static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::AltModifier); }

    GameController game;
    LineStepper lines{game};
    QMainWindow window;
    InsidePanel* panel = nullptr;

private:
    QWidget* m_centre = new QWidget;
};
