/** Solves, counts, and tells the next step. */
import type { Answers } from "../../src/main/page/engine/answers";
import type { Problem, View } from "../../src/main/page/engine/view";
import { textIn } from "./arguments";
import { type AskHere, engineAt, teach } from "./here";
import { type Hint, type NoHint, PuzzleError, type Speech } from "./types";

export * from "./types";

/** The solutions of a puzzle. */
export type Solved =
  | { readonly solutions: "none" }
  | { readonly solutions: "one"; readonly solution: string }
  | { readonly solutions: "several"; readonly solution: string; readonly other: string };

/** A puzzle that no other format fits better. */
const LINE = /^[0-9.]{81}$/;

/** The largest number that an engine counts to. */
const MOST = 2 ** 31 - 1;

/**
 * Solves, counts, and tells the next step. Its methods answer at once, in the thread that asks. A puzzle is a text in any
 * format that Escargot reads, such as 81 characters with a dot or 0 for an empty cell; of several puzzles the first counts.
 * All throw {@link PuzzleError} for a text without one.
 */
export class Engine {
  private constructor(private readonly ask: AskHere<Answers>) {}

  /** Opens an engine of one's own. */
  static async open(speech: Speech = {}): Promise<Engine> {
    const ask = await engineAt<Answers>(new URL("./engine.wasm", import.meta.url));
    const engine = new Engine(ask);
    await engine.speak(speech);
    return engine;
  }

  /** Speaks like this from now on. */
  async speak(speech: Speech): Promise<void> {
    await teach(this.ask, speech);
  }

  /** The solution, or two of several; what is placed in the puzzle beside its givens does not count. */
  solve(puzzle: string): Solved {
    const [solution, other] = this.ask("search", this.givens(puzzle));
    if (solution === undefined) {
      return { solutions: "none" };
    }
    return other === undefined ? { solutions: "one", solution } : { solutions: "several", solution, other };
  }

  /** How many solutions there are, counted no further than `limit` (2 unless given). */
  count(puzzle: string, limit = 2): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
      throw new RangeError(`limit must be a whole number from 1 to ${MOST}, not ${limit}`);
    }
    return this.ask("count", this.givens(puzzle), limit);
  }

  /**
   * The next step from this state of play, or why none can be told. It knows the techniques that people use most; where
   * `chainPossible` says so, `hint` of the background engine may know a harder step.
   */
  hint(puzzle: string): Hint | NoHint {
    this.put(puzzle);
    return this.ask("hint", 0);
  }

  /** A short text for the state of play, which `hint` of the background engine takes. */
  board(puzzle: string): string {
    this.put(puzzle);
    return this.ask("link");
  }

  /** The 81 characters of the givens of a text. */
  givens(puzzle: string): string {
    textIn("puzzle", puzzle);
    // Who solves lists need not wait until each line is looked at in every format.
    return LINE.test(puzzle) ? puzzle.replaceAll("0", ".") : this.put(puzzle).givens;
  }

  private put(text: string): View {
    const answer: View | Problem = this.ask("openText", textIn("puzzle", text), 0);
    if ("problem" in answer) {
      throw new PuzzleError(answer.problem, answer.line, answer.column);
    }
    return answer;
  }
}
