#!/usr/bin/env bash
# Packs the built program with a Java runtime of its own, for people who have no JDK:
#
#   release/image.sh [OUTPUT]
#
# writes into OUTPUT (target/release) escargot-VERSION-SYSTEM.tar.gz, on Windows .zip, and where dpkg-deb is installed
# escargot_VERSION_ARCHITECTURE.deb, on Linux also a container image. SYSTEM is that of this machine, such as linux-x64:
# a runtime cannot be linked for another one without that one's JDK. The caches for fast starts are made here, because
# the folder of an installed program cannot be written by those who run it.
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-target/release}
dist=cli/target/dist
# Modules that no jar names: numbers and dates in our languages, and what PDFBox frees its memory with.
beside=jdk.localedata,jdk.unsupported

fail() {
    echo "image: $1" >&2
    exit 1
}

[ -f "$dist/lib/escargot-cli.jar" ] || fail "build the program first, with ./mvnw package"
unzip -l "$dist/lib/escargot-web.jar" '*/index.html' >/dev/null || fail "this build leaves the page out; it needs Node.js"

jdk_needs_compiler=yes
# shellcheck source=cli/src/main/dist/lib/find-jdk.sh disable=SC1091
. "$dist/lib/find-jdk.sh"
find_jdk
# shellcheck disable=SC2154
jdk=$java_home

case $(uname -s) in
    Linux) system=linux native=Linux ;;
    Darwin) system=macos native=Mac ;;
    MINGW* | MSYS*) system=windows native=Windows ;;
    *) fail "no images are made for $(uname -s)" ;;
esac
case $(uname -m) in
    x86_64) machine=x64 debian=amd64 native=$native/x86_64 ;;
    aarch64 | arm64) machine=arm64 debian=arm64 native=$native/aarch64 ;;
    *) fail "no images are made for $(uname -m)" ;;
esac
version=$(unzip -p "$dist/lib/escargot-cli.jar" META-INF/MANIFEST.MF |
    sed -n 's/^Implementation-Version: \([^[:space:]]*\).*/\1/p')
name=escargot-$version-$system-$machine
mkdir -p "$output"
output=$(cd "$output" && pwd)
image=$output/$name
rm -rf "$image"

# The modules of the JDK that any of the jars needs.
modules() {
    for jar in "$dist"/lib/*.jar; do
        "$jdk/bin/jdeps" --multi-release 25 --ignore-missing-deps --module-path "$dist/lib" --list-deps "$jar" 2>/dev/null
    done | sed -n 's/^ *\(\(java\|jdk\)\.[a-z.]*\)$/\1/p' | sort -u | paste -sd, -
}

# Leaves in the database's jar its code for this system alone; that for all the others is 13 MB.
slim_database() {
    local jar=$image/lib/sqlite-jdbc.jar unpacked=$image/database
    unzip -q "$jar" -d "$unpacked"
    [ -d "$unpacked/org/sqlite/native/$native" ] || fail "the database has no code for $native"
    find "$unpacked/org/sqlite/native" -mindepth 2 -maxdepth 2 -type d ! -path "*/$native" -exec rm -rf {} +
    "$jdk/bin/jar" --create --no-manifest --date 2026-01-01T00:00:00Z --file "$jar" -C "$unpacked" .
    rm -rf "$unpacked"
}

cp -R "$dist" "$image"
rm -f "$image"/lib/*.aot*
slim_database
"$jdk/bin/jlink" --add-modules "$(modules),$beside" --include-locales en,fr,el --strip-java-debug-attributes \
    --no-header-files --no-man-pages --compress zip-6 --output "$image/runtime" 2>/dev/null
# A cache holds for jars of the same time alone, to the second; the archives keep this one.
find "$image" -exec touch -t 202601010000.00 {} +

# One start of each kind makes its cache, and waits for it: for single puzzles, for long lists, for ratings.
case $system in
    windows) start=$image/bin/escargot.cmd ;;
    *) start=$image/bin/escargot ;;
esac
hardest=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
export ESCARGOT_TRAIN=now
ESCARGOT_JAVA_HOME='' "$start" solve "$hardest" >/dev/null
ESCARGOT_JAVA_HOME='' "$start" solve --solver lanes "$hardest" >/dev/null
ESCARGOT_JAVA_HOME='' "$start" rate "$hardest" >/dev/null
[ "$(find "$image/lib" -name '*.aot' -size +1000k | wc -l)" -eq 3 ] || fail "the caches for fast starts were not made"

if [ "$system" = windows ]; then
    (cd "$output" && "$jdk/bin/jar" -cMf "$name.zip" "$name")
    echo "$output/$name.zip"
else
    tar -C "$output" -czf "$output/$name.tar.gz" "$name"
    echo "$output/$name.tar.gz"
fi

if command -v dpkg-deb >/dev/null; then
    release/deb.sh "$image" "$version" "$debian" "$output"
fi
if [ "$system" = linux ]; then release/oci.sh "$image" "$version" "$debian" "$output"; fi
rm -rf "$image"
