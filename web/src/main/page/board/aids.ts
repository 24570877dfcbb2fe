import { effect, signal } from "@preact/signals";
import type { Destinations } from "../engine/view";
import { met } from "../focus/hovered";
import { ask } from "../game/ask";
import { view } from "../game/view";
import { candidatesAid, destinationsAid } from "../settings/settings";

/** The digits that the rules allow in the hovered cell, or else the one with the focus, as bits; 0 where nothing is to
 * be shown. */
export const allowed = signal(0);
const NOWHERE: Destinations = { cells: [], said: "" };

/** The cells that the rules leave to the digit of the pile under the pointer or the focus. */
export const destinations = signal<Destinations>(NOWHERE);

let asked = 0;

effect(() => {
  const cell = met.value;
  const shown = view.value;
  const turn = ++asked;
  if (!candidatesAid.value || cell < 0 || shown?.digits[cell] !== ".") {
    allowed.value = 0;
    return;
  }
  void ask("allowed", cell).then((bits) => {
    // A later cell may have been answered first.
    if (turn === asked) {
      allowed.value = bits ?? 0;
    }
  });
});

/** Shows where `digit` may go, if that aid is on; 0 ends it. */
export function showDestinations(digit: number): void {
  if (!destinationsAid.value || digit === 0) {
    destinations.value = NOWHERE;
    return;
  }
  void ask("destinations", digit).then((found) => {
    destinations.value = found ?? NOWHERE;
  });
}
