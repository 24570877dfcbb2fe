/** What the entries of the package share. */
import type { Naming, Symmetry } from "../../src/main/page/engine/door";
import type { Hint, Rated as RawRated, PathStep as RawStep } from "../../src/main/page/engine/steps";

export type { FileForm, LinkForm, Naming, Symmetry } from "../../src/main/page/engine/door";
export type {
  CandidateRef,
  Hint,
  Link,
  NoHint,
  Position,
  Run,
  Statement,
} from "../../src/main/page/engine/steps";

export type Language = "en" | "fr" | "el";

/** How an engine speaks. */
export interface Speech {
  /** English, unless said otherwise. */
  readonly language?: Language | undefined;
  /** How cells are named: `rc` (r1c1), `lc` (L1C1) or `a1` (A1); as usual in the language, unless said otherwise. */
  readonly cells?: Naming | undefined;
  /** Sentences in place of those of the language: all of them, by their keys in `messages_en.js` of this package. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** WebAssembly: its address, its bytes, or a compiled module. */
export type WasmSource = URL | string | BufferSource | WebAssembly.Module;

/** How an engine is opened. Where a bundler does not move files that a module names by `new URL`, say where they are. */
export interface Opening extends Speech {
  /** `engine.wasm` of this package; looked for beside the module, unless given. */
  readonly wasm?: WasmSource | undefined;
  /** `background.wasm` of this package, likewise. */
  readonly backgroundWasm?: WasmSource | undefined;
}

/** A text that is no puzzle; the message says why, in the language of the engine that was asked. */
export class PuzzleError extends Error {
  override readonly name = "PuzzleError";

  /** Where in the text the trouble is, counted from 1; 0 where no place is known. */
  constructor(
    message: string,
    readonly line = 0,
    readonly column = 0,
  ) {
    super(message);
  }
}

/** The solutions of a puzzle. */
export type Solved =
  | { readonly solutions: "none" }
  | { readonly solutions: "one"; readonly solution: string }
  | { readonly solutions: "several"; readonly solution: string; readonly other: string };

/** How hard a puzzle is. */
export interface Rated extends Omit<RawRated, "er" | "ep" | "ed" | "minutes"> {
  /** Sudoku Explainer's ratings, such as 7.1; those so far when not finished. */
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
  /** How many minutes a practiced player takes, such as 3.8. */
  readonly minutes: number;
}

/** A step of a path, and the position before it. */
export interface PathStep {
  readonly before: RawStep["before"];
  readonly step: Hint;
  /** What it counts on HoDoKu's scale; missing where only Sudoku Explainer's goes on. */
  readonly points?: number;
  /** Its rating on Sudoku Explainer's scale, such as 7.1; missing on HoDoKu's. */
  readonly rating?: number;
}

/** How a puzzle is solved, from its givens to the end. */
export interface Path {
  /** HoDoKu's level and score. */
  readonly level: RawRated["level"];
  readonly score: number;
  readonly steps: readonly PathStep[];
  /** Whether it ends with the solution. */
  readonly complete: boolean;
}

/** Levels by name. */
export type LevelName = "very-easy" | "easy" | "medium" | "hard" | "unfair" | "extreme";

/** How hard a puzzle is to be. */
export type Difficulty =
  /** A name, or 0, singles alone, to 20. */
  | { readonly level: LevelName | number }
  /** The id of a technique that is the easiest next step at some point, such as `x-wing`; no single. */
  | { readonly technique: string }
  /** The range of ER on Sudoku Explainer's scale, such as 7.1 to 7.4. */
  | { readonly rating: { readonly from: number; readonly to: number } };

/** What to generate. */
export type Wish = Difficulty & {
  /** Which clues stand together; none unless given. */
  readonly symmetry?: Symmetry | undefined;
  /** The same seed makes the same puzzle, as `escargot generate --seed S` does; drawn unless given. */
  readonly seed?: number | bigint | string | undefined;
  /** Told now and then how many attempts there were. */
  readonly onProgress?: ((attempts: number) => void) | undefined;
  /** Ends the search: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

/** A puzzle that was made. */
export interface Generated {
  /** 81 characters, a dot for an empty cell. */
  readonly puzzle: string;
  /** 81 digits. */
  readonly solution: string;
  /** HoDoKu's level and score. */
  readonly level: RawRated["level"];
  readonly score: number;
  /** What makes the same puzzle again; in decimal, because it may have more digits than a number holds. */
  readonly seed: string;
  readonly attempts: number;
}

/** What a hint says: at depth 1 the technique, at 2 where, at 3 with which cells and digits, at 4 the whole reason. */
export function hintText(hint: Hint, depth: 1 | 2 | 3 | 4 = 4): string {
  return (hint.depths[depth - 1] ?? []).map((run) => run.text).join("");
}
