# shellcheck shell=sh disable=SC2154,SC2086
# Sourced by ./check and .ci/part, in the project's folder: what a lane is made of, each part a function. They read
# `lane` (fast, usual, all, full) and `log`, a file that keeps what the tests print, for the totals.

# The launcher does not build again what is newer than this.
stamp=cli/target/launcher.stamp

# What is built is not built again.
built='-Dexec.skip -Dmaven.main.skip -Dspotless.check.skip'

# The switches of Maven for the lane. The usual one leaves out what `--fast` has told of the code, and does not make
# the page's engines small.
case $lane in
    all) tests=-Pall ;;
    full) tests=-Pfull ;;
    *) tests='-Dquick -DbriefPage' ;;
esac

# There since the usual lane has compiled without the compiler's checks.
unchecked=target/unchecked

# The switch of browser.sh for the lane.
browsers=
case $lane in all | full) browsers=--$lane ;; esac

is_many() { [ "$lane" = all ] || [ "$lane" = full ]; }

# Maven, without what the JVM says of the vectors in each fork of their tests: it is no warning to who runs this.
maven() {
    maven_status=$log.maven.$1
    shift
    { ./mvnw -q "$@" </dev/null 2>&1 || echo "$?" >"$maven_status"; } | while IFS= read -r line || [ -n "$line" ]; do
        case $line in
            "WARNING: Using incubator modules: jdk.incubator.vector") ;;
            *) printf '%s\n' "$line" ;;
        esac
    done
    if [ -s "$maven_status" ]; then return "$(cat "$maven_status")"; fi
}

# Runs a script; the log keeps what it prints, for the totals.
counted() {
    counted_status=$log.status.$(basename "$1")
    { "$@" || echo "$?" >"$counted_status"; } | tee -a "$log"
    if [ -s "$counted_status" ]; then return "$(cat "$counted_status")"; fi
}

# How many tests the reports of JUnit's form, as find looks for them, tell of.
reported() {
    find "$@" -exec sed -n 's/^<testsuites\{0,1\} .* tests="\([0-9]*\)".*/\1/p' {} + |
        awk '{ sum += $1 } END { print sum + 0 }'
}

# Has Maven compile once more what differs from the main branch, if the usual lane has compiled it: Maven does not see by
# itself that it is to be compiled with other switches.
renew_unchecked() {
    if [ -e $unchecked ]; then
        changed_paths | while IFS= read -r path; do
            case $path in *.java) if [ -f "$path" ]; then touch "$path"; fi ;; esac
        done
    fi
}

# The page's types, lint and unit tests. Vitest takes every output for a terminal.
part_page() { counted env NO_COLOR=1 npm --prefix web run --silent check; }

part_launcher() { counted cli/src/test/shell/launcher.sh; }

# The Javadoc is written when the engine is tested: nothing else waits for it.
part_build_engine() {
    if [ "$lane" = usual ]; then mkdir -p target && : >$unchecked; else renew_unchecked; fi
    maven engine package -DskipTests -Dmaven.javadoc.skip -pl bom,engine $tests
}

part_build() {
    maven build -T2 package -DskipTests -DskipStories=false -Dmaven.javadoc.skip $tests || return
    mv -f $stamp.new $stamp
    if [ "$lane" != usual ]; then rm -f $unchecked; fi
}

part_engine() { maven engine-tests verify -pl bom,engine $built $tests; }

# The tests of the other Java modules.
part_modules() {
    maven modules verify -DskipStories -DskipEngineTests -DnoPage -Dassembly.skipAssembly $built $tests
}

# Compiles the Java modules, and runs the unit tests that what changed since the main branch can break.
part_changed() {
    renew_unchecked
    maven compile test-compile -T2 -DnoPage || return
    rm -f $unchecked
    modules="engine simd web print scan cli bench"
    changed_tests=$(changed_paths | "$java_home/bin/java" .ci/ChangedTests.java $modules) || return
    echo "check: $changed_tests test classes of Java can be concerned"
    maven changed-tests test -Dsurefire.includesFile=target/changed-tests.txt -DexcludedTests=full,many -DskipStories \
        -DnoPage -Djacoco.skip $built
}

# What differs from the last commit that this branch has in common with the main branch; without Git, everything.
changed_paths() {
    base=$(git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main 2>/dev/null) || base=
    if [ -z "$base" ]; then
        echo pom.xml
        return
    fi
    git diff --name-only "$base"
    git ls-files --others --exclude-standard
}

# The npm packages as strangers use them.
part_npm() { npm --prefix web run --silent check-npm; }

part_program() {
    counted cli/src/test/shell/smoke.sh || return
    if is_many; then
        counted cli/src/test/shell/edges.sh || return
        counted cli/src/test/shell/places.sh || return
    fi
    counted web/src/test/shell/node-test.sh
}

# The promises of large input and of speed.
part_promises() { counted cli/src/test/shell/promises.sh; }

# Engine and lanes are built here and tested by the usual check: their tests have none of these names.
part_spark() {
    maven spark -Preach -pl engine,simd,spark verify -Dtest='org.escargot.spark.**' \
        -Dsurefire.failIfNoSpecifiedTests=false -Djacoco.skip || return
    counted spark/src/test/shell/million.sh 4000
}

# The site of the documents, and their links.
part_docs() {
    npm --prefix docs/site ci --prefer-offline --ignore-scripts --no-audit --no-fund --loglevel=error || return
    npm --prefix docs/site run --silent test
}

part_release() { counted release/test.sh; }

part_browser() { counted web/src/test/shell/browser.sh $browsers "$@"; }
