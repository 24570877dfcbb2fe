#!/usr/bin/env bash
# What Escargot promises of large input and of its speed, at full size; minutes, not seconds.
# The puzzles are not in the repository: ESCARGOT_DATA names their directory. ESCARGOT_TDOKU names tdoku's
# run_benchmark, if it was built, to compare with.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/checks.sh"
cd "$root" || exit 1
logic=${ESCARGOT_DATA:-$root/../shared/data}/logic
data=${ESCARGOT_DATA:-$root/../shared/data}/puzzles
"$escargot" --version >/dev/null

if [ -d "$data" ]; then
    run solve "$data/17-clue-49158.txt"
    equal "17 clues: exit code" 0 "$code"
    mv "$work/out" "$work/solutions"
    run verify "$data/17-clue-49158.txt" "$work/solutions"
    equal "17 clues: verified" "0 49158 correct" "$code $(tr -d , <"$work/out" | grep -o '49158 correct')"

    for file in "$data"/*.txt; do
        case $file in
            */multiple-solutions*) counted=2 ;;
            *) counted=1 ;;
        esac
        run solve --count --limit 2 "$file"
        equal "${file##*/}: exit code" 0 "$code"
        equal "${file##*/}: every puzzle has $counted" "$(grep -c '^[0-9.]\{81\}' "$file") $counted" \
            "$(awk -F '\t' '{ print $NF }' "$work/out" | sort | uniq -c | awk '{ print $1, $2 }')"
    done
else
    skip "17 clues and counts, for there is no directory $data"
fi

if [ -f "$logic/technique-cases.txt" ]; then
    run cases --format json "$logic/technique-cases.txt"
    counts=$(sed 's/{"passed":\([0-9]*\),"failed":\([0-9]*\),.*/\1 \2/' "$work/out")
    echo "technique cases, passed and failed: $counts"
    equal "at least 99 % of the technique cases pass" yes \
        "$(echo "$counts" | awk '{ if ($1 > 0 && 100 * $1 >= 99 * ($1 + $2)) print "yes"; else print }')"
else
    skip "technique cases, for there is no file $logic/technique-cases.txt"
fi

# against SET RATIO: puzzles a second, and how they compare to tdoku's, the same number of them, one after the other
against() {
    local file=$data/$1.txt ours theirs copies
    run bench "$file" --solver band --threads 1 --limit 2 --seconds 3 --format json
    equal "bench $1: exit code" 0 "$code"
    ours=$(sed 's/.*"puzzlesPerSecond":\([0-9]*\).*/\1/' "$work/out")
    echo "bench $1: $ours puzzles a second"
    if [ -z "${ESCARGOT_TDOKU-}" ]; then
        skip "tdoku on $1, for ESCARGOT_TDOKU is not set"
        return
    fi
    copies=$((20000 / $(wc -l <"$file") + 1))
    theirs=$("$ESCARGOT_TDOKU" -c1 -r1 -w1 -t3 -n $((copies * $(grep -vc '^#' "$file"))) -s tdoku "$file" |
        awk -F , 'NF >= 5 { print $(NF - 3) }')
    echo "tdoku $1: $theirs puzzles a second"
    equal "bench $1: at least $2 of tdoku" yes \
        "$(awk "BEGIN { if ($ours >= $2 * $theirs) print \"yes\"; else print $ours / $theirs }")"
}
if [ -d "$data" ]; then
    against 17-clue-49158 1.0
    against forum-hardest-375 0.45
fi

export JAVA_OPTS=-Xmx256m
lines=10000000
equal "10 million lines in 256 MB" "$lines $solution" \
    "$(yes "$hardest" | head -n "$lines" | "$escargot" solve 2>&1 | uniq -c | awk '{ print $1, $2 }')"
interrupt "yes $hardest | head -n $lines" 10
equal "10 million lines, interrupted: exit code" 130 "$code"
lines_are_whole "10 million lines, interrupted"
unset JAVA_OPTS

# In milliseconds; the promise is for a machine that does nothing else.
milliseconds() { echo $(($(date +%s%N) / 1000000)); }
times=$(for _ in {1..20}; do
    before=$(milliseconds)
    "$escargot" solve "$hardest" >/dev/null
    echo $(($(milliseconds) - before))
done | sort -n)
median=$(echo "$times" | sed -n 10p)
echo "one puzzle, median of 20 runs: $median ms"
if [ "$median" -lt 200 ]; then pass; else fail "one puzzle takes $median ms, not under 200"; fi

finish promises
