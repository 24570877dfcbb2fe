import { effect, signal } from "@preact/signals";
import type { Rated } from "../engine/steps";
import { embedded } from "../settings/embedded";
import { spoken } from "../words/naming";
import { rate } from "./making";
import { solutionsOf } from "./solutions";
import { isAhead, view } from "./view";

/** How hard the puzzle on the table is; undefined until it is known. */
export const rated = signal<Rated | undefined>(undefined);

/** A puzzle that is being set, once it is known to have one solution. */
export const proper = signal<string | undefined>(undefined);

/** What was asked for last: the puzzle, and how its technique and place are named. */
let asked: string | undefined;

effect(() => {
  const shown = view.value;
  // What rates would be fetched before what plays; and a board in another page tells it only when the game is won.
  if (isAhead.value || (embedded && !shown?.won)) {
    return;
  }
  const puzzle = shown?.stage === "playing" ? shown.givens : proper.value;
  const question = puzzle && `${puzzle} ${spoken.value}`;
  if (question !== asked) {
    asked = question;
    rated.value = undefined;
    if (puzzle && question) {
      void rateNow(puzzle, question);
    }
  }
});

async function rateNow(puzzle: string, question: string): Promise<void> {
  // The scales are made for puzzles with one solution.
  if ((puzzle === proper.value || (await isProper(puzzle))) && question === asked) {
    const found = await rate(puzzle);
    if (question === asked) {
      rated.value = found;
    }
  }
}

async function isProper(puzzle: string): Promise<boolean> {
  const solutions = await solutionsOf(puzzle);
  return typeof solutions !== "string" && solutions.length === 1;
}
