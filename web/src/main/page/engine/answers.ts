/** What the engines answer: the JSON of `org.escargot.web.Engine` and `Workshop`, one type a function. */

/** All that is to be drawn of a game. Cells count from 0 in reading order, digits and colours from 1. */
export interface View {
  /** 81 characters, `.` for empty. */
  readonly digits: string;
  /** 81 characters, the frozen digits alone. */
  readonly givens: string;
  /** Cells whose digit the program placed. */
  readonly solved: readonly number[];
  /** 81 sets of bits; bit 0 is digit 1 or colour 1. */
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly colours: readonly number[];
  /** Whether the program keeps the centre marks. */
  readonly automatic: boolean;
  readonly selected: readonly number[];
  readonly focus: number;
  readonly mode: Mode;
  readonly tool: "pointer" | "eraser" | number;
  readonly options: readonly Option[];
  /** Cells whose digit stands twice in a house. */
  readonly clashes: readonly number[];
  /** How many cells hold a digit. */
  readonly filled: number;
  /** How many of each digit are left to place, digit 1 first. */
  readonly left: readonly number[];
  readonly undoable: number;
  readonly redoable: number;
  readonly checkpoints: number;
  readonly stage: "entering" | "playing";
  /** 0..20, or -1 for a puzzle that somebody brought. */
  readonly level: number;
  readonly standing: "open" | "full-but-wrong" | "solved";
  readonly won: boolean;
  /** Whether the game was won at any time; undoing does not take that back. */
  readonly wonOnce: boolean;
  /** How many hints the player has had. */
  readonly hints: number;
  readonly clock: { readonly state: "stopped" | "running" | "paused"; readonly elapsed: number };
  /** What the last command did. */
  readonly notice: Notice;
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
      readonly completed: readonly number[];
    }
  | {
      readonly kind: "marked" | "unmarked";
      readonly cells: readonly number[];
      readonly layer: Layer;
      readonly digit: number;
    }
  | { readonly kind: "refused"; readonly cells: readonly number[]; readonly digit: number }
  | { readonly kind: "checkpoint-kept"; readonly number: number }
  | ({ readonly kind: "unreadable" } & Problem);

export type Layer = "corner" | "centre" | "colour";

export type Mode = "digit" | "corner" | "centre" | "colour";
export const OPTIONS = ["tidy-marks", "rules-only", "digit-first", "wrap"] as const;
export type Option = (typeof OPTIONS)[number];

/** An answer that may be a problem of what the player brought. */
export interface Problem {
  /** What is wrong, in the language that is spoken, without a stop. */
  readonly problem: string;
  readonly line: number;
  readonly column: number;
}

export interface Hint {
  /** The texts of the four rungs, each in runs. */
  readonly rungs: readonly (readonly Run[])[];
  readonly technique: string;
  readonly name: string;
  /** The lines of a longer proof; none where the last rung says it all. */
  readonly proof: readonly Statement[];
  readonly houses: readonly number[];
  readonly covers: readonly number[];
  readonly marks: readonly { readonly role: Role; readonly candidates: readonly CandidateRef[] }[];
  readonly links: readonly Link[];
  readonly eliminations: readonly CandidateRef[];
  readonly placements: readonly CandidateRef[];
}

/** A line of a proof: `level` is 0, or more inside another proof; lines are numbered from 1 at each level by itself. */
export interface Statement {
  readonly level: number;
  readonly number: number;
  /** The lines of its level that it rests on. */
  readonly because: readonly number[];
  readonly runs: readonly Run[];
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
  /** Whether the workshop may know a step. */
  readonly further: boolean;
}

export interface Run {
  readonly text: string;
  /** Cells that this piece names, to light while it has the pointer or the focus. */
  readonly cells?: readonly number[];
}

/** [cell, digit] */
export type CandidateRef = readonly [number, number];

export type Role =
  | "defining"
  | "fin"
  | "endo-fin"
  | "color-a"
  | "color-b"
  | "color-c"
  | "color-d"
  | "guardian"
  | "eliminated"
  | "placed";

export interface Checked {
  /** Cells whose digit breaks a rule. */
  readonly clashes: readonly number[];
  /** Cells whose digit is not the solution's; absent where there is no single solution to compare with. */
  readonly wrong?: readonly number[];
  /** Empty cells whose centre marks lack the solution's digit. */
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

/** What every engine understands. */
export interface Speaking {
  /** Before the messages of another language. */
  forgetMessages(): null;
  message(key: string, text: string): null;
  /** How cells are named from now on. */
  nameCells(style: "rc" | "lc" | "a1"): null;
}

/** The functions of the engine that has the game, by name. */
export interface Answers extends Speaking {
  view(now: number): View;
  act(command: string, number: number, text: string, now: number): View;
  /** Shows the solution. */
  solve(now: number): { readonly solutions: 0 | 1 | 2; readonly view: View };
  hint(now: number): Hint | NoHint;
  /** The techniques that hints can use, from easy to hard. */
  ladder(): readonly Rung[];
  /** Leaves these techniques, joined by commas, out of hints from now on, and no others. */
  leaveOut(techniques: string): null;
  /** Every step, the easiest first; empty where `hint` has none. */
  steps(now: number): readonly Hint[];
  check(now: number): Checked;
  allowed(cell: number): number;
  destinations(digit: number): Destinations;
  /** The puzzles that people know by name, the hardest first; each id is a link to its puzzle. */
  famous(): readonly Famous[];
  /** Back to the last board without a wrong digit. */
  unmistake(now: number): View;
  save(now: number): string;
  load(saved: string, now: number): View | Problem;
  /** The fragment of a link to this board. */
  link(): string;
  follow(link: string, now: number): View | Problem;
  /** The start and the current grid, as the text of a file. */
  file(form: FileForm): string;
  /** The first two solutions of a puzzle, or as many as there are; that can take minutes. */
  search(puzzle: string): readonly string[];
  /** Tells what `search` has found, elsewhere; empty where there is none. */
  know(puzzle: string, one: string, other: string): null;
  /** The puzzles of a text, each as what `paste` takes. */
  puzzles(text: string): readonly string[];
  statistics(kept: string, event: "started" | "won" | "read"): Statistics;
  /** The solution of a puzzle of 81 characters that has one. */
  solution(puzzle: string): string;
  /** Begins a game of a puzzle of `level`. */
  begin(puzzle: string, level: number, now: number): View;
}

export type Call = keyof Answers;

/** The functions of the engine that does what takes long. */
export interface WorkshopAnswers extends Speaking {
  /** A step on the board of a link, where `hint` has none but says that there may be one; `patience` in milliseconds. */
  further(link: string, patience: number): Hint | null;
  /** How hard a puzzle of one solution is; `patience` in milliseconds. */
  rating(puzzle: string, patience: number): Rated;
  /** A puzzle of `level`; the same for the same seed, a signed number of 64 bits. */
  generate(level: number, seed: string): string;
  /** A puzzle of `level` from the lines `kept`. */
  draw(level: number, kept: string, seed: string): string;
  /** Has a method work on a puzzle, up to solution `limit` and `most` events; for more of the same, ask again. */
  watch(side: Side, method: MethodName, seed: string, puzzle: string, limit: number, most: number): Watched;
  /** How a puzzle is solved on HoDoKu's scale. */
  path(puzzle: string): Path;
  /** What comes after the last path; no step that leads on is known, or none was found in time. */
  onward(patience: number): PathPart | "none" | "late";
  /** All techniques, by family. */
  techniques(): readonly TechniqueRow[];
  /** The step of a case in the library format. */
  example(line: string): Example;
  /** A link to a position for a technique, made within `patience` milliseconds or drawn from the lines `kept`. */
  practise(technique: string, kept: string, seed: string, patience: number): string | null;
  /** What there is after the first `events` events. */
  moment(side: Side, events: number): Moment;
  /** Those of each digit where the last moment was, digit 1 first. */
  combinations(side: Side): readonly Combinations[];
  /** The trials with these numbers, joined by commas; not 0, the whole. */
  trials(side: Side, numbers: string): readonly Trial[];
  /** Which trials failed and are in no other failed one, each with the last one in it: 3, 7, 12, 40. */
  failures(side: Side): readonly number[];
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

export const FAMILIES = [
  "singles",
  "intersections",
  "subsets",
  "fish",
  "single-digit",
  "wings",
  "coloring",
  "uniqueness",
  "exclusion",
  "chains",
] as const;

export interface TechniqueRow {
  readonly technique: string;
  readonly family: (typeof FAMILIES)[number];
  /** Why it cannot be practised; empty where it can. */
  readonly never: "" | "subset" | "fish" | "large" | "two" | "rare";
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
  readonly points: number;
  readonly level: Rated["level"];
}

/** Two methods can be watched at once. */
export type Side = 0 | 1;

/** The last one tells no events. */
export type MethodName = "plain" | "random" | "trials" | "levels" | "symbols" | "bands";

export interface Counters {
  readonly calls: number;
  readonly rounds: number;
  readonly placements: number;
  readonly strikes: number;
  readonly guesses: number;
  readonly deadEnds: number;
  readonly solutions: number;
  /** Trials open at once, at most. */
  readonly depth: number;
}

export interface Watched {
  /** How many there are to see. */
  readonly events: number;
  /** Whether the method ended with the last of them. */
  readonly complete: boolean;
  /** How many trials there are, the whole included. */
  readonly trials: number;
}

/** A guess without a cell is about all places of the digit, which follow; an undo ends the last guess that is open. */
export type TraceEvent =
  | {
      readonly kind: "call" | "round" | "place" | "strike" | "guess" | "undo" | "dead-end" | "solution";
      readonly cell?: number;
      readonly digit?: number;
      /** Why, such as `exclusive-pair`. */
      readonly rule: string;
    }
  | { readonly kind: "share"; readonly thousandths: number };

export interface Moment {
  /** How many events are done. */
  readonly events: number;
  /** 81 characters, `.` for an empty cell. */
  readonly grid: string;
  /** By cell, bit 0 for digit 1. */
  readonly candidates: readonly number[];
  /** The trials that are open, from the outside in, without the whole; and the cells where they put a digit. */
  readonly open: readonly number[];
  readonly tried: readonly number[];
  /** The last event; absent at the beginning. */
  readonly last?: TraceEvent;
  /** The last event as a sentence; absent at the beginning. */
  readonly said?: string;
  /** How much of all combinations is done, in thousandths, as far as the method tells. */
  readonly share?: number;
  readonly counters: Counters;
}

/** In how many ways a digit fits that is still missing `missing` times: C(destinations, missing), and those in which no
 * two cells share a house. */
export interface Combinations {
  readonly destinations: number;
  readonly missing: number;
  readonly all: number;
  readonly left: number;
}

/** Trials are numbered as they begin, so those in one follow it. The whole is number 0. */
export interface Trial {
  readonly trial: number;
  /** The number of the event that begins it. */
  readonly begin: number;
  /** The last trial in it, or itself. */
  readonly last: number;
  readonly parent: number;
  /** How many trials it is in, itself counted and the whole not. */
  readonly layer: number;
  /** Such as `r1c2=6`. */
  readonly said: string;
  readonly outcome: "solved" | "failed" | "open";
}

export const FILE_FORMS = ["csv", "sdk", "line"] as const;
export type FileForm = (typeof FILE_FORMS)[number];

export interface Rated {
  /** HoDoKu's level. */
  readonly level: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme" | "Incomplete";
  /** HoDoKu's score. */
  readonly score: number;
  /** Sudoku Explainer's ratings in tenths; those so far when not finished. */
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
  readonly finished: boolean;
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

export function isProblem(answer: View | Problem): answer is Problem {
  return "problem" in answer;
}
