#!/usr/bin/env bash
# Does this working tree print what COMMIT printed, byte for byte?
#   same-output.sh COMMIT [PUZZLES]        PUZZLES: how many, 2000 unless told
# Compares solve, rate, explain, hint, generate, canonical and cases; ends with 1 where something differs. The puzzles
# are those of ../shared/data, or made for the purpose where that is missing.
set -euo pipefail
cd "$(dirname "$0")/../../../.."
commit=${1:?usage: same-output.sh COMMIT [PUZZLES]}
puzzles=${2:-2000}
work=$(mktemp -d)
trap 'git worktree remove --force "$work/before" 2>/dev/null || true; rm -rf "$work"' EXIT

git worktree add --quiet --detach "$work/before" "$commit"
for tree in "$work/before" .; do
    (cd "$tree" && ./mvnw -q -Dquick -DnoPage -pl cli -am package -DskipTests) </dev/null
done

# Every k-th line of each list, few of the hardest: those take seconds each.
data=${ESCARGOT_SHARED:-../shared}/data
every() { awk -v n="$2" -v want="$3" 'BEGIN { step = n > want ? n / want : 1 } NR >= next_ { print; next_ += step }' "$1"; }
sample() {
    if [ -r "$1" ] && [ "$2" -gt 0 ]; then every "$1" "$(wc -l <"$1")" "$2" | cut -f1; fi
}
list=$work/puzzles
if [ -d "$data" ]; then
    {
        grep -v '^#' "$data/logic/explainer-rated.tsv" | cut -f1 | grep -E '^[0-9.]{81}$' >"$work/rated" || true
        sample "$work/rated" $((puzzles * 3 / 10))
        for name in random-easy-20000 random-minimal-20000 17-clue-49158; do
            sample "$data/puzzles/$name.txt" $((puzzles / 5))
        done
        sample "$data/puzzles/magictour-1465.txt" $((puzzles / 20))
        sample "$data/puzzles/multiple-solutions-10000.txt" $((puzzles / 25))
        sample "$data/puzzles/forum-hardest-375.txt" $((puzzles / 100))
    } >"$list"
else
    "$work/before/cli/target/dist/bin/escargot" generate --count "$puzzles" --seed 1 >"$list"
fi
cases=$work/cases
cat engine/src/test/resources/techniques/*.txt >"$cases"
if [ -r "$data/logic/technique-cases.txt" ]; then cat "$data/logic/technique-cases.txt" >>"$cases"; fi
echo "$(wc -l <"$list") puzzles, $(wc -l <"$cases") cases"

# shellcheck source=cli/src/main/dist/lib/find-jdk.sh
. cli/src/main/dist/lib/find-jdk.sh
find_jdk
for side in before after; do
    case $side in before) tree=$work/before ;; *) tree=. ;; esac
    echo "$side"
    ESCARGOT_POOL=$work/pool "$java_home/bin/java" -cp "$tree/cli/target/dist/lib/*" \
        cli/src/test/compare/Outputs.java "$work/$side.out" "$list" "$cases"
done

same=yes
for file in "$work"/before.out/*; do
    name=${file##*/}
    if cmp -s "$file" "$work/after.out/$name"; then
        echo "same: $name ($(wc -l <"$file") lines)"
    else
        same=no
        echo "DIFFERS: $name"
        { diff "$file" "$work/after.out/$name" || true; } | head -n 6 | cut -c1-300
    fi
done
[ "$same" = yes ]
