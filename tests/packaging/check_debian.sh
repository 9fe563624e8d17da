#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_debian.sh BUILD_DIRECTORY
#
# Makes the Debian packages of what has been built, twice. Fails if lintian finds an error or a warning
# that packaging/debian/lintian-overrides.in does not explain, or if the bytes differ.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=1796083200
cd -- "$1"
for turn in 1 2; do
    cpack -G DEB -B "$work/$turn" >"$work/log" 2>&1 || {
        cat "$work/log"
        exit 1
    }
    rm -rf "$work/$turn/_CPack_Packages"
done
for package in "$work"/1/*.deb; do
    cmp "$package" "$work/2/${package##*/}"
    ls -l "$package"
done
as_root=
if [ "$(id -u)" -eq 0 ]; then
    as_root=--allow-root
fi
lintian $as_root --no-cfg --fail-on error,warning "$work"/1/*.deb
