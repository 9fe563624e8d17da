// SPDX-License-Identifier: MIT
// The program's own icons: vector glyphs in the palette's text colour, crisp at every size.
#pragma once

#include <QIcon>

enum class Glyph {
    Play,
    Pause,
    StepForward,
    StepBackward,
    First,
    Last,
    Deal,
    Edit,
    Rules,
    Verdict,
    Shuffle,
    Clear,
    Swap,
    Undo,
    Redo,
    Inside
};

QIcon glyphIcon(Glyph glyph);
