// SPDX-License-Identifier: MIT
// Room for what may be too high for the panel.
#pragma once

class QScrollArea;
class QWidget;

/// Scrolls `view` up and down, and leaves the arrow keys to the game.
QScrollArea* scrolling(QWidget* view, QWidget* parent);
