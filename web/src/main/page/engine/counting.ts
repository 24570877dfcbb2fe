/** Keeps count of the puzzle on a setter's desk while it changes. */
import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { EngineFailure } from "./client";

/** A count that takes longer is given up when the puzzle changes. */
const HASTY_MS = 300;

/** What is counted, and how. */
export interface Counting {
  /** The puzzle to count; undefined where there is none. */
  readonly wanted: () => string | undefined;
  /** The puzzle that was counted last. */
  readonly counted: () => string | undefined;
  readonly count: (puzzle: string) => Promise<void>;
  /** Ends the count that is under way. */
  readonly stop: () => void;
}

/** Counts one puzzle after the other as each is wanted; answers whether the last count was given up. */
export function keepCounting({ wanted, counted, count, stop }: Counting): ReadonlySignal<boolean> {
  const isTooLong = signal(false);
  /** Since when a puzzle is being counted, by the clock of `performance`. */
  let since: number | undefined;

  /** Counts what is on the board until that is known. */
  async function countOn(): Promise<void> {
    for (let next = wanted(); next !== undefined && next !== counted(); next = wanted()) {
      since = performance.now();
      try {
        await count(next);
        isTooLong.value = false;
      } catch (failure) {
        if (!(failure instanceof EngineFailure)) {
          throw failure;
        }
        if (next === wanted()) {
          isTooLong.value = true;
          break;
        }
      } finally {
        since = undefined;
      }
    }
  }

  effect(() => {
    const puzzle = wanted();
    untracked(() => {
      if (since !== undefined && performance.now() - since > HASTY_MS) {
        stop();
      }
      if (puzzle !== undefined && since === undefined) {
        void countOn();
      }
    });
  });
  return isTooLong;
}
