/** Makes and rates puzzles in the background engine, so that a key press never waits for it. */
import { effect, signal } from "@preact/signals";
import { backgroundEngine, EngineFailure } from "../engine/client";
import type { LessonName } from "../engine/door";
import type { LessonPosition, Rated } from "../engine/steps";
import { language } from "../words";
import { spoken } from "../words/naming";
import { speakAll } from "../words/speak";
import { type Asked, coded } from "./wanted";

const maker = backgroundEngine((teach) => speakAll(teach, language.value));

/** How long a new puzzle of a level may take; then one that was made before is drawn. */
const MAKING_MS = 3_000;
/** How long one with a technique, a rating or a symmetry may take; of those none are kept. */
const SEEKING_MS = 60_000;
/** Ratings of the hardest puzzles stop here, with what is known by then. */
const RATING_MS = 6_000;

/** What the player waits for: since when, by the clock of `performance`, and how many milliseconds at most. */
export const making = signal<{ readonly since: number; readonly patience: number } | undefined>(undefined);
let cancelled = false;
/** How many ratings are asked for; only the last is still wanted. */
let ratings = 0;

/** Why there is no puzzle of the kind that was asked for, in a sentence. */
export class NoSuchPuzzle extends Error {}

/** A new puzzle; undefined when it was cancelled. Rejects with [EngineFailure] when none was found in time, and with
 * [NoSuchPuzzle] when there is none. */
export function make({ wanted, symmetry }: Asked): Promise<string | undefined> {
  const seed = drawnSeed();
  return "level" in wanted && symmetry === "none"
    ? waited(MAKING_MS, () => ofLevel(wanted.level, seed))
    : waited(SEEKING_MS, () => sought(coded(wanted), symmetry, seed));
}

/** The puzzle of a day, such as 20261122; undefined when it was cancelled. */
export function makeDaily(date: number, level: number): Promise<string | undefined> {
  return waited(SEEKING_MS, () => maker.ask("daily", date, level));
}

/** A number of 64 bits, as the engine takes it. */
export const drawnSeed = () => (crypto.getRandomValues(new BigInt64Array(1))[0] ?? 0n).toString();

/** Lets the player see how long `work` takes, and cancel it. */
async function waited(patience: number, work: () => Promise<string>): Promise<string | undefined> {
  if (ratings > 0) {
    maker.stop();
  }
  making.value = { since: performance.now(), patience };
  cancelled = false;
  try {
    return await work();
  } catch (failure) {
    if (cancelled) {
      return undefined;
    }
    throw failure;
  } finally {
    making.value = undefined;
  }
}

async function ofLevel(level: number, seed: string): Promise<string> {
  let patience: number | undefined;
  try {
    // To load the engine may take longer than to make a puzzle.
    await maker.wake();
    patience = window.setTimeout(() => maker.stop(), MAKING_MS);
    return await maker.ask("generate", level, seed);
  } catch (failure) {
    if (failure instanceof EngineFailure && !cancelled) {
      return await maker.ask("draw", level, await keptPuzzles(), seed);
    }
    throw failure;
  } finally {
    window.clearTimeout(patience);
  }
}

async function sought(wish: string, symmetry: Asked["symmetry"], seed: string): Promise<string> {
  const problem = await maker.ask("seekPuzzle", wish, symmetry, seed);
  if (problem !== null) {
    throw new NoSuchPuzzle(problem);
  }
  const end = performance.now() + SEEKING_MS;
  while (performance.now() < end) {
    const { puzzle } = await maker.ask("attempt", 1);
    if (puzzle !== undefined) {
      return puzzle;
    }
  }
  throw new EngineFailure(`Nothing was found for ${wish} in ${SEEKING_MS} ms.`);
}

/** The techniques that a puzzle can be asked to need, from easy to hard. */
export async function techniquesToAsk(): Promise<
  readonly { readonly technique: string; readonly name: string }[]
> {
  const [rungs, rows] = await Promise.all([maker.ask("ladder"), maker.ask("techniques")]);
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
export async function practice(technique: string): Promise<LessonPosition | undefined> {
  const kept = await linesOf("./practice.txt", technique);
  const link = await maker.ask("practise", technique, kept, drawnSeed(), PRACTICE_MS);
  return link === null ? undefined : { link, ways: await maker.ask("ways", technique, link) };
}

/** For the course and what was missed: the other may be busy for seconds with how hard a puzzle is. */
const teacher = backgroundEngine((teach) => speakAll(teach, language.value), TEACHING_MS);

// A fresh engine is taught what is spoken from now on.
effect(() => {
  if (spoken.value !== "" && making.peek() === undefined) {
    maker.stop();
    teacher.stop();
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
export function cancelMaking(): void {
  cancelled = true;
  maker.stop();
}

async function keptPuzzles(): Promise<string> {
  return (await fetch("./pool.txt")).text();
}

/** How hard `puzzle` is; undefined when a puzzle had to be made, or another one rated, meanwhile. */
export async function rate(puzzle: string): Promise<Rated | undefined> {
  if (ratings > 0) {
    maker.stop();
  }
  ratings++;
  try {
    return await maker.ask("rating", puzzle, RATING_MS);
  } catch {
    return undefined;
  } finally {
    ratings--;
  }
}
