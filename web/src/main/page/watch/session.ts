/** Methods at work, on one side or on both, and the place in what they do that is shown. */

import { effect, type Signal, signal } from "@preact/signals";
import type { BackgroundAnswers } from "../engine/answers";
import { backgroundEngine, EngineFailure } from "../engine/client";
import type { Combinations, Moment, Side, Trial, Watched } from "../engine/watched";
import type { METHODS } from "../game/lessons";
import { part, type Session } from "../session/session";
import { language, words } from "../words";
import { spoken } from "../words/naming";
import { say } from "../words/notice";
import { speakAll } from "../words/speak";
import { Folds } from "./folds";

export type Told = (typeof METHODS)[number];
export const SEEDED: readonly Told[] = ["random", "symbols"];

/** Events a second. */
export const SPEEDS = [1, 2, 5, 10, 30, 100, 1_000, 10_000, 100_000] as const;

/** As many events as are kept: four megabytes. A method that goes on is cut off there. */
export const MOST_EVENTS = 1_000_000;
/** After which solution a method stops that is to go on. */
const MANY_SOLUTIONS = 1_000;
/** So often at most the combinations are reckoned while it plays. */
const RECKON_MS = 250;
/** Trials that are remembered. */
const MOST_TRIALS = 5_000;

/** One method, and how far it is shown. */
export class Watch {
  readonly method: Signal<Told | undefined>;
  readonly watched = signal<Watched | undefined>(undefined);
  readonly moment = signal<Moment | undefined>(undefined);
  readonly folds = signal(Folds.NONE);
  /** The combinations of each digit where the moment is, or while it plays, was shortly before. */
  readonly ways = signal<readonly Combinations[]>([]);
  /** Trials by number, as far as they have been looked at; `arrived` changes when some come. */
  readonly trials = new Map<number, Trial>();
  readonly arrived = signal(0);
  private wanted: number | undefined;
  private reckoned = 0;
  private next: string | undefined;
  private begun: Promise<void> | undefined;

  constructor(
    private readonly session: Session,
    readonly side: Side,
    method: Told | undefined,
  ) {
    this.method = signal(method);
  }

  get events(): number {
    return this.watched.value?.events ?? 0;
  }

  /** Has the method work on `puzzle` from the beginning. One that is chosen while another is at work waits for it, and
   * those that were chosen between are left out: an arrow goes through all of them. */
  begin(puzzle: string): Promise<void> {
    this.watched.value = undefined;
    this.moment.value = undefined;
    this.folds.value = Folds.NONE;
    this.trials.clear();
    this.next = puzzle;
    this.begun ??= this.work();
    return this.begun;
  }

  private async work(): Promise<void> {
    try {
      for (let puzzle = this.taken(); puzzle !== undefined; puzzle = this.taken()) {
        const method = this.method.value;
        const limit = afterFirst(this.session).value ? MANY_SOLUTIONS : 1;
        const watched =
          method &&
          (await ask(
            this.session,
            "watch",
            this.side,
            method,
            seed(this.session).value,
            puzzle,
            limit,
            MOST_EVENTS,
          ));
        if (this.next === undefined) {
          this.watched.value = watched;
          await this.show(0);
        }
      }
    } finally {
      this.begun = undefined;
    }
  }

  /** The puzzle that waits for its method, which it does no longer. */
  private taken(): string | undefined {
    const puzzle = this.next;
    this.next = undefined;
    return puzzle;
  }

  /** Shows what there is after `events` events; what is asked for meanwhile replaces what waits. */
  async show(events: number): Promise<void> {
    if (!this.watched.value) {
      return;
    }
    const asked = this.wanted !== undefined;
    this.wanted = Math.max(0, Math.min(this.events, events));
    if (asked) {
      return;
    }
    try {
      for (let shown = -1; this.wanted !== undefined && this.wanted !== shown; ) {
        shown = this.wanted;
        const moment = await ask(this.session, "moment", this.side, shown);
        if (moment) {
          this.moment.value = moment;
        }
      }
    } finally {
      this.wanted = undefined;
    }
  }

  /** Reckons [ways] anew, while it plays now and then. */
  async reckon(isPlaying: boolean): Promise<void> {
    const now = performance.now();
    if (this.watched.value && (!isPlaying || now - this.reckoned > RECKON_MS)) {
      this.reckoned = now;
      this.ways.value = (await ask(this.session, "combinations", this.side)) ?? [];
    }
  }

  /** Whether an answer is waited for. */
  get busy(): boolean {
    return this.wanted !== undefined;
  }

  /** Brings the trials that are not there yet. */
  async look(numbers: readonly number[]): Promise<void> {
    const unknown = numbers.filter((number) => !this.trials.has(number));
    if (unknown.length === 0) {
      return;
    }
    const found = (await ask(this.session, "trials", this.side, unknown.join(","))) ?? [];
    if (this.trials.size > MOST_TRIALS) {
      this.trials.clear();
    }
    for (const trial of found) {
      this.trials.set(trial.trial, trial);
    }
    this.arrived.value++;
  }

  /** Folds every trial that failed, so that the way to the solution is left. */
  async foldFailures(): Promise<void> {
    this.folds.value = Folds.of((await ask(this.session, "failures", this.side)) ?? []);
  }
}

/** What starts the methods that draw lots. */
export const seed = part(() => signal("1"));
/** Whether they go on after the first solution. */
export const afterFirst = part(() => signal(false));
export const playing = part(() => signal(false));
/** Which of [SPEEDS]. */
export const speed = part(() => signal(3));

export const left = part((session) => new Watch(session, 0, "trials"));
export const right = part((session) => new Watch(session, 1, undefined));
export const watches = part((session) => [left(session), right(session)] as const);

/** A worker of its own: a long search never keeps the board waiting. */
const engine = part(() => backgroundEngine((teach) => speakAll(teach, language.value)));

const subject = part(() => ({ puzzle: "" }));

async function ask<C extends keyof BackgroundAnswers>(
  session: Session,
  call: C,
  ...args: Parameters<BackgroundAnswers[C]>
): Promise<ReturnType<BackgroundAnswers[C]> | undefined> {
  try {
    return await engine(session).ask(call, ...args);
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      // What the methods did is gone with it.
      forget(session);
      say(session, words.value.noEngine);
      return undefined;
    }
    throw failure;
  }
}

/** Has both methods work on `given`. */
export async function watch(session: Session, given = subject(session).puzzle): Promise<void> {
  subject(session).puzzle = given;
  pause(session);
  await Promise.all(watches(session).map((each) => each.begin(given)));
}

/** Frees what the methods left. */
export function leave(session: Session): void {
  forget(session);
  engine(session).stop();
}

function forget(session: Session): void {
  pause(session);
  for (const each of watches(session)) {
    each.watched.value = undefined;
    each.moment.value = undefined;
  }
}

/** Goes `events` on, or back, on both sides. */
export function step(session: Session, events: number): void {
  pause(session);
  for (const each of watches(session)) {
    void each.show((each.moment.value?.events ?? 0) + events);
  }
}

/** To the beginning, or to the end. */
export function jump(session: Session, to: "beginning" | "end"): void {
  pause(session);
  for (const each of watches(session)) {
    void each.show(to === "end" ? each.events : 0);
  }
}

export function pause(session: Session): void {
  playing(session).value = false;
}

/** Whether both sides have shown everything. */
export function ended(session: Session): boolean {
  return watches(session).every(({ moment, events }) => (moment.value?.events ?? 0) >= events);
}

/** Plays on, from the beginning where the end was reached. */
export async function play(session: Session): Promise<void> {
  if (ended(session)) {
    await Promise.all(watches(session).map((each) => each.show(0)));
  }
  playing(session).value = true;
  let last = performance.now();
  let due = 0;
  const frame = (now: number) => {
    if (!playing(session).value) {
      return;
    }
    due += ((now - last) / 1_000) * (SPEEDS[speed(session).value] ?? 1);
    last = now;
    const events = Math.floor(due);
    if (events > 0 && !watches(session).some(({ busy }) => busy)) {
      due -= events;
      for (const each of watches(session)) {
        void each.show((each.moment.value?.events ?? 0) + events);
      }
    }
    playing(session).value = !ended(session);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** From now on the sentences follow the language and the names of cells. */
export const watchWords = part((session) => {
  let told = spoken.value;
  effect(() => {
    const now = spoken.value;
    if (now !== told) {
      told = now;
      void speakAll(engine(session).teach, language.peek()).then(() => {
        for (const each of watches(session)) {
          each.trials.clear();
          each.arrived.value++;
          void each.show(each.moment.value?.events ?? 0);
        }
      });
    }
  });
});
