// SPDX-License-Identifier: MIT
// What surveys, censuses and hunts have found, as phrases.
#pragma once

#include "app/words/phrase.h"
#include "engine/study/census.h"
#include "engine/study/hunt.h"
#include "engine/study/survey.h"

#include <string>
#include <vector>

namespace words {

/// A finding and its name.
struct Row {
    Phrase name;
    Phrase content;
};

/// All there is to tell, in the order in which it is told. Shares of a survey come with the margin
/// within which the share of all deals lies 95 times in 100; a census is exact and has none.
std::vector<Row> describe(const fishing::study::Survey& survey);
std::vector<Row> describe(const fishing::study::Census& census);
std::vector<Row> describe(const fishing::study::Hunt& hunt);

/// "1-100, 201-300": as the ranges may be typed.
std::string rangesOf(const fishing::study::NumberRanges& numbers);

} // namespace words
