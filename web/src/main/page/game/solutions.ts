/** Finds the solutions of puzzles in an engine of its own: some puzzles are made to take minutes. */
import { signal } from "@preact/signals";
import { EngineFailure, engine } from "../engine/client";
import type { View } from "../engine/view";

/** How long a search may take: the player waits, and it uses up the battery. */
export const SEARCH_MS = 60_000;
/** What takes no longer is not worth a word. */
const UNNOTICED_MS = 250;

const searcher = engine(async () => undefined, SEARCH_MS);

/** Since when the player has been waiting for a search, by the clock of `performance`. */
export const searchingSince = signal<number | undefined>(undefined);

export type Found = readonly string[] | "cancelled" | "too long";

let last: { readonly puzzle: string; readonly found: Promise<Found> } | undefined;

/** How long the last search took, in milliseconds. */
let took = 0;

export const searchTook = () => took;

/** The puzzle on the board: its frozen digits, or while one is entered all digits but those of the program. */
export function puzzleOf(view: View): string {
  return view.stage === "playing"
    ? view.givens
    : Array.from(view.digits, (digit, cell) => (view.solved.includes(cell) ? "." : digit)).join("");
}

/** The first two solutions of `puzzle`, or as many as there are. */
export function solutionsOf(puzzle: string): Promise<Found> {
  if (last?.puzzle !== puzzle) {
    // The answer to the last one is not wanted any more.
    searcher.stop();
    last = { puzzle, found: search(puzzle) };
  }
  return last.found;
}

/** The same while the player waits, is told so, and can cancel it. */
export async function solutionsWaitedFor(puzzle: string): Promise<Found> {
  const since = performance.now();
  const slow = window.setTimeout(() => {
    searchingSince.value = since;
  }, UNNOTICED_MS);
  try {
    return await solutionsOf(puzzle);
  } finally {
    window.clearTimeout(slow);
    searchingSince.value = undefined;
  }
}

export function cancelSearch(): void {
  last = undefined;
  searcher.stop();
}

async function search(puzzle: string): Promise<Found> {
  const since = performance.now();
  try {
    const found = await searcher.ask("search", puzzle);
    took = performance.now() - since;
    return found;
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    if (last?.puzzle !== puzzle) {
      return "cancelled";
    }
    // A player who asks again wants another minute.
    last = undefined;
    return "too long";
  }
}
