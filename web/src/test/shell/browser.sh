#!/bin/sh
# Plays on the built page in a real browser. It wants the built program, and Chromium or Chrome: CHROME_BIN, or one on
# the PATH, or Debian's package, which root may install. Usually that is Chromium without windows, which takes a third
# less time; with --full it is the whole browser, and what takes long is tried, too. With --find it only finds it.
set -eu
cd "$(dirname "$0")/../../../.."

case ${1-} in
    '') export FULL=no ;;
    --full) export FULL=yes ;;
    --find) ;;
    *)
        echo "usage: browser.sh [--full | --find]" >&2
        exit 2
        ;;
esac

package=chromium-headless-shell
if [ "${1-}" = --full ]; then package=chromium; fi

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
ESCARGOT=$PWD/escargot npm --prefix web run --silent browser
