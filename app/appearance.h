// SPDX-License-Identifier: MIT
// Light or dark, as the system has it or as the user chose.
#pragma once

#include <QPalette>

enum class Appearance { System, Light, Dark };

/// The colours of the light appearance, for what is to be light whatever the system is.
QPalette lightPalette();

/// Gives the application the palette; the table takes its own colours from it.
void applyAppearance(Appearance appearance);
