/** What is said of the board to those who do not see it. */

import { words } from "../words";
import { naming, rowName } from "../words/naming";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { members } from "./actions";
import { clashes, hand, history, isFixed, puzzle } from "./session";
import { symbol } from "./state";

export type HouseKind = "row" | "column" | "region";

const frame = () => puzzle.value ?? { rows: 9, columns: 9 };

/** How a cell is called in short, on boards of any size. */
export function short(cell: number): string {
  const { rows, columns } = frame();
  const row = Math.floor(cell / columns) + 1;
  const column = (cell % columns) + 1;
  return naming.value === "lc"
    ? `L${row}C${column}`
    : naming.value === "a1" && rows <= 9
      ? `${rowName(row - 1)}${column}`
      : `r${row}c${column}`;
}

/** The name of a cell: where it is, what stands in it, and what it has of the rules. */
export function cellSaid(cell: number): string {
  const w = words.value;
  const { columns } = frame();
  const board = history.value?.board;
  const digit = board?.digits[cell] ?? 0;
  const parts = [w.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1)];
  if (digit > 0) {
    parts.push(symbol(digit), ...(isFixed(cell) ? [w.givenDigit] : []));
    const clash = clashes.value.find((each) => each.cell === cell);
    if (clash) {
      parts.push(variantWords.value.breaks(clash.rules));
    }
  } else {
    const said = (set: number) => members(set).map(symbol).join(" ");
    const corner = said(board?.corner[cell] ?? 0);
    const center = said(board?.center[cell] ?? 0);
    parts.push(...(corner + center === "" ? [w.empty] : []));
    parts.push(...(corner === "" ? [] : [w.cornerMarks(corner)]));
    parts.push(...(center === "" ? [] : [w.centerMarks(center)]));
  }
  const colors = colorsOf(board?.colors[cell] ?? 0);
  if (colors.length > 0) {
    parts.push(w.colorMarks(colors.map((color) => w.colors[color - 1]).join(" ")));
  }
  const told = puzzle.value?.told[cell] ?? "";
  return [...parts, ...(told === "" ? [] : [told])].join(", ");
}

/** The colors of a set, from 1. */
export const colorsOf = (set: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((color) => (set & (1 << (color - 1))) !== 0);

/** The cells of the house of the cell with the focus; none where that lies in no region. */
function houseOf(kind: HouseKind): { readonly name: string; readonly cells: readonly number[] } {
  const { rows, columns } = frame();
  const regions = puzzle.value?.regions ?? [];
  const { focus } = hand.value;
  const row = (cell: number) => Math.floor(cell / columns);
  const column = (cell: number) => cell % columns;
  const region = (cell: number) => regions[cell] ?? -1;
  const of = { row, column, region }[kind];
  const number = of(focus);
  const { houses } = words.value;
  const name = { row: houses.row, column: houses.column, region: variantWords.value.region }[kind];
  const all = Array.from({ length: rows * columns }, (_, cell) => cell);
  return {
    name: `${name} ${number + 1}`,
    cells: number < 0 ? [] : all.filter((cell) => of(cell) === number),
  };
}

export function sayHouse(kind: HouseKind): void {
  const { name, cells } = houseOf(kind);
  const digits = history.value?.board.digits ?? [];
  const told = cells.map((cell) => ((digits[cell] ?? 0) > 0 ? symbol(digits[cell] ?? 0) : words.value.blank));
  say(cells.length === 0 ? variantWords.value.noRegion : words.value.labeled(name, told.join(", ")));
}

export function sayMissing(kind: HouseKind): void {
  const { name, cells } = houseOf(kind);
  const size = puzzle.value?.size ?? 9;
  const there = cells.map((cell) => history.value?.board.digits[cell]);
  const lacking = Array.from({ length: size }, (_, at) => at + 1).filter((digit) => !there.includes(digit));
  say(
    cells.length === 0
      ? variantWords.value.noRegion
      : words.value.missing(name, lacking.map(symbol).join(", ")),
  );
}

/** Where the digit of the cell with the focus stands. */
export function sayWhere(): void {
  const digits = history.value?.board.digits ?? [];
  const digit = digits[hand.value.focus] ?? 0;
  const cells = digits.flatMap((each, cell) => (each === digit ? [short(cell)] : []));
  say(digit === 0 ? words.value.empty : words.value.labeled(symbol(digit), cells.join(", ")));
}
