// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

/// Shows a window above all others of the program, and gives it the keyboard.
void bringToFront(QWidget& window);
