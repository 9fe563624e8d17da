// SPDX-License-Identifier: MIT
// Room for what may be too high for the panel.
#pragma once

class QScrollArea;
class QWidget;

/// Scrolls `view` up and down; by the arrow keys, too, where Tab has led there.
QScrollArea* scrolling(QWidget* view, QWidget* parent);
