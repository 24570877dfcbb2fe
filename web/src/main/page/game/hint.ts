/** The hint on the screen, and what it lights. */
import { signal } from "@preact/signals";
import type { NoHint } from "../engine/steps";
import type { ToldStep } from "../engine/told";
import { stopSeeking } from "./chain-search";

/** One of all steps, and which of them it is. */
export interface Told {
  readonly step: ToldStep;
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
export const hint = signal<
  | {
      readonly step: ToldStep;
      readonly depth: number;
      /** Which of all steps it is; -1 for the next one. */
      readonly number: number;
    }
  | { readonly none: NoHint }
  | undefined
>(undefined);
/** Every step from here, once the player has asked for them. */
export const steps = signal<Listed | undefined>(undefined);
/** Cells to light because a sentence that names them has the pointer or the focus. */
export const named = signal<readonly number[]>([]);

/** Shows step `number` of all, down to the last depth. */
export function choose(number: number): void {
  const told = steps.value?.found.find((each) => each.number === number);
  if (told) {
    hint.value = { step: told.step, depth: 4, number };
  }
}

/** Takes the hint from the screen. */
export function dropHint(): void {
  if (steps.value?.underWay || (hint.value && "none" in hint.value && hint.value.none.chainPossible)) {
    stopSeeking();
  }
  hint.value = undefined;
  steps.value = undefined;
  named.value = [];
}
