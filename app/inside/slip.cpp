// SPDX-License-Identifier: MIT
#include "app/inside/slip.h"

namespace inside {

using namespace fishing;

Rules wholeRule() {
    return {};
}

Rules publishedWay() {
    return {.capture = Capture::Leave, .end = End::Round};
}

std::optional<Parting> partingOf(const Deal& deal) {
    Position position = startOf(deal);
    for (PlayCount number = 1;; ++number) {
        if (play(position, wholeRule()).captures()) {
            return Parting{number, Parting::Cause::Capture};
        }
        // Up to here both have made the same plays.
        if (ending(position, wholeRule())) {
            return ending(position, publishedWay())
                       ? std::nullopt
                       : std::optional(Parting{number, Parting::Cause::End});
        }
    }
}

} // namespace inside
