#!/bin/sh
# Judges the page with Lighthouse, as on a desktop and on a phone; any score under 98 fails. It wants the built program,
# Chromium or Chrome (CHROME_PATH), and fetches Lighthouse, which is no dependency of ours: too large for what it adds.
set -eu
cd "$(dirname "$0")/../../../.."

port="${ESCARGOT_PORT-8749}"
out="$PWD/web/target/lighthouse"
mkdir -p "$out"
CHROME_PATH="${CHROME_PATH-$(command -v chromium || command -v google-chrome)}"
export CHROME_PATH

"${ESCARGOT-./escargot}" play --no-browser --port "$port" >"$out/server.log" &
server=$!
trap 'kill "$server"' EXIT
until grep -q localhost "$out/server.log"; do sleep 0.2; done

status=0
for device in desktop mobile; do
    preset=
    if [ "$device" = desktop ]; then preset=--preset=desktop; fi
    npx --yes lighthouse@13.5.0 "http://localhost:$port/" $preset --quiet --output=json --output=html \
        --output-path="$out/$device" \
        --chrome-flags="--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking"
    # shellcheck disable=SC2016
    node -e '
        const [device, file] = process.argv.slice(1);
        const { categories } = JSON.parse(require("fs").readFileSync(file, "utf8"));
        const scores = Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]);
        console.log(`${device}: ${scores.map((each) => each.join(" ")).join(", ")}`);
        process.exitCode = scores.every(([, score]) => score >= 98) ? 0 : 1;
    ' "$device" "$out/$device.report.json" || status=1
done
exit "$status"
