// SPDX-License-Identifier: MIT
// How large the strip under the table and what belongs to it are: as usual in a window of the usual
// size, and larger in a larger one, as the table itself is.
#pragma once

#include <QFont>
#include <QSize>

/// 1 in a window of the usual size or less, and in proportion in a larger one.
double zoomOf(QSize window);

/// `font` as large as the zoom wants it; a large font of the desktop's may be large enough already.
QFont zoomed(const QFont& font, double zoom);
