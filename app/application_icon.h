// SPDX-License-Identifier: MIT
// The kitten of the program's windows, as the desktop shows it in its bars and lists. The same
// drawings are installed for menus and files.
#pragma once

#include <QIcon>

/// Ready in all sizes that desktops ask for.
QIcon applicationIcon();
