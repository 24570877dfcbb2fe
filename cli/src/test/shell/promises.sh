#!/usr/bin/env bash
# What Escargot promises of large input and of its speed, at full size; minutes, not seconds.
# The puzzles are no part of the repository: ESCARGOT_DATA names their directory.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/checks.sh"
cd "$root" || exit 1
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
