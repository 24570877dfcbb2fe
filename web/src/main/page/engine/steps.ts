/** Steps of reasoning, and what they make of a puzzle. */
import type { ChapterName, Family, LessonName, Never } from "./door";
import type { CandidateRef, ToldStep } from "./told";

/** What a step does. */
export interface Way {
  readonly eliminations: readonly CandidateRef[];
  readonly placements: readonly CandidateRef[];
}

/** There is no step to tell; the sentence says why. */
export interface NoHint {
  readonly obstacle: string;
  /** Cells to look at. */
  readonly cells: readonly number[];
  /** Whether something placed is wrong, so that going back would help. */
  readonly mistake: boolean;
  /** Whether a cell's own marks lack the digit that belongs there. */
  readonly lostMarks: boolean;
  /** Whether the background engine may know a step. */
  readonly chainPossible: boolean;
  /** A link to the board, for that engine; missing where it knows none. */
  readonly link?: string;
}

/** What one rung of the ladder finds, and how many rungs there are. */
export interface RungSteps {
  readonly rungs: number;
  readonly steps: readonly ToldStep[];
}

/** What stands, 81 characters, and what each cell can still hold, as bits. */
export interface Position {
  readonly digits: string;
  readonly candidates: readonly number[];
}

/** A step of a path, with what it counts on HoDoKu's scale, or in tenths on Sudoku Explainer's. */
export type PathStep = { readonly before: Position; readonly step: ToldStep } & (
  | { readonly points: number; readonly rating?: undefined }
  | { readonly rating: number; readonly points?: undefined }
);

export interface PathPart {
  readonly steps: readonly PathStep[];
  /** Whether it ends with the solution. */
  readonly complete: boolean;
  readonly end: Position;
}

export interface Path extends PathPart {
  /** HoDoKu's, as far as its scale leads. */
  readonly level: Rated["level"];
  readonly score: number;
}

export interface TechniqueRow {
  readonly technique: string;
  readonly family: Family;
  /** Why it cannot be practised; empty where it can. */
  readonly never: "" | Never;
}

/** A chapter of the course. */
export interface ChapterRow {
  readonly chapter: ChapterName;
  readonly lessons: readonly LessonRow[];
}

/** A lesson of the course, and the technique whose page teaches it. */
export interface LessonRow {
  readonly lesson: LessonName;
  readonly technique: string;
  readonly name: string;
}

/** A position in which what a lesson teaches has its turn, as a link, and what its steps do there. */
export interface LessonPosition {
  readonly link: string;
  readonly ways: readonly Way[];
}

/** A step with the positions before and after it. */
export interface Example {
  /** 81 characters. */
  readonly givens: string;
  readonly before: Position;
  readonly step: ToldStep;
  readonly after: Position;
}

/** A technique of HoDoKu's ladder. */
export interface Rung {
  readonly technique: string;
  readonly name: string;
  /** What HoDoKu's scale gives it, and its level there; nothing where that does not know it. */
  readonly points?: number;
  readonly level?: Rated["level"];
}

export interface Rated {
  /** HoDoKu's level. */
  readonly level: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme" | "Incomplete";
  /** HoDoKu's score. */
  readonly score: number;
  /** Sudoku Explainer's ratings in tenths; those so far when not finished. */
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
  /** How long a practiced player takes, in tenths of a minute. */
  readonly minutes: number;
  readonly finished: boolean;
  /** The hardest technique of HoDoKu's way to solve it; missing where nothing is left to solve. */
  readonly hardest?: {
    readonly technique: string;
    readonly name: string;
    /** In which houses to look for it first, such as `X-Wing: look in rows 2, 7.`; missing for singles. */
    readonly near?: string;
    /** Where it is met first, such as `X-Wing in rows 2, 7: digit 4`; missing for singles. */
    readonly place?: string;
  };
}
