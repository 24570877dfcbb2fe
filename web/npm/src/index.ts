/** Solves, counts, tells the next step; and, by a second engine that is fetched when it is first asked for, rates and
 * generates. */
import type { Answers } from "../../src/main/page/engine/answers";
import { FILE_FORMS, type FileForm, LINK_FORMS, type LinkForm } from "../../src/main/page/engine/door";
import type { Problem, View } from "../../src/main/page/engine/view";
import { oneOf, textIn, wholeIn } from "./arguments";
import type { BackgroundEngine } from "./background";
import { type AskHere, engineAt, teach } from "./here";
import {
  type Generated,
  type Hint,
  type NoHint,
  type Opening,
  type Path,
  PuzzleError,
  type Rated,
  type Solved,
  type Speech,
  type Wish,
} from "./types";

export * from "./types";

/** A puzzle that no other format fits better. */
const LINE = /^[0-9.]{81}$/;

/** What `board` answers. */
const BOARD = /^a[\w-]{20,}$/;

/** The largest number that an engine counts to. */
const MOST = 2 ** 31 - 1;

/**
 * Sudoku, in the thread that asks. A puzzle is a text in any format that Escargot reads, such as 81 characters with a dot
 * or 0 for an empty cell, or what {@link board} answers; of several puzzles the first counts. All methods throw
 * {@link PuzzleError} for a text without one.
 *
 * Those that answer a promise ask the {@link BackgroundEngine}, which is fetched once one of them is called. What it does
 * can take seconds, in this thread: on a page, open the engine by `@escargot-sudoku/engine/worker`.
 */
export class Engine {
  private second: Promise<BackgroundEngine> | undefined;

  private constructor(
    private readonly ask: AskHere<Answers>,
    private opening: Opening,
  ) {}

  /** Opens an engine of one's own. */
  static async open(opening: Opening = {}): Promise<Engine> {
    const ask = await engineAt<Answers>(opening.wasm ?? new URL("./engine.wasm", import.meta.url));
    const engine = new Engine(ask, opening);
    await engine.speak(opening);
    return engine;
  }

  /** Speaks like this from now on. */
  async speak(speech: Speech): Promise<void> {
    await teach(this.ask, speech);
    this.opening = { backgroundWasm: this.opening.backgroundWasm, ...speech };
    await (await this.second)?.speak(speech);
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
    return this.ask("count", this.givens(puzzle), wholeIn("limit", limit, 1, MOST));
  }

  /**
   * The next step from this state of play, or why none can be told. It knows the techniques that people use most; where
   * `chainPossible` says so, {@link step} may know a harder one.
   */
  hint(puzzle: string): Hint | NoHint {
    this.put(puzzle);
    return this.ask("hint", 0).told;
  }

  /** The next step as {@link hint} has it, or else a harder one, as far as that is found within `patience` milliseconds. */
  async step(puzzle: string, patience?: number): Promise<Hint | NoHint> {
    this.put(puzzle);
    const { told, link } = this.ask("hint", 0);
    if (!("obstacle" in told && told.chainPossible)) {
      return told;
    }
    return (await this.background()).hint(link, patience) ?? told;
  }

  /** The board after a step that a hint for this puzzle has told: a text that all methods take. */
  apply(puzzle: string, hint: Pick<Hint, "effects">): string {
    this.put(puzzle);
    this.ask("applyHint", textIn("effects", hint.effects), 0);
    return this.ask("link");
  }

  /** A short text for the state of play, with its candidates: all methods take it, and a link to the page ends with it. */
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

  /** The 81 characters of what stands: givens and placed digits. */
  digits(puzzle: string): string {
    return this.put(puzzle).digits;
  }

  /** The text in another format, such as `hodoku` or `sudokupad`; {@link lost} tells what has no place in it. */
  convert(puzzle: string, format: FileForm | LinkForm): string {
    this.put(puzzle);
    return this.ask("file", oneOf("format", format, [...FILE_FORMS, ...LINK_FORMS]));
  }

  /** What {@link convert} leaves out, such as `candidates`. */
  lost(puzzle: string, format: FileForm | LinkForm): readonly string[] {
    this.put(puzzle);
    return this.ask("lost", oneOf("format", format, [...FILE_FORMS, ...LINK_FORMS]));
  }

  /** How hard a puzzle of one solution is, as far as that is found within `patience` milliseconds (10,000). */
  async rate(puzzle: string, patience?: number): Promise<Rated> {
    const givens = this.givens(puzzle);
    return (await this.background()).rate(givens, patience);
  }

  /** How a puzzle of one solution is solved, step by step. */
  async path(puzzle: string, patience?: number): Promise<Path> {
    const givens = this.givens(puzzle);
    return (await this.background()).path(givens, patience);
  }

  /** The form that all isomorphs of a puzzle or of a full grid share. */
  async canonical(puzzle: string): Promise<string> {
    const givens = this.givens(puzzle);
    return (await this.background()).canonical(givens);
  }

  /** Makes a puzzle, one at a time. */
  async generate(wish: Wish): Promise<Generated> {
    return (await this.background()).generate(wish);
  }

  private background(): Promise<BackgroundEngine> {
    this.second ??= import("./background").then(({ BackgroundEngine: Second }) => Second.open(this.opening));
    return this.second;
  }

  private put(text: string): View {
    const isBoard = BOARD.test(textIn("puzzle", text));
    const answer: View | Problem = this.ask(isBoard ? "follow" : "openText", text, 0);
    if ("problem" in answer) {
      throw new PuzzleError(answer.problem, answer.line, answer.column);
    }
    return answer;
  }
}
