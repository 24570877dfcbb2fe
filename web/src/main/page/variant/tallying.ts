/** What is known of the puzzle that is being set: how many solutions it has, what cells hold in them, and then, where there
 * is one, what could go and how hard it is, or, where there is none, why. An engine of its own counts, so that
 * the board never waits. */

import { effect, signal, untracked } from "@preact/signals";
import { variantEngine } from "../engine/client";
import { keepCounting } from "../engine/counting";
import type { VariantParts, VariantTally, VariantVerdict } from "../engine/variant";
import { language } from "../words";
import { speakOfRules } from "../words/speak";
import { draft } from "./draft";
import { history, isSetting } from "./session";
import { bit, change, DYES, digitOf, done } from "./state";

/** So many solutions are counted; of more there are only "more". */
export const MOST = 1_000;

/** Nothing at the desk takes longer. */
const PATIENCE_MS = 30_000;

export interface Found {
  readonly source: string;
  readonly tally: VariantTally;
  readonly verdict?: VariantVerdict | undefined;
  readonly why?: VariantParts | null | undefined;
}

/** What is known of the puzzle on the board, or of the last one for which anything was. */
export const found = signal<Found | undefined>(undefined);

/** What the cells show. */
export const SHOWN = ["possible", "solution", "nothing"] as const;
export type Shown = (typeof SHOWN)[number];
export const shown = signal<Shown>("possible");

const counter = variantEngine((teach) => speakOfRules(teach, language.value), PATIENCE_MS);

/** The puzzle to count; undefined where there is none, or its regions are not all drawn. */
const wanted = () => (isSetting.value && draft.value.pieces === undefined ? draft.value.source : undefined);

/** Whether the last count was given up. */
export const isTooLong = keepCounting({
  wanted,
  counted: () => found.value?.source,
  count,
  stop: () => counter.stop(),
});

async function count(source: string): Promise<void> {
  const tally = await counter.ask("tally", source, MOST);
  found.value = { source, tally };
  if (tally.end === "complete" && source === wanted()) {
    if (tally.solutions === 1) {
      found.value = { source, tally, verdict: await counter.ask("verdict", source) };
    } else if (tally.solutions === 0) {
      found.value = { source, tally, why: await counter.ask("why", source) };
    }
  }
}

// What the cells can hold is drawn as marks; a ring is around those that leave one solution.
effect(() => {
  const { solution } = draft.value;
  const known = found.value?.source === draft.value.source ? found.value.tally : undefined;
  const kind = shown.value;
  const before = history.value;
  if (!isSetting.value || !before) {
    return;
  }
  const { board } = before;
  const marks = (cell: number) =>
    kind === "solution" && solution !== undefined
      ? bit(digitOf(solution[cell] ?? "."))
      : kind === "possible"
        ? (known?.possible[cell] ?? 0)
        : 0;
  const rings = (cell: number) =>
    kind === "possible" && known?.end !== undefined && known.solutions !== 1 ? (known.single[cell] ?? 0) : 0;
  const [, , ring] = DYES;
  const step = board.digits.flatMap((digit, cell) => [
    ...change(board, "center", cell, digit > 0 ? 0 : marks(cell)),
    ...change(board, ring, cell, digit > 0 ? 0 : rings(cell)),
  ]);
  if (step.length > 0) {
    untracked(() => {
      history.value = { ...done(before, step), steps: [], at: 0 };
    });
  }
});
