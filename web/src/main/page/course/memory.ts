/** When a lesson comes back: by the scheduler FSRS 6, whose forgetting curve was fitted on many people's reviews
 * (open-spaced-repetition, https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm). */
import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { isMoment, isNumber, isRecord } from "../settings/shapes";

/** What is known of how well something is remembered; times in milliseconds since 1970. */
export interface Memory {
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 in review, 3 learning again. */
  readonly state: number;
  /** How far it is in steps of minutes, while it is learned. */
  readonly step: number;
  /** Days from the last time to the next. */
  readonly days: number;
}

const MOST_DIFFICULT = 10;
const LAST_STATE = 3;

/** Whether `found` is something that the scheduler can go on from. */
export const isMemory = (found: unknown): found is Memory =>
  isRecord(found) &&
  [found.due, found.last].every((time) => isMoment(time)) &&
  [found.reps, found.lapses, found.step, found.days].every((count) => isNumber(count)) &&
  isNumber(found.stability, Number.MIN_VALUE) &&
  isNumber(found.difficulty, 1) &&
  found.difficulty <= MOST_DIFFICULT &&
  isNumber(found.state) &&
  Number.isInteger(found.state) &&
  found.state <= LAST_STATE;

/** Whether it was remembered. */
export type Grade = "forgotten" | "remembered";

// Chance would only keep cards apart that were learned together, and there are few.
const scheduler = fsrs({ enable_fuzz: false });

/** What is remembered after it was asked for at `now`; `before` is missing the first time. */
export function asked(before: Memory | undefined, grade: Grade, now: number): Memory {
  const card = before ? cardOf(before) : createEmptyCard(now);
  const rating = grade === "remembered" ? Rating.Good : Rating.Again;
  return memoryOf(scheduler.next(card, now, rating).card, now);
}

function cardOf(memory: Memory): Card {
  return {
    due: new Date(memory.due),
    last_review: new Date(memory.last),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.days,
    learning_steps: memory.step,
    reps: memory.reps,
    lapses: memory.lapses,
    state: memory.state,
  };
}

function memoryOf(card: Card, now: number): Memory {
  return {
    due: card.due.getTime(),
    last: now,
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    step: card.learning_steps,
    days: card.scheduled_days,
  };
}
