/** What is said of the board to those who do not see it. */

import type { Session } from "../session/session";
import { words } from "../words";
import { naming, rowName } from "../words/naming";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { type Cage, cage, cages, combinationsOf, selection, sumOf } from "./cages";
import { clashes, hand, history, isFixed, isSetting, puzzle } from "./session";
import { dyeOf, members, symbol } from "./state";

export type HouseKind = "row" | "column" | "region";

const frame = (session: Session) => puzzle(session).value ?? { rows: 9, columns: 9 };

/** How a cell is called in short, on boards of any size. */
export function short(session: Session, cell: number): string {
  const { rows, columns } = frame(session);
  const row = Math.floor(cell / columns) + 1;
  const column = (cell % columns) + 1;
  return naming.value === "lc"
    ? `L${row}C${column}`
    : naming.value === "a1" && rows <= 9
      ? `${rowName(row - 1)}${column}`
      : `r${row}c${column}`;
}

/** The name of a cell: where it is, what stands in it, and what it has of the rules. */
export function cellSaid(session: Session, cell: number): string {
  const w = words.value;
  const { columns } = frame(session);
  const board = history(session).value?.board;
  const digit = board?.digits[cell] ?? 0;
  const parts = [w.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1)];
  if (digit > 0) {
    parts.push(symbol(digit), ...(isFixed(session, cell) ? [w.givenDigit] : []));
    const clash = clashes(session).value.find((each) => each.cell === cell);
    if (clash) {
      parts.push(variantWords.value.breaks(clash.rules));
    }
  } else {
    const said = (set: number) =>
      members(set)
        .map((mark) => markSaid(session, mark, board ? dyeOf(board, cell, mark) : 0))
        .join(" ");
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
  const told = puzzle(session).value?.told[cell] ?? "";
  const left = cages(session).value.flatMap((each) =>
    each.cells.includes(cell) ? leftSaid(session, each) : [],
  );
  return [...parts, ...(told === "" ? [] : [told]), ...left].join(", ");
}

/** A mark with its color; the ring that the desk draws says what it means. */
function markSaid(session: Session, mark: number, dye: number): string {
  const { candidateColors } = words.value;
  const look = isSetting(session).value ? variantWords.value.desk.leavesOne : candidateColors[dye - 1];
  return dye === 0 ? symbol(mark) : `${symbol(mark)} ${look}`;
}

/** What is left of a cage, such as `9 left in 2 cells`; nothing where it has no total, or no digit yet. */
export function leftSaid(session: Session, { cells, total }: Cage): readonly string[] {
  const w = variantWords.value.cages;
  const { open, sum } = sumOf(session, cells);
  return total === undefined || open === cells.length
    ? []
    : [open > 0 && sum < total ? w.left(total - sum, open) : w.sum(sum)];
}

/** Such as `Cage 15, 3 cells`. */
export const cageSaid = ({ cells, total }: Cage) => variantWords.value.cages.cage(total, cells.length);

/** Says the cage of the cell with the focus, and the combinations that are left. */
export async function sayCage(session: Session): Promise<void> {
  const w = variantWords.value.cages;
  const found = cage(session).value;
  if (!found) {
    say(session, w.none);
    return;
  }
  const open = (await combinationsOf(session, found)).filter((each) => each.isOpen && !each.isStruck);
  const told = open.map(({ digits }) => members(digits).map(symbol).join(" ")).join("; ");
  const parts = [cageSaid(found), ...leftSaid(session, found)].join(", ");
  say(session, told === "" ? `${parts}.` : `${parts}. ${words.value.labeled(w.combinations, told)}.`);
}

/** What the selected cells say together, in sentences. */
export function selectionSaid(session: Session): string {
  const w = variantWords.value.cages;
  const { count, open, sum, cages: whole, total, outside } = selection(session).value;
  return [w.selected(count, sum, open), ...(whole > 0 ? [w.inside(whole, total, outside)] : [])].join(" ");
}

export const saySelection = (session: Session) => say(session, selectionSaid(session));

/** The colors of a set, from 1. */
export const colorsOf = (set: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((color) => (set & (1 << (color - 1))) !== 0);

/** The cells of the house of the cell with the focus; none where that lies in no region. */
function houseOf(
  session: Session,
  kind: HouseKind,
): { readonly name: string; readonly cells: readonly number[] } {
  const { rows, columns } = frame(session);
  const regions = puzzle(session).value?.regions ?? [];
  const { focus } = hand(session).value;
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

export function sayHouse(session: Session, kind: HouseKind): void {
  const { name, cells } = houseOf(session, kind);
  const digits = history(session).value?.board.digits ?? [];
  const told = cells.map((cell) => ((digits[cell] ?? 0) > 0 ? symbol(digits[cell] ?? 0) : words.value.blank));
  say(session, cells.length === 0 ? variantWords.value.noRegion : words.value.labeled(name, told.join(", ")));
}

export function sayMissing(session: Session, kind: HouseKind): void {
  const { name, cells } = houseOf(session, kind);
  const size = puzzle(session).value?.size ?? 9;
  const there = cells.map((cell) => history(session).value?.board.digits[cell]);
  const lacking = Array.from({ length: size }, (_, at) => at + 1).filter((digit) => !there.includes(digit));
  say(
    session,
    cells.length === 0
      ? variantWords.value.noRegion
      : words.value.missing(name, lacking.map(symbol).join(", ")),
  );
}

/** Where the digit of the cell with the focus stands. */
export function sayWhere(session: Session): void {
  const digits = history(session).value?.board.digits ?? [];
  const digit = digits[hand(session).value.focus] ?? 0;
  const cells = digits.flatMap((each, cell) => (each === digit ? [short(session, cell)] : []));
  say(session, digit === 0 ? words.value.empty : words.value.labeled(symbol(digit), cells.join(", ")));
}
