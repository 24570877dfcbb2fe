#!/usr/bin/env bash
# One list through the command line, whole and in eight slices, and through Spark, on one thread, on two, and on two
# executors of which one is killed half-way: the same lines each time. `million.sh` takes 1,000,000 lines and says what
# they took; `./check --reach` takes 4,000. Ratings are of every twentieth line.
#
# It wants what `./mvnw -Preach -pl engine,simd,spark package` leaves, and submits these jars as users do.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/../../../../cli/src/test/shell/checks.sh"
cd "$root" || exit 1
lines=${1-1000000}
jdk_needs_compiler=yes
# shellcheck source=cli/src/main/dist/lib/find-jdk.sh
. cli/src/main/dist/lib/find-jdk.sh
find_jdk || exit 127

# An installation of Spark: its folder with jars, and what bin/spark-class of a real one does.
# shellcheck disable=SC2154
export JAVA_HOME=$java_home SPARK_HOME=$work/spark SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1
mkdir -p "$SPARK_HOME/jars"
tr : '\n' <spark/target/spark.classpath | while read -r jar; do ln -s "$jar" "$SPARK_HOME/jars"; done
"$JAVA_HOME/bin/jar" --create --file "$work/job.jar" -C spark/target/test-classes org/escargot/spark
jars=$(find engine/target simd/target spark/target -maxdepth 1 -name 'escargot-*.jar' |
    grep -vE -e '-(tests|sources|javadoc)\.jar$' | paste -sd , -)

# submit MASTER JOB...: leaves lines in $work/spark-out, and what ListJob says in $work/said
submit() {
    local command
    mapfile -d '' -t command < <("$JAVA_HOME/bin/java" -cp "$SPARK_HOME/jars/*" org.apache.spark.launcher.Main \
        org.apache.spark.deploy.SparkSubmit --master "$1" --driver-memory 2g --jars "$jars" \
        --driver-java-options "-Dlog4j2.configurationFile=file:$root/spark/src/test/resources/log4j2.properties" \
        --conf spark.sql.catalog.escargot=org.escargot.spark.EscargotCatalog --conf spark.ui.enabled=false \
        --class org.escargot.spark.ListJob "$work/job.jar" "$work/spark-out" "${@:2}")
    # The first word says that a command follows, and ends in the middle of the second.
    "${command[1]#?}" "${command[@]:2}" >"$work/said" 2>&1 </dev/null || {
        fail "Spark on $1"
        tail -n 20 "$work/said"
    }
}

# The list: isomorphs of new puzzles; some lines have text behind them, some no solution, and some no puzzle.
"$escargot" generate --count $((lines / 10)) --seed 7 --format line 2>/dev/null | cut -f 1 >"$work/new.txt"
for seed in {1..10}; do "$escargot" shuffle --seed "$seed" "$work/new.txt" 2>/dev/null; done |
    awk 'NR % 997 == 0 { print "no puzzle " NR; next }
         NR % 499 == 0 { print "11" substr($0, 3); next }
         NR % 101 == 0 { print $0 "\ttext " NR; next }
         { print }' >"$work/list.txt"
awk 'NR % 20 == 1' "$work/list.txt" >"$work/rated.txt"
equal "lines of the list" "$lines" "$(wc -l <"$work/list.txt" | tr -d ' ')"

jobs=(solve canonical rate)
list_of() { if [ "$1" = rate ]; then echo "$work/rated.txt"; else echo "$work/list.txt"; fi; }
# command_line JOB [OPTION...]
command_line() {
    local options=()
    if [ "$1" = rate ]; then options=(--scale explainer); fi
    "$escargot" "$1" "${options[@]}" "${@:2}" "$(list_of "$1")" 2>/dev/null
}
sorted() { LC_ALL=C sort "$@" | cksum; }
TIMEFORMAT='%U %S'
declare -A whole took
for job in "${jobs[@]}"; do
    { time command_line "$job" --threads 2 >"$work/whole.txt"; } 2>"$work/time"
    took[$job]=$(awk '{ print int(($1 + $2) * 1000) }' "$work/time")
    # What stands above a list says the version.
    # Jobs that rate leave out what stands behind a puzzle.
    grep -v '^#' "$work/whole.txt" | if [ "$job" = rate ]; then sed 's/\ttext [0-9]*$//'; else cat; fi >"$work/lines.txt"
    whole[$job]=$(sorted "$work/lines.txt")
    for slice in {1..8}; do command_line "$job" --slice "$slice/8"; done >"$work/slices.txt"
    if cmp -s "$work/whole.txt" "$work/slices.txt"; then pass; else fail "$job: eight slices"; fi
done

spark_jobs=(solve canonical bulk rate)
arguments=()
for job in "${spark_jobs[@]}"; do arguments+=("$job=$(list_of "$job")"); done
for master in 'local[1]' 'local[2]' 'local-cluster[2,1,1024]'; do
    rm -rf "$work/spark-out"
    submit "$master" "${arguments[@]}"
    for job in "${spark_jobs[@]}"; do
        equal "$job on $master" "${whole[${job/bulk/solve}]}" "$(sorted "$work/spark-out/$job"/part-*)"
    done
done
equal "executors lost" "${#spark_jobs[@]}" "$(grep -c 'one executor lost' "$work/said")"

if [ "$lines" -ge 100000 ]; then
    grep 'executor lost' "$work/said"
    submit 'local[2]' "${arguments[@]}" "${arguments[@]}"
    echo "Processor time in milliseconds: of the command line on two threads as a whole, and of jobs on local[2], for"
    echo "the first time in a process and for the second"
    for job in "${spark_jobs[@]}"; do
        echo "$job: ${took[${job/bulk/solve}]}, $(sed -n "s/^$job: \([0-9]*\) ms.*/\1/p" "$work/said" | paste -sd , -)"
    done
fi
finish million
