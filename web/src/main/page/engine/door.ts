/** All that passes between the page and the engine by name. `DoorTest` writes it from the engine's own types:
 * `./mvnw -pl web -am test -Dtest=DoorTest -Dsurefire.failIfNoSpecifiedTests=false -Descargot.bless=true`. */

export const MODES = ["digit", "corner", "center", "color", "candidate-color"] as const;
export type Mode = (typeof MODES)[number];

export const LAYERS = ["corner", "center", "color"] as const;
export type Layer = (typeof LAYERS)[number];

export const OPTIONS = ["wrap", "rules-only", "tidy-marks", "digit-first"] as const;
export type Option = (typeof OPTIONS)[number];

export const DIRECTIONS = [
  "up",
  "down",
  "left",
  "right",
  "row-start",
  "row-end",
  "grid-start",
  "grid-end",
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STANDINGS = ["open", "full-but-wrong", "solved"] as const;
export type Standing = (typeof STANDINGS)[number];

export const CLOCK_STATES = ["stopped", "running", "paused"] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

export const FILE_FORMS = [
  "hodoku",
  "sdk",
  "opensudoku",
  "ksudoku",
  "gnome-sudoku",
  "line",
  "csv",
  "candidates",
  "sdx",
  "grid",
  "ss",
  "sdm",
] as const;
export type FileForm = (typeof FILE_FORMS)[number];

export const LINK_FORMS = ["sudoku-exchange", "sudokupad", "f-puzzles", "sudokuwiki"] as const;
export type LinkForm = (typeof LINK_FORMS)[number];

export const RARE_FORMS = ["penpa", "sudoku-coach"] as const;
export type RareForm = (typeof RARE_FORMS)[number];

export const FEATURES = [
  "givens",
  "candidates",
  "placed",
  "center",
  "corner",
  "colors",
  "candidate-colors",
  "metadata",
  "several",
] as const;
export type Feature = (typeof FEATURES)[number];

export const STATISTICS_EVENTS = ["started", "won", "read"] as const;
export type StatisticsEvent = (typeof STATISTICS_EVENTS)[number];

export const NAMINGS = ["rc", "a1", "lc"] as const;
export type Naming = (typeof NAMINGS)[number];

export const ROLES = [
  "defining",
  "fin",
  "endo-fin",
  "color-a",
  "color-b",
  "color-c",
  "color-d",
  "guardian",
  "eliminated",
  "placed",
] as const;
export type Role = (typeof ROLES)[number];

export const FAMILIES = [
  "singles",
  "intersections",
  "subsets",
  "fish",
  "single-digit",
  "wings",
  "coloring",
  "uniqueness",
  "almost-locked-sets",
  "templates",
  "exclusion",
  "exotic",
  "chains",
  "trial",
] as const;
export type Family = (typeof FAMILIES)[number];

export const CHAPTERS = [
  "full-houses",
  "boxes",
  "lines",
  "cells",
  "intersections",
  "naked-pairs",
  "hidden-pairs",
  "triples",
  "x-wings",
  "strong-links",
  "wings",
  "one-solution",
  "swordfish",
  "fins",
  "colors",
  "x-chains",
  "chains",
  "almost-locked-sets",
] as const;
export type ChapterName = (typeof CHAPTERS)[number];

export const LESSONS = [
  "full-house",
  "box-single",
  "line-single",
  "naked-single",
  "pointing",
  "claiming",
  "naked-pair",
  "hidden-pair",
  "naked-triple",
  "hidden-triple",
  "x-wing",
  "skyscraper",
  "two-string-kite",
  "empty-rectangle",
  "xy-wing",
  "w-wing",
  "xyz-wing",
  "uniqueness-test-1",
  "uniqueness-test-2",
  "uniqueness-test-4",
  "bug-plus-one",
  "swordfish",
  "finned-x-wing",
  "finned-swordfish",
  "simple-colors-trap",
  "x-chain",
  "aic",
  "als-xz",
] as const;
export type LessonName = (typeof LESSONS)[number];

export const NEVER = ["subset", "fish", "large", "two", "rare", "trial"] as const;
export type Never = (typeof NEVER)[number];

export const METHODS = ["plain", "random", "trials", "levels", "symbols", "bands"] as const;
export type MethodName = (typeof METHODS)[number];

export const SYMMETRIES = [
  "none",
  "rotational-180",
  "rotational-90",
  "horizontal",
  "vertical",
  "diagonal",
  "antidiagonal",
  "full",
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export const EVENT_KINDS = [
  "call",
  "round",
  "place",
  "eliminate",
  "guess",
  "undo",
  "dead-end",
  "solution",
  "share",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const TRIAL_OUTCOMES = ["solved", "failed", "open"] as const;
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];

/** A command of the game: its name, and what it takes. */
export type Command =
  | readonly ["type", digit: number]
  | readonly ["type-as", digit: number, mode: Mode]
  | readonly ["type-on", digit: number]
  | readonly ["type-at", cell: number, digit: number]
  | readonly ["erase"]
  | readonly ["erase-back"]
  | readonly ["erase-at", cell: number]
  | readonly ["fill-candidates"]
  | readonly ["clear-marks"]
  | readonly ["color-candidate", cell: number, digit: number]
  | readonly ["clear-candidate-colors"]
  | readonly ["start-candidates"]
  | readonly ["stop-candidates"]
  | readonly ["restart"]
  | readonly ["clear-all"]
  | readonly ["enter-puzzle"]
  | readonly ["play"]
  | readonly ["paste", text: string]
  | readonly ["undo"]
  | readonly ["redo"]
  | readonly ["set-checkpoint"]
  | readonly ["restore", number: number]
  | readonly ["revisit", number: number]
  | readonly ["drop-checkpoint", number: number]
  | readonly ["pause"]
  | readonly ["resume"]
  | readonly ["set-mode", mode: Mode]
  | readonly ["next-mode"]
  | readonly ["previous-mode"]
  | readonly ["take-color", color: number]
  | readonly ["next-color"]
  | readonly ["previous-color"]
  | readonly ["pad", digit: number]
  | readonly ["toggle-eraser"]
  | readonly ["put-back"]
  | readonly ["turn-on", option: Option]
  | readonly ["turn-off", option: Option]
  | readonly ["keep-symmetry", symmetry: Symmetry]
  | readonly ["press", cell: number]
  | readonly ["press-focus"]
  | readonly ["go-to", cell: number]
  | readonly ["press-also", cell: number]
  | readonly ["drag-to", cell: number]
  | readonly ["select-same", cell: number]
  | readonly ["select-same-as-focus"]
  | readonly ["move", direction: Direction]
  | readonly ["extend", direction: Direction]
  | readonly ["move-to-empty", direction: Direction]
  | readonly ["select-all"]
  | readonly ["select-none"]
  | readonly ["invert"];
