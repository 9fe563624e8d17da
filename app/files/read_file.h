// SPDX-License-Identifier: MIT
// A file of somebody's choice as text: read whole, and refused without delay where it is no file
// that a game could be in.
#pragma once

#include "app/files/reading.h"

#include <cstddef>
#include <string>

namespace files {

/// Far more than the largest game needs.
inline constexpr std::size_t mostGameBytes = std::size_t{1} << 20U;

enum class FileKind {
    Any,     ///< a pipe or a device too: whoever names one on a command line means it
    Regular, ///< nothing that could keep one waiting
};

/// The bytes of the file, `most` at the most. Names are UTF-8.
Reading<std::string> readFile(const std::string& name, FileKind kind = FileKind::Any,
                              std::size_t most = mostGameBytes);

} // namespace files
