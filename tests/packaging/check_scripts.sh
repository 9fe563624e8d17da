#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_scripts.sh SOURCE_DIRECTORY
#
# Fails if shellcheck has anything to say about a script.
set -eu
cd -- "$1"
find packaging tests -type f -exec sh -c '
    for file; do
        case $(head -n 1 "$file") in
            "#!/bin/sh") shellcheck "$file" || status=1 ;;
        esac
    done
    exit "${status-0}"' sh {} +
shellcheck --shell=bash packaging/completions/bash
