/** Hints: a digit that can be placed, and before it, step by step, what has to be seen for that. Where no such step is
 * found, the page says so. */

import { computed, signal } from "@preact/signals";
import type { VariantHint } from "../engine/variant";
import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { asked, solutionsOf } from "./ask";
import { lessonHint, lessonLit } from "./lesson";
import { select } from "./select";
import { act, clashes, history, puzzle, rests, settled } from "./session";
import { change, digitOf, textOf } from "./state";

/** How long a hint waits for the solution, by which it knows whether a digit on the board is wrong. */
const PATIENCE_MS = 3_000;

interface Last {
  readonly board: string;
  readonly hint: VariantHint;
  /** How many of the steps before the digit were shown; all of them, and one more, once the digit is. */
  readonly shown: number;
}

const last = signal<Last | undefined>(undefined);

const current = computed(() =>
  history.value && last.value?.board === textOf(history.value.board.digits) ? last.value : undefined,
);

/** The cells that the hint speaks of; none once the board has changed. */
export const lit = computed<readonly number[]>(() => {
  const { hint, shown = 0 } = current.value ?? {};
  return (hint?.before[shown - 1] ?? hint)?.house ?? lessonLit.value;
});

/** Shows a hint; asked again, shows its next step, and after the last one does what it says. */
export async function hint(): Promise<void> {
  if (rests() || lessonHint()) {
    return;
  }
  const board = history.value?.board;
  const known = current.value;
  if (known && board) {
    if (known.shown <= known.hint.before.length) {
      show({ ...known, shown: known.shown + 1 });
    } else {
      act(change(board, "digits", known.hint.cell, known.hint.digit));
    }
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
    show({ board: digits, hint: found, shown: 1 });
  } else {
    say(variantWords.value.hintLater);
  }
}

/** Shows step number `shown` of a hint, and selects the cells in which something changes. */
function show(next: Last): void {
  last.value = next;
  const { hint, shown } = next;
  const reason = hint.before[shown - 1];
  const cells = reason?.cells ?? [hint.cell];
  select(cells, cells[0] ?? hint.cell);
  say((reason ?? hint).text);
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
