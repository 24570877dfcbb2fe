/** Keeps the game on the table whenever it has changed. */
import type { View } from "../engine/answers";
import { words } from "../words";
import { say } from "../words/notice";
import { keepGame } from "./storage";

/** Where what is to be kept comes from. */
export interface Source {
  readonly shown: () => View | undefined;
  readonly save: () => Promise<string>;
}

/** A slow disk must not stop the game. */
const KEEPING_MS = 500;

/** Which of the kept games is on the table, and which was kept last. */
let table = Date.now();
let inStorage: number | undefined;

let changed = false;
let keeping = false;
/** Until then the last change is kept, or could not be. */
let kept: Promise<void> = Promise.resolve();
/** Whether the last game could not be kept. */
let full = false;

/** Which of the kept games is on the table. */
export const onTable = () => table;

/** Whether the game on the table has been kept before. */
export const isKept = () => inStorage === table;

/** Puts game `id` on the table, a new one unless it is said which; the last one stays where it is kept. */
export function putOnTable(id = Date.now()): void {
  table = id;
}

/** Ends when the last change is kept, or as soon as that takes too long. */
export function keptInTime(): Promise<unknown> {
  return keeping ? Promise.race([kept, new Promise((resolve) => setTimeout(resolve, KEEPING_MS))]) : kept;
}

/** Keeps the game; what changes meanwhile is kept right after. */
export function keep(source: Source): void {
  changed = true;
  if (!keeping) {
    kept = keepOn(source);
  }
}

async function keepOn(source: Source): Promise<void> {
  keeping = true;
  try {
    while (changed) {
      changed = false;
      const shown = source.shown();
      if (shown) {
        const id = table;
        const gone = await keepGame(id, await source.save(), shown, inStorage !== id);
        inStorage = id;
        full = false;
        if (gone > 0) {
          say(words.value.madeRoom(gone));
        }
      }
    }
  } catch {
    // A browser that keeps nothing still plays; but the player should know.
    if (!full) {
      full = true;
      say(words.value.keepsNothing);
    }
  } finally {
    keeping = false;
  }
}
