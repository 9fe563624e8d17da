#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_format.sh SOURCE_DIRECTORY
#
# Fails if clang-format would change a file, and names the places. Other versions of clang-format
# lay the same style out differently, so without version 14 this is skipped (status 77).
set -eu
cd -- "$1"

formatter=
for candidate in clang-format-14 clang-format; do
    if command -v "$candidate" >/dev/null && "$candidate" --version | grep -q 'version 14\.'; then
        formatter=$candidate
        break
    fi
done
if [ -z "$formatter" ]; then
    echo "skipped: clang-format 14 is not installed"
    exit 77
fi

# A source archive has no git to list the files.
find engine app tests \( -name '*.h' -o -name '*.cpp' \) -exec \
    "$formatter" --style=file --dry-run --Werror {} +
