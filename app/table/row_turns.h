// SPDX-License-Identifier: MIT
// The arrows at the ends of the rows of a long hand, which tell that the queue turns round there
// and runs back in the next row.
#pragma once

#include "app/table/table_layout.h"
#include "app/table/table_theme.h"

#include <QRegion>

#include <vector>

class QPainter;

/// What these turns cover when they are painted.
QRegion placeOf(const std::vector<RowTurn>& turns);

void paintRowTurns(QPainter& painter, const std::vector<RowTurn>& turns, const TableTheme& theme);
