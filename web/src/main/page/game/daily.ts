/** The puzzles of days that the player has begun, and how they ended. */

import { effect, signal } from "@preact/signals";
import { part, type Session } from "../session/session";
import { kept } from "../settings/settings";
import { entriesOf, isNumber, isRecord, readObject } from "../settings/shapes";
import { dateOf, numberOf } from "../words/time";
import { expected } from "./speed";
import { view } from "./view";

/** A puzzle of a day that was begun. */
export interface Begun {
  /** Which of the kept games it is. */
  readonly game: number;
  /** The puzzle, 81 characters. */
  readonly givens: string;
  readonly result?: Result;
}

export interface Result {
  /** Milliseconds. */
  readonly time: number;
  readonly hints: number;
  /** Milliseconds that the player was expected to take; missing where that was not known. */
  readonly expected?: number | undefined;
}

type Book = Readonly<Partial<Record<string, Begun>>>;

const text = kept("daily", signal("{}"), (value) => readObject(value) !== undefined);

/** Whether the days in a row are shown. */
export const streakShown = kept("streak", signal(true), () => true);

const book = (): Book => readBook(text.value);

/** The puzzles of days that `kept` tells of, by date and level. */
export const readBook = (kept: string): Book => entriesOf(readObject(kept), isBegun);

const isBegun = (found: unknown, name: string): found is Begun =>
  /^\d{8}\/\d{1,2}$/.test(name) &&
  isRecord(found) &&
  isNumber(found.game) &&
  typeof found.givens === "string" &&
  (found.result === undefined || isResult(found.result));

const isResult = (found: unknown): found is Result =>
  isRecord(found) &&
  isNumber(found.time) &&
  isNumber(found.hints) &&
  (found.expected === undefined || isNumber(found.expected));

const key = (date: number, level: number) => `${date}/${level}`;

export const today = () => numberOf(new Date());

/** What the player did with the puzzle of `date` at `level`; undefined where it was never begun. */
export const dailyOf = (date: number, level: number): Begun | undefined => book()[key(date, level)];

/** Which kept game the puzzle of `date` at `level` is, once it has been begun. */
export const dailyGame = (date: number, level: number) => dailyOf(date, level)?.game;

export function beginDaily(date: number, level: number, givens: string, game: number): void {
  const before = dailyOf(date, level);
  write(date, level, { ...before, game, givens });
}

function write(date: number, level: number, begun: Begun): void {
  text.value = JSON.stringify({ ...book(), [key(date, level)]: begun });
}

/** The day, level and result of the solved puzzle of a day on the table. */
export interface Won {
  readonly date: number;
  readonly level: number;
  readonly result: Result;
}

/** The puzzle of a day that was just won; undefined where another is on the table. */
export const wonDaily = part(() => signal<Won | undefined>(undefined));

/** Sees from now on when a puzzle of a day is won. */
export const watchDaily = (session: Session) =>
  effect(() => {
    const shown = view(session).value;
    if (!shown?.won) {
      wonDaily(session).value = undefined;
      return;
    }
    const found = Object.entries(book()).find(([, begun]) => begun?.givens === shown.givens);
    if (found?.[1]) {
      const [date = 0, level = 0] = found[0].split("/").map(Number);
      const before = found[1].result;
      // The first time counts, however often the puzzle is played again.
      const result = before ?? {
        time: shown.clock.elapsed,
        hints: shown.hints,
        expected: expected(session).peek(),
      };
      write(date, level, { game: found[1].game, givens: shown.givens, result });
      wonDaily(session).value = { date, level, result };
    }
  });

/** On how many days in a row, up to today, the player has solved a puzzle of the day. */
export function streak(): number {
  const solved = Object.entries(book()).filter(([, begun]) => begun?.result);
  return daysInARow(new Set(solved.map(([day]) => Number(day.split("/")[0]))), today());
}

/** How many of the days `solved` are in a row that leads up to `until`. That day may still come, and a single day
 * without does not end the row. */
export function daysInARow(solved: ReadonlySet<number>, until: number): number {
  const day = dateOf(until);
  let days = solved.has(until) ? 1 : 0;
  for (let missed = 0; missed < 2; ) {
    day.setDate(day.getDate() - 1);
    missed = solved.has(numberOf(day)) ? 0 : missed + 1;
    days += missed === 0 ? 1 : 0;
  }
  return days;
}
