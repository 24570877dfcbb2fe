/** What is known of the puzzle that is being set: how many solutions it has, what cells hold in them, and then, where there
 * is one, what could go and how hard it is, or, where there is none, why. An engine of its own counts, so that
 * the board never waits. */

import { effect, signal, untracked } from "@preact/signals";
import { variantEngine } from "../engine/client";
import { keepCounting } from "../engine/counting";
import type { VariantParts, VariantTally, VariantVerdict } from "../engine/variant";
import { part, type Session } from "../session/session";
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
export const found = part(() => signal<Found | undefined>(undefined));

/** What the cells show. */
export const SHOWN = ["possible", "solution", "nothing"] as const;
export type Shown = (typeof SHOWN)[number];
export const shown = part(() => signal<Shown>("possible"));

const counter = part(() => variantEngine((teach) => speakOfRules(teach, language.value), PATIENCE_MS));

/** The puzzle to count; undefined where there is none, or its regions are not all drawn. */
const wanted = (session: Session) =>
  isSetting(session).value && draft(session).value.pieces === undefined
    ? draft(session).value.source
    : undefined;

/** Whether the last count was given up. */
export const isTooLong = part((session) =>
  keepCounting({
    wanted: () => wanted(session),
    counted: () => found(session).value?.source,
    count: (source) => count(session, source),
    stop: () => counter(session).stop(),
  }),
);

async function count(session: Session, source: string): Promise<void> {
  const tally = await counter(session).ask("tally", source, MOST);
  found(session).value = { source, tally };
  if (tally.end === "complete" && source === wanted(session)) {
    if (tally.solutions === 1) {
      found(session).value = { source, tally, verdict: await counter(session).ask("verdict", source) };
    } else if (tally.solutions === 0) {
      found(session).value = { source, tally, why: await counter(session).ask("why", source) };
    }
  }
}

/** Counts from now on, and draws what the cells can hold as marks; a ring is around those that leave one
 * solution. */
export const watchTally = part((session) => {
  isTooLong(session);
  effect(() => {
    const { solution, source } = draft(session).value;
    const last = found(session).value;
    const known = last?.source === source ? last.tally : undefined;
    const kind = shown(session).value;
    const before = history(session).value;
    if (!isSetting(session).value || !before) {
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
      kind === "possible" && known?.end !== undefined && known.solutions !== 1
        ? (known.single[cell] ?? 0)
        : 0;
    const [, , ring] = DYES;
    const step = board.digits.flatMap((digit, cell) => [
      ...change(board, "center", cell, digit > 0 ? 0 : marks(cell)),
      ...change(board, ring, cell, digit > 0 ? 0 : rings(cell)),
    ]);
    if (step.length > 0) {
      untracked(() => {
        history(session).value = { ...done(before, step), steps: [], at: 0 };
      });
    }
  });
});
