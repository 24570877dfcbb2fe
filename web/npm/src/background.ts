/** Rates, generates, and tells hard steps: what takes long. */
import type { BackgroundAnswers } from "../../src/main/page/engine/answers";
import type { Symmetry } from "../../src/main/page/engine/door";
import { millisecondsIn, seedIn, textIn } from "./arguments";
import { type AskHere, engineAt, teach } from "./here";
import { type Hint, PuzzleError, type Rated, type Speech } from "./types";

export * from "./types";

/** How hard a puzzle is to be. */
export type Difficulty =
  /** 0, singles alone, to 20. */
  | { readonly level: number }
  /** The id of a technique that is the easiest next step at some point, such as `x-wing`; no single. */
  | { readonly technique: string }
  /** The range of ER on Sudoku Explainer's scale, in tenths. */
  | { readonly rating: { readonly from: number; readonly to: number } };

/** What to generate. */
export type Wish = Difficulty & {
  /** Which clues stand together; none unless given. */
  readonly symmetry?: Symmetry | undefined;
  /** The same seed makes the same puzzle, as `escargot generate --seed S` does; drawn unless given. */
  readonly seed?: number | bigint | undefined;
  /** Told now and then how many attempts there were. */
  readonly onProgress?: ((attempts: number) => void) | undefined;
  /** Ends the search: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

/** A puzzle that was made, with its seed. */
export interface Generated {
  readonly puzzle: string;
  readonly seed: bigint;
  readonly attempts: number;
}

/** How long a search goes on before others have a turn. */
const TURN_MS = 20;

const DIGITS = /^[.0-9]{81}$/;

/** Lets timers, events and other promises have their turn. */
const othersTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Rates, generates, and tells hard steps, in the thread that asks: on a page this belongs into a worker. A puzzle is 81
 * characters with a dot or 0 for an empty cell; the methods throw {@link PuzzleError} for anything else.
 */
export class BackgroundEngine {
  private searching = false;

  private constructor(private readonly ask: AskHere<BackgroundAnswers>) {}

  /** Opens an engine of one's own. */
  static async open(speech: Speech = {}): Promise<BackgroundEngine> {
    const ask = await engineAt<BackgroundAnswers>(new URL("./background.wasm", import.meta.url));
    const engine = new BackgroundEngine(ask);
    await engine.speak(speech);
    return engine;
  }

  /** Speaks like this from now on. */
  async speak(speech: Speech): Promise<void> {
    await teach(this.ask, speech);
  }

  /** How hard a puzzle of one solution is, as far as that is found within `patience` milliseconds (10,000). */
  rate(puzzle: string, patience = 10_000): Rated {
    return this.ask("rating", checked(puzzle), millisecondsIn("patience", patience));
  }

  /** The form that all isomorphs of a puzzle or of a full grid share. */
  canonical(puzzle: string): string {
    return this.ask("canonical", checked(puzzle));
  }

  /**
   * A step on a `board` (81 characters, or what `board` of the first engine answers), however hard; null where none is
   * found within `patience` milliseconds (10,000). The puzzle must have one solution.
   */
  hint(board: string, patience = 10_000): Hint | null {
    return this.ask("seekStep", textIn("board", board), "", millisecondsIn("patience", patience));
  }

  /** Makes a puzzle. One search at a time: a second one is refused until the first has ended. */
  async generate(wish: Wish): Promise<Generated> {
    const { symmetry = "none", seed = drawn(), onProgress, signal } = wish;
    const wanted = coded(wish);
    if (this.searching) {
      throw new Error("This engine is making a puzzle already; open another one, or wait.");
    }
    signal?.throwIfAborted();
    const used = seedIn("seed", seed);
    this.searching = true;
    try {
      const problem = this.ask("seekPuzzle", wanted, symmetry, String(used));
      if (problem !== null) {
        throw new RangeError(problem);
      }
      return { ...(await this.search(onProgress, signal)), seed: used };
    } finally {
      this.searching = false;
    }
  }

  private async search(
    onProgress: Wish["onProgress"],
    signal: Wish["signal"],
  ): Promise<Omit<Generated, "seed">> {
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
}

/** The wish as the engine reads it. */
function coded(wish: Difficulty): string {
  if ("technique" in wish) {
    return `technique=${wish.technique}`;
  }
  if ("rating" in wish) {
    return `rating=${wish.rating.from}..${wish.rating.to}`;
  }
  if (!Number.isInteger(wish.level) || wish.level < 0 || wish.level > 20) {
    throw new RangeError(`level must be a whole number from 0 to 20, not ${wish.level}`);
  }
  return `level=${wish.level}`;
}

function checked(puzzle: string): string {
  if (!DIGITS.test(puzzle)) {
    throw new PuzzleError("A puzzle is 81 characters: digits, and a dot or 0 for an empty cell.");
  }
  return puzzle;
}

/** A seed that nobody has chosen. */
const drawn = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
