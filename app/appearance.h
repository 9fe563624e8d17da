// SPDX-License-Identifier: MIT
// Light or dark, as the system has it or as the user chose.
#pragma once

enum class Appearance { System, Light, Dark };

/// Gives the application the palette; the table takes its own colours from it.
void applyAppearance(Appearance appearance);
