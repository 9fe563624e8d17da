// SPDX-License-Identifier: MIT
// Texts of tool tips that quote what somebody wrote.
#pragma once

#include <QString>

/// `text` as a tool tip must be given it to show it as it stands: one that looks like HTML would be
/// taken for it.
QString toolTipText(const QString& text);
