#!/usr/bin/env bash
# Tests the built program as people use it: as a process, through its launcher.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/checks.sh"
cd "$root" || exit 1
empty=$(printf '%081d' 0)

if command -v shellcheck >/dev/null; then
    equal "shellcheck" "" "$(shellcheck -x escargot mvnw check .ci/run .ci/node .ci/part .ci/parts.sh bench/compare.sh cli/src/main/dist/bin/escargot \
        cli/src/main/dist/lib/*.sh cli/src/test/shell/*.sh web/src/*/shell/*.sh web/src/build/*.sh release/*.sh spark/src/test/shell/*.sh)"
else
    skip "shellcheck, for it is not installed"
fi

# The first run may build, and says so.
"$escargot" --version >/dev/null
run solve "$hardest"
equal "one puzzle" "0 $solution" "$code $(cat "$work/out")"
equal "nothing to say" "" "$(cat "$work/err")"
run --version
equal "--version" 0 "$code"
run solve --help
equal "--help" 0 "$code"
run solve --nonsense
equal "unknown option" 2 "$code"

bad "80 characters" solve "${hardest%?}"
bad "82 characters" solve "${hardest}1"
bad "the letter q" solve "${hardest%?}q"
bad "two glued puzzles" solve "$hardest$hardest"
bad "a mangled number" solve 1.23E+80
: >"$work/empty"
bad "empty file" solve "$work/empty"
bad "missing file" solve "$work/missing"
bad "directory" solve "$work"
printf 'PK\003\004\000\001\002\000\377\376' >"$work/binary"
bad "binary file" solve "$work/binary"

if command -v qqwing >/dev/null; then
    for format in line sdm grid ss; do
        equal "qqwing solves what $format writes" "$solution" \
            "$("$escargot" convert "$hardest" --to "$format" | qqwing --solve --one-line)"
    done
else
    skip "qqwing, for it is not installed"
fi

# The forms in which the five French texts print grids, as files and through a pipe.
printed=engine/src/test/resources/printed
while read -r name puzzle; do
    if [ "$name" = "#" ]; then continue; fi
    expected=$(echo "$puzzle" | tr 0 .)
    run solve --count --limit 2 "$printed/$name"
    equal "$name, as a file" "$expected" "$(cat "$work/err" "$work/out" | head -n 1 | cut -c 1-81)"
    equal "$name, through a pipe" "$(cat "$work/out")" "$("$escargot" solve --count --limit 2 <"$printed/$name" 2>&1)"
done <"$printed/index.txt"

run solve docs/examples/puzzles.txt
equal "the examples: exit code" 0 "$code"
mv "$work/out" "$work/solutions"
run verify docs/examples/puzzles.txt "$work/solutions"
equal "the examples: verified" "0 8 correct" "$code $(grep -o '8 correct' "$work/out")"
sed '3s/^./0/' "$work/solutions" >"$work/wrong"
run verify docs/examples/puzzles.txt "$work/wrong"
equal "a wrong solution" 1 "$code"

for solver in bulk lanes; do
    run solve --solver $solver docs/examples/puzzles.txt
    equal "in $solver: the same, and not a word of the JVM" "0 $(cksum <"$work/solutions")" \
        "$code $(cat "$work/err")$(cksum <"$work/out")"
done
run solve --solver bulk "$work/missing"
equal "in bulk: exit code and complaint" "2 1" "$code $(grep -c missing "$work/err")"

yes "$hardest" | head -n 26000 >"$work/long"
run solve "$work/long" "$work/missing"
equal "a long list, in lanes: every line, and one complaint" "2 26000 $solution 1" \
    "$code $(uniq -c "$work/out" | awk '{ print $1, $2 }') $(grep -c "^escargot: .*missing" "$work/err")"
equal "a long list, in lanes: not a word of the JVM" 1 "$(wc -l <"$work/err" | tr -d ' ')"
JDK_JAVA_OPTIONS=-Xmx900m run solve "$work/long"
equal "a long list, in lanes: only where options came from" "0 0 1" \
    "$code $(grep -c incubator "$work/err") $(grep -c JDK_JAVA_OPTIONS "$work/err")"

run generate --count 300 --minimal --seed 5
cp "$work/out" "$work/made"
export JAVA_OPTS="--add-modules jdk.incubator.vector"
run generate --count 300 --minimal --seed 5
unset JAVA_OPTS
equal "puzzles made in lanes: the same" "0 $(cksum <"$work/made")" "$code $(cksum <"$work/out")"

run solve --limit 1000 --count "$empty"
equal "the empty grid has many solutions" 1000 "$(awk -F '\t' '{ print $NF }' "$work/out")"

form=........1.....2.3...4.5.6.....6..7....678.....3...9.....8...5...9...7.1.12.....9.
run canonical 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
equal "canonical form" "0 $form" "$code $(cat "$work/out")"
run shuffle --seed 7 docs/examples/puzzles.txt
equal "shuffle: seed and lines" "0 escargot: seed 7 8" "$code $(cat "$work/err") $(wc -l <"$work/out" | tr -d " ")"
cat docs/examples/puzzles.txt "$work/out" >"$work/twice"
run dedupe "$work/twice"
equal "dedupe finds what shuffle made" "0 16 puzzles: 8 kept, 8 isomorphs of earlier ones left out" "$code $(cat "$work/err")"
run canonical --format json "$form"
equal "canonical, json" 1 "$(grep -c '"automorphisms":1' "$work/out")"

equal "standard input" "$solution" "$(echo "$hardest" | "$escargot" solve)"
yes "$hardest" | head -n 200000 | "$escargot" solve 2>"$work/err" | head -n 1 >"$work/out"
equal "a reader that goes away: exit code" 141 "${PIPESTATUS[2]}"
equal "a reader that goes away: no complaint" "$solution" "$(cat "$work/out" "$work/err")"

# A signal that was ignored when this shell began is ignored by all processes it starts; a test would wait in vain.
if [ -n "$(trap -p INT)" ]; then
    skip "Ctrl-C, for it is ignored here"
else
    interrupt "yes $hardest" 3
    equal "Ctrl-C: exit code" 130 "$code"
    lines_are_whole "Ctrl-C"
    interrupt "yes $hardest" 3 --solver bulk
    equal "Ctrl-C, in lanes: exit code" 130 "$code"
    lines_are_whole "Ctrl-C, in lanes"
fi

if [[ $(script --version 2>/dev/null) = *util-linux* ]]; then
    yes "$hardest" | head -n 12 | "$escargot" shuffle --seed 7 - >"$work/hard" 2>/dev/null
    equal "a bar with the time left on a terminal" yes "$(script -qec "'$escargot' rate --scale explainer --resume '$work/resumed' '$work/hard'" /dev/null </dev/null |
            tr '\r' '\n' | grep -E '^\[#+ *\] +[0-9]+ %, [0-9]+ puzzles, [0-9.]+ a second, [0-9]+:[0-9]{2} left' >/dev/null && echo yes)"
else
    skip "the bar on a terminal, for there is no script of util-linux"
fi

# shellcheck source=cli/src/main/dist/lib/find-jdk.sh
. cli/src/main/dist/lib/find-jdk.sh
find_jdk || exit 1
mkdir "$work/a place"
if (cd "$work/a place" && "$java_home/bin/jar" xf "$root"/cli/target/escargot-*.zip); then
    unpacked=$(echo "$work/a place"/escargot-*)
    # The jar tool, unlike unzip, drops the permissions.
    chmod +x "$unpacked/bin/escargot"
    # The first run serves the page until the end: its cache is made all the same.
    "$unpacked/bin/escargot" play --no-browser --port $((20000 + $$ % 10000)) >"$work/played" 2>&1 </dev/null &
    playing=$!
    trap 'kill "$playing" 2>/dev/null; rm -rf "$work"' EXIT
    while [ ! -s "$work/played" ] && kill -0 "$playing" 2>/dev/null; do sleep 0.1; done
    equal "the zip, second run" "$solution" "$("$unpacked/bin/escargot" solve "$hardest" 2>&1)"
    # Two first runs at once: one of them makes the cache, which the answers do not wait for.
    "$unpacked/bin/escargot" hint "$hardest" >"$work/hint" &
    equal "the zip, a first hint" "0 $("$escargot" hint "$hardest")" "$? $("$unpacked/bin/escargot" hint "$hardest" 2>&1)"
    wait $!
    equal "the zip, another at once" "$("$escargot" hint "$hardest")" "$(cat "$work/hint")"
    while IFS= read -r line; do
        case $line in
            *play) continue ;;
        esac
        # shellcheck disable=SC2086
        equal "README of the zip: $line" 0 "$(cd "$unpacked" && $line >/dev/null 2>&1; echo $?)"
    done < <(grep '^bin/escargot ' "$unpacked/README.md")
    equal "README of the zip: no links" "" "$(grep -o '](.*' "$unpacked/README.md")"
    mkdir "$work/jar"
    for jar in "$unpacked"/lib/*.jar; do
        name=$(basename "$jar" .jar)
        (cd "$work/jar" && rm -rf META-INF && "$java_home/bin/jar" xf "$jar" META-INF)
        # ZXing's has none: NOTICES names its license.
        if [ "$name" != core ]; then
            equal "$name: a license in it" 1 "$(find "$work/jar/META-INF" \( -name LICENSE -o -name LICENSE.txt \) | wc -l | tr -d ' ')"
        fi
        case $name in
            escargot-*) equal "$name: the license in it" 0 "$(cmp -s LICENSE "$work/jar/META-INF/LICENSE"; echo $?)" ;;
            *)
                version=$(find "$work/jar/META-INF" -name pom.properties -exec sed -n 's/^version=//p' {} +)
                : "${version:=$(sed -n "s:.*<$name.version>\(.*\)</.*:\1:p" pom.xml)}"
                equal "$name: in NOTICES with its version" 1 \
                    "$(grep -c "^$name $version, in lib/$name.jar" "$unpacked/NOTICES")"
                ;;
        esac
    done
    if "$java_home/bin/jar" tf "$unpacked/lib/escargot-web.jar" | grep /sw.js >/dev/null; then
        (cd "$work/jar" && "$java_home/bin/jar" xf "$unpacked/lib/escargot-web.jar")
        for part in $(grep -ohE 'workbox:[a-z-]+' "$work/jar"/org/escargot/web/site/workbox-*.js | tr : - | sort -u) preact; do
            equal "notices of the page: $part" 1 "$(grep -c "^$part [0-9.]*, MIT" "$unpacked/page-notices.txt")"
        done
    else
        skip "notices of the page, for it was left out"
    fi
    mkdir "$work/links"
    ln -s "$unpacked/bin/escargot" "$work/links/escargot"
    equal "through a link" "$solution" "$("$work/links/escargot" solve "$hardest")"
else
    fail "the zip cannot be unpacked"
fi

mkdir "$work/consumer"
if "$java_home/bin/javac" -p cli/target/dist/lib/escargot-engine.jar \
    -d "$work/consumer" engine/src/it/consumer/module-info.java engine/src/it/consumer/example/Consumer.java; then
    equal "a project of its own that uses the engine" 1 "$("$java_home/bin/java" \
        -p "$work/consumer:cli/target/dist/lib/escargot-engine.jar" -m example/example.Consumer | tail -n 1)"
else
    fail "a project of its own does not compile against the engine"
fi

# The examples for Java developers, against the packaged engine on the class path, one of them on the module path too.
engine=cli/target/dist/lib/escargot-engine.jar
example() { "$java_home/bin/java" "$@" </dev/null 2>"$work/err" || cat "$work/err"; }
equal "README shows the first example as it is" "$(cat docs/examples/java/Solve.java)" \
    "$(awk '/^```$/ { inside = 0 } inside { print } /^```java$/ { inside = 1 }' README.md)"
equal "example: solve" "$solution 1" "$(example -cp "$engine" docs/examples/java/Solve.java | paste -sd ' ' -)"
equal "example: explain" "Μόνο ένα κελί" "$(example -cp "$engine" docs/examples/java/Explain.java | tail -n 1 | cut -d ' ' -f 1-3)"
equal "example: generate" 1 "$(example -cp "$engine" docs/examples/java/Generate.java | cut -d ' ' -f 1 |
    "$escargot" solve --count - | cut -f 2)"
for path in "-cp $engine" "-p $engine --add-modules org.escargot.engine"; do
    # shellcheck disable=SC2086
    equal "example: rate a list, $path" "8 10.5/1.2/1.2" "$(example $path docs/examples/java/RateList.java docs/examples/puzzles.txt |
        awk 'NR == 4 { er = $2 } END { print NR, er }')"
done

# caches_of FOLDER COUNT: how many caches FOLDER has, once they are COUNT. They are made after the answer, in the time
# that others leave, which beside busy neighbors is little: only after half an hour none is waited for any more.
caches_of() {
    local made tries=0
    until made=$(find "$1/lib" -name '*.aot' -size +1000 | wc -l | tr -d ' ') && [ "$made" -ge "$2" ]; do
        tries=$((tries + 1))
        if [ "$tries" -gt 18000 ]; then break; fi
        sleep 0.1
    done
    echo "$made"
}
if [ -n "${unpacked-}" ]; then
    equal "the zip, caches made" 2 "$(caches_of "$unpacked" 2)"
    if [ -d "$work/jar/org/escargot/web/site" ]; then
        equal "the zip, first run" 1 "$(grep -c '^Escargot plays at http://localhost:' "$work/played")"
        equal "the zip, the page served all the while" 0 "$(kill "$playing"; echo $?)"
    fi
    equal "the zip, with its caches" "$solution $("$escargot" hint "$hardest")" \
        "$("$unpacked/bin/escargot" solve "$hardest" 2>&1) $("$unpacked/bin/escargot" hint "$hardest" 2>&1)"
fi

finish smoke
