// SPDX-License-Identifier: MIT
// Where the water of the pond ends, in pixels of the table.
#pragma once

struct Shores {
    double far = 0;     ///< B's bank lies above this line
    double near = 0;    ///< A's bank lies below it
    double landing = 0; ///< how far both reach beyond at the left, where the kittens sit
};
