/** The hint on the screen, and what it lights. */
import { signal } from "@preact/signals";
import type { Hint, NoHint } from "../engine/steps";
import { stopSeeking } from "./chain-search";

/** One of all steps, and which of them it is. */
export interface Told {
  readonly step: Hint;
  readonly number: number;
}

/** The hint on the screen, and how many of its depths are shown. */
export const hint = signal<
  | {
      readonly step: Hint;
      readonly depth: number;
      /** Which of all steps it is; -1 for the next one. */
      readonly number: number;
    }
  | { readonly none: NoHint }
  | undefined
>(undefined);
/** What each cell can still hold, as the hint sees it, as bits. */
export const candidates = signal<readonly number[]>([]);
/** Every step from here, once the player has asked for them. */
export const steps = signal<readonly Told[] | undefined>(undefined);
/** Cells to light because a sentence that names them has the pointer or the focus. */
export const named = signal<readonly number[]>([]);

/** Shows step `number` of all, down to the last depth. */
export function choose(number: number): void {
  const told = steps.value?.find((each) => each.number === number);
  if (told) {
    hint.value = { step: told.step, depth: 4, number };
  }
}

/** Takes the hint from the screen. */
export function dropHint(): void {
  if (hint.value && "none" in hint.value && hint.value.none.chainPossible) {
    stopSeeking();
  }
  hint.value = undefined;
  steps.value = undefined;
  named.value = [];
}
