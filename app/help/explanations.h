// SPDX-License-Identifier: MIT
// What each control and action is for, where there is more to say than its tool tip has room for.
#pragma once

#include <QString>

/// The explanation of what is called `name` inside the program; empty if its tool tip says it all.
QString explanation(const QString& name);
