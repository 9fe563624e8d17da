#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_pictures.sh SOURCE_DIRECTORY
#
# Fails if a picture is no well-formed XML, or fetches something from elsewhere.
set -eu
find "$1/resources" -name '*.svg' -exec xmllint --noout --nonet {} +
if find "$1/resources" -name '*.svg' -exec grep -lE '(href|url\()[^#]*(https?|file):' {} + | grep .; then
    echo 'These are not whole by themselves.'
    exit 1
fi
