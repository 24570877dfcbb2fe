/** What kind of puzzle the player asks for. */

import { signal } from "@preact/signals";
import type { Symmetry } from "../engine/door";
import { part } from "../session/session";

export type Wanted =
  | { readonly level: number }
  /** The id of a technique, and what it is called. */
  | { readonly technique: string; readonly name: string }
  /** ER on Sudoku Explainer's scale, in tenths. */
  | { readonly rating: readonly [from: number, to: number] };

export interface Asked {
  readonly wanted: Wanted;
  readonly symmetry: Symmetry;
}

export const atLevel = (level: number): Asked => ({ wanted: { level }, symmetry: "none" });

/** What the player asked for last, since the page was opened; undefined where the puzzle came in another way. */
export const lastAsked = part(() => signal<Asked | undefined>(undefined));

/** As the engine reads it. */
export function coded(wanted: Wanted): string {
  if ("level" in wanted) {
    return `level=${wanted.level}`;
  }
  return "technique" in wanted
    ? `technique=${wanted.technique}`
    : `rating=${wanted.rating[0]}..${wanted.rating[1]}`;
}
