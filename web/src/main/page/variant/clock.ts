/** How long the game with rules of its own has been played. Its clock runs from the first change to the solution, and
 * stands still while the board is out of sight. */

import { computed, effect, signal } from "@preact/signals";
import { isCovered } from "../components/open";
import { place } from "../components/route";
import { part, type Session } from "../session/session";

/** Whether the game is begun and not yet solved. */
export const isUnderWay = part(() => signal(false));
/** Whether the player rests; the board is hidden then. */
export const isPaused = part(() => signal(false));

const isHidden = signal(document.hidden);
document.addEventListener("visibilitychange", () => {
  isHidden.value = document.hidden;
});

export const isRunning = part((session) =>
  computed(
    () =>
      isUnderWay(session).value &&
      !isPaused(session).value &&
      !isHidden.value &&
      !isCovered.value &&
      place.value === "variant",
  ),
);

const clock = part(() => ({
  /** What was played before the clock began to run, in milliseconds. */
  before: 0,
  /** Since when it runs. */
  since: undefined as number | undefined,
}));

/** The time played so far, in milliseconds. */
export function played(session: Session): number {
  const own = clock(session);
  return own.before + (own.since === undefined ? 0 : Date.now() - own.since);
}

/** Lets the clock run from now on as the game does. */
export const watchClock = part((session) =>
  effect(() => {
    clock(session).before = played(session);
    clock(session).since = isRunning(session).value ? Date.now() : undefined;
  }),
);

/** Sets the clock for a game that has been played so long. */
export function setClock(session: Session, elapsed: number): void {
  isPaused(session).value = false;
  clock(session).before = elapsed;
  clock(session).since = clock(session).since === undefined ? undefined : Date.now();
}
