#!/usr/bin/env bash
# Makes all that a release consists of, and uploads nothing:
#
#   release/release.sh VERSION [OUTPUT [MAVEN-OPTION...]]
#
# It builds the last commit in a clone of its own, so that nothing else gets in, and leaves in OUTPUT (target/release)
# the bundle for Maven Central, the downloads with and without a Java runtime, the page as a site, the npm packages and
# the container image. The key that signs is that of the variable MAVEN_GPG_KEY; without one nothing is signed. With the
# Maven option -DskipUpload=false the bundle is uploaded, too.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1-} in
    [0-9]*.[0-9]*.[0-9]*) version=$1 ;;
    *)
        echo "usage: release/release.sh VERSION [OUTPUT [MAVEN-OPTION...]], with a VERSION such as 1.2.3" >&2
        exit 2
        ;;
esac
mkdir -p "${2:-target/release}"
output=$(cd "${2:-target/release}" && pwd)
shift "$(($# > 2 ? 2 : $#))"

signing=
if [ -z "${MAVEN_GPG_KEY-}" ]; then
    echo "release: no key in MAVEN_GPG_KEY, so nothing is signed" >&2
    signing=-Dgpg.skip
fi

tree=$output/tree
rm -rf "$tree"
git clone -q . "$tree"
cd "$tree"
# JReleaser runs here: it wants a remote that has a host, and looks for the files where they are by default.
git remote set-url origin https://github.com/escargot-sudoku/escargot.git
mkdir target
ln -s "$output" target/release
./mvnw -q -Preach versions:set -DnewVersion="$version"
# The tests have run before: this is the commit that ./check was green for.
./mvnw -q -Prelease,reach -Dquick -pl '!bench' -DskipTests -Dmaven.install.skip $signing "$@" deploy >"$output/build.log" 2>&1 || {
    tail -n 40 "$output/build.log" >&2
    exit 1
}
cp bom/target/central-publishing/central-bundle.zip "$output/escargot-$version-central.zip"
cp "cli/target/escargot-$version.zip" "web/target/escargot-site-$version.zip" web/target/*.tgz "$output"
release/image.sh "$output"
