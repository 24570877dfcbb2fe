/** The hint on the screen, and what it lights. */
import { signal } from "@preact/signals";
import type { Hint, NoHint } from "../engine/steps";
import { stopSeeking } from "./chain-search";

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
/** Every step from here, once the player has asked for them. */
export const steps = signal<readonly Hint[] | undefined>(undefined);
/** Cells to light because a sentence that names them has the pointer or the focus. */
export const named = signal<readonly number[]>([]);

/** Shows step `number` of all, down to the last depth. */
export function choose(number: number): void {
  const step = steps.value?.[number];
  if (step) {
    hint.value = { step, depth: 4, number };
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
