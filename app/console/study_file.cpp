// SPDX-License-Identifier: MIT
#include "app/console/study_file.h"

#include "app/input/refusal.h"
#include "app/words/command_line.h"
#include "app/words/study_command.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace console {

namespace {

using Take = std::function<void(const files::Study&, const words::Phrase& place)>;

std::string reason(int error) {
    return std::generic_category().message(error);
}

void readLines(std::istream& in, const std::string& name, const Take& take) {
    std::string line;
    for (std::uint64_t number = 1; std::getline(in, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const words::Phrase place = words::placeIn(name, number);
        const auto study = files::studyFromJson(line);
        if (!study) {
            throw input::Refusal{words::notAStudy(place)};
        }
        take(*study, place);
    }
}

} // namespace

void readStudies(const std::string& file, std::istream& standardInput, const Take& take) {
    if (file == "-") {
        readLines(standardInput, file, take);
        return;
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) {
        throw input::Refusal{words::fileUnreadable(file, reason(EISDIR))};
    }
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    if (in) {
        readLines(in, file, take);
    }
    if (!in.is_open() || in.bad()) {
        throw input::Refusal{words::fileUnreadable(file, reason(errno))};
    }
}

std::optional<files::Study> readStudy(const std::string& file) {
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored)) {
        return std::nullopt;
    }
    std::optional<files::Study> found;
    std::ifstream noInput;
    readStudies(file, noInput, [&](const files::Study& study, const words::Phrase&) {
        if (found) {
            throw input::Refusal{words::oneStudyNeeded(file)};
        }
        found = study;
    });
    return found;
}

void writeStudy(const std::string& file, const std::string& line) {
    // Renaming puts the new file in the old one's place at once, whatever happens in between.
    const std::string fresh = file + ".new";
    errno = 0;
    std::ofstream out(fresh, std::ios::binary);
    out << line << '\n';
    out.close();
    if (!out) {
        const int error = errno;
        std::error_code ignored;
        std::filesystem::remove(fresh, ignored);
        throw input::Refusal{words::fileUnwritable(file, reason(error))};
    }
    std::error_code error;
    std::filesystem::rename(fresh, file, error);
    if (error) {
        throw input::Refusal{words::fileUnwritable(file, error.message())};
    }
}

} // namespace console
