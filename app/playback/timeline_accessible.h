// SPDX-License-Identifier: MIT
// What a screen reader finds at the timeline: a slider whose value is also told in words.
#pragma once

/// To be called before the first timeline is made; may be called again.
void installTimelineAccessibility();
