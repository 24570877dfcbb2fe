/** What the engines answer: the JSON of `org.escargot.web.Engine`, `BackgroundEngine` and `PhotoEngine`, one type a
 * function. `DoorTest` compares the functions with those of Java, and `AnswersTest` has the compiler hold real answers
 * against the types. */
import type {
  Command,
  Feature,
  FileForm,
  LessonName,
  LinkForm,
  MethodName,
  Naming,
  RareForm,
  StatisticsEvent,
  Symmetry,
} from "./door";
import type { PhotoReading, Solutions } from "./photo-reading";
import type { VariantLessonName } from "./roads";
import type { EnteredTree, Tally } from "./setting";
import type {
  Advice,
  ChapterRow,
  Example,
  Hint,
  HintBoard,
  LessonPosition,
  Path,
  PathPart,
  Rated,
  Rung,
  RungSteps,
  TechniqueRow,
  Way,
} from "./steps";
import type {
  CageWays,
  DrawnKind,
  DrawnRule,
  Variant,
  VariantClash,
  VariantEdit,
  VariantHint,
  VariantLesson,
  VariantLevel,
  VariantParts,
  VariantPosition,
  VariantTally,
  VariantVerdict,
  WantedTechnique,
} from "./variant";
import type {
  Checked,
  Destinations,
  Famous,
  Moment as PlayedMoment,
  Problem,
  Slip,
  Statistics,
  View,
} from "./view";
import type { Combinations, Moment, Side, Trial, Watched } from "./watched";

/** What every engine understands. */
export interface Speaking {
  /** Before the messages of another language. */
  forgetMessages(): null;
  message(key: string, text: string): null;
  /** How cells are named from now on. */
  nameCells(style: Naming): null;
}

/** The functions of the engine that has the game, by name. */
export interface Answers extends Speaking {
  view(now: number): View;
  /** Does a command: its name, its numbers in order and its text, as far as it has any. */
  act(command: Command[0], first: number, second: number, text: string, now: number): View;
  /** Shows the solution. */
  solve(now: number): { readonly solutions: 0 | 1 | 2; readonly view: View };
  hint(now: number): Advice;
  /** The board on which `stepsOf` is to look for all steps; that counts as a hint. */
  hintBoard(now: number): HintBoard;
  /** Leaves these techniques, joined by commas, out of hints from now on, and no others. */
  leaveOut(techniques: string): null;
  /** Does what a hint says, whichever engine found it. */
  applyHint(effects: string, now: number): View;
  check(now: number): Checked;
  allowed(cell: number): number;
  destinations(digit: number): Destinations;
  /** The puzzles that people know by name, the hardest first; each id is a link to its puzzle. */
  famous(): readonly Famous[];
  /** Back to the last board without a wrong digit. */
  undoMistake(now: number): View;
  /** Puts back the marks that the player needs, where they lack the solution's digit. */
  restoreMarks(now: number): View;
  /** What each cell can still hold, as hints see it, as bits; 0 for a cell with a digit. */
  candidates(): readonly number[];
  /** The boards on which the puzzle was entered, those too that were left for others. */
  tree(): EnteredTree;
  save(now: number): string;
  load(saved: string, now: number): View | Problem;
  /** The fragment of a link to this board. */
  link(): string;
  follow(link: string, now: number): View | Problem;
  /** The start and the current grid, as the text of a file. */
  file(form: FileForm | LinkForm): string;
  /** What the board has that a form has no place for. */
  lost(form: FileForm | LinkForm): readonly Feature[];
  /** The forms that a text fits equally well, where there are two. */
  rivals(text: string): Rivals | null;
  /** A text as another form than the usual one reads it, written in one that is not mistaken. */
  reread(text: string, form: string): string;
  /** The first two solutions of a puzzle, or as many as there are; that can take minutes. */
  search(puzzle: string): readonly string[];
  /** Tells what `search` has found, elsewhere; empty where there is none. */
  setSolutions(puzzle: string, one: string, other: string): null;
  /** Begins with the first puzzle of a text in any format, in its state of play. */
  openText(text: string, now: number): View | Problem;
  /** How many solutions a puzzle has, counted no further than `limit`; more than a few thousand can take long. */
  count(puzzle: string, limit: number): number;
  /** The puzzles of a text without words, each as what `openText` takes; none where not all of it can be read. */
  puzzles(text: string): readonly string[];
  statistics(kept: string, event: StatisticsEvent): Statistics;
  /** The solution of a puzzle of 81 characters that has one. */
  solution(puzzle: string): string;
  /** Lays a puzzle on the table that the player did not ask for; its clock starts with the first change. */
  welcome(puzzle: string, level: number, now: number): View;
  /** Begins a game of a puzzle of `level`. */
  begin(puzzle: string, level: number, now: number): View;
}

/** Two forms, by their names, and in which of them a text is read. */
export interface Rivals {
  readonly taken: string;
  readonly other: string;
}

/** What came of attempts to make a puzzle. */
export interface Attempted {
  readonly attempts: number;
  /** Missing as long as there is none. */
  readonly puzzle?: string;
}

/** The puzzles of a text in any format, each as what `openText` takes, and what is to be said: of them, and of what beside
 * them cannot be read. */
export interface Known {
  readonly puzzles: readonly string[];
  readonly remarks: readonly string[];
  readonly problems: readonly Problem[];
  /** How many problems there are more. */
  readonly left: number;
}

/** The functions of the engine that does what takes long. */
export interface BackgroundAnswers extends Speaking {
  /**
   * A step on the board of a link, where `hint` has none but says that there may be one; the techniques `leftOut`,
   * joined by commas, are not looked for. `patience` is in milliseconds.
   */
  seekStep(link: string, leftOut: string, patience: number): Hint | null;
  /** Every step on the board of a link that rung number `rung` finds, from 0; nothing behind the last one. */
  stepsOf(link: string, leftOut: string, rung: number): RungSteps | null;
  /** What is counted to show the step of a technique that does `effects` on the board of a link, a line each. */
  counts(link: string, technique: string, effects: string): readonly string[];
  /** The techniques that hints can use, from easy to hard. */
  ladder(): readonly Rung[];
  /** How hard a puzzle of one solution is; `patience` in milliseconds. */
  rating(puzzle: string, patience: number): Rated;
  /** A puzzle of `level`; the same for the same seed, a signed number of 64 bits. */
  generate(level: number, seed: string): string;
  /** The puzzle of a day, such as 20261122, at a level: the same everywhere. */
  daily(date: number, level: number): string;
  /**
   * Begins to look for a puzzle, to be continued by `attempt`; answers why there is none, where that is known at once.
   * `wish` is `level=7`, `technique=x-wing` or, in tenths, `rating=71..74`.
   */
  seekPuzzle(wish: string, symmetry: Symmetry, seed: string): string | null;
  /** Makes up to `most` further attempts; how many there were, and the puzzle once there is one. */
  attempt(most: number): Attempted;
  /** The board of a link as the text of a file. */
  rareFile(link: string, form: RareForm): string;
  /** What the board of a link has that a form has no place for. */
  rareLost(link: string, form: RareForm): readonly Feature[];
  /** The form that all isomorphs of a puzzle share. */
  canonical(puzzle: string): string;
  /** A puzzle of `level` from the lines `kept`. */
  draw(level: number, kept: string, seed: string): string;
  /** Has a method work on a puzzle, up to solution `limit` and `most` events; for more of the same, ask again. */
  watch(side: Side, method: MethodName, seed: string, puzzle: string, limit: number, most: number): Watched;
  /** The solutions of an unfinished puzzle, counted up to `limit`. */
  tally(puzzle: string, limit: number): Tally;
  /** The cells of a puzzle with one solution whose clues could go one at a time. */
  redundant(puzzle: string): readonly number[];
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
  /** What each step of a technique does on the board of a link. */
  ways(technique: string, link: string): readonly Way[];
  /** How a saved game was played, board by board. */
  replay(saved: string): readonly PlayedMoment[];
  /** The easiest step on the board of a link; nothing where there is none to tell. */
  easiest(link: string): Hint | null;
  /** Where a digit of a saved game went wrong. */
  slips(saved: string): readonly Slip[];
  /** The chapters of the course with their lessons, in order. */
  course(): readonly ChapterRow[];
  /** A position for a lesson of the course, drawn from the lines `kept`. */
  lessonPosition(lesson: LessonName, kept: string, seed: string): LessonPosition | null;
  /** What there is after the first `events` events. */
  moment(side: Side, events: number): Moment;
  /** Those of each digit where the last moment was, digit 1 first. */
  combinations(side: Side): readonly Combinations[];
  /** The trials with these numbers, joined by commas; not 0, the whole. */
  trials(side: Side, numbers: string): readonly Trial[];
  /** Which trials failed and are in no other failed one, each with the last one in it: 3, 7, 12, 40. */
  failures(side: Side): readonly number[];
}

/** The functions of the engine that knows puzzles with rules of their own, by name. Each question brings the `source` of
 * the puzzle, so that an engine that was replaced knows it, too; a board has a character for each cell. */
export interface VariantAnswers extends Speaking {
  /** The puzzles of the usual rules in a text in any format. */
  known(text: string): Known;
  /** The first puzzle with rules of its own in a text in any format; nothing where there is none. */
  read(text: string): Variant | Problem | null;
  /** All puzzles with rules of their own in a text, each as a text that `read` takes. */
  sources(text: string): readonly string[];
  /** The digits of a board that cannot stand together. */
  clashes(source: string, board: string): readonly VariantClash[];
  /** Which digits go when `digit` stands in `cell`: pairs of a cell and a set. */
  ruledOut(source: string, cell: number, digit: number): readonly (readonly [number, number])[];
  /** What each cell can hold by the digits of a board, as sets. */
  candidates(source: string, board: string): readonly number[];
  /** The cages, and what their combinations leave for their cells. */
  cages(source: string, board: string): readonly CageWays[];
  /** The sets of `count` digits that add up to `total`. */
  combinations(source: string, count: number, total: number): readonly number[];
  /** What can be placed next, and the steps that lead there; nothing where none is found. */
  hint(source: string, board: string): VariantHint | null;
  /** The puzzle after a setter's change, with cells and a value as it needs; nothing where no text holds it. */
  edit(source: string, what: VariantEdit, cells: Int32Array, value: string): Variant | null;
  /** The kinds of rules that a setter draws on cells. */
  drawable(): readonly DrawnKind[];
  /** The rules of such kinds that a puzzle has. */
  drawn(source: string): readonly DrawnRule[];
  /** A puzzle that is being set: a source, or the 81 cells of one with the usual rules. */
  draft(source: string): Variant;
  /** How many solutions there are, up to `limit`, and what cells hold in them. */
  tally(source: string, limit: number): VariantTally;
  /** What could go of a puzzle with one solution, and how hard it is. */
  verdict(source: string): VariantVerdict;
  /** What of a puzzle without a solution has none together; nothing where that is not found. */
  why(source: string): VariantParts | null;
  /** A solution, another one for another `seed`; nothing where none is found. */
  solution(source: string, seed: string): string | null;
  /** The first two solutions, or as many as there are; that can take minutes. */
  solutions(source: string): readonly string[];
  /** Begins to make a puzzle with rules, their ids with commas between, as the words of a wish say; `attempt` goes on
   * with it. Why there is none, or nothing. */
  seek(rules: string, size: number, wish: string, seed: string): string | null;
  /** The techniques that such a puzzle can be asked to need, from easy to hard. */
  wanted(rules: string, size: number): readonly WantedTechnique[];
  /** Begins to make the puzzle of a day, such as 20261122, with these rules or, where none are named, those of the day of
   * the week; their ids. */
  seekDaily(date: number, rules: string, level: VariantLevel): readonly string[];
  /** A position for a lesson of the course, drawn from the lines `kept`. */
  lesson(lesson: VariantLessonName, kept: string, seed: string): VariantLesson | null;
  /** A position in which a technique has its turn, drawn from the lines `kept`. */
  practise(technique: string, kept: string, seed: string): VariantPosition | null;
  /** Makes one further attempt at what was begun; nothing where it came to nothing. */
  attempt(): Variant | null;
}

/** The functions of the engine that reads photos, by name. */
export interface PhotoAnswers {
  /** Takes the weights of the net, before the first photo. */
  learn(weights: Int8Array): null;
  /** The puzzle in a photo; nothing where there is no grid. The pixels are those of a canvas, four bytes each. */
  read(width: number, height: number, pixels: Int32Array): PhotoReading | null;
  solutions(puzzle: string): Solutions;
}
