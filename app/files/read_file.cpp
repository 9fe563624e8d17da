// SPDX-License-Identifier: MIT
#include "app/files/read_file.h"

#include "app/words/command_line.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace files {

Reading<std::string> readFile(const std::string& name, FileKind kind, std::size_t most) {
    const std::filesystem::path path(std::u8string(name.begin(), name.end()));
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    if (std::filesystem::is_directory(status)) {
        return words::fileIsFolder(name);
    }
    const bool isKept =
        std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
    if (kind == FileKind::Regular && isKept) {
        return words::fileIsNone(name);
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string text;
    std::array<char, 65'536> part{};
    while (file && text.size() <= most) {
        file.read(part.data(), part.size());
        text.append(part.data(), static_cast<std::size_t>(file.gcount()));
    }
    if (!file.is_open() || file.bad()) {
        return words::fileUnreadable(name, std::generic_category().message(errno));
    }
    return text.size() > most ? Reading<std::string>(words::fileTooLong(name)) : text;
}

} // namespace files
