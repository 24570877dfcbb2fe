/** What there is to draw and to say of a game. */
import type { ClockState, Layer, Mode, Option, Standing, Symmetry } from "./door";

/** All that is to be drawn of a game. Cells count from 0 in reading order, digits and colors from 1. */
export interface View {
  /** 81 characters, `.` for empty. */
  readonly digits: string;
  /** 81 characters, the frozen digits alone. */
  readonly givens: string;
  /** Cells whose digit the program placed. */
  readonly solved: readonly number[];
  /** 81 sets of bits; bit 0 is digit 1 or color 1. */
  readonly corner: readonly number[];
  readonly center: readonly number[];
  readonly colors: readonly number[];
  /** For each cell the colors of its candidates, 0 for none: three bits each, digit 1 lowest. */
  readonly candidateColors: readonly number[];
  /** Whether the program keeps the center marks. */
  readonly automatic: boolean;
  readonly selected: readonly number[];
  readonly focus: number;
  readonly mode: Mode;
  /** Which color candidates get in the mode for it, from 1. */
  readonly candidateColor: number;
  readonly tool: "pointer" | "eraser" | number;
  /** The symmetry that a puzzle keeps while it is entered. */
  readonly symmetry: Symmetry;
  readonly options: readonly Option[];
  /** Cells whose digit stands twice in a house. */
  readonly clashes: readonly number[];
  /** How many cells hold a digit. */
  readonly filled: number;
  /** How many of each digit are left to place, digit 1 first. */
  readonly left: readonly number[];
  readonly undoable: number;
  readonly redoable: number;
  /** The empty cells that the symmetry of a puzzle that is entered wants to be given. */
  readonly missing: readonly number[];
  readonly checkpoints: readonly Checkpoint[];
  readonly stage: "entering" | "playing";
  /** 0..20, or -1 for a puzzle that the player brought. */
  readonly level: number;
  readonly standing: Standing;
  readonly won: boolean;
  /** Whether the game was won at any time; undoing does not take that back. */
  readonly wonOnce: boolean;
  /** How many hints the player has had. */
  readonly hints: number;
  readonly clock: { readonly state: ClockState; readonly elapsed: number };
  /** What the last command did. */
  readonly notice: Notice;
}

/** A board to return to. */
export interface Checkpoint {
  /** Milliseconds on the game's clock when it came about. */
  readonly elapsed: number;
  /** 81 characters, `.` for empty. */
  readonly digits: string;
}

/** A digit that went wrong while all before it was right. */
export interface Slip {
  /** Milliseconds on the game's clock when it was placed. */
  readonly elapsed: number;
  /** That of the easiest step that was there instead. */
  readonly technique: string;
}

/** As much of a view as is to be seen and said of its cells. */
export type Face = Pick<
  View,
  | "digits"
  | "givens"
  | "solved"
  | "corner"
  | "center"
  | "colors"
  | "candidateColors"
  | "automatic"
  | "focus"
  | "clashes"
>;

/** A board of a game, and when it came about. */
export interface Moment extends Omit<Face, "focus"> {
  /** Milliseconds on the game's clock. */
  readonly elapsed: number;
  /** How many hints there had been by then. */
  readonly hints: number;
  /** The board, as `follow` takes it. */
  readonly link: string;
}

export type Notice =
  | { readonly kind: "quiet" | "changed" | "resting" | "outdated" }
  | {
      readonly kind: "erased" | "undone" | "redone" | "restored" | "frozen";
      readonly cells: readonly number[];
    }
  | {
      readonly kind: "placed";
      readonly cells: readonly number[];
      readonly digit: number;
      readonly clashes: readonly number[];
      /** Those of `cells` that see each other. */
      readonly mutual: readonly number[];
      readonly completed: readonly number[];
    }
  | {
      readonly kind: "marked" | "unmarked";
      readonly cells: readonly number[];
      readonly layer: Layer;
      readonly digit: number;
    }
  | {
      readonly kind: "colored";
      readonly cells: readonly number[];
      readonly digit: number;
      /** 0 where it was taken away. */
      readonly color: number;
    }
  | { readonly kind: "no-candidate"; readonly digit: number }
  | { readonly kind: "refused"; readonly cells: readonly number[]; readonly digit: number }
  | { readonly kind: "checkpoint-kept"; readonly number: number }
  | ({ readonly kind: "unreadable" } & Problem);

/** An answer that may be a problem of what the player brought. */
export interface Problem {
  /** What is wrong, in the language that is spoken, without a stop. */
  readonly problem: string;
  readonly line: number;
  readonly column: number;
}

export interface Checked {
  /** Cells whose digit breaks a rule. */
  readonly clashes: readonly number[];
  /** Cells whose digit is not the solution's; absent where there is no single solution to compare with. */
  readonly wrong?: readonly number[];
  /** Empty cells whose center marks lack the solution's digit. */
  readonly lacking?: readonly number[];
}

/** Where a digit may go. */
export interface Destinations {
  readonly cells: readonly number[];
  /** Such as `5 of 11: 462 combinations, 17 left`. */
  readonly said: string;
}

export interface Famous {
  readonly id: string;
  readonly name: string;
  /** Who made it, and when. */
  readonly origin: string;
  /** Sudoku Explainer's rating in tenths. */
  readonly er: number;
}

export interface Statistics {
  /** To be kept, and handed in next time. */
  readonly kept: string;
  readonly levels: readonly {
    /** -1 for puzzles of one's own. */
    readonly level: number;
    readonly started: number;
    readonly won: number;
    readonly unaided: number;
    /** Milliseconds; 0 where there is none. */
    readonly best: number;
    readonly average: number;
  }[];
}

export function isProblem<A extends object>(answer: A | Problem): answer is Problem {
  return "problem" in answer;
}
