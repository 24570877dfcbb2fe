#!/usr/bin/env bash
# Makes a container image of an image for Linux:
#
#   release/oci.sh IMAGE VERSION ARCHITECTURE OUTPUT
#
# It has no base image: below the program lies the C library of this machine and nothing else, no shell either. The tar
# that it writes is for `podman load`, `docker load` or `skopeo copy docker-archive:...`.
set -euo pipefail
cd "$(dirname "$0")/.."
image=$1 version=$2 architecture=$3 output=$4
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root/files/opt" "$root/files/data" "$root/files/tmp" "$root/work/classes"
cp -a "$image" "$root/files/opt/escargot"
# A cache holds for jars of the same time alone, and Jib gives all files this one.
rm -f "$root"/files/opt/escargot/lib/*.aot
find "$root/files" -exec touch -d @1 {} +
ESCARGOT_TRAIN=now ESCARGOT_JAVA_HOME='' "$root/files/opt/escargot/bin/escargot" --version >/dev/null
# What the runtime is linked to; the libraries for windows and sound are not called without a screen.
windows='libawt_xawt|libsplashscreen|libjsound|libjawt'
find "$image/runtime" -type f \( -name '*.so' -o -path '*/bin/java' \) | grep -Ev "$windows" | xargs ldd |
    sed -n 's/.*\( \|\t\)\(\/[^ ]*\) (0x.*/\2/p' | grep -v "^$image" | sort -u | while read -r library; do
    mkdir -p "$root/files${library%/*}"
    cp -L "$library" "$root/files$library"
done
if [ -f /usr/share/doc/libc6/copyright ]; then cp /usr/share/doc/libc6/copyright "$root/files/opt/escargot/libc-copyright"; fi
cache=$(cd "$root/files/opt/escargot/lib" && echo *.aot)
./mvnw -q -f release/oci/pom.xml -Dwork="$root/work" -Droot="$root/files" -Drelease="$version" -Darchitecture="$architecture" \
    -Dcache="$cache" -Dtar="$output/escargot-$version-oci-$architecture.tar" jib:buildTar >"$root/log" 2>&1 || {
    tail -n 20 "$root/log" >&2
    exit 1
}
echo "$output/escargot-$version-oci-$architecture.tar"
