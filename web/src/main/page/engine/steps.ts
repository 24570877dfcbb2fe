/** Steps of reasoning, and what they make of a puzzle. */
import type { Family, Never, Role } from "./door";
import type { AnyChapter, AnyLesson } from "./roads";

/** What a step does. */
export interface Effects {
  readonly eliminations: readonly CandidateRef[];
  readonly placements: readonly CandidateRef[];
}

/** What a step that is to be found does, and the cells of the pattern by which it is seen. */
export interface Way extends Effects {
  readonly cells?: readonly number[];
}

export interface Hint extends Effects {
  /** The texts of the four depths, each in runs. */
  readonly depths: readonly (readonly Run[])[];
  readonly technique: string;
  readonly name: string;
  /** The lines of a longer proof; none where the last depth says it all. */
  readonly proof: readonly Statement[];
  readonly houses: readonly number[];
  readonly covers: readonly number[];
  readonly marks: readonly { readonly role: Role; readonly candidates: readonly CandidateRef[] }[];
  readonly links: readonly Link[];
  /** Cells whose digits make a single one; none for other steps. */
  readonly blockers: readonly number[];
  /** What it does, as `applyHint` and `counts` take it. */
  readonly effects: string;
}

/** A line of a proof: `level` is 0, or more inside another proof; lines are numbered from 1 at each level by itself. */
export interface Statement {
  readonly level: number;
  readonly number: number;
  /** The lines of its level that it rests on. */
  readonly because: readonly number[];
  readonly runs: readonly Run[];
  /** The candidates that it is about, and whether it says that they are true. */
  readonly claims: readonly CandidateRef[];
  readonly holds: boolean;
  /** Whether that is assumed, so that a branch begins here. */
  readonly assumed: boolean;
  /** Those of the chain that it shows; missing where it shows none. */
  readonly links?: readonly Link[];
}

/** What joins two candidates, or groups of candidates: of a strong link one end is true, of a weak one not both. */
export interface Link {
  readonly from: readonly CandidateRef[];
  readonly to: readonly CandidateRef[];
  readonly strong: boolean;
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
}

/** The board that hints are about. */
export interface HintBoard {
  /** As `seekStep`, `stepsOf` and `counts` take it. */
  readonly link: string;
  /** What each cell can still hold, as hints see it, as bits; 0 for a cell with a digit. */
  readonly candidates: readonly number[];
}

/** The next step on a board, or why there is none to tell. */
export interface Advice extends HintBoard {
  readonly told: Hint | NoHint;
}

export interface Run {
  readonly text: string;
  /** Cells that this piece names, to light while it has the pointer or the focus. */
  readonly cells?: readonly number[];
}

/** [cell, digit] */
export type CandidateRef = readonly [number, number];

/** What one rung of the ladder finds, and how many rungs there are. */
export interface RungSteps {
  readonly rungs: number;
  readonly steps: readonly Hint[];
}

/** What stands, 81 characters, and what each cell can still hold, as bits. */
export interface Position {
  readonly digits: string;
  readonly candidates: readonly number[];
}

/** A step of a path, with what it counts on HoDoKu's scale, or in tenths on Sudoku Explainer's. */
export type PathStep = { readonly before: Position; readonly step: Hint } & (
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
  readonly chapter: AnyChapter;
  readonly lessons: readonly LessonRow[];
}

/** A lesson of the course, and the technique whose page teaches it. */
export interface LessonRow {
  readonly lesson: AnyLesson;
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
  readonly step: Hint;
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
