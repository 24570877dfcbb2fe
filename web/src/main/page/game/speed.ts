/** How long puzzles take: the minutes of a practiced player, made the player's own by what was played before. */

import { computed, effect, signal } from "@preact/signals";
import { part, type Session } from "../session/session";
import { kept } from "../settings/settings";
import { rated } from "./rating";
import { view } from "./view";

/** So many games are looked at; the ones before tell of a slower player. */
const GAMES = 20;
/** With fewer games nothing is known of the player. */
const ENOUGH = 3;
const MINUTE_MS = 60_000;

/** The player's times divided by those of a practiced player, the latest last, joined by blanks. */
const ratios = kept("speed", signal(""), (value) => /^[\d. ]*$/.test(value));

const known = () =>
  ratios.value
    .split(" ")
    .map(Number)
    .filter((ratio) => ratio > 0 && Number.isFinite(ratio));

/** By how much the player takes longer than a practiced one; 1 as long as nothing is known. */
export function ownRatio(): number {
  const sorted = known().sort((a, b) => a - b);
  return sorted.length < ENOUGH ? 1 : (sorted[Math.floor(sorted.length / 2)] ?? 1);
}

/** How many milliseconds a practiced player takes for the puzzle on the table; undefined until that is known. */
const practiced = part((session) =>
  computed(() => {
    const found = rated(session).value;
    return found && (found.minutes / 10) * MINUTE_MS;
  }),
);

/** How many milliseconds the player is expected to take for it. */
export const expected = part((session) =>
  computed(() => {
    const usual = practiced(session).value;
    return usual && usual * ownRatio();
  }),
);

/** Learns from now on how long the player takes. */
export function watchSpeed(session: Session): void {
  /** The puzzle that was seen unsolved, so that a game that is only looked at again does not count. */
  let open: string | undefined;
  effect(() => {
    const shown = view(session).value;
    const usual = practiced(session).value;
    if (shown?.stage === "playing" && !shown.won) {
      open = shown.givens;
    } else if (shown?.won && usual && open === shown.givens) {
      open = undefined;
      if (shown.hints === 0 && shown.clock.elapsed > 0) {
        const all = [...ratios.peek().split(" ").filter(Boolean), (shown.clock.elapsed / usual).toFixed(2)];
        ratios.value = all.slice(-GAMES).join(" ");
      }
    }
  });
}
