#!/bin/sh
# Compares the solver of puzzles with rules of their own with Interactive Sudoku Solver (github:
# sigh/Interactive-Sudoku-Solver), which the user has fetched: the same puzzles one after the other, counted to two
# solutions, processor time of the best of some passes. Prints a table, a row for each set.
#
#   bench/variants.sh FOLDER FILE
#
# FOLDER is the checkout of that program. A line of FILE has a set, an id and a puzzle as that program writes it, with
# tabs between. What may be set:
#   PASSES   how often each puzzle is solved, 5
#   STEPS    after how many steps ours gives a puzzle up, 60000000
#   OUT      a folder for the figure of each puzzle; else they are not kept
#   ASKED    candidates for the true candidates in place of the count; solutions
# The modules must be built, as bench/README.md says.
set -eu

if [ $# -ne 2 ]; then
    echo "usage: bench/variants.sh FOLDER FILE" >&2
    exit 2
fi
here=$(cd "$(dirname "$0")/.." && pwd)
out=${OUT-$(mktemp -d)}
if [ -z "${OUT-}" ]; then
    trap 'rm -rf "$out"' EXIT
fi
mkdir -p "$out"
passes=${PASSES-5}
asked=${ASKED-solutions}
case $asked in
    solutions | candidates) ;;
    *)
        echo "ASKED is \"$asked\"; it must be solutions or candidates" >&2
        exit 2
        ;;
esac

java -XX:+UseSerialGC -cp "$here/engine/target/classes:$here/bench/target/classes" \
    org.escargot.bench.VariantCost "$2" "$passes" "${STEPS-60000000}" "$asked" > "$out/ours.tsv"
node "$here/bench/iss.mjs" "$1" "$2" "$passes" "$asked" > "$out/theirs.tsv"

# The puzzles that both have read; means and medians in milliseconds, ours first.
sort "$out/theirs.tsv" > "$out/theirs.sorted"
sort "$out/ours.tsv" | awk -F '\t' -v theirs="$out/theirs.sorted" '
    BEGIN {
        while ((getline line < theirs) > 0) {
            split(line, field, "\t")
            time[field[1] "\t" field[2]] = field[3]
            count[field[1] "\t" field[2]] = field[4]
        }
    }
    ($1 "\t" $2) in time {
        key = $1 "\t" $2
        different = $4 != "?" && count[key] != "?" && $4 != count[key]
        print $1 "\t" $3 "\t" time[key] "\t" ($4 == "?") "\t" different
    }' | sort -t "$(printf '\t')" -k1,1 -k2,2g > "$out/both.tsv"
awk -F '\t' '
    function show() {
        if (n == 0) return
        sort()
        printf "| %s | %d | %.3f : %.3f | %.3f : %.3f | %.3f : %.3f | %.2f : %.2f | %d | %d |\n",
            set, n, ours / n, theirs / n, own[int(n / 2)], other[int(n / 2)],
            own[int(n * 9 / 10)], other[int(n * 9 / 10)], own[n - 1], other[n - 1], given, wrong
    }
    function sort(  i, j, kept) {
        for (i = 1; i < n; i++) {
            kept = other[i]
            for (j = i - 1; j >= 0 && other[j] > kept; j--) other[j + 1] = other[j]
            other[j + 1] = kept
        }
    }
    BEGIN {
        print "| set | puzzles | mean | median | 90th percentile | slowest | given up by ours | counted differently |"
        print "|---|--:|--:|--:|--:|--:|--:|--:|"
    }
    $1 != set { show(); set = $1; n = ours = theirs = given = wrong = 0 }
    {
        own[n] = $2; other[n++] = $3 + 0
        ours += $2; theirs += $3; given += $4; wrong += $5
    }
    END { show() }' "$out/both.tsv"
