/** What the engine tells of puzzles with rules of their own. Cells count from 0 in reading order, whatever
 * the size of the board; sets of digits have bit `d - 1` for digit `d`. */

import type { VariantLessonName } from "./roads";
import type { Way } from "./steps";

/** Something to paint beside the digits; its role is the id of its rule. */
export type Shape =
  | {
      readonly form: "line";
      readonly role: string;
      readonly cells: readonly number[];
      readonly arrow: boolean;
    }
  | {
      readonly form: "disc" | "ring" | "square" | "diamond" | "inwards" | "outwards";
      readonly role: string;
      readonly cells: readonly number[];
    }
  | {
      readonly form: "dashed" | "solid" | "tint" | "joint";
      readonly role: string;
      readonly cells: readonly number[];
      readonly label: string;
    }
  | Outside;

/** A number outside the board: rows and columns count from -1 before the board to their number behind it. */
export interface Outside {
  readonly form: "outside";
  readonly role: string;
  readonly row: number;
  readonly column: number;
  /** Where an arrow beside it points; both 0 where there is none. */
  readonly down: number;
  readonly right: number;
  readonly label: string;
}

/** A puzzle with rules of its own. */
export interface Variant {
  /** A text that reads as the puzzle. */
  readonly source: string;
  /** How many digits there are. */
  readonly size: number;
  /** As many rows and columns as digits, or fewer. */
  readonly rows: number;
  readonly columns: number;
  /** A character for each cell, `.` for an empty one; digits from 10 on are letters. */
  readonly givens: string;
  /** For each cell the region it lies in, or -1. */
  readonly regions: readonly number[];
  /** From the lowest to the uppermost. */
  readonly shapes: readonly Shape[];
  /** The ids of its rules, each once. */
  readonly kinds: readonly string[];
  /** What the rules ask, a sentence for each kind. */
  readonly rules: readonly string[];
  /** What each cell has of the rules, in a few words. */
  readonly told: readonly string[];
  /** What stands in the text and is no rule that was understood. */
  readonly unread: readonly string[];
  readonly title: string;
  /** The rules in the words of who made the puzzle. */
  readonly words: string;
  /** What a player had done: a digit for each cell, and sets of marks. */
  readonly placed: readonly number[];
  readonly corner: readonly number[];
  readonly center: readonly number[];
}

/** A cell whose digit breaks rules, with their names. */
export interface VariantClash {
  readonly cell: number;
  readonly rules: string;
}

/** A cage, and its combinations where it has a total: none where it has more than one can look through. */
export interface CageWays {
  readonly cells: readonly number[];
  readonly ways: readonly CageWay[];
}

/** A combination of a cage. */
export interface CageWay {
  /** Its digits, a set. */
  readonly digits: number;
  /** What each cell of the cage can hold with it, as sets; none where it cannot be placed any more. */
  readonly cells: readonly number[];
}

/** What has to be seen before a digit can be placed. */
export interface VariantReason {
  /** The cells that lose candidates. */
  readonly cells: readonly number[];
  /** What the reason speaks of. */
  readonly house: readonly number[];
  readonly text: string;
}

/** What can be placed, and the steps that lead there. */
export interface VariantHint {
  readonly cell: number;
  readonly digit: number;
  /** The house in which the digit fits nowhere else; empty where the cell has no other one left. */
  readonly house: readonly number[];
  readonly text: string;
  /** The steps that lead there, in order; none where the digit is seen at once. */
  readonly before: readonly VariantReason[];
}

/** A position to practise in: a puzzle that was begun, what each step that is looked for does in it, and the first of
 * them from its name to its reason, each time with the cells to look at. */
export interface VariantPosition {
  readonly puzzle: Variant;
  readonly ways: readonly Way[];
  readonly told: readonly { readonly text: string; readonly house: readonly number[] }[];
}

/** A position of a lesson. */
export interface VariantLesson extends VariantPosition {
  readonly lesson: VariantLessonName;
}

/** What a setter changes: a given, a cage with its total, cages away, all regions (a number for each cell), the totals
 * of a solution, a rule of the whole board on or off, a rule that is drawn on cells (its kind, and its numbers behind a
 * colon or a solution that tells them behind an equals sign), such rules away. */
export type VariantEdit = "given" | "cage" | "uncage" | "regions" | "totals" | "rule" | "draw" | "undraw";

/** A kind of rules that a setter draws on cells. */
export interface DrawnKind {
  readonly kind: string;
  /** What it is called, and what it asks, in a sentence. */
  readonly name: string;
  readonly rule: string;
  /** What a stroke over cells means. */
  readonly form: "line" | "each" | "pairs" | "square" | "area" | "diagonal" | "outside";
  /** What is written of a rule: nothing, a number or some digits. */
  readonly figures: "none" | "number" | "digits";
}

/** A rule of such a kind: a stroke over its cells draws it again. */
export interface DrawnRule {
  readonly kind: string;
  readonly cells: readonly number[];
  readonly numbers: readonly number[];
}

/** What is known of the solutions of a puzzle that is being set. */
export interface VariantTally {
  readonly solutions: number;
  /** Whether that is all of them, where the count stopped, or how far it came in its time. */
  readonly end: "complete" | "stopped" | "cancelled";
  /** For each cell the digits that it holds in some solution, and those that leave one; 0 where that is not known. */
  readonly possible: readonly number[];
  readonly single: readonly number[];
}

/** Some rules and givens of a puzzle. */
export interface VariantParts {
  readonly rules: readonly { readonly name: string; readonly cells: readonly number[] }[];
  /** The cells of the givens. */
  readonly givens: readonly number[];
}

/** Which rules and givens could go alone, and how hard the puzzle is. */
export interface VariantVerdict extends VariantParts {
  /** Empty where the steps that are known do not solve it. */
  readonly level: "" | VariantLevel;
  /** The name of the hardest technique. */
  readonly hardest: string;
}

/** A technique that a puzzle can be asked to need. */
export interface WantedTechnique {
  readonly technique: string;
  readonly name: string;
}

/** The levels of the variant ladder that puzzles are made of, from easy to hard. */
export const VARIANT_LEVELS = ["easy", "medium", "hard", "extreme"] as const;
export type VariantLevel = (typeof VARIANT_LEVELS)[number];
