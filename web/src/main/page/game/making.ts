/** Makes and rates puzzles in the background engine, so that a key press never waits for it. */
import { signal } from "@preact/signals";
import { backgroundEngine, EngineFailure } from "../engine/client";
import type { Rated } from "../engine/steps";

const maker = backgroundEngine(async () => undefined);

/** How long a new puzzle may take; then one that was made before is drawn. */
export const MAKING_MS = 3_000;
/** Ratings of the hardest puzzles stop here, with what is known by then. */
const RATING_MS = 6_000;

/** Since when the player has been waiting for a puzzle, by the clock of `performance`. */
export const makingSince = signal<number | undefined>(undefined);
let cancelled = false;
let rating = false;

/** A new puzzle of `level`; undefined when it was cancelled. Rejects with [EngineFailure] when there is none. */
export async function make(level: number): Promise<string | undefined> {
  const seed = (crypto.getRandomValues(new BigInt64Array(1))[0] ?? 0n).toString();
  if (rating) {
    maker.stop();
  }
  makingSince.value = performance.now();
  cancelled = false;
  const patience = window.setTimeout(() => maker.stop(), MAKING_MS);
  try {
    return await maker.ask("generate", level, seed);
  } catch (failure) {
    if (cancelled) {
      return undefined;
    }
    if (failure instanceof EngineFailure) {
      return await maker.ask("draw", level, await keptPuzzles(), seed);
    }
    throw failure;
  } finally {
    window.clearTimeout(patience);
    makingSince.value = undefined;
  }
}

/** Stops what makes a puzzle. */
export function cancelMaking(): void {
  cancelled = true;
  maker.stop();
}

async function keptPuzzles(): Promise<string> {
  return (await fetch("./pool.txt")).text();
}

/** How hard `puzzle` is; undefined when a puzzle had to be made meanwhile. */
export async function rate(puzzle: string): Promise<Rated | undefined> {
  rating = true;
  try {
    return await maker.ask("rating", puzzle, RATING_MS);
  } catch {
    return undefined;
  } finally {
    rating = false;
  }
}
