/** Which cells are selected, and how the focus goes over the board. */

import type { Direction } from "../engine/door";
import { type Hand, hand, history, puzzle } from "./session";

const take = (next: Partial<Hand>) => {
  hand.value = { ...hand.value, ...next };
};

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

/** Goes on that way, and leaves the selection as it is. */
export const passOver = (way: Direction) => take({ focus: target(hand.value.focus, way) });

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
