/** Practice: positions in which a technique is the easiest next step, and whether the player has found it. */
import { effect, signal } from "@preact/signals";
import type { Way } from "../engine/steps";
import { kept } from "../settings/settings";
import { words } from "../words";
import { say } from "../words/notice";
import { ask } from "./ask";
import { followLink } from "./games";
import { practice } from "./making";
import { view } from "./view";

/** What the player practises on the board. */
export interface Practising {
  readonly technique: string;
  readonly name: string;
  /** The puzzle of the position. */
  readonly givens: string;
  /** What each step of the technique does here. */
  readonly ways: readonly Way[];
  /** How many hints the player had had before. */
  readonly hints: number;
  readonly found: boolean;
}

export const practising = signal<Practising | undefined>(undefined);

const text = kept("practised", signal("{}"), (value) => typeof counts(value) === "object");

function counts(value: unknown): Readonly<Record<string, number>> | undefined {
  try {
    return JSON.parse(String(value)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** How often the player has found `technique` without a hint. */
export const foundBefore = (technique: string) => counts(text.value)?.[technique] ?? 0;

/** Puts a position for `technique` on the board; false where none was found. */
export async function practise(technique: string, name: string): Promise<boolean> {
  const position = await practice(technique).catch(() => undefined);
  if (!position || !(await followLink(position.link)) || !view.value) {
    return false;
  }
  const { givens, hints } = view.value;
  practising.value = { technique, name, givens, ways: position.ways, hints, found: false };
  say(words.value.learning.practising(name));
  return true;
}

/** Whether all that `way` does has been done: `candidates` of each cell as bits, 0 where it has a digit. */
export function isDone(way: Way, digits: string, candidates: readonly number[]): boolean {
  return (
    way.placements.every(([cell, digit]) => digits[cell] === String(digit)) &&
    way.eliminations.every(
      ([cell, digit]) => digits[cell] === "." && !((candidates[cell] ?? 0) & (1 << (digit - 1))),
    )
  );
}

effect(() => {
  const shown = view.value;
  const now = practising.peek();
  if (shown && now && !now.found && shown.givens === now.givens) {
    void judge(now, shown.digits, shown.hints);
  }
});

async function judge(now: Practising, digits: string, hints: number): Promise<void> {
  const candidates = await ask("candidates");
  if (candidates && practising.value === now && now.ways.some((way) => isDone(way, digits, candidates))) {
    practising.value = { ...now, found: true };
    if (hints === now.hints) {
      text.value = JSON.stringify({ ...counts(text.value), [now.technique]: foundBefore(now.technique) + 1 });
    }
    say(words.value.learning.foundIt(now.name));
  }
}
