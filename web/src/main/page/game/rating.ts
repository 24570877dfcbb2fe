import { effect, signal } from "@preact/signals";
import type { Rated } from "../engine/steps";
import { part, type Session } from "../session/session";
import { embedded } from "../settings/embedded";
import { spoken } from "../words/naming";
import { rate } from "./making";
import { solutionsOf } from "./solutions";
import { isAhead, view } from "./view";

/** How hard the puzzle on the table is; undefined until it is known. */
export const rated = part(() => signal<Rated | undefined>(undefined));

/** A puzzle that is being set, once it is known to have one solution. */
export const proper = part(() => signal<string | undefined>(undefined));

/** What was asked for last: the puzzle, and how its technique and place are named. */
const rating = part(() => ({ asked: undefined as string | undefined }));

/** Rates what is on the table from now on. */
export const watchRating = (session: Session) =>
  effect(() => {
    const shown = view(session).value;
    // What rates would be fetched before what plays; and a board in another page tells it only when the game is won.
    if (isAhead(session).value || (embedded && !shown?.won)) {
      return;
    }
    const puzzle = shown?.stage === "playing" ? shown.givens : proper(session).value;
    const question = puzzle && `${puzzle} ${spoken.value}`;
    if (question !== rating(session).asked) {
      rating(session).asked = question;
      rated(session).value = undefined;
      if (puzzle && question) {
        void rateNow(session, puzzle, question);
      }
    }
  });

async function rateNow(session: Session, puzzle: string, question: string): Promise<void> {
  // The scales are made for puzzles with one solution.
  if (
    (puzzle === proper(session).value || (await isProper(session, puzzle))) &&
    question === rating(session).asked
  ) {
    const found = await rate(session, puzzle);
    if (question === rating(session).asked) {
      rated(session).value = found;
    }
  }
}

async function isProper(session: Session, puzzle: string): Promise<boolean> {
  const solutions = await solutionsOf(session, puzzle);
  return typeof solutions !== "string" && solutions.length === 1;
}
