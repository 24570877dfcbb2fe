import { effect, signal } from "@preact/signals";
import type { Rated } from "../engine/steps";
import { rate } from "./making";
import { solutionsOf } from "./solutions";
import { view } from "./view";

/** How hard the puzzle on the table is; undefined until it is known. */
export const rated = signal<Rated | undefined>(undefined);

let puzzle: string | undefined;

effect(() => {
  const shown = view.value;
  const now = shown?.stage === "playing" ? shown.givens : undefined;
  if (now !== puzzle) {
    puzzle = now;
    rated.value = undefined;
    if (now !== undefined) {
      void rateNow(now);
    }
  }
});

async function rateNow(wanted: string): Promise<void> {
  // The scales are made for puzzles with one solution.
  const solutions = await solutionsOf(wanted);
  if (typeof solutions !== "string" && solutions.length === 1 && wanted === puzzle) {
    const found = await rate(wanted);
    if (wanted === puzzle) {
      rated.value = found;
    }
  }
}
