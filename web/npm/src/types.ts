/** What both entries of the package share. */
import type { Naming } from "../../src/main/page/engine/door";
import type { ToldStep } from "../../src/main/page/engine/told";

export type { Naming } from "../../src/main/page/engine/door";
export type { NoHint, Rated } from "../../src/main/page/engine/steps";
export type {
  BoardPicture,
  CandidateRef,
  Curve,
  Link,
  Statement,
  TextRun,
  ToldStep,
} from "../../src/main/page/engine/told";

export type Language = "en" | "fr" | "el";

/** How an engine speaks. */
export interface Speech {
  /** English, unless said otherwise. */
  readonly language?: Language | undefined;
  /** How cells are named: `rc` (r1c1), `lc` (L1C1) or `a1` (A1); as usual in the language, unless said otherwise. */
  readonly cells?: Naming | undefined;
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

/** What a hint says: at depth 1 the technique, at 2 where, at 3 with which cells and digits, at 4 the whole reason. */
export function hintText(hint: ToldStep, depth: 1 | 2 | 3 | 4 = 4): string {
  return (hint.texts[depth - 1]?.runs ?? []).map((run) => run.text).join("");
}
