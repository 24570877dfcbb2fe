/** The puzzle that is being set: its steps, undone and done again, and kept by the browser until it is another one. */

import { computed, signal } from "@preact/signals";
import { part, type Session } from "../session/session";
import { embedded } from "../settings/embedded";
import { isNumber, isRecord } from "../settings/shapes";

/** A step of setting. */
export interface Draft {
  /** A text that reads as the puzzle, or the cells of one with the usual rules. */
  readonly source: string;
  /** The number of each cell's region while they are being drawn, before each has as many cells as there are digits. */
  readonly pieces?: readonly number[];
  /** A full board that obeys the rules, from which totals are taken. */
  readonly solution?: string;
}

interface Drafts {
  readonly steps: readonly Draft[];
  /** Which of them is on the board. */
  readonly at: number;
}

/** Where it is kept: not among the settings, which can be forgotten at once. */
const KEY = "escargot-desk";

/** The oldest steps can no longer be undone. */
const MOST_STEPS = 200;

/** The board one begins with. */
export const emptyOf = (size: number) => (size === 9 ? ".".repeat(81) : `.Shape~${size}x${size}`);

export const drafts = part((session) =>
  signal<Drafts>(kept(session) ?? { steps: [{ source: emptyOf(9) }], at: 0 }),
);

export const draft = part((session) =>
  computed<Draft>(() => drafts(session).value.steps[drafts(session).value.at] ?? { source: emptyOf(9) }),
);

export function put(session: Session, step: Draft): void {
  const { steps, at } = drafts(session).value;
  const next = [...steps.slice(0, at + 1), step].slice(-MOST_STEPS);
  keep(session, { steps: next, at: next.length - 1 });
}

/** Changes the step that is there, which is no new one. */
export function amend(session: Session, step: Draft): void {
  const { steps, at } = drafts(session).value;
  keep(session, { steps: steps.with(at, step), at });
}

/** Goes back a step, or on; false where there is none. */
export function go(session: Session, by: 1 | -1): boolean {
  const { steps, at } = drafts(session).value;
  const isThere = at + by >= 0 && at + by < steps.length;
  if (isThere) {
    keep(session, { steps, at: at + by });
  }
  return isThere;
}

function keep(session: Session, next: Drafts): void {
  drafts(session).value = next;
  if (!embedded) {
    try {
      localStorage.setItem(KEY + session.name, JSON.stringify(next));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

/** What was kept; undefined where it is nothing that this page has written. */
function kept(session: Session): Drafts | undefined {
  try {
    const found: unknown = embedded
      ? undefined
      : JSON.parse(localStorage.getItem(KEY + session.name) ?? "null");
    if (!isRecord(found) || !Array.isArray(found.steps) || !isNumber(found.at)) {
      return undefined;
    }
    const { steps, at } = found;
    const isWhole = steps.every(isDraft) && steps[at] !== undefined;
    return isWhole ? { steps: steps as readonly Draft[], at } : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(found: unknown): boolean {
  return (
    isRecord(found) &&
    typeof found.source === "string" &&
    (found.solution === undefined || typeof found.solution === "string") &&
    (found.pieces === undefined || (Array.isArray(found.pieces) && found.pieces.every(Number.isInteger)))
  );
}
