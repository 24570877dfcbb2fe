/** Finds the solutions of puzzles in an engine of its own: some puzzles are made to take minutes. */

import { signal } from "@preact/signals";
import { EngineFailure, engine } from "../engine/client";
import type { View } from "../engine/view";
import { part, type Session } from "../session/session";

/** How long a search may take: the player waits, and it uses up the battery. */
export const SEARCH_MS = 60_000;
/** What takes no longer is not worth a word. */
const UNNOTICED_MS = 250;

const searcher = part(() => engine(async () => undefined, SEARCH_MS));

/** Since when the player has been waiting for a search, by the clock of `performance`. */
export const searchingSince = part(() => signal<number | undefined>(undefined));

export type Found = readonly string[] | "cancelled" | "too long";

const searches = part(() => ({
  last: undefined as { readonly puzzle: string; readonly found: Promise<Found> } | undefined,
  /** How long the last search took, in milliseconds. */
  took: 0,
}));

/** How long the last search took, in milliseconds. */
export const searchTook = (session: Session) => searches(session).took;

/** The puzzle on the board: its frozen digits, or while one is entered all digits but those of the program. */
export function puzzleOf(view: View): string {
  return view.stage === "playing"
    ? view.givens
    : Array.from(view.digits, (digit, cell) => (view.solved.includes(cell) ? "." : digit)).join("");
}

/** The first two solutions of `puzzle`, or as many as there are. */
export function solutionsOf(session: Session, puzzle: string): Promise<Found> {
  const own = searches(session);
  if (own.last?.puzzle !== puzzle) {
    // The answer to the last one is not wanted any more.
    searcher(session).stop();
    own.last = { puzzle, found: search(session, puzzle) };
  }
  return own.last.found;
}

/** The same while the player waits, is told so, and can cancel it. */
export async function solutionsWaitedFor(session: Session, puzzle: string): Promise<Found> {
  const since = performance.now();
  const slow = window.setTimeout(() => {
    searchingSince(session).value = since;
  }, UNNOTICED_MS);
  try {
    return await solutionsOf(session, puzzle);
  } finally {
    window.clearTimeout(slow);
    searchingSince(session).value = undefined;
  }
}

export function cancelSearch(session: Session): void {
  searches(session).last = undefined;
  searcher(session).stop();
}

async function search(session: Session, puzzle: string): Promise<Found> {
  const since = performance.now();
  try {
    const found = await searcher(session).ask("search", puzzle);
    searches(session).took = performance.now() - since;
    return found;
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    if (searches(session).last?.puzzle !== puzzle) {
      return "cancelled";
    }
    // A player who asks again wants another minute.
    searches(session).last = undefined;
    return "too long";
  }
}
