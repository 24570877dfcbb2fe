import { signal } from "@preact/signals";
import type { View } from "../engine/view";
import type { Session } from "../session/session";
import { words } from "../words";
import { levelSaid } from "../words/level";
import { say } from "../words/notice";
import { time } from "../words/time";
import { ask } from "./ask";
import { made } from "./games";
import { gameName } from "./keeping";
import { atLevel } from "./wanted";

/** What is to be printed, until it has been. */
export interface Sheets {
  /** 1, 2, 4 or 6 */
  readonly perPage: number;
  /** What stands above each puzzle, behind its number where there are several. */
  readonly title: string;
  readonly puzzles: readonly string[];
  /** Which of the digits are givens, where a board is printed as it is. */
  readonly givens?: string;
  /** Their solutions, for the last page; none to leave it out. */
  readonly answers: readonly string[];
}

export const sheets = signal<Sheets | undefined>(undefined);

/** Makes puzzles and prints them, the answers last. */
export async function printNew(
  session: Session,
  level: number,
  count: number,
  perPage: number,
): Promise<void> {
  const puzzles: string[] = [];
  while (puzzles.length < count) {
    say(session, words.value.making(puzzles.length + 1, count));
    const puzzle = await made(session, atLevel(level));
    if (puzzle === undefined) {
      return;
    }
    puzzles.push(puzzle);
  }
  say(session, "");
  const answers = await Promise.all(puzzles.map((puzzle) => ask(session, "solution", puzzle)));
  sheets.value = {
    perPage,
    title: levelSaid(level),
    puzzles,
    answers: answers.filter((answer) => answer !== undefined),
  };
}

/** Prints the board with the digits on it, what the game is called, and the time that it took so far. */
export function printBoard(session: Session, { digits, givens, level, clock }: View): void {
  const called = level < 0 ? (gameName(session) ?? words.value.ownPuzzle) : levelSaid(level);
  const spent = clock.elapsed > 0 ? [time(clock.elapsed)] : [];
  sheets.value = {
    perPage: 1,
    title: [called, ...spent].join(" · "),
    puzzles: [digits],
    givens,
    answers: [],
  };
}
