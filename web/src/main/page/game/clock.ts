/** The clock of a session, by which the game's runs. It stands still while the player cannot see the board. */

import { part, type Session } from "../session/session";

const clock = part(() => ({
  /** Since when it stands still, in milliseconds. */
  held: undefined as number | undefined,
  /** For how long it has stood still before. */
  away: 0,
}));

/** The time in whole milliseconds, without what was spent away from the board. */
export function now(session: Session): number {
  const { held, away } = clock(session);
  return (held ?? Date.now()) - away;
}

/** Lets the clock stand still from now on, or run again. */
export function holdClock(session: Session, isAway: boolean): void {
  const own = clock(session);
  if (isAway) {
    own.held ??= Date.now();
  } else if (own.held !== undefined) {
    own.away += Date.now() - own.held;
    own.held = undefined;
  }
}
