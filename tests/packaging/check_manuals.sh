#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_manuals.sh DIRECTORY
#
# Fails if man warns about a page in the directory, if there is none, or if a translation lacks an
# entry of the English page or tells them in another order.
set -eu

entries() {
    sed -n 's/^\.BI\{0,1\} \(\\-\\-[^ ]*\).*/\1/p; s/^\.SS /command /p; s/^\.BR \([a-z]*\) =.*/\1/p' "$1"
}

find "$1" -name '*.6' | sort | {
    status=1
    while read -r page; do
        said=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
        if [ -n "$said" ]; then
            printf '%s\n%s\n' "$page" "$said"
            exit 1
        fi
        if [ "$(entries "$page")" != "$(entries "$1/${page##*/}")" ]; then
            echo "$page does not tell the same as the English page"
            exit 1
        fi
        status=0
    done
    exit "$status"
}
