/** Which cells are selected, and how the focus goes over the board. */

import type { Direction } from "../engine/door";
import type { Session } from "../session/session";
import { type Hand, hand, history, puzzle } from "./session";

const take = (session: Session, next: Partial<Hand>) => {
  hand(session).value = { ...hand(session).value, ...next };
};

export const select = (session: Session, selected: readonly number[], focus = hand(session).value.focus) =>
  take(session, { selected, focus });

/** Selects `cell` alone, or, if it was so, nothing. */
export function press(session: Session, cell: number): void {
  const { selected } = hand(session).value;
  select(session, selected.length === 1 && selected[0] === cell ? [] : [cell], cell);
}

/** Takes `cell` into the selection, or out of it. */
export function pressAlso(session: Session, cell: number): void {
  const { selected } = hand(session).value;
  select(
    session,
    selected.includes(cell) ? selected.filter((each) => each !== cell) : [...selected, cell],
    cell,
  );
}

/** Takes `cell` into the selection. */
export function dragTo(session: Session, cell: number): void {
  const { selected } = hand(session).value;
  select(session, selected.includes(cell) ? selected : [...selected, cell], cell);
}

const cells = (session: Session) =>
  Array.from({ length: history(session).value?.board.digits.length ?? 0 }, (_, cell) => cell);

export const selectAll = (session: Session) => select(session, cells(session));
export const selectNone = (session: Session) => select(session, []);
export const invert = (session: Session) =>
  select(
    session,
    cells(session).filter((cell) => !hand(session).value.selected.includes(cell)),
  );

/** Selects all cells with the digit of `cell`. */
export function selectSame(session: Session, cell: number): void {
  const digits = history(session).value?.board.digits ?? [];
  if ((digits[cell] ?? 0) > 0) {
    select(
      session,
      cells(session).filter((each) => digits[each] === digits[cell]),
      cell,
    );
  }
}

/** The cell where one comes from `cell` that way; the board ends at its rim. */
function target(session: Session, cell: number, way: Direction): number {
  const { rows, columns } = puzzle(session).value ?? { rows: 9, columns: 9 };
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

export function go(session: Session, way: Direction): void {
  const { selected, focus } = hand(session).value;
  // The first arrow shows where one is.
  const to = selected.length === 0 ? focus : target(session, focus, way);
  select(session, [to], to);
}

export function extend(session: Session, way: Direction): void {
  const { selected, focus } = hand(session).value;
  const to = target(session, focus, way);
  select(session, [...selected.filter((cell) => cell !== to), to], to);
}

/** Goes on that way, and leaves the selection as it is. */
export const passOver = (session: Session, way: Direction) =>
  take(session, { focus: target(session, hand(session).value.focus, way) });

/** Goes on that way to the next cell without a digit, if there is one. */
export function goToEmpty(session: Session, way: Direction): void {
  const digits = history(session).value?.board.digits ?? [];
  let cell = hand(session).value.focus;
  for (let next = target(session, cell, way); next !== cell; next = target(session, cell, way)) {
    cell = next;
    if (digits[cell] === 0) {
      select(session, [cell], cell);
      return;
    }
  }
}
