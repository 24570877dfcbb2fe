#!/usr/bin/env bash
# Tests when the launcher of the sources builds, and what it says: in an empty project whose Maven builds nothing.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/checks.sh"
cd "$root" || exit 1

project=$work/project
escargot=$project/escargot
mkdir -p "$project/cli/src/main/dist/lib" "$project/web/src"
cp escargot "$project"
cp cli/src/main/dist/lib/find-jdk.sh "$project/cli/src/main/dist/lib"
cp -R web/src/build "$project/web/src"
cp web/package.json web/package-lock.json "$project/web"
for part in pom.xml .mvn engine/pom.xml engine/src/main simd/pom.xml simd/src/main print/pom.xml print/src/main scan/pom.xml scan/src/main web/pom.xml web/vite.config.ts \
    web/src/main docs/techniques cli/pom.xml cli/src/build; do mkdir -p "$project/$part"; done
cat >"$project/mvnw" <<'END'
#!/bin/sh
echo "$*" >>built
mkdir -p cli/target/dist/bin
printf '#!/bin/sh\necho "ran $*"\n' >cli/target/dist/bin/escargot
chmod +x cli/target/dist/bin/escargot
END
chmod +x "$project/mvnw"

# A Node.js that says what FAKE_NODE says of its version, and an npm whose registry is FAKE_REGISTRY.
mkdir "$work/bin"
cat >"$work/bin/node" <<END
#!/bin/sh
if [ "\$1" = --version ]; then echo "\$FAKE_NODE"; else exec '$(command -v node)' "\$@"; fi
END
cat >"$work/bin/npm" <<'END'
#!/bin/sh
if [ "$FAKE_REGISTRY" = up ]; then mkdir -p node_modules; exit; fi
echo "npm error code ECONNREFUSED" >&2
echo "npm error FetchError: request to $FAKE_REGISTRY failed, reason: connect ECONNREFUSED" >&2
exit 1
END
chmod +x "$work/bin/node" "$work/bin/npm"
PATH=$work/bin:$PATH
export FAKE_NODE=v22.12.0 FAKE_REGISTRY=up

# launch NAME BUILDS SENTENCE ARGUMENT...: Maven must have run BUILDS times by now, and SENTENCE be all that is said.
launch() {
    run "${@:4}"
    equal "$1: runs" "0 ran ${*:4}" "$code $(cat "$work/out")"
    equal "$1: builds" "$2" "$(wc -l <"$project/built" | tr -d ' ')"
    equal "$1: says" "$3" "$(grep -v ' building ' "$work/err")"
}
built_without_page() { tail -n 1 "$project/built" | grep -c -- -DnoPage; }
left_out="escargot: leaving out the page, for"

FAKE_NODE=v20.18.3
launch "old Node.js" 1 \
    "$left_out Node.js 20.19 or later of 20, or 22.12 or later, is needed, and v20.18.3 is installed" solve
equal "old Node.js: no page" 1 "$(built_without_page)"
launch "old Node.js, again" 1 "" play
FAKE_NODE=v22.12.0
FAKE_REGISTRY=http://no/
launch "new Node.js, no registry" 1 \
    "$left_out npm cannot install the page's packages: request to http://no/ failed, reason: connect ECONNREFUSED" solve
launch "no registry, again" 1 "" solve
touch "$project/pom.xml"
launch "no registry, something changed" 2 \
    "$left_out npm cannot install the page's packages: request to http://no/ failed, reason: connect ECONNREFUSED" solve
equal "no registry: no page" 1 "$(built_without_page)"
launch "no registry, the page wanted" 2 \
    "$left_out npm cannot install the page's packages: request to http://no/ failed, reason: connect ECONNREFUSED" play
FAKE_REGISTRY=up
launch "a registry, the page not wanted" 2 "" solve
launch "a registry, the page wanted" 3 "" play
equal "a registry: the page" 0 "$(built_without_page)"
launch "all there" 3 "" play
FAKE_REGISTRY=http://no/
touch "$project/pom.xml"
launch "packages there, no registry needed" 4 "" solve
equal "packages there: the page" 0 "$(built_without_page)"

touch "$project/pom.xml"
sleep 30 &
their_maven=$!
echo "999999999 $their_maven" >"$project/cli/target/launcher.lock"
"$escargot" solve >"$work/out" 2>"$work/err" </dev/null &
waiting=$!
until grep -q waiting "$work/err"; do sleep 0.1; done
equal "the Maven of a killed launcher: no second one beside it" 4 "$(wc -l <"$project/built" | tr -d ' ')"
kill "$their_maven"
wait "$their_maven" 2>/dev/null
wait "$waiting"
equal "the Maven of a killed launcher, ended: builds" "5 ran solve" "$(wc -l <"$project/built" | tr -d ' ') $(cat "$work/out")"

if [[ $(script --version 2>/dev/null) = *util-linux* ]]; then
    cp "$project/mvnw" "$work/mvnw"
    sed -i '2i echo "[INFO] Building Escargot page 0.1.0-SNAPSHOT      [5/7]"\necho "[INFO] --- assembly:3.8.0:single (site) @ escargot-web ---"\nsleep 3' "$project/mvnw"
    touch "$project/pom.xml"
    seen=$(TERM=xterm script -qec "'$escargot' solve" /dev/null </dev/null | tr '\r' '\n')
    equal "the phases on a terminal" yes "$(grep -E 'escargot: 5 of 7, packing Escargot page, [0-9]+ s \.\.\.' >/dev/null <<<"$seen" && echo yes)"
    equal "the phases, wiped" "ran solve" "$(tail -n 1 <<<"$seen" | sed 's/.*\x1b\[K//' | tr -d '\n')"
    touch "$project/pom.xml"
    run solve
    equal "no phases where there is no terminal" 1 "$(wc -l <"$work/err" | tr -d ' ')"
    mv "$work/mvnw" "$project/mvnw"
else
    skip "the phases on a terminal, for there is no script of util-linux"
fi

code=0
PATH='' "$escargot" solve 2>"$work/err" || code=$?
equal "no PATH" "127 escargot: the PATH names no folder with find and rm" "$code $(cat "$work/err")"
# A mvn that is installed would fetch it by its own settings.
mkdir "$work/tools"
ln -s "$(command -v dirname)" "$work/tools"
code=0
MAVEN_USER_HOME=$work/m2 MAVEN_ARCHIVE=nonsense PATH=$work/tools "$root/mvnw" --version 2>"$work/err" >&2 || code=$?
equal "no address of Maven" "1 1" "$code $(grep -c "MAVEN_ARCHIVE must be an address" "$work/err")"

finish launcher
