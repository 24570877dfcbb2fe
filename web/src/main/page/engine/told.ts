/** Steps as the engine tells them. `DoorTest` writes this from the records of `org.escargot.told`, as it writes
 * `door.ts`. */
import type { Role } from "./door";

/** A candidate: its cell, from 0 in reading order, and its digit. */
export type CandidateRef = readonly [cell: number, digit: number];

/** A place on the board: how far right and how far down, in cells from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A step as it is told in one language, and what there is to draw of it. */
export interface ToldStep {
  /** The id of the technique, such as `naked-pair`. */
  readonly technique: string;
  /** What the technique is called. */
  readonly name: string;
  /** What is said of the step, from the least to the most that was asked for. */
  readonly texts: readonly Explanation[];
  /** What the last text only sums up, line by line; empty where it says all. */
  readonly proof: readonly Statement[];
  /** The candidates that are true. */
  readonly placements: readonly CandidateRef[];
  /** The candidates that go. */
  readonly eliminations: readonly CandidateRef[];
  /** What there is to draw; empty where only words were asked for. */
  readonly picture: BoardPicture;
}

/** What is told of a step, piece by piece. */
export interface Explanation {
  /** How much is told. */
  readonly depth: Depth;
  /** The pieces in order; their texts run together are the whole text. */
  readonly runs: readonly TextRun[];
}

/** How much of a step is told: four rungs, each telling more than the one before. */
export type Depth = "technique" | "house" | "cells" | "reason";

/** A piece of a sentence and what it speaks of. */
export interface TextRun {
  /** What kind of thing the words name: the tag in JSON, and the class on a page. */
  readonly tag: Tag;
  /** The words. */
  readonly text: string;
  /** The cells that the words name: those of their houses and candidates, too; empty where they name none. */
  readonly cells?: readonly number[];
  readonly digits?: readonly number[];
  readonly houses?: readonly number[];
  readonly candidates?: readonly CandidateRef[];
  readonly link?: Link;
}

/** The kinds of runs. */
export type Tag = "plain" | "cells" | "digits" | "house" | "defining" | "eliminated" | "placed" | "link";

/** What joins two candidates, or two nodes that hold several of one digit. */
export interface Link {
  /** One end. */
  readonly from: readonly CandidateRef[];
  /** The other end. */
  readonly to: readonly CandidateRef[];
  /** What the link says. */
  readonly strength: Strength;
}

/** What a link says. */
export type Strength = "strong" | "weak";

/** One line of a longer proof. */
export interface Statement {
  /** 0 for the step itself, one more for a proof inside a proof. */
  readonly level: number;
  /** The number of the line, from 1, counted at each level by itself. */
  readonly number: number;
  /** The numbers of the lines of its level that it rests on. */
  readonly because: readonly number[];
  /** The pieces in order; their texts run together are the whole text. */
  readonly runs: readonly TextRun[];
  /** What it says of which candidates. */
  readonly claim: Claim;
}

/** What a line says of candidates, to be drawn. */
export interface Claim {
  /** The candidates. */
  readonly candidates: readonly CandidateRef[];
  /** Whether they are true. */
  readonly holds: boolean;
  /** Whether that is assumed, so that a branch begins here. */
  readonly assumed: boolean;
}

/** What there is to draw over a board to show a step: roles, which each front gives its colors and shapes,
 * and curves that only need a pen. */
export interface BoardPicture {
  /** Cells to tint, in the order in which to paint them. */
  readonly areas: readonly Area[];
  /** Candidates to mark, each list over the ones before. */
  readonly marks: readonly Mark[];
  /** What joins candidates, in the order of the reason. */
  readonly links: readonly Link[];
  /** The links as they are drawn, each pair of ends once. */
  readonly curves: readonly Curve[];
  /** Whether there are so many curves that they should be drawn faintly. */
  readonly crowded: boolean;
  /** The candidates that the reason speaks of, marked or not. */
  readonly argued: readonly CandidateRef[];
}

/** Cells in one role. */
export interface Area {
  /** Why they are tinted. */
  readonly role: Ground;
  /** The cells. */
  readonly cells: readonly number[];
}

/** Why cells are tinted. */
export type Ground = "cover" | "house" | "blocker";

/** Candidates in one role. */
export interface Mark {
  /** What they are. */
  readonly role: Role;
  /** Which ones. */
  readonly candidates: readonly CandidateRef[];
}

/** A curve over a board, from one point to another and bent towards a third. */
export interface Curve {
  /** Where it begins. */
  readonly from: Point;
  /** Where it is bent to: the middle point of a quadratic curve. */
  readonly bend: Point;
  /** Where it ends. */
  readonly to: Point;
  /** What the link says that it draws. */
  readonly strength: Strength;
}
