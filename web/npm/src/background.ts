/** Rates, generates, and tells hard steps: what takes long. */
import type { BackgroundAnswers } from "../../src/main/page/engine/answers";
import { SYMMETRIES } from "../../src/main/page/engine/door";
import type { PathPart, PathStep as RawStep } from "../../src/main/page/engine/steps";
import { millisecondsIn, oneOf, seedIn, tenthsIn, textIn, wholeIn } from "./arguments";
import { type AskHere, engineAt, teach } from "./here";
import {
  type Difficulty,
  type Generated,
  type Hint,
  type LevelName,
  type Opening,
  type Path,
  type PathStep,
  PuzzleError,
  type Rated,
  type Speech,
  type Wish,
} from "./types";

export * from "./types";

/** How long a search goes on before others have a turn, as far as an attempt does not take longer. */
const TURN_MS = 20;

/** What a call waits for, unless told otherwise. */
const PATIENCE_MS = 10_000;

const DIGITS = /^[.0-9]{81}$/;

/** A level of each name, as the page takes them. */
const LEVELS: Readonly<Record<LevelName, number>> = {
  "very-easy": 2,
  easy: 7,
  medium: 11,
  hard: 15,
  unfair: 18,
  extreme: 19,
};

/** Every puzzle needs them, so nothing has to be looked for. */
const SINGLES = ["full-house", "naked-single", "hidden-single"];

/** Lets timers, events and other promises have their turn. */
const othersTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Rates, generates, and tells hard steps, in the thread that asks: on a page this belongs into a worker. A puzzle is 81
 * characters with a dot or 0 for an empty cell; the methods throw {@link PuzzleError} for anything else.
 */
export class BackgroundEngine {
  private searching = false;
  private known: readonly string[] | undefined;

  private constructor(private readonly ask: AskHere<BackgroundAnswers>) {}

  /** Opens an engine of one's own. */
  static async open(opening: Omit<Opening, "wasm"> = {}): Promise<BackgroundEngine> {
    const wasm = opening.backgroundWasm ?? new URL("./background.wasm", import.meta.url);
    const engine = new BackgroundEngine(await engineAt<BackgroundAnswers>(wasm));
    await engine.speak(opening);
    return engine;
  }

  /** Speaks like this from now on. */
  async speak(speech: Speech): Promise<void> {
    await teach(this.ask, speech);
  }

  /** How hard a puzzle of one solution is, as far as that is found within `patience` milliseconds (10,000). */
  rate(puzzle: string, patience = PATIENCE_MS): Rated {
    const rated = this.ask("rating", this.proper(puzzle), millisecondsIn("patience", patience));
    const [er, ep, ed, minutes] = [rated.er / 10, rated.ep / 10, rated.ed / 10, rated.minutes / 10];
    return { ...rated, er, ep, ed, minutes };
  }

  /**
   * How a puzzle of one solution is solved on HoDoKu's scale; where that would try digits out, by steps of Sudoku
   * Explainer's, each as far as it is found within `patience` milliseconds (10,000).
   */
  path(puzzle: string, patience = PATIENCE_MS): Path {
    millisecondsIn("patience", patience);
    const { level, score, ...first } = this.ask("path", this.proper(puzzle));
    const steps = [...first.steps];
    let part: PathPart = first;
    while (!part.complete) {
      const next = this.ask("onward", patience);
      if (typeof next === "string") {
        break;
      }
      steps.push(...next.steps);
      part = next;
    }
    return { level, score, steps: steps.map(inDecimals), complete: part.complete };
  }

  /** The form that all isomorphs of a puzzle or of a full grid share. */
  canonical(puzzle: string): string {
    return this.ask("canonical", checked(puzzle));
  }

  /**
   * A step on a `board` (81 characters, or what `board` of the first engine answers), however hard; null where none is
   * found within `patience` milliseconds (10,000). The puzzle must have one solution.
   */
  hint(board: string, patience = PATIENCE_MS): Hint | null {
    const link = textIn("board", board).startsWith("a") ? board : this.proper(board);
    return this.ask("seekStep", link, "", millisecondsIn("patience", patience));
  }

  /** Makes a puzzle. One search at a time: a second one is refused until the first has ended. */
  async generate(wish: Wish): Promise<Generated> {
    const { symmetry = "none", seed = drawn(), onProgress, signal } = wish;
    const wanted = this.coded(wish);
    oneOf("symmetry", symmetry, SYMMETRIES);
    const used = seedIn("seed", seed);
    if (this.searching) {
      throw new Error("This engine is making a puzzle already; open another one, or wait.");
    }
    signal?.throwIfAborted();
    this.searching = true;
    try {
      const problem = this.ask("seekPuzzle", wanted, symmetry, used);
      if (problem !== null) {
        throw new RangeError(problem);
      }
      return this.told(await this.search(onProgress, signal), used);
    } finally {
      this.searching = false;
    }
  }

  /** All that is to be known of a puzzle that was made. */
  private told({ puzzle, attempts }: { puzzle: string; attempts: number }, seed: string): Generated {
    const { level, score } = this.ask("rating", puzzle, 0);
    return { puzzle, solution: this.solution(puzzle), level, score, seed, attempts };
  }

  /** That of a puzzle which has one. */
  private solution(puzzle: string): string {
    const { possible } = this.ask("tally", puzzle, 2);
    return possible.map((bits) => Math.log2(bits) + 1).join("");
  }

  private async search(onProgress: Wish["onProgress"], signal: Wish["signal"]) {
    for (;;) {
      const { attempts, puzzle } = this.attemptForATurn();
      onProgress?.(attempts);
      if (puzzle !== undefined) {
        return { attempts, puzzle };
      }
      await othersTurn();
      signal?.throwIfAborted();
    }
  }

  private attemptForATurn() {
    const end = performance.now() + TURN_MS;
    let tried = this.ask("attempt", 1);
    while (tried.puzzle === undefined && performance.now() < end) {
      tried = this.ask("attempt", 1);
    }
    return tried;
  }

  /** The wish as the engine reads it. */
  private coded(wish: Difficulty): string {
    if ("technique" in wish) {
      this.known ??= this.ask("techniques").map(({ technique }) => technique);
      const technique = oneOf("technique", wish.technique, this.known);
      if (SINGLES.includes(technique)) {
        throw new RangeError(
          `technique must be no single, which every puzzle has; level: 0 has nothing else`,
        );
      }
      return `technique=${technique}`;
    }
    if ("rating" in wish) {
      const [from, to] = [tenthsIn("rating.from", wish.rating.from), tenthsIn("rating.to", wish.rating.to)];
      if (from > to) {
        throw new RangeError(`rating.from (${from / 10}) must not be above rating.to (${to / 10})`);
      }
      return `rating=${from}..${to}`;
    }
    const { level } = wish;
    return `level=${typeof level === "string" ? LEVELS[oneOf("level", level, Object.keys(LEVELS) as LevelName[])] : wholeIn("level", level, 0, 20)}`;
  }

  /** A puzzle that has exactly one solution. */
  private proper(puzzle: string): string {
    const { solutions } = this.ask("tally", checked(puzzle), 2);
    if (solutions !== 1) {
      throw new PuzzleError(
        `The puzzle must have one solution; it has ${solutions === 0 ? "none" : "several"}.`,
      );
    }
    return puzzle;
  }
}

/** A step with ratings as people write them. */
function inDecimals({ before, step, points, rating }: RawStep): PathStep {
  return points === undefined ? { before, step, rating: (rating ?? 0) / 10 } : { before, step, points };
}

function checked(puzzle: string): string {
  if (!DIGITS.test(textIn("puzzle", puzzle))) {
    throw new PuzzleError("A puzzle is 81 characters: digits, and a dot or 0 for an empty cell.");
  }
  return puzzle;
}

/** A seed at random. */
const drawn = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
