// SPDX-License-Identifier: MIT
// What is said while a study runs, where it stops, and why it cannot be done or added to another,
// as phrases.
#pragma once

#include "app/words/phrase.h"
#include "engine/deck.h"
#include "engine/study/findings.h"

#include <optional>
#include <string>

namespace words {

/// What the numbers of a study count.
enum class Unit { Deals, Classes, Climbs };

/// How far a study is: "3 of 7 deals", and with `secondsLeft` from 0, how long the rest may take.
Phrase describeProgress(Unit unit, std::uint64_t done, std::uint64_t all, double secondsLeft);

/// A study was stopped by somebody; `numbers` are in its result.
Phrase describeStop(Unit unit, const fishing::study::NumberRanges& numbers);
/// It is kept in a file, from which the same call goes on.
Phrase keptIn(const std::string& file);

// Refusals. `source` says where the study in question stands.

/// `found` is no range of numbers within `least` and `most`.
Phrase rangeNeeded(const std::string& name, const std::string& found, std::uint64_t least,
                   std::uint64_t most);
/// A census without its deck; `example` is a call that works.
Phrase censusDeckMissing(const std::string& example);
/// A deck with more classes of deals than anything can play.
Phrase tooManyDeals(fishing::Deck deck);
/// Nothing to merge; `example` is a call that works.
Phrase filesMissing(const std::string& example);
/// No study, or one that contradicts itself.
Phrase notAStudy(const Phrase& source);
Phrase notTheSameKind(const Phrase& source);
Phrase cannotBeAdded(const Phrase& source, const fishing::study::MergeObstacle& obstacle);
/// More than one study in a file that is to be gone on from.
Phrase oneStudyNeeded(const std::string& file);
Phrase fileUnwritable(const std::string& file, const std::string& reason);

/// "FILE, line 3"; without a line it is the file alone.
Phrase placeIn(const std::string& file, std::optional<std::uint64_t> line = std::nullopt);

} // namespace words
