/** Methods at work. */
import type { EventKind, TrialOutcome } from "./door";

/** Two methods can be watched at once. */
export type Side = 0 | 1;

export interface Counters {
  readonly calls: number;
  readonly rounds: number;
  readonly placements: number;
  readonly eliminations: number;
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
      readonly kind: Exclude<EventKind, "share">;
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
  readonly outcome: TrialOutcome;
}
