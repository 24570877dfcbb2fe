import { signal } from "@preact/signals";
import { words } from "../words";
import { say } from "../words/notice";
import { ask } from "./ask";
import { made } from "./games";
import { atLevel } from "./wanted";

/** What is to be printed, until it has been. */
export interface Sheets {
  /** 1, 2, 4 or 6 */
  readonly perPage: number;
  readonly puzzles: readonly string[];
  /** Their solutions, for the last page; none to leave it out. */
  readonly answers: readonly string[];
}

export const sheets = signal<Sheets | undefined>(undefined);

/** Makes puzzles and prints them, the answers last. */
export async function printNew(level: number, count: number, perPage: number): Promise<void> {
  const puzzles: string[] = [];
  while (puzzles.length < count) {
    say(words.value.making(puzzles.length + 1, count));
    const puzzle = await made(atLevel(level));
    if (puzzle === undefined) {
      return;
    }
    puzzles.push(puzzle);
  }
  say("");
  const answers = await Promise.all(puzzles.map((puzzle) => ask("solution", puzzle)));
  sheets.value = { perPage, puzzles, answers: answers.filter((answer) => answer !== undefined) };
}
