#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_layering.sh SOURCE_DIRECTORY
#
# Fails if an #include points the wrong way, or if a file does not name its licence.
set -eu
cd -- "$1"
status=0

# Takes the offending lines; says what is wrong with them.
report() {
    if [ -n "$2" ]; then
        printf '%s:\n%s\n\n' "$1" "$2"
        status=1
    fi
}

# includes PATH...: every include as file:line:text.
includes() {
    find "$@" \( -name '*.h' -o -name '*.cpp' \) -exec \
        grep -EHn '^[[:space:]]*#[[:space:]]*include' {} + || true
}

# matching PATTERN and without PATTERN: lines whose included name does or does not match.
matching() { grep -E "include[[:space:]]*$1" || true; }
without() { grep -Ev "include[[:space:]]*$1" || true; }

# The standard library's names have neither a capital nor a dot nor a slash.
standard='<[a-z0-9_]+>'
# What compilers bring along for vector instructions.
intrinsics='<immintrin\.h>'

report 'The engine knows only itself, the standard library and vector instructions' \
    "$(includes engine | without "(\"engine/|$standard|$intrinsics)")"
report 'What both programs say needs only the engine' \
    "$(includes app/words | without "(\"engine/|\"app/words/|$standard)")"
report 'Games as people keep them need only the words, the engine and a reader of JSON' \
    "$(includes app/files | without "(\"engine/|\"app/(files|words)/|<nlohmann/|$standard)")"
report 'What both command lines share needs only the words and the engine' \
    "$(includes app/input | without "(\"engine/|\"app/(files|input|words)/|$standard)")"
report 'What goes on inside the program of the articles needs only the engine' \
    "$(includes app/inside | without "(\"engine/|\"app/inside/|$standard)")"
report 'The console program needs no Qt and nothing of the desktop' \
    "$(includes app/console | matching '([<"](Q|q[a-z]*\.h)|"app/)' |
        without '"app/(console|files|input|words)/')"
report 'The controller knows no widget' \
    "$(includes app -path 'app/game_controller.*' |
        matching '([<"]Q(tWidgets|Widget|Application)|"app/(table|playback|panels|dialogs|main_window))')"
report 'The first or second line must be an SPDX line' \
    "$(find CMakeLists.txt engine app tests packaging -type f \
        \( -name '*.h' -o -name '*.cpp' -o -name '*.sh' -o -name '*.py' -o -name '*.cmake' \
        -o -name CMakeLists.txt \) -exec sh -c '
            for file; do
                head -n 2 "$file" | grep -q "SPDX-License-Identifier: MIT" || echo "$file"
            done' sh {} +)"

exit "$status"
