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

# refused NAME PATH WORDS: ./check says in one sentence what is missing, and builds nothing.
refused() {
    code=0
    touch "$work/before"
    PATH=$2 FAKE_NODE=v20.20.2 ./check >"$work/out" 2>"$work/err" || code=$?
    equal "check, $1: exit code and lines" "2 1 0" \
        "$code $(wc -l <"$work/err" | tr -d ' ') $(wc -c <"$work/out" | tr -d ' ')"
    equal "check, $1: what is missing" 1 "$(grep -c "^check: .*$3" "$work/err")"
    equal "check, $1: nothing built" "" "$(find cli/target -newer "$work/before" 2>/dev/null)"
}
refused "old Node.js" "$old" "Node.js.*v20.20.2"
mkdir "$work/none"
for tool in sh dirname mkdir; do ln -s "$(command -v $tool)" "$work/none/$tool"; done
refused "no Node.js" "$work/none" "Node.js.*not installed"

finish node-test
