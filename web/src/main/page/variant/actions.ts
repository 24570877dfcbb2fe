/** What a player does at the board. */

import type { Direction } from "../engine/door";
import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { asked } from "./ask";
import { played } from "./clock";
import {
  act,
  checkpoints,
  clashes,
  givens,
  type Hand,
  hand,
  history,
  isFixed,
  keepNow,
  LAYER_OF,
  move,
  puzzle,
  rests,
  settled,
  solutionsWaitedFor,
  type VariantMode,
} from "./session";
import { backTo, bit, change, digitOf, erased, redone, textOf, undone, written } from "./state";

export const VARIANT_MODES: readonly VariantMode[] = ["digit", "corner", "center", "color"];

const size = () => puzzle.value?.size ?? 9;

const take = (next: Partial<Hand>) => {
  hand.value = { ...hand.value, ...next };
};

export function type(digit: number, mode = hand.value.mode): void {
  const board = history.value?.board;
  if (board && digit <= (mode === "color" ? 9 : size())) {
    act(written(board, LAYER_OF[mode], hand.value.selected, digit, isFixed));
  }
}

export function erase(): void {
  const board = history.value?.board;
  if (board) {
    act(erased(board, hand.value.selected, isFixed));
  }
}

export const undo = () => move(undone);
export const redo = () => move(redone);

export function setMode(mode: VariantMode): void {
  take({ mode });
  say(words.value.modeSays(words.value.modes[mode]));
}

export function turnMode(by: 1 | -1): void {
  const at = VARIANT_MODES.indexOf(hand.value.mode) + by + VARIANT_MODES.length;
  setMode(VARIANT_MODES[at % VARIANT_MODES.length] ?? "digit");
}

export const select = (selected: readonly number[], focus = hand.value.focus) => take({ selected, focus });

/** Selects `cell` alone, or, if it was so, nothing. */
export function press(cell: number): void {
  const { selected } = hand.value;
  select(selected.length === 1 && selected[0] === cell ? [] : [cell], cell);
}

/** Takes `cell` into the selection, or out of it. */
export function pressAlso(cell: number): void {
  const { selected } = hand.value;
  select(selected.includes(cell) ? selected.filter((each) => each !== cell) : [...selected, cell], cell);
}

/** Takes `cell` into the selection. */
export function dragTo(cell: number): void {
  const { selected } = hand.value;
  select(selected.includes(cell) ? selected : [...selected, cell], cell);
}

const cells = () => Array.from({ length: history.value?.board.digits.length ?? 0 }, (_, cell) => cell);

export const selectAll = () => select(cells());
export const selectNone = () => select([]);
export const invert = () => select(cells().filter((cell) => !hand.value.selected.includes(cell)));

/** Selects all cells with the digit of `cell`. */
export function selectSame(cell: number): void {
  const digits = history.value?.board.digits ?? [];
  if ((digits[cell] ?? 0) > 0) {
    select(
      cells().filter((each) => digits[each] === digits[cell]),
      cell,
    );
  }
}

/** The cell where one comes from `cell` that way; the board ends at its rim. */
function target(cell: number, way: Direction): number {
  const { rows, columns } = puzzle.value ?? { rows: 9, columns: 9 };
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place));
  const at = (r: number, c: number) => within(r, rows) * columns + within(c, columns);
  const TARGETS: Readonly<Record<Direction, number>> = {
    up: at(row - 1, column),
    down: at(row + 1, column),
    left: at(row, column - 1),
    right: at(row, column + 1),
    "row-start": at(row, 0),
    "row-end": at(row, columns - 1),
    "grid-start": 0,
    "grid-end": at(rows - 1, columns - 1),
  };
  return TARGETS[way];
}

export function go(way: Direction): void {
  const { selected, focus } = hand.value;
  // The first arrow shows where one is.
  const to = selected.length === 0 ? focus : target(focus, way);
  select([to], to);
}

export function extend(way: Direction): void {
  const { selected, focus } = hand.value;
  const to = target(focus, way);
  select([...selected.filter((cell) => cell !== to), to], to);
}

/** Goes on that way to the next cell without a digit, if there is one. */
export function goToEmpty(way: Direction): void {
  const digits = history.value?.board.digits ?? [];
  let cell = hand.value.focus;
  for (let next = target(cell, way); next !== cell; next = target(cell, way)) {
    cell = next;
    if (digits[cell] === 0) {
      select([cell], cell);
      return;
    }
  }
}

/** Marks in the middle of each open cell what it can hold by the digits on the board; marks that were there stay out. */
export async function fillNotes(): Promise<void> {
  if (rests()) {
    return;
  }
  await settled();
  const opened = puzzle.value;
  const board = history.value?.board;
  const sets = opened && board && (await asked("candidates", opened.source, textOf(board.digits)));
  if (sets && board === history.value?.board) {
    act(
      sets.flatMap((set, cell) =>
        (board.digits[cell] ?? 0) > 0
          ? []
          : change(
              board,
              "center",
              cell,
              (board.center[cell] ?? 0) === 0 ? set : set & (board.center[cell] ?? 0),
            ),
      ),
    );
    say(words.value.said.filledIn);
  }
}

/** Says how many digits break a rule, and how many are not the solution's. */
export async function check(): Promise<void> {
  if (rests()) {
    return;
  }
  await settled();
  const found = await solutionsWaitedFor();
  const digits = history.value?.board.digits;
  if (!found || !digits) {
    return;
  }
  const { checkedRules, checkedSolution } = words.value;
  const broken = clashes.value.length;
  const [one = ""] = found;
  const wrong = digits.filter((digit, cell) => digit > 0 && digit !== digitOf(one[cell] ?? ".")).length;
  const solution =
    found.length !== 1
      ? checkedSolution.unknown
      : wrong === 0
        ? checkedSolution.none
        : checkedSolution.some(wrong);
  say(`${broken === 0 ? checkedRules.none : checkedRules.some(broken)} ${solution}`);
}

/** Fills the board with a solution, which one can undo. */
export async function solve(): Promise<void> {
  if (rests()) {
    return;
  }
  await settled();
  const found = await solutionsWaitedFor();
  const board = history.value?.board;
  if (!found || !board) {
    return;
  }
  const [one] = found;
  if (one !== undefined) {
    act([...one].flatMap((sign, cell) => change(board, "digits", cell, digitOf(sign))));
    await settled();
  }
  const { noSolution } = words.value;
  say(found.length === 0 ? noSolution : variantWords.value.found[found.length === 1 ? "one" : "several"]);
}

/** Empties the board; one can undo it. */
export function restart(): void {
  const board = history.value?.board;
  if (board) {
    const fixed = givens.value;
    act(
      (["digits", "corner", "center", "colors"] as const).flatMap((layer) =>
        board[layer].flatMap((_, cell) =>
          change(board, layer, cell, layer === "digits" ? (fixed[cell] ?? 0) : 0),
        ),
      ),
    );
  }
}

/** Takes all marks away. */
export function clearMarks(): void {
  const board = history.value?.board;
  if (board) {
    act(
      (["corner", "center"] as const).flatMap((layer) =>
        board[layer].flatMap((_, cell) => change(board, layer, cell, 0)),
      ),
    );
    say(words.value.said.cleared);
  }
}

/** Keeps the board as it is, to come back to. */
export function keepCheckpoint(): void {
  const board = history.value?.board;
  if (board && !rests()) {
    checkpoints.value = [...checkpoints.value, { board, elapsed: played() }];
    say(words.value.checkpointKept(checkpoints.value.length));
    void keepNow();
  }
}

/** Goes back to checkpoint `number`, from 0; one can undo it. */
export function restore(number: number): void {
  const board = history.value?.board;
  const kept = checkpoints.value[number];
  if (board && kept) {
    act(backTo(board, kept.board));
  }
}

export function dropCheckpoint(number: number): void {
  checkpoints.value = checkpoints.value.filter((_, at) => at !== number);
  void keepNow();
}

/** Puts a link to the puzzle on the clipboard. */
export async function copyLink(): Promise<void> {
  const source = puzzle.value?.source ?? "";
  const link = `${location.origin}${location.pathname}#variant/${encodeURIComponent(source)}`;
  await navigator.clipboard.writeText(link);
  say(variantWords.value.linked);
}

/** How often each digit is still to be placed, digit 1 first. */
export function left(digits: readonly number[]): readonly number[] {
  return Array.from(
    { length: size() },
    (_, at) => size() - digits.filter((digit) => digit === at + 1).length,
  );
}

/** The digits of a set, from 1. */
export const members = (set: number) =>
  Array.from({ length: size() }, (_, at) => at + 1).filter((digit) => (set & bit(digit)) !== 0);
