/** Digits that are not the solution's, for players who want to see them at once. */

import { effect, signal } from "@preact/signals";
import { part, type Session } from "../session/session";
import { mistakesShown } from "../settings/settings";
import { solutionsOf } from "./solutions";
import { view } from "./view";

/** The solution of the puzzle on the table, once it is known to be the only one. */
const solution = part(() =>
  signal<{ readonly puzzle: string; readonly digits: string } | undefined>(undefined),
);

/** Learns from now on the solution of what is on the table, where the player wants to see mistakes. */
export const watchMistakes = (session: Session) =>
  effect(() => {
    const shown = view(session).value;
    if (
      mistakesShown.value &&
      shown?.stage === "playing" &&
      solution(session).value?.puzzle !== shown.givens
    ) {
      void know(session, shown.givens);
    }
  });

async function know(session: Session, puzzle: string): Promise<void> {
  const found = await solutionsOf(session, puzzle);
  if (typeof found === "object" && found.length === 1 && view(session).peek()?.givens === puzzle) {
    solution(session).value = { puzzle, digits: found[0] ?? "" };
  }
}

/** The cells with a digit that is not the solution's; none where the player does not want to see them. */
export function mistakes(session: Session, givens: string, digits: string): ReadonlySet<number> {
  const known = solution(session).value;
  const right = known?.puzzle === givens && mistakesShown.value ? known.digits : "";
  const wrong = Array.from(digits, (digit, cell) => (digit !== "." && digit !== right[cell] ? cell : -1));
  return new Set(right === "" ? [] : wrong.filter((cell) => cell >= 0));
}
