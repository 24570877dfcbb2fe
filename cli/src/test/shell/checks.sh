# shellcheck shell=bash disable=SC2034
# Sourced by the tests of the built program: counts what passed, and says what did not.
passed=0
failed=0
skipped=0

# The tests read the program's sentences in English, whatever the language of the system.
export LC_ALL=C.UTF-8

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../../.." && pwd)
escargot=$root/escargot
hardest=100007090030020008009600500005300900010080002600004000300000010040000007007000300
solution=162857493534129678789643521475312986913586742628794135356478219241935867897261354
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pass() { passed=$((passed + 1)); }
fail() {
    failed=$((failed + 1))
    echo "FAILED: $1"
}
skip() {
    skipped=$((skipped + 1))
    echo "skipped: $1"
}

# equal NAME EXPECTED ACTUAL
equal() {
    if [ "$2" = "$3" ]; then pass; else fail "$1: expected '${2:0:300}' but got '${3:0:300}'"; fi
}

# run ARGUMENT...: leaves the exit code in `code`, the streams in $work/out and $work/err
run() {
    code=0
    "$escargot" "$@" >"$work/out" 2>"$work/err" </dev/null || code=$?
}

# bad NAME ARGUMENT...: the program must refuse with one sentence and exit code 2
bad() {
    local name=$1
    shift
    run "$@"
    equal "$name: exit code" 2 "$code"
    equal "$name: one sentence" 1 "$(wc -l <"$work/err" | tr -d " ")"
    equal "$name: said by escargot" 1 "$(grep -c "^escargot: " "$work/err")"
}

# interrupt FEED SECONDS [OPTION...]: runs FEED | solve, presses Ctrl-C after that time, or later, when something was
# written; leaves `code` and $work/out. Job control, because a shell lets its other background processes ignore Ctrl-C.
interrupt() {
    mkfifo "$work/fifo"
    set -m
    "$escargot" solve "${@:3}" - <"$work/fifo" >"$work/out" 2>"$work/err" &
    local solve=$!
    eval "$1" >"$work/fifo" 2>/dev/null &
    set +m
    local feed=$!
    sleep "$2"
    local waited=0
    while [ ! -s "$work/out" ] && [ "$waited" -lt 60 ]; do
        sleep 1
        waited=$((waited + 1))
    done
    kill -INT "$solve"
    code=0
    wait "$solve" || code=$?
    kill "$feed" 2>/dev/null
    wait "$feed" 2>/dev/null
    rm "$work/fifo"
}

# lines_are_whole NAME: every line of $work/out, the last too, is one solution
lines_are_whole() {
    equal "$1: ends in a line end" "" "$(tail -c 1 "$work/out" | tr -d '\n')"
    equal "$1: only whole lines" 0 "$(grep -cvE '^[1-9]{81}$' "$work/out")"
    if [ -s "$work/out" ]; then pass; else fail "$1: nothing was written before the interrupt"; fi
}

finish() {
    echo "$1: $passed passed, $failed failed$([ "$skipped" -eq 0 ] || echo ", $skipped skipped")"
    [ "$failed" -eq 0 ]
}
