#!/bin/sh
# Plays on the built page in a real browser, by Playwright's runner. It wants the built program, and Chromium or Chrome:
# CHROME_BIN, or one on the PATH, or Debian's package, which root may install. Usually each feature is tried once, in
# English, in Chromium without windows, which takes a third less time, on a page where nothing moves. With --all also the
# edges of features and what is many times the same: other languages, themes and widths, many puzzles, Firefox and
# WebKit. With --full it is the whole browser, and what takes long is tried, too. With --find it only finds the browser.
set -eu
cd "$(dirname "$0")/../../../.."

export FULL=no
export STILL=no
package=chromium-headless-shell
case ${1-} in
    '')
        STILL=yes
        set -- --grep-invert @all
        ;;
    --all) shift ;;
    --full)
        FULL=yes
        package=chromium
        shift
        ;;
    --find) ;;
    *)
        echo "usage: browser.sh [--all | --full | --find]" >&2
        exit 2
        ;;
esac

has_browser() {
    [ -n "${CHROME_BIN-}" ] || command -v "$package" || command -v chromium || command -v chromium-browser ||
        command -v google-chrome
}

if ! has_browser >/dev/null; then
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        echo "browser: installing Chromium ..." >&2
        (apt-get update && apt-get install -y --no-install-recommends "$package") >/dev/null 2>&1 || true
    fi
    if ! has_browser >/dev/null; then
        echo "browser: Chromium is missing; install it (Debian: apt-get install chromium) or set CHROME_BIN" >&2
        exit 1
    fi
fi
if [ "${1-}" = --find ]; then exit; fi

# Pictures of every state take time, so the usual run makes them only where it is told to.
if [ "$FULL" = yes ]; then export SCREENSHOTS="${SCREENSHOTS-$PWD/web/target/screenshots}"; fi
if [ -n "${SCREENSHOTS-}" ]; then mkdir -p "$SCREENSHOTS"; fi
ESCARGOT=$PWD/escargot npm --prefix web run --silent browser -- "$@"
