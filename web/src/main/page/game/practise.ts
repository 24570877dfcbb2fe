/** Practice: positions in which a technique is the easiest next step, and whether the player has found it. */

import { effect, signal } from "@preact/signals";
import type { LessonPosition, Way } from "../engine/steps";
import { part, type Session } from "../session/session";
import { kept } from "../settings/settings";
import { entriesOf, isNumber, isRecord, readObject } from "../settings/shapes";
import { words } from "../words";
import { say } from "../words/notice";
import { keepUntouched } from "./act";
import { ask } from "./ask";
import { followLink, untilLaid } from "./games";
import { practice } from "./making";
import type { Task } from "./task";
import { view } from "./view";

/** What the player practises on the board. */
export interface Practising {
  readonly technique: string;
  readonly name: string;
  /** What the course has asked for; missing where the player has chosen the technique. */
  readonly task?: Task | undefined;
  /** The puzzle of the position. */
  readonly givens: string;
  /** What each step of the technique does here. */
  readonly ways: readonly Way[];
  /** How many hints the player had had before. */
  readonly hints: number;
  readonly found: boolean;
  /** In which of the ways it was found. */
  readonly way?: number;
  /** Whether it was found with a hint. */
  readonly hinted: boolean;
}

/** As it was kept when the page was left. */
const left = kept("practising", signal(""), (value) => value === "" || readPractising(value) !== undefined);

export const practising = part((session) =>
  signal<Practising | undefined>(session.name === "" ? readPractising(left.value) : undefined),
);

/** Reads what was kept; undefined where it is no such thing. */
export function readPractising(text: string): Practising | undefined {
  const found = readObject(text);
  const isText = (...all: readonly unknown[]) => all.every((each) => typeof each === "string");
  const { task, ways } = found ?? {};
  return isText(found?.technique, found?.name, found?.givens) &&
    (task === undefined || (isRecord(task) && isText(task.chapter, task.lesson, task.mode))) &&
    Array.isArray(ways) &&
    ways.every(
      (way) =>
        isRecord(way) &&
        isRefs(way.placements) &&
        isRefs(way.eliminations) &&
        // Versions before kept none.
        (way.cells === undefined || Array.isArray(way.cells)),
    ) &&
    isNumber(found?.hints)
    ? (found as unknown as Practising)
    : undefined;
}

function isRefs(found: unknown): boolean {
  return (
    Array.isArray(found) && found.every((each) => Array.isArray(each) && each.every((part) => isNumber(part)))
  );
}

const text = kept("practised", signal("{}"), (value) => readObject(value) !== undefined);

const counts = () => entriesOf(readObject(text.value), (found) => isNumber(found));

/** How often the player has found `technique` without a hint. */
export const foundBefore = (technique: string) => counts()[technique] ?? 0;

/** Counts that the player has found `technique` without a hint. */
export function countFound(technique: string): void {
  text.value = JSON.stringify({ ...counts(), [technique]: foundBefore(technique) + 1 });
}

/** Puts a position for `technique` on the board, unless something else was put there meanwhile; false where none was
 * found. */
export async function practise(session: Session, technique: string, name: string): Promise<boolean> {
  const isWanted = untilLaid(session);
  const position = await practice(session, technique).catch(() => undefined);
  if (!isWanted()) {
    return true;
  }
  const begun = await begin(session, position, { technique, name });
  if (begun) {
    say(session, words.value.learning.practising(name));
  }
  return begun;
}

/** Puts a position on the board for what is to be practised there; false where there is none. */
export async function begin(
  session: Session,
  position: LessonPosition | undefined,
  what: Pick<Practising, "technique" | "name" | "task">,
): Promise<boolean> {
  if (!position) {
    return false;
  }
  await keepUntouched(session);
  return followLink(session, position.link, what.name, ({ givens, hints }) => {
    practising(session).value = { ...what, givens, ways: position.ways, hints, found: false, hinted: false };
  });
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

/** Keeps what is practised on the page's own board, and sees when it is found. */
export function watchPractice(session: Session): void {
  if (session.name === "") {
    effect(() => {
      left.value = practising(session).value ? JSON.stringify(practising(session).value) : "";
    });
  }
  effect(() => {
    const shown = view(session).value;
    const now = practising(session).peek();
    if (shown && now && !now.found && shown.givens === now.givens) {
      void judge(session, now, shown.digits, shown.hints);
    }
  });
}

async function judge(session: Session, now: Practising, digits: string, hints: number): Promise<void> {
  const candidates = await ask(session, "candidates");
  const way = candidates ? now.ways.findIndex((each) => isDone(each, digits, candidates)) : -1;
  if (way >= 0 && practising(session).value === now) {
    const hinted = hints !== now.hints;
    practising(session).value = { ...now, found: true, way, hinted };
    if (!hinted) {
      countFound(now.technique);
    }
    say(session, words.value.learning.foundIt(now.name));
  }
}
