/** Hints: a digit that can be placed, and before it, step by step, what has to be seen for that. Where no such step is
 * found, the page says so. */

import { computed, signal } from "@preact/signals";
import type { VariantHint } from "../engine/variant";
import { part, type Session } from "../session/session";
import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { asked, solutionsOf } from "./ask";
import { lessonHint, lessonLit } from "./lesson";
import { select } from "./select";
import { act, clashes, digitsNow, history, puzzle, rests, settled } from "./session";
import { change, digitOf } from "./state";

/** How long a hint waits for the solution, by which it knows whether a digit on the board is wrong. */
const PATIENCE_MS = 3_000;

interface Last {
  readonly board: string;
  readonly hint: VariantHint;
  /** How many of the steps before the digit were shown; all of them, and one more, once the digit is. */
  readonly shown: number;
}

const last = part(() => signal<Last | undefined>(undefined));

const current = part((session) =>
  computed(() => (last(session).value?.board === digitsNow(session) ? last(session).value : undefined)),
);

/** The cells that the hint speaks of; none once the board has changed. */
export const lit = part((session) =>
  computed<readonly number[]>(() => {
    const { hint, shown = 0 } = current(session).value ?? {};
    return (hint?.before[shown - 1] ?? hint)?.house ?? lessonLit(session).value;
  }),
);

/** Shows a hint; asked again, shows its next step, and after the last one does what it says. */
export async function hint(session: Session): Promise<void> {
  if (rests(session) || lessonHint(session)) {
    return;
  }
  const board = history(session).value?.board;
  const known = current(session).value;
  if (known && board) {
    if (known.shown <= known.hint.before.length) {
      show(session, { ...known, shown: known.shown + 1 });
    } else {
      act(session, change(board, "digits", known.hint.cell, known.hint.digit));
    }
    return;
  }
  await settled(session);
  const source = puzzle(session).value?.source;
  const digits = digitsNow(session);
  if (source === undefined || digits === undefined) {
    return;
  }
  const wrong = await mistaken(session, source, digits);
  if (wrong !== "") {
    say(session, wrong);
    return;
  }
  const found = await asked(session, "hint", source, digits);
  if (found) {
    show(session, { board: digits, hint: found, shown: 1 });
  } else {
    say(session, variantWords.value.hintLater);
  }
}

/** Shows step number `shown` of a hint, and selects the cells in which something changes. */
function show(session: Session, next: Last): void {
  last(session).value = next;
  const { hint, shown } = next;
  const reason = hint.before[shown - 1];
  const cells = reason?.cells ?? [hint.cell];
  select(session, cells, cells[0] ?? hint.cell);
  say(session, (reason ?? hint).text);
}

/** What is wrong on the board; empty where nothing is known to be. */
async function mistaken(session: Session, source: string, digits: string): Promise<string> {
  if (clashes(session).value.length > 0) {
    return words.value.checkedRules.some(clashes(session).value.length);
  }
  const late = new Promise<undefined>((resolve) => window.setTimeout(() => resolve(undefined), PATIENCE_MS));
  const found = await Promise.race([solutionsOf(session, source), late]);
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
