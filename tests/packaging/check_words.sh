#!/bin/sh
# SPDX-License-Identifier: MIT
#
# check_words.sh PROGRAM PAGE COMPLETIONS
#
# Fails if --help, the manual page and the completions do not name the same options, for the program
# and for each of its commands. Completions are what the shells themselves come up with, where they
# are installed.
set -eu
program=$1 page=$2 completions=$3
name=${program##*/}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8 MANWIDTH=100 QT_QPA_PLATFORM=offscreen HOME="$work"
PATH=$(dirname -- "$program"):$PATH
export PATH

options() {
    grep -oE -- '--[a-z]+' | sort -u
}

# what_help_names [COMMAND]
what_help_names() {
    "$program" "$@" --help | grep -E '^ +--[a-z]' | sed 's/\(--[a-z]*\(, --[a-z]*\)*\).*/\1/' | options
}

# what_manual_names SECTION: options that an entry begins with, not those that a text speaks of.
what_manual_names() {
    man -E UTF-8 -l "$page" | col -bx | awk -v section="$1" '
        /^ ? ? ?[^ ]/ { inside = ($0 ~ "^ *" section "$") }
        inside && /^       (-[a-z], )?--/' | sed 's/\(--[a-z]*\).*/\1/' | options
}

# What each shell offers: bash_offers [COMMAND] and so on; called by name in check.
# shellcheck disable=SC2317
bash_offers() {
    bash --norc -c '
        compopt() { :; }
        source "$1/bash"
        shift
        COMP_WORDS=("$@" --) COMP_CWORD=$#
        _kitten_fishing "$1" -- "${!#}"
        printf "%s\n" "${COMPREPLY[@]}"' bash "$completions" "$name" "$@" | options
}

# shellcheck disable=SC2317
fish_offers() {
    fish --no-config -c "source '$completions/fish'; complete -C '$name $* --'" | cut -f 1 | options
}

# shellcheck disable=SC2317
zsh_offers() {
    zsh -fc '
        _call_program() { shift; eval "$@" }
        _arguments() { print -rl -- "${@%%\[*}" }
        service=$2 words=("${@[2,-1]}" --) CURRENT=$#words PREFIX=--
        source "$1/zsh"' zsh "$completions" "$name" "$@" | sed 's/:.*//' | options
}

status=0
same() {
    if ! diff "$work/help" "$work/other" >"$work/difference"; then
        echo "$name $2: --help (<) and $1 (>) differ:"
        cat "$work/difference"
        status=1
    fi
}

# check SECTION [COMMAND]
check() {
    section=$1
    shift
    what_help_names "$@" >"$work/help"
    test -s "$work/help"
    what_manual_names "$section" >"$work/other"
    same 'the manual' "$*"
    for shell in bash fish zsh; do
        if command -v "$shell" >/dev/null; then
            "${shell}_offers" "$@" >"$work/other"
            same "$shell" "$*"
        fi
    done
}

check OPTIONS
if [ "$name" = kitten-fishing-cli ]; then
    commands='judge play deal survey census hunt merge'
    for command in $commands; do
        check "$command" "$command"
    done
    bash --norc -c '
        compopt() { :; }
        source "$1/bash"
        COMP_WORDS=("$2" "") COMP_CWORD=1
        _kitten_fishing "$2" "" "$2"
        echo "${COMPREPLY[@]}"' bash "$completions" "$name" | tr ' ' '\n' | sort -u >"$work/other"
    echo "$commands" | tr ' ' '\n' | sort >"$work/help"
    same 'bash' 'commands'
    # Each preset and pair that is offered after --rules is one that the program knows.
    tr '\n ' '  ' <"$completions/fish" | grep -oE "__kitten_fishing_before --rules' -a '[^']*" |
        sed "s/.*'//" | tr ' ' '\n' | grep . | while read -r rules; do
        "$program" judge --rules "$rules" 1 / 1 >/dev/null
    done
fi
exit "$status"
