// SPDX-License-Identifier: MIT
// What a screen reader finds on the table: each card by name and place, in the order of the game
// and not of painting, which changes with every card that is raised.
#pragma once

/// To be called before the first table is made; may be called again.
void installTableAccessibility();
