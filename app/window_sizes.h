// SPDX-License-Identifier: MIT
// How large the window may be, in device-independent pixels.
#pragma once

#include <QSize>

/// Everything still fits.
inline constexpr QSize leastWindowSize(900, 560);
inline constexpr QSize usualWindowSize(1280, 800);
/// More than any screen, less than what a picture can hold.
inline constexpr QSize largestWindowSize(16384, 16384);
