// SPDX-License-Identifier: MIT
// What is painted beside the rows of a long hand: arrows that tell where the queue turns round and
// runs back in the next row, and a small sign at a tail that lies at the end of such a row.
#pragma once

#include "app/table/table_layout.h"
#include "app/table/table_theme.h"

#include <QRegion>

class QFont;
class QPainter;

/// What these signs cover when they are painted.
QRegion placeOf(const RowSigns& signs);

/// `font` gives the family; how large a text is follows from its place.
void paintRowSigns(QPainter& painter, const RowSigns& signs, const TableTheme& theme,
                   const QFont& font);
