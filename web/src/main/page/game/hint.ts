/** The hint on the screen, and what it lights. */

import { signal } from "@preact/signals";
import type { Hint, HintBoard, NoHint } from "../engine/steps";
import { part, type Session } from "../session/session";
import { stopSeeking } from "./chain-search";

/** One of all steps, and which of them it is. */
export interface Told {
  readonly step: Hint;
  readonly number: number;
}

/** All steps, as far as they are found. */
export interface Listed {
  readonly found: readonly Told[];
  /** How many rungs of the ladder have been tried, of how many. */
  readonly tried: number;
  readonly rungs: number;
  /** Whether more are looked for. */
  readonly underWay: boolean;
}

/** The hint on the screen, and how many of its depths are shown. */
export const hint = part(() =>
  signal<
    | {
        readonly step: Hint;
        readonly depth: number;
        /** Which of all steps it is; -1 for the next one. */
        readonly number: number;
      }
    | { readonly none: NoHint }
    | undefined
  >(undefined),
);
/** The board that the hint, or all steps, are about. */
export const hintBoard = part(() => signal<HintBoard>({ link: "", candidates: [] }));
/** Every step from here, once the player has asked for them. */
export const steps = part(() => signal<Listed | undefined>(undefined));
/** Cells to light because a sentence that names them has the pointer or the focus. */
export const named = part(() => signal<readonly number[]>([]));

/** Shows step `number` of all, down to the last depth. */
export function choose(session: Session, number: number): void {
  const told = steps(session).value?.found.find((each) => each.number === number);
  if (told) {
    hint(session).value = { step: told.step, depth: 4, number };
  }
}

/** Takes the hint from the screen. */
export function dropHint(session: Session): void {
  const shown = hint(session).value;
  if (steps(session).value?.underWay || (shown && "none" in shown && shown.none.chainPossible)) {
    stopSeeking(session);
  }
  hint(session).value = undefined;
  steps(session).value = undefined;
  named(session).value = [];
}
