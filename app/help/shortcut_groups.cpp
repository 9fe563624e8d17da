// SPDX-License-Identifier: MIT
#include "app/help/shortcut_groups.h"

#include "app/actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QStringList>

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Shortcuts)
};

QString keyText(const QKeySequence& key) {
    return key.toString(QKeySequence::NativeText);
}

/// Adds an action of a menu called `menu`, if it has a key and was not `seen` yet.
void add(ShortcutGroup& group, const QAction& action, QSet<const QAction*>& seen,
         const QString& menu = {}) {
    if (action.shortcuts().isEmpty() || seen.contains(&action)) {
        return;
    }
    seen += &action;
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts()) {
        keys += keyText(key);
    }
    keys.removeDuplicates();
    //: Between two keys that do the same.
    const QString list = keys.join(Text::tr(", "));
    const QString title = withoutMnemonic(action.text());
    group.shortcuts.push_back(
        {menu.isEmpty() ? title : QStringLiteral("%1 ▸ %2").arg(menu, title), list});
}

void addMenu(ShortcutGroup& group, const QMenu& menu, QSet<const QAction*>& seen,
             const QString& title = {}) {
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr) {
            addMenu(group, *action->menu(), seen, withoutMnemonic(action->text()));
        } else {
            add(group, *action, seen, title);
        }
    }
}

/// Whether it is in the window itself, and not in a dialog of the window.
bool isPartOf(const QAction& action, const QMainWindow& window) {
    const QObject* owner = action.parent();
    while (owner != nullptr && owner != &window && qobject_cast<const QDialog*>(owner) == nullptr) {
        owner = owner->parent();
    }
    return owner == &window;
}

ShortcutGroup ofTheTable() {
    return {Text::tr("On the table"),
            {
                {Text::tr("Play the next card"), Text::tr("Click the front card")},
                {Text::tr("See a card whole"), Text::tr("Rest the pointer on it")},
                {Text::tr("Go to a hand, the pile or a button"), keyText(Qt::Key_Tab)},
                {Text::tr("Look at the next card of the hand"), keyText(Qt::Key_Down)},
                {Text::tr("Look at the card before it"), keyText(Qt::Key_Up)},
                {Text::tr("Choose the card, when captures are predicted"), keyText(Qt::Key_Return)},
                {Text::tr("Leave full screen"), keyText(Qt::Key_Escape)},
                {Text::tr("Open a file or a text"), Text::tr("Drop it on the window")},
            }};
}

ShortcutGroup ofTheTimeline() {
    return {Text::tr("On the timeline"),
            {
                {Text::tr("Go to any moment"), Text::tr("Click or drag")},
                {Text::tr("See a moment first"), Text::tr("Rest the pointer on it")},
                {Text::tr("Go play by play"), Text::tr("Turn the wheel")},
                {Text::tr("On by a twentieth of the game"), keyText(Qt::Key_PageDown)},
                {Text::tr("Back by a twentieth of the game"), keyText(Qt::Key_PageUp)},
            }};
}

ShortcutGroup ofTheMoves() {
    return {Text::tr("In the list of moves"),
            {
                {Text::tr("Go to a play"), Text::tr("Click it, or press Enter")},
                {Text::tr("Copy the selected lines"), keyText(QKeySequence::Copy)},
            }};
}

ShortcutGroup ofHands() {
    return {Text::tr("Where hands are entered"),
            {
                {Text::tr("Move a card"), Text::tr("Drag it, also to the other hand")},
                {Text::tr("Choose a card of the hand"), Text::tr("Left and Right, Home and End")},
                {Text::tr("Move the chosen card"), Text::tr("The same keys with Ctrl")},
                {Text::tr("Give it to the other player"), keyText(Qt::CTRL | Qt::Key_Up)},
                {Text::tr("Take it away"), keyText(Qt::Key_Delete)},
            }};
}

ShortcutGroup ofWindows() {
    return {Text::tr("In every window"),
            {
                {Text::tr("Explain what has the focus"), keyText(QKeySequence::WhatsThis)},
                {Text::tr("Close the window"), keyText(Qt::Key_Escape)},
            }};
}

} // namespace

std::vector<ShortcutGroup> shortcutGroups(const QMainWindow& window) {
    std::vector<ShortcutGroup> groups;
    QSet<const QAction*> seen;
    for (const QAction* entry : window.menuBar()->actions()) {
        ShortcutGroup group{withoutMnemonic(entry->text()), {}};
        addMenu(group, *entry->menu(), seen);
        groups.push_back(group);
    }
    ShortcutGroup others{Text::tr("In the panels"), {}};
    for (const QAction* action : window.findChildren<QAction*>()) {
        if (isPartOf(*action, window)) {
            add(others, *action, seen);
        }
    }
    groups.push_back(others);
    for (const ShortcutGroup& group :
         {ofTheTable(), ofTheTimeline(), ofTheMoves(), ofHands(), ofWindows()}) {
        groups.push_back(group);
    }
    std::erase_if(groups, [](const ShortcutGroup& group) { return group.shortcuts.empty(); });
    return groups;
}
