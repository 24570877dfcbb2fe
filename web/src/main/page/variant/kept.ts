/** How a game is kept, and read again; what was kept may be damaged. */

import type { Variant } from "../engine/variant";
import { VARIANT_GAME } from "../game/variants";
import { isNumber, isRecord, readObject } from "../settings/shapes";
import {
  type Board,
  begun,
  type Checkpoint,
  DYES,
  done,
  type History,
  LAYERS,
  type Layer,
  type Step,
} from "./state";

/** What is kept of a game beside its puzzle. */
export interface Kept {
  readonly source: string;
  readonly title: string;
  readonly words: string;
  readonly unread: readonly string[];
  readonly history: History;
  readonly checkpoints: readonly Checkpoint[];
  /** The time played, in milliseconds. */
  readonly elapsed: number;
  /** The combinations that the player struck out. */
  readonly struck: Struck;
}

/** What is kept beside the puzzle and the board. */
export type Beside = Pick<Kept, "checkpoints" | "elapsed" | "struck">;

/** The combinations, sets of digits, that the player struck out, by the cells of their cage. */
export type Struck = Readonly<Record<string, readonly number[]>>;

/** What is struck out of a cage stands under this. */
export const cageKey = (cells: readonly number[]) => [...cells].sort((one, other) => one - other).join(" ");

/** The board that a puzzle begins with. */
export function boardOf(puzzle: Variant, digits: readonly number[]): Board {
  return {
    digits: digits.map((given, cell) => given || (puzzle.placed[cell] ?? 0)),
    corner: [...puzzle.corner],
    center: [...puzzle.center],
    colors: digits.map(() => 0),
    ...undyed(digits),
  };
}

/** No mark has a color. */
const undyed = (digits: readonly number[]) =>
  Object.fromEntries(DYES.map((layer) => [layer, digits.map(() => 0)])) as Record<
    (typeof DYES)[number],
    number[]
  >;

/** What a change is of, by the number with which it is kept. */
const KINDS = [...LAYERS, "struck"] as const;

/** The game as text: the board at the beginning, and each step from there as numbers. */
export function savedOf(
  { source, title, words, unread }: Variant,
  history: History,
  { checkpoints, elapsed, struck }: Beside,
): string {
  const { start, steps, at } = unwound(history);
  const flat = steps.map((step) =>
    step.flatMap(({ layer, cell, before, after }) => [KINDS.indexOf(layer), cell, before, after]),
  );
  const game = { source, title, words, unread, start, steps: flat, at, checkpoints, elapsed, struck };
  return VARIANT_GAME + JSON.stringify(game);
}

/** The board before the first step that is kept. */
function unwound({ board, steps, at }: History): { start: Board; steps: readonly Step[]; at: number } {
  const start = Object.fromEntries(LAYERS.map((layer) => [layer, [...board[layer]]])) as Record<
    Layer,
    number[]
  >;
  for (const step of steps.slice(0, at).reverse()) {
    for (const { layer, cell, before } of [...step].reverse()) {
      if (layer !== "struck") {
        start[layer][cell] = before;
      }
    }
  }
  return { start, steps, at };
}

/** What `saved` holds; undefined where it is nothing that this page has written. */
export function keptOf(saved: string): Kept | undefined {
  const found = saved.startsWith(VARIANT_GAME) ? readObject(saved.slice(VARIANT_GAME.length)) : undefined;
  const text = (name: string) => (typeof found?.[name] === "string" ? found[name] : "");
  const start = boardIn(found?.start);
  const source = text("source");
  if (!found || !start || source === "") {
    return undefined;
  }
  const steps = Array.isArray(found.steps)
    ? found.steps.map((step) => stepIn(step, start.digits.length))
    : [];
  const at = isNumber(found.at) ? Math.min(found.at, steps.length) : steps.length;
  const unread = Array.isArray(found.unread) ? found.unread.filter((each) => typeof each === "string") : [];
  let history = begun(start);
  for (const step of steps.slice(0, at)) {
    history = done(history, step);
  }
  history = { ...history, steps: [...history.steps, ...steps.slice(at)] };
  const elapsed = isNumber(found.elapsed) ? found.elapsed : 0;
  const checkpoints = checkpointsIn(found.checkpoints, start.digits.length);
  const beside = { checkpoints, elapsed, struck: struckIn(found.struck) };
  return { source, title: text("title"), words: text("words"), unread, history, ...beside };
}

function struckIn(found: unknown): Struck {
  const isSets = (sets: unknown): sets is number[] => Array.isArray(sets) && sets.every(Number.isInteger);
  return Object.fromEntries(
    Object.entries(isRecord(found) ? found : {}).filter((entry): entry is [string, number[]] =>
      isSets(entry[1]),
    ),
  );
}

function checkpointsIn(found: unknown, cells: number): readonly Checkpoint[] {
  return (Array.isArray(found) ? found : []).flatMap((each: unknown) => {
    const board = isRecord(each) ? boardIn(each.board) : undefined;
    const elapsed = isRecord(each) && isNumber(each.elapsed) ? each.elapsed : 0;
    return board?.digits.length === cells ? [{ board, elapsed }] : [];
  });
}

function boardIn(found: unknown): Board | undefined {
  if (!isRecord(found)) {
    return undefined;
  }
  const { digits } = found;
  // Games of earlier versions have no colors of marks.
  const whole: Record<string, unknown> = Array.isArray(digits) ? { ...undyed(digits), ...found } : found;
  const layers = LAYERS.map((layer) => whole[layer]);
  const fits = (each: unknown): each is number[] =>
    Array.isArray(each) &&
    each.length === (digits as number[]).length &&
    each.every((value) => Number.isInteger(value) && value >= 0);
  if (!Array.isArray(digits) || !layers.every(fits)) {
    return undefined;
  }
  return Object.fromEntries(LAYERS.map((layer, at) => [layer, layers[at]])) as unknown as Board;
}

/** The step of a list of numbers, four a change; what means nothing is left out. */
function stepIn(found: unknown, cells: number): Step {
  const numbers: readonly unknown[] = Array.isArray(found) ? found : [];
  return Array.from({ length: Math.floor(numbers.length / 4) }, (_, at) => numbers.slice(4 * at, 4 * at + 4))
    .filter((four): four is number[] =>
      four.every((value) => Number.isInteger(value) && (value as number) >= 0),
    )
    .flatMap(([layer = 0, cell = 0, before = 0, after = 0]) => {
      const name = KINDS[layer];
      return name && (cell < cells || name === "struck") ? [{ layer: name, cell, before, after }] : [];
    });
}
