#!/bin/sh
# SPDX-License-Identifier: MIT
#
# with_tool.sh TOOL COMMAND...
#
# Runs the command, or says that it is skipped (status 77) where the tool is not installed.
tool=$1
shift
if ! command -v "$tool" >/dev/null; then
    echo "skipped: $tool is not installed"
    exit 77
fi
exec "$@"
