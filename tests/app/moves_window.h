// SPDX-License-Identifier: MIT
// A window with the panel of moves in a dock, as the program has it, and with actions that have the
// window's keys: a base for tests that use the list and the panel with mouse and keyboard.
#pragma once

#include "app/game_controller.h"
#include "app/panels/move_list.h"
#include "app/panels/move_model.h"
#include "app/panels/moves_panel.h"
#include "tests/app/deals.h"
#include "tests/engine/samples.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>

class MovesWindow {
public:
    MovesWindow() {
        m_centre->setFocusPolicy(Qt::StrongFocus);
        window.setCentralWidget(m_centre);
        auto* dock = new QDockWidget(QStringLiteral("Moves"));
        dock->setWidget(new MovesPanel(game));
        window.addDockWidget(Qt::RightDockWidgetArea, dock);
        list = find<MoveList>("moveList");
        addAction("playPause", {Qt::Key_Space});
        addAction("stepForward", {Qt::Key_Right, Qt::Key_Return, Qt::Key_Enter});
        addAction("stepBackward", {Qt::Key_Left});
        addAction("first", {Qt::Key_Home});
        addAction("last", {Qt::Key_End});
        addAction("copyDeal", {QKeySequence::Copy});
        window.resize(900, 560);
        window.show();
        game.newGame(articlesDeal(), {});
    }

    template <class T>
    T* find(const char* name) const {
        return window.findChild<T*>(QString::fromLatin1(name));
    }
    const MoveModel& model() const { return *static_cast<const MoveModel*>(list->model()); }
    int currentRow() const { return list->currentIndex().row(); }
    QString summary() const { return find<QLabel>("movesSummary")->text(); }
    void focusTable() const { m_centre->setFocus(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }
    QPoint placeOf(int row) const {
        const QPoint place = list->visualRect(list->model()->index(row, 0)).center();
        return list->viewport()->mapTo(&window, place);
    }
    void clickRow(int row, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, modifiers, placeOf(row));
    }
    void click(const char* name) const {
        auto* button = find<QAbstractButton>(name);
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                          button->mapTo(&window, QPoint(8, button->height() / 2)));
    }
    bool isInView(int row) const {
        const QRect area = list->visualRect(list->model()->index(row, 0));
        return list->viewport()->rect().contains(area);
    }

    /// The list shows where the game stands.
    void checkAgreement() const {
        const int row = model().rowOf(game.index());
        QTRY_COMPARE(currentRow(), row);
        QVERIFY(list->selectionModel()->isSelected(list->currentIndex()));
        QVERIFY(isInView(row));
        if (model().showsCapturesOnly()) {
            QVERIFY(model().placeOf(row) <= game.index());
        } else {
            QCOMPARE(model().placeOf(row), game.index());
            QCOMPARE(model().rowCount(), game.length() + 1);
        }
    }

    GameController game;
    QMainWindow window;
    MoveList* list = nullptr;
    QStringList heard; ///< what the window was asked for by its keys

private:
    void addAction(const char* name, const QList<QKeySequence>& keys) {
        auto* action = new QAction(&window);
        action->setShortcuts(keys);
        window.addAction(action);
        QObject::connect(action, &QAction::triggered, &window,
                         [this, name] { heard += QString::fromLatin1(name); });
    }

    QWidget* m_centre = new QWidget;
};
