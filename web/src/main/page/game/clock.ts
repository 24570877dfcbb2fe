/** The clock of the page, by which the game's runs. It stands still while the player cannot see the board. */

/** Since when it stands still, in milliseconds. */
let held: number | undefined;
/** For how long it has stood still before. */
let away = 0;

/** The time in whole milliseconds, without what was spent away from the board. */
export const now = () => (held ?? Date.now()) - away;

/** Lets the clock stand still from now on, or run again. */
export function holdClock(isAway: boolean): void {
  if (isAway) {
    held ??= Date.now();
  } else if (held !== undefined) {
    away += Date.now() - held;
    held = undefined;
  }
}
