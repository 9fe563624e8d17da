#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_install.sh BUILD_DIRECTORY COMPONENT VERSION
#
# Installs a component below a staging directory, to a prefix that does not exist. Fails if anything
# lands elsewhere, if a file knows where it was built, or if the program does not run from there.
set -eu
build=$1 component=$2 version=$3
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
prefix=/nowhere/but-here

DESTDIR=$stage cmake --install "$build" --component "$component" --prefix "$prefix" >/dev/null
test ! -e "$prefix"
test "$(ls "$stage")" = nowhere

if grep -rlF -- "$build" "$stage"; then
    echo "These know $build"
    exit 1
fi
mv "$stage$prefix" "$stage/moved"
case $component in console) name=kitten-fishing-cli ;; *) name=kitten-fishing ;; esac
program=$(find "$stage/moved" -type f -perm -u+x)
test "${program##*/}" = "$name"
test "$("$program" --version)" = "$name $version"
for wanted in "man6/$name.6*" "completions/$name" "_$name" "vendor_completions.d/$name.fish"; do
    find "$stage/moved/share" -path "*/$wanted" | grep -q . || {
        echo "$wanted is missing"
        exit 1
    }
done
