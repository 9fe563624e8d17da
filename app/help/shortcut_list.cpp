// SPDX-License-Identifier: MIT
#include "app/help/shortcut_list.h"

#include <QEvent>
#include <QHeaderView>

ShortcutList::ShortcutList(const std::vector<ShortcutGroup>& groups, QWidget* parent)
    : QTreeWidget(parent) {
    setObjectName(QStringLiteral("shortcutList"));
    setAccessibleName(tr("Keyboard shortcuts"));
    setToolTip(tr("All keys of the program"));
    setColumnCount(2);
    setHeaderLabels({tr("What it does"), tr("Key or mouse")});
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    for (const ShortcutGroup& group : groups) {
        auto* heading = new QTreeWidgetItem(this, {group.title});
        heading->setFirstColumnSpanned(true);
        heading->setFlags(Qt::ItemIsEnabled);
        for (const Shortcut& shortcut : group.shortcuts) {
            new QTreeWidgetItem(heading, {shortcut.does, shortcut.keys});
        }
    }
    expandAll();
    showFonts();
}

void ShortcutList::showFonts() {
    QFont bold = font();
    bold.setBold(true);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        topLevelItem(i)->setFont(0, bold);
    }
}

void ShortcutList::changeEvent(QEvent* event) {
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        showFonts();
    }
}
