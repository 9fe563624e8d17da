// SPDX-License-Identifier: MIT
// The commands survey, census, hunt and merge. A study that is asked to stop (Ctrl+C) still gives
// its result, exact for the numbers that it names, and ends with 128 and the signal's number.
#pragma once

#include "app/console/commands.h"

namespace console {

ExitStatus run(const RunSurvey& request, const Streams& streams);
ExitStatus run(const RunCensus& request, const Streams& streams);
ExitStatus run(const RunHunt& request, const Streams& streams);
ExitStatus run(const MergeStudies& request, const Streams& streams);

} // namespace console
