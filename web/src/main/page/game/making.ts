/** Makes and rates puzzles in the background engine, so that a key press never waits for it. */

import { effect, signal } from "@preact/signals";
import { backgroundEngine, EngineFailure } from "../engine/client";
import type { LessonName } from "../engine/door";
import type { LessonPosition, Rated } from "../engine/steps";
import { part, type Session } from "../session/session";
import { language } from "../words";
import { spoken } from "../words/naming";
import { speakAll } from "../words/speak";
import { type Asked, coded } from "./wanted";

const maker = part(() => backgroundEngine((teach) => speakAll(teach, language.value)));

/** How long a new puzzle of a level may take; then one that was made before is drawn. */
const MAKING_MS = 3_000;
/** How long one with a technique, a rating or a symmetry may take; of those none are kept. */
const SEEKING_MS = 60_000;
/** Ratings of the hardest puzzles stop here, with what is known by then. */
const RATING_MS = 6_000;

/** What the player waits for: since when, by the clock of `performance`, and how many milliseconds at most. */
export const making = part(() =>
  signal<{ readonly since: number; readonly patience: number } | undefined>(undefined),
);
const wishes = part(() => ({
  cancelled: false,
  /** How many ratings are asked for; only the last is still wanted. */
  ratings: 0,
}));

/** Why there is no puzzle of the kind that was asked for, in a sentence. */
export class NoSuchPuzzle extends Error {}

/** A new puzzle; undefined when it was cancelled. Rejects with [EngineFailure] when none was found in time, and with
 * [NoSuchPuzzle] when there is none. */
export function make(session: Session, { wanted, symmetry }: Asked): Promise<string | undefined> {
  const seed = drawnSeed();
  return "level" in wanted && symmetry === "none"
    ? waited(session, MAKING_MS, () => ofLevel(session, wanted.level, seed))
    : waited(session, SEEKING_MS, () => sought(session, coded(wanted), symmetry, seed));
}

/** The puzzle of a day, such as 20261122; undefined when it was cancelled. */
export function makeDaily(session: Session, date: number, level: number): Promise<string | undefined> {
  return waited(session, SEEKING_MS, () => maker(session).ask("daily", date, level));
}

/** A number of 64 bits, as the engine takes it. */
export const drawnSeed = () => (crypto.getRandomValues(new BigInt64Array(1))[0] ?? 0n).toString();

/** Lets the player see how long `work` takes, and cancel it. */
async function waited(
  session: Session,
  patience: number,
  work: () => Promise<string>,
): Promise<string | undefined> {
  if (wishes(session).ratings > 0) {
    maker(session).stop();
  }
  making(session).value = { since: performance.now(), patience };
  wishes(session).cancelled = false;
  try {
    return await work();
  } catch (failure) {
    if (wishes(session).cancelled) {
      return undefined;
    }
    throw failure;
  } finally {
    making(session).value = undefined;
  }
}

async function ofLevel(session: Session, level: number, seed: string): Promise<string> {
  let patience: number | undefined;
  try {
    // To load the engine may take longer than to make a puzzle.
    await maker(session).wake();
    patience = window.setTimeout(() => maker(session).stop(), MAKING_MS);
    return await maker(session).ask("generate", level, seed);
  } catch (failure) {
    if (failure instanceof EngineFailure && !wishes(session).cancelled) {
      return await maker(session).ask("draw", level, await keptPuzzles(), seed);
    }
    throw failure;
  } finally {
    window.clearTimeout(patience);
  }
}

async function sought(
  session: Session,
  wish: string,
  symmetry: Asked["symmetry"],
  seed: string,
): Promise<string> {
  const problem = await maker(session).ask("seekPuzzle", wish, symmetry, seed);
  if (problem !== null) {
    throw new NoSuchPuzzle(problem);
  }
  const end = performance.now() + SEEKING_MS;
  while (performance.now() < end) {
    const { puzzle } = await maker(session).ask("attempt", 1);
    if (puzzle !== undefined) {
      return puzzle;
    }
  }
  throw new EngineFailure(`Nothing was found for ${wish} in ${SEEKING_MS} ms.`);
}

/** The techniques that a puzzle can be asked to need, from easy to hard. */
export async function techniquesToAsk(
  session: Session,
): Promise<readonly { readonly technique: string; readonly name: string }[]> {
  const [rungs, rows] = await Promise.all([maker(session).ask("ladder"), maker(session).ask("techniques")]);
  const possible = new Set(
    rows.filter((row) => row.never === "" && row.family !== "singles").map((row) => row.technique),
  );
  return rungs
    .filter((rung) => possible.has(rung.technique))
    .map(({ technique, name }) => ({ technique, name }));
}

/** Long enough to make a position for a lesson on a slow machine. */
const TEACHING_MS = 20_000;

/** So long a position is made anew; then one is drawn from those that were made before. */
const PRACTICE_MS = 1_200;

/** A position in which `technique` is the easiest next step, and what its steps do there; nothing where none is found. */
export async function practice(session: Session, technique: string): Promise<LessonPosition | undefined> {
  const kept = await linesOf("./practice.txt", technique);
  const link = await maker(session).ask("practise", technique, kept, drawnSeed(), PRACTICE_MS);
  return link === null ? undefined : { link, ways: await maker(session).ask("ways", technique, link) };
}

/** For the course and what was missed: the other may be busy for seconds with how hard a puzzle is. */
const teacher = backgroundEngine((teach) => speakAll(teach, language.value), TEACHING_MS);

// A fresh engine is taught what is spoken from now on.
effect(() => {
  if (spoken.value !== "") {
    teacher.stop();
  }
});

/** The same for what makes puzzles, unless it makes one. */
export const watchSpoken = (session: Session) =>
  effect(() => {
    if (spoken.value !== "" && making(session).peek() === undefined) {
      maker(session).stop();
    }
  });

/** The chapters of the course. */
export const courseChapters = () => teacher.ask("course");

/** The example of a technique's page. */
export const exampleOf = (library: string) => teacher.ask("example", library);

/** A position for a lesson of the course; nothing where none is found. */
export async function lessonPosition(lesson: LessonName): Promise<LessonPosition | undefined> {
  const kept = await linesOf("./course.txt", lesson);
  return (await teacher.ask("lessonPosition", lesson, kept, drawnSeed())) ?? undefined;
}

/** Where a digit of a saved game went wrong. */
export const slipsOf = (saved: string) => teacher.ask("slips", saved);

/** The lines of a file that begin with `id` and a blank. */
export async function linesOf(file: string, id: string): Promise<string> {
  const lines = (await (await fetch(file)).text()).split("\n");
  return lines.filter((line) => line.startsWith(`${id} `)).join("\n");
}

/** Stops what makes a puzzle. */
export function cancelMaking(session: Session): void {
  wishes(session).cancelled = true;
  maker(session).stop();
}

async function keptPuzzles(): Promise<string> {
  return (await fetch("./pool.txt")).text();
}

/** How hard `puzzle` is; undefined when a puzzle had to be made, or another one rated, meanwhile. */
export async function rate(session: Session, puzzle: string): Promise<Rated | undefined> {
  if (wishes(session).ratings > 0) {
    maker(session).stop();
  }
  wishes(session).ratings++;
  try {
    return await maker(session).ask("rating", puzzle, RATING_MS);
  } catch {
    return undefined;
  } finally {
    wishes(session).ratings--;
  }
}
