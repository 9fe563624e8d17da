// SPDX-License-Identifier: MIT
// Results of studies in files: read to be merged or gone on from, and written without ever leaving
// half of one.
#pragma once

#include "app/files/study_json.h"
#include "app/words/phrase.h"

#include <istream>
#include <optional>
#include <string>

namespace console {

/// Hands each result in the file to `take`, with the place where it stands; "-" is `standardInput`.
/// Lines without anything are passed over. Throws an input::Refusal if the file cannot be read, or
/// for a line that is no result.
void readStudies(const std::string& file, std::istream& standardInput,
                 const std::function<void(const files::Study&, const words::Phrase& place)>& take);

/// The only result in the file; nothing if there is no such file, or nothing in it.
std::optional<files::Study> readStudy(const std::string& file);

/// Puts the line into the file in place of what was in it. Throws an input::Refusal if that fails,
/// and then leaves the file as it was.
void writeStudy(const std::string& file, const std::string& line);

} // namespace console
