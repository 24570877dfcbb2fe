/** What stands on a board of any size, and how it changes; no rule is known here. */

/** The digits whose marks have a color, a layer for each color. */
export const DYES = ["dye1", "dye2", "dye3", "dye4"] as const;
export const LAYERS = ["digits", "corner", "center", "colors", ...DYES] as const;
export type Layer = (typeof LAYERS)[number];

/** For each cell a digit, 0 for none, and sets of marks and colors with bit `n - 1` for `n`. */
export type Board = Readonly<Record<Layer, readonly number[]>>;

/** One cell of one layer before and after; or a combination of a cage, a set of digits, that is struck out (`after`) or
 * no longer (`before`), with the number of the cage among the puzzle's shapes for a cell. */
export interface Change {
  readonly layer: Layer | "struck";
  readonly cell: number;
  readonly before: number;
  readonly after: number;
}

/** What is undone at once. */
export type Step = readonly Change[];

/** A board with all that led to it, and may be done again. */
export interface History {
  readonly board: Board;
  readonly steps: readonly Step[];
  /** How many of the steps are done. */
  readonly at: number;
}

/** A board that the player kept, and the time played by then, in milliseconds. */
export interface Checkpoint {
  readonly board: Board;
  readonly elapsed: number;
}

/** More steps are not kept: the oldest can no longer be undone then. */
const MOST_STEPS = 5_000;

const MOST_DIGITS = 25;

export const bit = (digit: number) => 1 << (digit - 1);

/** The digits of a set, from 1. */
export const members = (set: number) =>
  Array.from({ length: MOST_DIGITS }, (_, at) => at + 1).filter((digit) => (set & bit(digit)) !== 0);

export function begun(board: Board): History {
  return { board, steps: [], at: 0 };
}

/** `board` after `step`, or before it. */
function applied(board: Board, step: Step, way: "after" | "before"): Board {
  const next = Object.fromEntries(LAYERS.map((layer) => [layer, [...board[layer]]])) as Record<
    Layer,
    number[]
  >;
  for (const change of way === "after" ? step : [...step].reverse()) {
    if (change.layer !== "struck") {
      next[change.layer][change.cell] = change[way];
    }
  }
  return next;
}

/** After `step`; what had been undone is gone. */
export function done(history: History, step: Step): History {
  if (step.length === 0) {
    return history;
  }
  const steps = [...history.steps.slice(0, history.at), step].slice(-MOST_STEPS);
  return { board: applied(history.board, step, "after"), steps, at: steps.length };
}

/** After more changes of the last step, so that both are undone at once. */
export function amended(history: History, more: Step): History {
  const last = history.steps[history.at - 1];
  if (!last || more.length === 0) {
    return history;
  }
  const steps = [...history.steps.slice(0, history.at - 1), [...last, ...more]];
  return { board: applied(history.board, more, "after"), steps, at: steps.length };
}

export function undone(history: History): History {
  const step = history.steps[history.at - 1];
  return step ? { ...history, board: applied(history.board, step, "before"), at: history.at - 1 } : history;
}

export function redone(history: History): History {
  const step = history.steps[history.at];
  return step ? { ...history, board: applied(history.board, step, "after"), at: history.at + 1 } : history;
}

/** Sets `cell` of `layer` to `after`; nothing where it is so already. */
export function change(board: Board, layer: Layer, cell: number, after: number): Step {
  const before = board[layer][cell] ?? 0;
  return before === after ? [] : [{ layer, cell, before, after }];
}

/** What makes of `board` the one that was kept. */
export const backTo = (board: Board, kept: Board): Step =>
  LAYERS.flatMap((layer) => kept[layer].flatMap((after, cell) => change(board, layer, cell, after)));

/** Writes `digit` into the selected cells: into all, or out of all where each has it. Digits of `fixed` cells stay. */
export function written(
  board: Board,
  layer: Layer,
  cells: readonly number[],
  digit: number,
  fixed: (cell: number) => boolean,
): Step {
  const free = cells.filter((cell) => layer === "colors" || !fixed(cell));
  if (layer === "digits") {
    const all = free.every((cell) => board.digits[cell] === digit);
    return free.flatMap((cell) => change(board, layer, cell, all ? 0 : digit));
  }
  const open = layer === "colors" ? free : free.filter((cell) => board.digits[cell] === 0);
  const all = open.every((cell) => ((board[layer][cell] ?? 0) & bit(digit)) !== 0);
  return open.flatMap((cell) => {
    const marks = board[layer][cell] ?? 0;
    return change(board, layer, cell, all ? marks & ~bit(digit) : marks | bit(digit));
  });
}

/** Gives the marks of `digit` in `cells` color number `color`, from 1, or takes it from all where each has it. */
export function dyed(board: Board, cells: readonly number[], digit: number, color: number): Step {
  const marked = cells.filter(
    (cell) =>
      board.digits[cell] === 0 &&
      (((board.corner[cell] ?? 0) | (board.center[cell] ?? 0)) & bit(digit)) !== 0,
  );
  const all = marked.every((cell) => dyeOf(board, cell, digit) === color);
  return marked.flatMap((cell) =>
    DYES.flatMap((layer, at) => {
      const others = (board[layer][cell] ?? 0) & ~bit(digit);
      return change(board, layer, cell, at + 1 === color && !all ? others | bit(digit) : others);
    }),
  );
}

/** The color of the mark of `digit` in `cell`, from 1; 0 for none. */
export const dyeOf = (board: Board, cell: number, digit: number) =>
  DYES.findIndex((layer) => ((board[layer][cell] ?? 0) & bit(digit)) !== 0) + 1;

/** Empties the selected cells: of their digits first, then of their marks, then of their colors. */
export function erased(board: Board, cells: readonly number[], fixed: (cell: number) => boolean): Step {
  const free = cells.filter((cell) => !fixed(cell));
  const digits = free.flatMap((cell) => change(board, "digits", cell, 0));
  if (digits.length > 0) {
    return digits;
  }
  const marks = (["corner", "center"] as const).flatMap((layer) =>
    free.flatMap((cell) => change(board, layer, cell, 0)),
  );
  const dyes = DYES.flatMap((layer) => free.flatMap((cell) => change(board, layer, cell, 0)));
  return marks.length > 0 ? [...marks, ...dyes] : cells.flatMap((cell) => change(board, "colors", cell, 0));
}

/** The marks that go by `gone`, pairs of a cell and a set. */
export function tidied(board: Board, gone: readonly (readonly [number, number])[]): Step {
  return (["corner", "center"] as const).flatMap((layer) =>
    gone.flatMap(([cell, set]) => change(board, layer, cell, (board[layer][cell] ?? 0) & ~set)),
  );
}

const SYMBOLS = ".123456789ABCDEFGHIJKLMNOP";

/** How a digit is written; 0 is a dot. */
export const symbol = (digit: number) => SYMBOLS[digit] ?? ".";

/** The digit that is written so, or -1. */
export const digitOf = (sign: string) => SYMBOLS.indexOf(sign.toUpperCase());

/** The digits as the engine reads them. */
export const textOf = (digits: readonly number[]) => digits.map(symbol).join("");
