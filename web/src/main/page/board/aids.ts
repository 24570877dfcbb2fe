import { effect, signal } from "@preact/signals";
import type { Destinations } from "../engine/view";
import { met } from "../focus/hovered";
import { ask } from "../game/ask";
import { view } from "../game/view";
import { part, type Session } from "../session/session";
import { candidatesAid, destinationsAid } from "../settings/settings";

/** The digits that the rules allow in the hovered cell, or else the one with the focus, as bits; 0 where nothing is to
 * be shown. */
export const allowed = part((session) => {
  const bits = signal(0);
  let asked = 0;
  effect(() => {
    const cell = met(session).value;
    const shown = view(session).value;
    const turn = ++asked;
    if (!candidatesAid.value || cell < 0 || shown?.digits[cell] !== ".") {
      bits.value = 0;
      return;
    }
    void ask(session, "allowed", cell).then((found) => {
      // A later cell may have been answered first.
      if (turn === asked) {
        bits.value = found ?? 0;
      }
    });
  });
  return bits;
});

const NOWHERE: Destinations = { cells: [], said: "" };

/** The cells that the rules leave to the digit of the pile under the pointer or the focus. */
export const destinations = part(() => signal<Destinations>(NOWHERE));

/** Shows where `digit` may go, if that aid is on; 0 ends it. */
export function showDestinations(session: Session, digit: number): void {
  if (!destinationsAid.value || digit === 0) {
    destinations(session).value = NOWHERE;
    return;
  }
  void ask(session, "destinations", digit).then((found) => {
    destinations(session).value = found ?? NOWHERE;
  });
}
