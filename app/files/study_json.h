// SPDX-License-Identifier: MIT
// Surveys, censuses and hunts as JSON, one compact object a line: to be kept, shared, merged and
// read by other programs.
#pragma once

#include "engine/study/census.h"
#include "engine/study/hunt.h"
#include "engine/study/survey.h"

#include <optional>
#include <string>
#include <variant>

namespace files {

using Study = std::variant<fishing::study::Survey, fishing::study::Census, fishing::study::Hunt>;

/// study rules ranks copies limit first last ranges deals, then what the deals add up to: a b draw
/// endless undecided plays captures longest shortest proofs periods firsts endless_deals
/// histograms. `ranges` tells exactly which deals are in it, `first` and `last` are their ends;
/// `histograms` are lists of [figure, deals, lowest number of these deals]. Without the line's end.
std::string toJson(const fishing::study::Survey& survey);

/// study rules ranks copies limit classes deals_each whole first last ranges, the numbers being
/// those of classes; deals a b draw endless undecided plays captures longest proofs periods of all
/// deals in these classes, a figure beyond 64 bits as a text; and `tally`, the same of the classes,
/// each counted once, with the rest as in a survey.
std::string toJson(const fishing::study::Census& census);

/// study rules ranks copies limit seed first last ranges, the numbers being those of climbs; deals
/// endless undecided, and the trophies `longest` and `unending`: climb outcome plays captures
/// anchor period a b each, null where there is no such thing.
std::string toJson(const fishing::study::Hunt& hunt);

/// What such a line says, or nothing if it is none or contradicts itself.
std::optional<Study> studyFromJson(const std::string& line);

} // namespace files
