/** The photo that is read, and what the player has corrected. */

import { batch, computed, signal } from "@preact/signals";
import net from "#net/digits.net?url";
import { CELLS } from "../cells/houses";
import { EngineFailure, photoEngine } from "../engine/client";
import type { PhotoReading, Solutions } from "../engine/photo-reading";
import { flatten } from "./flat";
import { pixelsOf } from "./pixels";

/** Long enough to read a large photo on a slow phone. */
const PATIENCE_MS = 60_000;

const engine = photoEngine(async (_, ask) => {
  const weights = await fetch(net);
  await ask("learn", new Int8Array(await weights.arrayBuffer()));
}, PATIENCE_MS);

/** How far it has come. */
export type Stage = "reading" | "no-picture" | "no-grid" | "no-engine" | "read";

/** What a photo has. */
export interface Scanned {
  readonly reading: PhotoReading;
  /** Its grid, from straight above. */
  readonly flat: ImageData;
}

export const stage = signal<Stage>("reading");
export const scanned = signal<Scanned | undefined>(undefined);
/** 81 characters, as the player has them by now. */
export const digits = signal("");
/** The cells that the player has looked at: those corrected, and those said to be right. */
export const settled = signal<ReadonlySet<number>>(new Set());
/** The cell that is looked at. */
export const chosen = signal(0);
/** How many solutions there are; undefined as long as that is not known. */
export const solutions = signal<Solutions | undefined>(undefined);

/** The cells that a person should look at and has not. */
export const doubtful = computed<ReadonlySet<number>>(() => {
  const all = scanned.value?.reading.doubtful ?? [];
  return new Set(all.filter((cell) => !settled.value.has(cell)));
});

/** Whether the player has changed what was read of `cell`. */
export const isCorrected = (cell: number) => digits.value[cell] !== scanned.value?.reading.puzzle[cell];

let reads = 0;

/** Reads the puzzle in a picture, if nothing comes between. */
export async function readPhoto(file: Blob): Promise<void> {
  const read = ++reads;
  stage.value = "reading";
  const outcome = await outcomeOf(file);
  if (read !== reads) {
    return;
  }
  batch(() => {
    if (typeof outcome === "string") {
      stage.value = outcome;
      return;
    }
    stage.value = "read";
    scanned.value = outcome;
    digits.value = outcome.reading.puzzle;
    solutions.value = outcome.reading.solutions;
    settled.value = new Set();
    chosen.value = outcome.reading.doubtful[0] ?? 0;
  });
}

async function outcomeOf(file: Blob): Promise<Scanned | Exclude<Stage, "reading" | "read">> {
  const photo = await pixelsOf(file);
  if (!photo) {
    return "no-picture";
  }
  try {
    const pixels = new Int32Array(photo.data.buffer);
    const reading = await engine.ask("read", photo.width, photo.height, pixels);
    return reading ? { reading, flat: flatten(photo, reading.crossings) } : "no-grid";
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      return "no-engine";
    }
    throw failure;
  }
}

/** Forgets the photo, and the engine that read it. */
export function forgetPhoto(): void {
  reads++;
  stage.value = "reading";
  scanned.value = undefined;
  engine.stop();
}

/** Says that `cell` has `digit`, 0 for none, and goes on to the next doubtful cell if this was one. */
export function settle(cell: number, digit: number): void {
  const wasDoubtful = doubtful.peek().has(cell);
  const before = digits.peek();
  batch(() => {
    digits.value = before.slice(0, cell) + (digit === 0 ? "." : digit) + before.slice(cell + 1);
    settled.value = new Set([...settled.peek(), cell]);
    chosen.value = (wasDoubtful ? nextDoubtful(cell) : undefined) ?? cell;
  });
  if (digits.value !== before) {
    void count();
  }
}

function nextDoubtful(cell: number): number | undefined {
  const after = [...CELLS.slice(cell + 1), ...CELLS.slice(0, cell)];
  return after.find((each) => doubtful.value.has(each));
}

async function count(): Promise<void> {
  const puzzle = digits.value;
  solutions.value = undefined;
  const counted = await engine.ask("solutions", puzzle).catch((failure: unknown) => {
    if (failure instanceof EngineFailure) {
      return undefined;
    }
    throw failure;
  });
  if (digits.value === puzzle) {
    solutions.value = counted;
  }
}
