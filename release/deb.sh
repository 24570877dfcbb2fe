#!/usr/bin/env bash
# Makes the Debian package of an image:
#
#   release/deb.sh IMAGE VERSION ARCHITECTURE OUTPUT
#
# The program lies in /usr/lib/escargot, its command in /usr/bin, and an entry of the menu opens the page.
set -euo pipefail
cd "$(dirname "$0")"
image=$1 version=$2 architecture=$3 output=$4
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

install -d "$root/DEBIAN" "$root/usr/bin" "$root/usr/lib" "$root/usr/share/doc/escargot" \
    "$root/usr/share/bash-completion/completions" "$root/usr/share/zsh/vendor-completions" \
    "$root/usr/share/fish/vendor_completions.d" "$root/usr/share/man/man1"
cp -a "$image" "$root/usr/lib/escargot"
ln -s ../lib/escargot/bin/escargot "$root/usr/bin/escargot"
rm -f "$root"/usr/lib/escargot/bin/*.cmd "$root"/usr/lib/escargot/lib/*.cmd
install -D -m 644 debian/escargot.desktop "$root/usr/share/applications/escargot.desktop"
install -D -m 644 ../web/src/main/page/public/icon-512.png "$root/usr/share/icons/hicolor/512x512/apps/escargot.png"
install -m 644 debian/copyright "$root/usr/share/doc/escargot/copyright"
install -m 644 ../cli/src/main/dist/NOTICES "$root/usr/share/doc/escargot/NOTICES"
install -D -m 644 ../web/src/main/page/public/icon.svg "$root/usr/share/icons/hicolor/scalable/apps/escargot.svg"
install -D -m 644 debian/io.github.escargot_sudoku.escargot.metainfo.xml \
    "$root/usr/share/metainfo/io.github.escargot_sudoku.escargot.metainfo.xml"
gzip -9n <../CHANGELOG.md >"$root/usr/share/doc/escargot/changelog.gz"

# What the program says of itself, by the one that is packed.
program=$root/usr/lib/escargot/bin/escargot
completions=$root/usr/share/bash-completion/completions/escargot
env -u JAVA_HOME LC_ALL=C.UTF-8 "$program" completion >"$completions"
[ -s "$completions" ]
{ echo '#compdef escargot' && cat "$completions"; } >"$root/usr/share/zsh/vendor-completions/_escargot"
env -u JAVA_HOME LC_ALL=C.UTF-8 "$program" completion fish >"$root/usr/share/fish/vendor_completions.d/escargot.fish"
env -u JAVA_HOME LC_ALL=C.UTF-8 ./man.sh "$program" "$version" | gzip -9n >"$root/usr/share/man/man1/escargot.1.gz"

# A dash would begin Debian's own revision; ~ sorts before the release itself.
sed -e "s/@VERSION@/${version//-/\~}/" -e "s/@ARCHITECTURE@/$architecture/" \
    -e "s/@SIZE@/$(du -sk "$root/usr" | cut -f 1)/" debian/control >"$root/DEBIAN/control"
install -m 755 debian/prerm "$root/DEBIAN/prerm"
package=$output/escargot_${version//-/\~}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
