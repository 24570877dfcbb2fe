#!/usr/bin/env bash
# Tests outputs and libraries where the system makes it hard: devices, pipes, links, read-only and full places. All of it
# happens in a namespace of its own, so that no mount and no device of the machine is touched; where there may be none,
# it is skipped.
set -uo pipefail
# shellcheck source=cli/src/test/shell/checks.sh
. "$(dirname "$0")/checks.sh"

if [ "${ESCARGOT_NAMESPACE-}" != yes ]; then
    if ! unshare --user --map-root-user --mount true 2>/dev/null; then
        skip "places, for there can be no namespace here"
        finish places
        exit
    fi
    "$escargot" --version >/dev/null
    ESCARGOT_NAMESPACE=yes exec unshare --user --map-root-user --mount "$0"
fi
cd "$work" || exit 1
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

# A device: the mount keeps the machine's own from being replaced, even by a program that would.
: >null
if mount --bind /dev/null null; then
    run print $puzzle --out null
    equal "to a device: exit code" 0 "$code"
    equal "it is one still" "character special file" "$(stat -c %F null)"
    umount null
else
    skip "a device"
fi

mkfifo pipe
timeout 60 head -c 5 pipe >begin &
run print $puzzle --to svg --solutions none --out pipe
wait
equal "to a pipe" "<svg " "$(cat begin)"
equal "it is one still" fifo "$(stat -c %F pipe)"

timeout 60 "$escargot" library add "$puzzle" --library pipe >out 2>err
equal "a pipe is no library" "2 1" "$? $(wc -l <err)"
run library add "$puzzle" --library /dev/null
equal "nor is a device" "2 1" "$code $(wc -l <err)"
echo old >target
chmod 600 target
ln -s target link
run print $puzzle --out link
equal "through a link" "symbolic link, 600 %PDF" "$(stat -c %F link), $(stat -c %a target) $(head -c 4 target)"
echo old >fixed
chmod 444 fixed
run print $puzzle --out fixed
equal "a read-only file" "4 old" "$code $(cat fixed)"
"$escargot" print $puzzle --out - 2>/dev/null >printed
equal "a hyphen" "%PDF" "$(head -c 4 printed)"
{
    echo before
    "$escargot" print $puzzle --out /dev/stdout 2>/dev/null
} >printed
equal "/dev/stdout" "before" "$(head -n 1 printed)"
equal "nothing left" 0 "$(find . -name '*.new' | wc -l)"

mkdir full
mount -t tmpfs -o size=64k tmpfs full || exit 1
head -c 60k /dev/zero >full/filled
echo old >full/out.png
run print $puzzle --to png --solutions none --out full/out.png
equal "a full disk" "4 old escargot: full/out.png cannot be written: no space left on device" \
    "$code $(cat full/out.png) $(cat err)"
run library add "$puzzle" --library full/l.db
equal "a library on a full disk: exit code" 4 "$code"
equal "a library on a full disk: one sentence" 1 "$(wc -l <err)"
umount full

run library add "$puzzle" --library l.db
mkdir closed
cp l.db closed
mount --bind closed closed && mount -o remount,bind,ro closed
run library search --library closed/l.db
equal "a library on a read-only place is searched" "0 $puzzle" "$code $(cut -f 1 out)"
run library tag favorite --library closed/l.db
equal "and not changed" "2 1" "$code $(wc -l <err)"
umount closed

mkdir noexec
mount -t tmpfs -o noexec tmpfs noexec
JAVA_OPTS=-Djava.io.tmpdir=$PWD/noexec run library stats --library l.db
equal "where temporary files may not run" "0 puzzles" "$code $(head -n 1 out | cut -f 1)"
equal "nothing is left there" "" "$(ls noexec)"
JAVA_OPTS=-Djava.io.tmpdir=/nonexistent run library stats --library l.db
equal "without a place for temporary files" 0 "$code"
umount noexec

finish places
