#!/usr/bin/env bash
# Kills each command that writes files at random moments: kills.sh [COUNT]. Nothing may be lost, nothing torn, and nothing
# left behind but by SIGKILL. By hand: sixty kills of each take some minutes.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/checks.sh"
count=${1:-60}
cd "$work" || exit 1
"$escargot" generate --count 400 --seed 1 >list
head -n 40 list >short

# killed SIGNAL ARGUMENT...: starts the program and kills it within a second and a half. Job control, because a shell lets
# its other background processes ignore Ctrl-C.
killed() {
    local signal=$1
    shift
    set -m
    ESCARGOT_POOL=$work/pool "$escargot" "$@" >/dev/null 2>&1 &
    local job=$!
    set +m
    sleep "$(awk -v seed="$RANDOM" 'BEGIN { srand(seed); print 1.5 * rand() }')"
    kill -"$signal" "$job" 2>/dev/null
    wait "$job" 2>/dev/null
}
signals=(KILL INT TERM)

# swept NAME SIGNAL: nothing is left beside the outputs, unless nothing could be done
swept() {
    local left
    left=$(find . -name '.escargot-*.new' | wc -l)
    if [ "$2" = KILL ]; then find . -name '.escargot-*.new' -delete; else equal "$1 after SIG$2: nothing left" 0 "$left"; fi
}

run print list --to pdf --out whole.pdf
echo old >book.pdf
for ((i = 0; i < count; i++)); do
    signal=${signals[i % 3]}
    before=$(sha1sum <book.pdf)
    killed "$signal" print list --to pdf --out book.pdf
    after=$(sha1sum <book.pdf)
    if [ "$after" = "$before" ] || cmp -s book.pdf whole.pdf; then pass; else fail "print: torn by SIG$signal"; fi
    swept print "$signal"
    if [ $((i % 2)) -eq 0 ]; then echo "old $i" >book.pdf; fi
done

: >pool
lines=0
for ((i = 0; i < count; i++)); do
    signal=${signals[i % 3]}
    killed "$signal" generate --fill-pool --level 8 --count 100000
    now=$(wc -l <pool)
    if [ "$now" -ge "$lines" ]; then pass; else fail "pool: $lines lines became $now"; fi
    equal "pool: lines are whole" 0 "$(grep -cvE '^[^	]+	[1-9.]{81}	-?[0-9]+:[0-9]+	[A-Z]+	[^	]*$' pool)"
    lines=$now
    swept pool "$signal"
done

for ((i = 0; i < count; i++)); do
    signal=${signals[i % 3]}
    killed "$signal" library add list --library l.db
    swept library "$signal"
done
run library add list --library l.db
run library search --count --library l.db
equal "library: all is there in the end" "$("$escargot" dedupe list | wc -l)" "$(cat out)"

run rate short --resume whole
for ((i = 0; i < count; i++)); do
    killed "${signals[i % 3]}" rate short --resume resumed
done
run rate short --resume resumed
if cmp -s whole resumed; then pass; else fail "rate --resume: not what one run writes"; fi

finish kills
