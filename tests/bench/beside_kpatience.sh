#!/bin/sh
# SPDX-License-Identifier: MIT
#
# beside_kpatience.sh PROGRAM [RUNS]
#
# Starts PROGRAM, an optimised kitten-fishing, and Debian's KPatience by turns, RUNS times each (11 if
# not given) on an Xvfb of 1280x1024 with openbox, and prints the medians and their ratios: the time
# from start to a window that the window manager shows, the memory five seconds later (resident, and
# proportional, which counts a shared page by halves) and the processor time spent until then, and the
# processor time of the ten seconds after that. Each has started once before, so files are read and caches of fonts and KDE exist.
# Needs xvfb, openbox, x11-utils (xprop), dbus, kpat, and a machine with nothing else to do.
set -eu

program=$(readlink -f -- "${1:?usage: ${0##*/} PROGRAM [RUNS]}")
runs=${2:-11}
patience=$(PATH=$PATH:/usr/games command -v kpat)

if [ -z "${DBUS_SESSION_BUS_ADDRESS-}" ] || [ -z "${FISHING_BENCH-}" ]; then
    FISHING_BENCH=1 exec dbus-run-session -- "$0" "$program" "$runs"
fi

home=$(mktemp -d)
mkfifo "$home/windows" "$home/display"
server='' manager='' watcher=''
clean_up() {
    for process in $watcher $manager $server; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    rm -rf "$home"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

export HOME="$home" XDG_RUNTIME_DIR="$home" LC_ALL=C.UTF-8
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME WAYLAND_DISPLAY QT_QPA_PLATFORM
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$home/display" 2>/dev/null &
server=$!
read -r number <"$home/display"
export DISPLAY=":$number"
openbox 2>/dev/null &
manager=$!
until xprop -root _NET_CLIENT_LIST 2>/dev/null | grep -q WINDOW; do
    sleep 0.1 # openbox is still at its start
done
# Prints the list of windows as it is, and each time when it has changed.
xprop -root -spy _NET_CLIENT_LIST >"$home/windows" 2>/dev/null &
watcher=$!
exec 3<"$home/windows"

# Nanoseconds of processor time that all threads of a process have had.
processor_time() {
    cat /proc/"$1"/task/*/schedstat | awk '{ sum += $1 } END { printf "%.0f\n", sum }'
}

memory() {
    awk -v field="$2:" '$1 == field { print $2 }' "/proc/$1/smaps_rollup"
}

# Reads changes until one says that there is a window, or that there is none.
wait_for_window() {
    while read -r line <&3; do
        case $line in *0x*) return ;; esac
    done
}
wait_for_none() {
    while read -r line <&3; do
        case $line in *0x*) ;; *) return ;; esac
    done
}

# measure NAME COMMAND...: adds microseconds to the window, RSS, PSS, and microseconds of processor time
# for the start and at rest to the figures of NAME.
measure() {
    name=$1
    shift
    begin=$(date +%s%N)
    "$@" >"$home/said" 2>&1 3<&- &
    process=$!
    wait_for_window
    end=$(date +%s%N)
    sleep 5
    rss=$(memory "$process" Rss) || true
    pss=$(memory "$process" Pss) || true
    before=$(processor_time "$process")
    sleep 10
    after=$(processor_time "$process")
    if ! kill -0 "$process" 2>/dev/null; then
        echo "$1 has ended by itself:" >&2
        cat "$home/said" >&2
        exit 1
    fi
    echo "$(((end - begin) / 1000)) $rss $pss $((before / 1000)) $(((after - before) / 1000))" >>"$home/$name"
    kill "$process"
    wait "$process" 2>/dev/null || true
    wait_for_none
}

median() {
    cut -d ' ' -f "$2" "$home/$1" | sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

# row WORDS COLUMN DIVISOR
row() {
    awk -v words="$1" -v a="$(median ours "$2")" -v b="$(median theirs "$2")" -v by="$3" 'BEGIN {
        printf "%-28s %10.1f %10.1f   %s\n", words, a / by, b / by,
            (b > 0) ? sprintf("%.2f", a / b) : "-"
    }'
}

wait_for_none
measure warm-ours "$program"
measure warm-theirs "$patience"
run=0
while [ "$run" -lt "$runs" ]; do
    measure ours "$program"
    measure theirs "$patience"
    run=$((run + 1))
done

printf '%-28s %10s %10s   %s\n' "median of $runs runs" ours KPatience ratio
row 'start to window, ms' 1 1000
row 'resident memory, MB' 2 1024
row 'proportional memory, MB' 3 1024
row 'processor for the start, ms' 4 1000
row 'processor at rest, ms/10 s' 5 1000
