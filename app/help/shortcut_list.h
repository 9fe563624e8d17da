// SPDX-License-Identifier: MIT
// The page of the help that lists all keys.
#pragma once

#include "app/help/shortcut_groups.h"

#include <QTreeWidget>

class ShortcutList : public QTreeWidget {
    Q_OBJECT

public:
    ShortcutList(const std::vector<ShortcutGroup>& groups, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFonts();
};
