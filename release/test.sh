#!/usr/bin/env bash
# Tests what release.sh makes: the bundle as Maven Central and strangers' projects take it, the downloads where there is
# no Java. `./check --reach` runs it.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/../cli/src/test/shell/checks.sh"
cd "$root" || exit 1
version=0.1.0
jdk_needs_compiler=yes
# shellcheck source=cli/src/main/dist/lib/find-jdk.sh
. cli/src/main/dist/lib/find-jdk.sh
find_jdk || exit 127
# shellcheck disable=SC2154
java=$java_home/bin/java
modules=(engine simd print scan web cli spark)

# A key for this run alone.
if command -v gpg >/dev/null; then
    export GNUPGHOME=$work/gnupg
    mkdir -m 700 "$GNUPGHOME"
    gpg --batch --quiet --passphrase '' --quick-gen-key 'Escargot test <test@example.org>' rsa3072 sign 1d 2>/dev/null
    MAVEN_GPG_KEY=$(gpg --batch --armor --export-secret-keys)
    export MAVEN_GPG_KEY
else
    unset MAVEN_GPG_KEY
    skip "signatures, for gpg is not installed"
fi

for build in one two; do
    if ! release/release.sh $version "$work/$build" >"$work/$build.files"; then
        fail "release.sh, build $build"
        finish release
        exit 1
    fi
    mkdir "$work/$build/bundle"
    unzip -q "$work/$build/escargot-$version-central.zip" -d "$work/$build/bundle"
done
pass

# The bundle
group=$work/one/bundle/io/github/escargot-sudoku
if [ -n "${MAVEN_GPG_KEY-}" ]; then
    find "$work/one/bundle" -name '*.asc' | sort >"$work/signatures"
    equal "bundle: a signature for each file" \
        "$(find "$work/one/bundle" -type f | grep -vE '\.(asc|md5|sha1|sha256|sha512)$' | sort)" \
        "$(sed 's/\.asc$//' "$work/signatures")"
    while read -r signature; do
        if gpg --batch --quiet --verify "$signature" "${signature%.asc}" 2>/dev/null; then pass; else fail "$signature"; fi
    done <"$work/signatures"
fi
for module in "${modules[@]}"; do
    base=$group/escargot-$module/$version/escargot-$module-$version
    for part in .pom .jar -sources.jar -javadoc.jar -cyclonedx.json; do
        if [ -s "$base$part" ]; then pass; else fail "bundle: no escargot-$module-$version$part"; fi
    done
    for field in name description; do
        equal "bundle: $field of $module" 1 "$(grep -c "^  <$field>" "$base.pom")"
    done
    equal "bill of materials: $module" 1 \
        "$(grep -c "<artifactId>escargot-$module</artifactId>" "$group/escargot-bom/$version/escargot-bom-$version.pom")"
done
for artifact in parent bom; do
    pom=$group/escargot-$artifact/$version/escargot-$artifact-$version.pom
    for field in name description url licenses developers scm; do
        equal "bundle: $field of $artifact" 1 "$(grep -c "^  <${field}[ >]" "$pom")"
    done
done
equal "bundle: nothing unfinished" "" "$(grep -rl --include='*.pom' --include='*.json' -e -SNAPSHOT "$group")"
for build in one two; do find "$work/$build/bundle" -name '*.asc*' -delete; done
equal "bundle: two builds, same bytes" "" "$(diff -rq "$work/one/bundle" "$work/two/bundle")"
for file in "$work"/one/*.tgz "$work"/one/escargot-$version.zip "$work"/one/escargot-site-$version.zip; do
    if cmp -s "$file" "$work/two/${file##*/}"; then pass; else fail "two builds differ: ${file##*/}"; fi
done

# What package managers would be told, rendered and kept here.
(cd "$work/one/tree" && JRELEASER_GITHUB_TOKEN=none JRELEASER_SDKMAN_CONSUMER_KEY=none \
    JRELEASER_SDKMAN_CONSUMER_TOKEN=none ./mvnw -q -N jreleaser:package -Djreleaser.dry.run) >"$work/told" 2>&1 ||
    fail "JReleaser: $(grep ERROR "$work/told" | head -n 3)"
packages=$work/one/tree/target/jreleaser/package/escargot
for file in brew/Formula/escargot.rb scoop/bucket/escargot.json; do
    if grep -q . "$packages/$file"; then pass; else fail "JReleaser: no $file"; fi
done
equal "JReleaser: Homebrew knows the download's sum" 1 \
    "$(grep -c "$(sha256sum "$work/one/escargot-$version.zip" | cut -d ' ' -f 1)" "$packages/brew/Formula/escargot.rb")"

# A stranger's project takes the bundle for its repository.
stranger() {
    ./mvnw -q -f release/stranger/pom.xml -Dmaven.repo.local.tail="$work/one/bundle" \
        -Dmaven.repo.local.tail.ignoreAvailability=true -Dwork="$work/stranger" -Descargot=$version compile 2>&1
}
equal "a stranger's project compiles" "" "$(stranger)"
engine=$group/escargot-engine/$version/escargot-engine-$version.jar
equal "a stranger's project on the class path" "$solution" \
    "$("$java" -cp "$work/stranger/classes:$engine" org.example.Stranger $hardest)"
equal "a stranger's project on the module path" "$solution" \
    "$("$java" -p "$work/stranger/classes:$engine" -m org.example.stranger/org.example.Stranger $hardest)"

# The npm package, on Node.js and on Deno.
mkdir "$work/npm"
tar -xzf "$work/one/escargot-sudoku-engine-$version.tgz" -C "$work/npm"
told="$solution
Placez
Extreme"
hinted() { "$@" release/stranger/hint.mjs "$work/npm/package" $hardest 2>&1 | sed 's/.*\(Placez\).*/\1/'; }
PATH=$(.ci/node):$PATH
equal "npm package on Node.js" "$told" "$(hinted node)"
if npm install --silent --no-audit --no-fund --prefix "$work/deno" deno@2.9.6 >/dev/null 2>&1; then
    equal "npm package on Deno" "$told" "$(hinted "$work/deno/node_modules/.bin/deno" run --quiet --allow-read)"
else
    skip "Deno, for npm does not have it for this system"
fi

# compatible: says whether the engine of the tree still serves what was compiled with the bundle's.
compatible() {
    if (cd "$work/one/tree" && ./mvnw -q -Dquick -DskipTests -pl engine -Dreleased=$version \
        -Dmaven.repo.local.tail="$work/one/bundle" -Dmaven.repo.local.tail.ignoreAvailability=true verify) \
        >"$work/compatible" 2>&1; then
        echo yes
    else
        grep -o METHOD_LESS_ACCESSIBLE "$work/compatible" | head -n 1
    fi
}
(cd "$work/one/tree" && ./mvnw -q -Preach versions:set -DnewVersion=$version.1)
equal "the same engine is compatible" yes "$(compatible)"
sed -i.old 's/public static long count(/static long count(/' "$work/one/tree/engine/src/main/java/org/escargot/Sudoku.java"
equal "an engine that hides a method is not" METHOD_LESS_ACCESSIBLE "$(compatible)"

# The downloads, where there is no Java. Nothing of this machine's own Java is on the PATH; a program that found it all
# the same would say so in its cache's name.
mkdir "$work/no java" "$work/home"
bare=(env -i HOME="$work/home" PATH=/usr/bin:/bin LC_ALL=C.UTF-8)
alone() { "${bare[@]}" "$@" 2>&1 </dev/null; }

# works NAME PROGRAM
works() {
    equal "$1: solve" "$solution" "$(alone "$2" solve $hardest)"
    equal "$1: a list in lanes" "$solution" "$(alone "$2" solve --solver lanes $hardest)"
    equal "$1: generate" 81 "$(alone "$2" generate --seed 7 --format line | cut -f 1 | tr -d '\n' | wc -c | tr -d ' ')"
    equal "$1: hint in Greek" 1 "$(alone "$2" hint --lang el $hardest | grep -c τετράγωνο)"
    alone "$2" print $hardest --out "$work/paper.pdf" >"$work/out"
    equal "$1: print" "escargot: 1 puzzle on 2 pages: $work/paper.pdf" "$(cat "$work/out")"
    alone "$2" library add --library "$work/library.db" $hardest >"$work/out"
    equal "$1: library" "1 puzzle: 1 new, 0 already in the library" "$(cat "$work/out")"
    rm -f "$work/library.db"
    "${bare[@]}" "$2" play --no-browser --port 18729 >"$work/out" 2>&1 </dev/null &
    local server=$! tries=0
    until grep -q http "$work/out" || [ $((tries += 1)) -gt 1500 ]; do sleep 0.2; done
    equal "$1: play" 1 "$(curl -s http://localhost:18729/ | grep -c '<title>')"
    kill $server
    wait $server 2>/dev/null
    equal "$1: its own Java, and no new cache" 0 "$(find "$work/home" -name '*.aot' | wc -l | tr -d ' ')"
}

# said WHAT EXPRESSION BYTES: docs/install.md names the megabytes of the build, to a tenth. The expression of sed finds them.
said() {
    local figure bytes=$3
    figure=$(sed -n "s/.*$2.*/\1/p" docs/install.md)
    if [ -n "$figure" ] && [ $((figure * 9)) -le $((bytes / 100000)) ] && [ $((bytes / 100000)) -le $((figure * 11)) ]; then
        pass
    else
        fail "$1: docs/install.md says '$figure' MB, and $((bytes / 1000000)) are right"
    fi
}

archive=$(grep '\.tar\.gz$' "$work/one.files")
tar -xzf "$archive" -C "$work/no java"
works "archive" "$(echo "$work/no java"/escargot-*/bin/escargot)"
if package=$(grep '\.deb$' "$work/one.files"); then
    dpkg-deb -x "$package" "$work/installed"
    works "Debian package" "$work/installed/usr/bin/escargot"
    equal "Debian package: version" $version "$(dpkg-deb -f "$package" Version)"
    equal "Debian package: pulls in no desktop" "libc6 (>= 2.17), zlib1g" \
        "$(dpkg-deb -f "$package" Depends Recommends Pre-Depends | sed 's/^Depends: //')"
    # With the installed folder in place of /usr, where it would be removed.
    touch "$work/installed/usr/lib/escargot/lib/sqlite-1-libsqlitejdbc.so"
    dpkg-deb -e "$package" "$work/control"
    sed "s|/usr/|$work/installed/usr/|" "$work/control/prerm" | sh -s remove
    equal "Debian package: nothing that root unpacked stays" sqlite-jdbc.jar \
        "$(cd "$work/installed/usr/lib/escargot/lib" && echo sqlite-*)"
    said "Debian package: what is fetched" 'about \([0-9]*\) MB to fetch' "$(stat -c %s "$package")"
    said "Debian package: on the disk" 'fetch, \([0-9]*\) MB on the disk' "$((1024 * $(dpkg-deb -f "$package" Installed-Size)))"
    share=$work/installed/usr/share
    equal "Debian package: completion for bash" 1 "$(grep -c '^function _complete_escargot()' "$share/bash-completion/completions/escargot")"
    equal "Debian package: completion for zsh" '#compdef escargot' "$(head -n 1 "$share/zsh/vendor-completions/_escargot")"
    equal "Debian package: completion for fish" '# Completion of escargot in fish.' \
        "$(head -n 1 "$share/fish/vendor_completions.d/escargot.fish")"
    equal "Debian package: manual page has the commands" 1 "$(zcat "$share/man/man1/escargot.1.gz" | grep -c '^.SS library')"
    equal "Debian package: changelog" '# Changelog' "$(zcat "$share/doc/escargot/changelog.gz" | head -n 1)"
else
    skip "the Debian package, for dpkg-deb is not installed"
fi

# The container image, without an engine for containers: its layers in one folder, with the arguments it names.
mkdir -p "$work/oci" "$work/layers/proc" "$work/layers/dev"
if container=$(grep '\.tar$' "$work/one.files") &&
    unshare --mount mount --bind /proc "$work/layers/proc" 2>/dev/null; then
    said "container image" 'about \([0-9]*\) MB compressed' "$(stat -c %s "$container")"
    tar -xf "$container" -C "$work/oci"
    for blob in "$work"/oci/blobs/sha256/*; do tar -xzf "$blob" -C "$work/layers" 2>/dev/null; done
    entrypoint=$(cat "$work"/oci/blobs/sha256/* 2>/dev/null | grep -ao '"Entrypoint":\[[^]]*' | head -n 1 |
        sed 's/.*\[//; s/"//g; s/,/ /g')
    # contained ARGUMENT...: with the variable that options="NAME=VALUE" names
    contained() {
        # shellcheck disable=SC2016,SC2086
        options=${options-} unshare --mount sh -c 'mount --bind /proc "$0/proc" && mount --bind /dev "$0/dev" &&
            exec env -i LC_ALL=C.UTF-8 ${options:+"$options"} \
            "$(command -v chroot)" --userspec=65532:65532 "$0" "$@"' "$work/layers" $entrypoint "$@" 2>&1 </dev/null
    }
    equal "container: solve" "$solution" "$(contained solve $hardest)"
    lanes=$(options=JDK_JAVA_OPTIONS=@/opt/escargot/lib/lanes.options contained solve --solver lanes $hardest)
    equal "container: in lanes" "1 $solution" "$(echo "$lanes" | grep -c incubator) $(echo "$lanes" | tail -n 1)"
    equal "container: print" "escargot: 1 puzzle on 2 pages: /data/paper.pdf" "$(contained print $hardest --out /data/paper.pdf)"
else
    skip "the container image, for only root can enter it"
fi
finish release
