/** Hints: a digit that can be placed because nothing else is left. What the rules say beyond that is not yet explained,
 * and said so. */

import { computed, signal } from "@preact/signals";
import type { VariantHint } from "../engine/variant";
import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { select } from "./actions";
import { asked, solutionsOf } from "./ask";
import { act, clashes, history, puzzle, rests, settled } from "./session";
import { change, digitOf, textOf } from "./state";

/** How long a hint waits for the solution, by which it knows whether a digit on the board is wrong. */
const PATIENCE_MS = 3_000;

const last = signal<{ readonly board: string; readonly hint: VariantHint } | undefined>(undefined);

/** The hint that is shown; none once the board has changed. */
export const shownHint = computed(() =>
  history.value && last.value?.board === textOf(history.value.board.digits) ? last.value.hint : undefined,
);

/** Shows a hint; asked again, does what it says. */
export async function hint(): Promise<void> {
  if (rests()) {
    return;
  }
  const board = history.value?.board;
  const shown = shownHint.value;
  if (shown && board) {
    act(change(board, "digits", shown.cell, shown.digit));
    return;
  }
  await settled();
  const source = puzzle.value?.source;
  const digits = history.value && textOf(history.value.board.digits);
  if (source === undefined || digits === undefined) {
    return;
  }
  const wrong = await mistaken(source, digits);
  if (wrong !== "") {
    say(wrong);
    return;
  }
  const found = await asked("hint", source, digits);
  if (found) {
    last.value = { board: digits, hint: found };
    select([found.cell], found.cell);
  }
  say(found ? found.text : variantWords.value.hintLater);
}

/** What is wrong on the board; empty where nothing is known to be. */
async function mistaken(source: string, digits: string): Promise<string> {
  if (clashes.value.length > 0) {
    return words.value.checkedRules.some(clashes.value.length);
  }
  const late = new Promise<undefined>((resolve) => window.setTimeout(() => resolve(undefined), PATIENCE_MS));
  const found = await Promise.race([solutionsOf(source), late]);
  const [one = ""] = found ?? [];
  const wrong =
    found?.length === 1
      ? [...digits].filter((sign, cell) => sign !== "." && digitOf(sign) !== digitOf(one[cell] ?? ".")).length
      : 0;
  return wrong > 0
    ? words.value.checkedSolution.some(wrong)
    : found?.length === 0
      ? words.value.noSolution
      : "";
}
