// SPDX-License-Identifier: MIT
// The font of code and of what lies in arrays.
#pragma once

#include <QFont>

/// The system's font of fixed width, as large as `base`.
QFont codeFont(const QFont& base);
