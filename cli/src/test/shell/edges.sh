#!/usr/bin/env bash
# Tests the built program where it is hard for it: on full disks, without streams, folders or memory, and killed in the
# middle of its work.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/checks.sh"
cd "$root" || exit 1
"$escargot" --version >/dev/null

# Output that fails is told.
if [ -c /dev/full ]; then
    for command in "solve $hardest" "solve --all $hardest" --help "solve --help" --version; do
        code=0
        # shellcheck disable=SC2086
        "$escargot" $command >/dev/full 2>"$work/err" </dev/null || code=$?
        equal "a full disk, $command" "4 escargot: standard output cannot be written: no space left on device" \
            "$code $(cat "$work/err")"
    done
    run rate --resume /dev/full "$hardest"
    equal "no end of a line in what is to be resumed" 2 "$code"
    equal "no end of the pool" 2 "$(ESCARGOT_POOL=/dev/full "$escargot" generate --fill-pool 2>/dev/null || echo $?)"
else
    skip "a full disk, for there is no /dev/full"
fi

# Closed streams, odd values of JAVA_OPTS, missing folders, little memory.
code=0
"$escargot" solve "$hardest" >&- 2>"$work/err" || code=$?
equal "closed standard output" "4 1" "$code $(wc -l <"$work/err" | tr -d ' ')"
code=0
"$escargot" solve <&- >"$work/out" 2>"$work/err" || code=$?
equal "closed standard input" "2 1" "$code $(wc -l <"$work/err" | tr -d ' ')"
equal "closed standard error" "$solution" "$("$escargot" solve "$hardest" 2>&-)"
echo "$hardest" >"$work/café"
equal "an accent in no UTF-8 locale" "$solution" "$(LC_ALL=C "$escargot" solve "$work/café")"
code=0
JAVA_OPTS=-Xnonsense "$escargot" solve "$hardest" >"$work/out" 2>"$work/err" || code=$?
equal "wrong JAVA_OPTS" "127 1" "$code $(wc -l <"$work/err" | tr -d ' ')"
equal "no folder for the filter of errors" "" "$(TMPDIR=/nonexistent "$escargot" solve --solver bulk "$hardest" 2>&1 >/dev/null)"
code=0
(mkdir "$work/gone" && cd "$work/gone" && rmdir "$work/gone" && "$escargot" solve "$hardest") 2>"$work/err" || code=$?
equal "a working directory that is gone" "127 1" "$code $(grep -c "^escargot: the working directory is gone" "$work/err")"
yes "$hardest" | head -n 60000 | "$escargot" shuffle --seed 1 >"$work/many" 2>/dev/null
code=0
JAVA_OPTS=-Xmx10m "$escargot" solve --threads 1024 "$work/many" >/dev/null 2>"$work/err" || code=$?
equal "memory at its end" "5 escargot: memory ran out; give the JVM more, such as JAVA_OPTS=-Xmx4g, or use fewer --threads" \
    "$code $(cat "$work/err")"

# The launcher asks for a young generation of 32 MB, which would be all of this heap.
code=0
JAVA_OPTS=-Xmx32m "$escargot" rate "$hardest" >"$work/out" 2>&1 || code=$?
equal "a rating in a small heap" "0 1" "$code $(grep -c "Extreme" "$work/out")"

# collected THREADS: how the JVM that rates a list of more than 20 KB collects what is not needed any more.
collected() {
    JAVA_OPTS=-XX:+PrintCommandLineFlags "$escargot" rate --threads "$1" "$work/solved" 2>&1 >/dev/null |
        grep -oE 'MaxNewSize=[0-9]+|Use[A-Za-z]+GC' | paste -sd ' ' -
}
yes "$solution" | head -n 300 >"$work/solved"
equal "one thread rates" "MaxNewSize=33554432 UseSerialGC" "$(collected 1)"
equal "a few threads rate" "UseSerialGC" "$(collected 2)"
equal "many threads rate" "UseParallelGC" "$(collected 8)"

# A run that is killed soon after its start, and the same run again.
yes "$hardest" | head -n 12 | "$escargot" shuffle --seed 7 - >"$work/hard" 2>/dev/null
"$escargot" rate --scale explainer "$work/hard" >"$work/rated"
"$escargot" rate --scale explainer --threads 1 --resume "$work/resumed" "$work/hard" &
sleep 1.2
kill -KILL $! 2>/dev/null
wait $! 2>/dev/null
run rate --scale explainer --resume "$work/resumed" "$work/hard"
equal "a killed run, resumed" "0 $(cksum <"$work/rated")" "$code $(cksum <"$work/resumed")"
bad "the output of another input" rate --scale explainer --resume "$work/resumed" docs/examples/puzzles.txt

# An import that is killed in its middle: what was reported as stored is there, and so is what it committed; the same
# command again stores the rest, each puzzle once.
awk -v solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179 'BEGIN {
    srand(7)
    for (n = 0; n < 130000; n++) {
        line = ""
        for (i = 1; i <= 81; i++) line = line (rand() < 0.4 ? substr(solution, i, 1) : ".")
        print line
    }
}' >"$work/import"
head -n 500 "$work/import" | tac >"$work/first"
run library add --library "$work/killed.db" "$work/first"
equal "an import: reported" "0 500" "$code $(sed -n 's/.*: \([0-9]*\) new.*/\1/p' "$work/err")"
"$escargot" library add --library "$work/killed.db" "$work/import" 2>/dev/null &
import=$!
stored=500
while [ "$stored" -eq 500 ] && kill -0 "$import" 2>/dev/null; do
    stored=$("$escargot" library search --count --library "$work/killed.db")
done
if kill -KILL "$import" 2>/dev/null; then
    wait "$import" 2>/dev/null
    run library search --count --library "$work/killed.db"
    equal "an import, killed: what was stored" "0 yes" \
        "$code $([ "$stored" -gt 500 ] && [ "$(cat "$work/out")" -ge "$stored" ] && echo yes)"
else
    skip "an import, killed: what was stored, for it was over before"
fi
"$escargot" library search --library "$work/killed.db" --source "$work/first" 2>/dev/null | cut -c1-81 | cmp -s - "$work/first"
equal "an import, killed: what was reported" 0 $?
run library add --library "$work/killed.db" "$work/import"
equal "an import, killed, and again" 0 "$code"
"$escargot" library add --library "$work/whole.db" "$work/import" 2>/dev/null
equal "an import, killed, and again: all of it" "$("$escargot" library search --count --library "$work/whole.db")" \
    "$("$escargot" library search --count --library "$work/killed.db")"

finish edges
