/** What the setter of a puzzle is told after each clue. */
import type { Symmetry } from "./door";

/** The solutions of an unfinished puzzle. */
export interface Tally {
  /** How many there are, or one more than the limit. */
  readonly solutions: number;
  /** Whether those are all. */
  readonly whole: boolean;
  /** The digits that a cell has in any solution, as bits. */
  readonly possible: readonly number[];
  /** How many solutions have each digit, nine numbers a cell; empty where not all were counted. */
  readonly counts: readonly number[];
  /** The symmetries of the pattern, but for those that follow from another one. */
  readonly symmetries: readonly Symmetry[];
}

/** The boards on which a puzzle was entered. */
export interface EnteredTree {
  /** The number of the board on the table. */
  readonly present: number;
  readonly boards: readonly {
    readonly number: number;
    /** The number of the board that it came from, or -1. */
    readonly parent: number;
    /** 81 characters. */
    readonly puzzle: string;
  }[];
}
