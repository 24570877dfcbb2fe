/** Digits that are not the solution's, for players who want to see them at once. */
import { effect, signal } from "@preact/signals";
import { mistakesShown } from "../settings/settings";
import { solutionsOf } from "./solutions";
import { view } from "./view";

/** The solution of the puzzle on the table, once it is known to be the only one. */
const solution = signal<{ readonly puzzle: string; readonly digits: string } | undefined>(undefined);

effect(() => {
  const shown = view.value;
  if (mistakesShown.value && shown?.stage === "playing" && solution.value?.puzzle !== shown.givens) {
    void know(shown.givens);
  }
});

async function know(puzzle: string): Promise<void> {
  const found = await solutionsOf(puzzle);
  if (typeof found === "object" && found.length === 1 && view.peek()?.givens === puzzle) {
    solution.value = { puzzle, digits: found[0] ?? "" };
  }
}

/** The cells with a digit that is not the solution's; none where the player does not want to see them. */
export function mistakes(givens: string, digits: string): ReadonlySet<number> {
  const right = solution.value?.puzzle === givens && mistakesShown.value ? solution.value.digits : "";
  const wrong = Array.from(digits, (digit, cell) => (digit !== "." && digit !== right[cell] ? cell : -1));
  return new Set(right === "" ? [] : wrong.filter((cell) => cell >= 0));
}
