// SPDX-License-Identifier: MIT
// The program's window with the Inside panel open: a base for tests of what panel and table show
// together.
#pragma once

#include "app/game_shelf.h"
#include "app/inside_actions.h"
#include "app/line_stepper.h"
#include "app/main_window.h"
#include "app/panel_dock.h"
#include "app/panels/inside/array_row.h"
#include "app/panels/inside/inside_panel.h"
#include "tests/app/deals.h"
#include "tests/app/table_check.h"
#include "tests/engine/samples.h"

#include <QLabel>
#include <QWindow>

class LookInside {
public:
    explicit LookInside(const Settings& settings = {}) : window(settings) {
        window.resize(1280, 800);
        window.show();
        open(articlesDeal(), {});
    }

    void open(const fishing::Deal& deal, const fishing::Rules& rules) {
        window.shelf().openNew(files::newGame(files::handsOf(deal), rules));
    }

    template <class T>
    T* find(const char* name) const {
        return window.findChild<T*>(QString::fromLatin1(name));
    }
    GameController& game() { return window.controller(); }
    LineStepper& lines() const { return *window.findChild<LineStepper*>(); }
    CardTable& table() { return window.table(); }
    PanelDock& dock(const char* name) const { return *find<PanelDock>(name); }
    ArrayRow& row(const char* name) const { return *find<ArrayRow>(name); }
    QString text(const char* label) const { return find<QLabel>(label)->text(); }

    /// What the table should show now.
    Scene scene() {
        return halfDoneScene(lines()).value_or(restingScene(window.controller().position()));
    }
    /// Whether the table shows it, with every card at its place; otherwise what is wrong.
    QString fault() {
        table().settle();
        const Scene wanted = scene();
        if (table().scene().beat != wanted.beat || table().scene().position != wanted.position) {
            return QStringLiteral("the table shows another scene");
        }
        return faultOf(table(), wanted);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }
    void stepLine() const { press(Qt::Key_Right, Qt::ShiftModifier); }
    void stepLineBack() const { press(Qt::Key_Left, Qt::ShiftModifier); }
    void click(QWidget* widget, QPoint place) const {
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, widget->mapTo(&window, place));
    }
    void click(QWidget* widget) const { click(widget, widget->rect().center()); }
    /// A card's left edge is its part that is always free.
    QPoint freePartOf(fishing::CardId id) {
        const CardWidget* card = table().cardWidget(id);
        return card->mapTo(&window, QPoint(4, card->height() / 2));
    }
    void pointAt(fishing::CardId id) { QTest::mouseMove(window.windowHandle(), freePartOf(id)); }
    void pointAt(const char* name, int slot) const {
        const ArrayRow& target = row(name);
        QTest::mouseMove(window.windowHandle(),
                         target.mapTo(&window, target.slotRect(slot).center()));
    }
    void pointElsewhere() const { QTest::mouseMove(window.windowHandle(), QPoint(400, 20)); }

    MainWindow window;
};
