#!/bin/sh
# Compares the solvers with each other and with tdoku: whole processes in turn, one thread, two solutions looked for, at
# each width of vectors that people have. Writes every figure to OUT.tsv, and the table of medians to OUT.md.
#
#   bench/compare.sh OUT FILE...
#
# FILE has a puzzle a line. What may be set:
#   TDOKU     the path of tdoku's run_benchmark; without it the ratios are those to the band solver
#   TDOKU_256, TDOKU_128
#             that of a tdoku compiled for vectors of so many bits; without it TDOKU is taken for that width, too
#   ROUNDS    how often everything runs, 7
#   TIME      how long each run measures, in whole seconds, 3
#   WIDTHS    bits of the vectors: native (what the processor has), 256, 128
#   ESCARGOT  the launcher, that of this tree
set -eu

if [ $# -lt 2 ]; then
    echo "usage: bench/compare.sh OUT FILE..." >&2
    exit 2
fi
out=$1
shift
here=$(cd "$(dirname "$0")/.." && pwd)
launcher=${ESCARGOT-$here/escargot}
rounds=${ROUNDS-7}
seconds=${TIME-3}

# What makes the JVM take vectors of so many bits.
width_option() {
    case $1 in
        native) ;;
        256) echo -XX:UseAVX=2 ;;
        128) echo -XX:MaxVectorSize=16 ;;
        *)
            echo "compare: the width ($1) must be native, 256 or 128" >&2
            exit 2
            ;;
    esac
}

# round, set, program, width, puzzles a second of processor time
row() { printf '%s\t%s\t%s\t%s\t%s\n' "$@" >>"$out.tsv"; }

escargot() { # width solver file
    JAVA_OPTS="-XX:+IgnoreUnrecognizedVMOptions $(width_option "$1")" "$launcher" bench "$3" --solver "$2" \
        --threads 1 --limit 2 --seconds "$seconds" --format json |
        sed 's/.*"puzzlesPerCpuSecond":\([0-9.]*\).*/\1/'
}

# The tdoku that a width is compared with.
tdoku_of() { # width
    case $1 in
        256) echo "${TDOKU_256-$TDOKU}" ;;
        128) echo "${TDOKU_128-$TDOKU}" ;;
        *) echo "$TDOKU" ;;
    esac
}

# Whole copies of a file, at least 20,000 puzzles, so that each counts the same.
tdoku() { # width round file
    program=$(tdoku_of "$1")
    shift
    lines=$(grep -c '^[0-9.]' "$2")
    "$program" -c1 -r1 -e "$1" -n $(((19999 + lines) / lines * lines)) -w 1 -t "$seconds" -s tdoku "$2" |
        awk -F, 'END { print $6 }'
}

printf 'round\tset\tprogram\twidth\tpuzzles a second\n' >"$out.tsv"
round=0
while [ $((round += 1)) -le "$rounds" ]; do
    for file; do
        set=$(basename "$file" .txt)
        echo "compare: round $round of $rounds, $set" >&2
        for width in ${WIDTHS-native}; do
            if [ -n "${TDOKU-}" ]; then row "$round" "$set" tdoku "$width" "$(tdoku "$width" "$round" "$file")"; fi
            for solver in band lanes bulk; do
                row "$round" "$set" "$solver" "$width" "$(escargot "$width" "$solver" "$file")"
            done
        done
    done
done

awk -F '\t' -v other="${TDOKU:+tdoku}" '
    function median(list, n,    i, j, x) {
        for (i = 2; i <= n; i++)
            for (j = i; j > 1 && list[j - 1] > list[j]; j--) { x = list[j]; list[j] = list[j - 1]; list[j - 1] = x }
        return n % 2 ? list[(n + 1) / 2] : (list[n / 2] + list[n / 2 + 1]) / 2
    }
    # The ratio of each round, its median, least and greatest.
    function ratio(set, width, solver,    i, list) {
        for (i = 1; i <= rounds; i++)
            list[i] = rate[i, set, solver, width] / rate[i, set, other ? other : "band", width]
        return sprintf("%.2f (%.2f-%.2f)", median(list, rounds), list[1], list[rounds])
    }
    function thousands(set, width, solver,    i, list) {
        for (i = 1; i <= rounds; i++) list[i] = rate[i, set, solver, width] / 1000
        return sprintf("%.4g", median(list, rounds))
    }
    NR > 1 {
        rate[$1, $2, $3, $4] = $5
        rounds = $1
        if (!($2 in known)) { known[$2] = 1; sets[++set_count] = $2 }
        if (!($4 in seen)) { seen[$4] = 1; widths[++width_count] = $4 }
    }
    END {
        for (w = 1; w <= width_count; w++) {
            width = widths[w]
            printf "%sVectors: %s. Thousands of puzzles a second of processor time, ", (w > 1 ? "\n" : ""), width
            printf "medians of %d rounds; ", rounds
            printf "ratios to %s with their least and greatest.\n\n", other ? other : "the band solver"
            print "| set |" (other ? " tdoku |" : "") " band | ratio | one | ratio | bulk | ratio |"
            print "|---|" (other ? "---|" : "") "---|---|---|---|---|---|"
            for (s = 1; s <= set_count; s++) {
                set = sets[s]
                line = "| " set " |" (other ? " " thousands(set, width, other) " |" : "")
                line = line " " thousands(set, width, "band") " | " ratio(set, width, "band") " |"
                line = line " " thousands(set, width, "lanes") " | " ratio(set, width, "lanes") " |"
                print line " " thousands(set, width, "bulk") " | " ratio(set, width, "bulk") " |"
            }
        }
    }' "$out.tsv" >"$out.md"
cat "$out.md"
