/** How long the game with rules of its own has been played. Its clock runs from the first change to the solution, and
 * stands still while the board is out of sight. */

import { computed, effect, signal } from "@preact/signals";
import { isCovered } from "../components/open";
import { place } from "../components/route";

/** Whether the game is begun and not yet solved. */
export const isUnderWay = signal(false);
/** Whether the player rests; the board is hidden then. */
export const isPaused = signal(false);

const isHidden = signal(document.hidden);
document.addEventListener("visibilitychange", () => {
  isHidden.value = document.hidden;
});

export const isRunning = computed(
  () =>
    isUnderWay.value && !isPaused.value && !isHidden.value && !isCovered.value && place.value === "variant",
);

/** What was played before the clock began to run, in milliseconds. */
let before = 0;
/** Since when it runs. */
let since: number | undefined;

/** The time played so far, in milliseconds. */
export const played = () => before + (since === undefined ? 0 : Date.now() - since);

effect(() => {
  before = played();
  since = isRunning.value ? Date.now() : undefined;
});

/** Sets the clock for a game that has been played so long. */
export function setClock(elapsed: number): void {
  isPaused.value = false;
  before = elapsed;
  since = since === undefined ? undefined : Date.now();
}
