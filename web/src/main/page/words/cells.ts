import type { Face } from "../engine/view";
import { words } from "./index";
import { naming, rowName, short } from "./naming";

/** The numbers of a set of bits, from 1. */
export function numbers(bits: number): number[] {
  const found: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    found.push(32 - Math.clz32(rest & -rest));
  }
  return found;
}

/** The color of candidate `digit` in `cell`, 0 for none. */
export function candidateColor(
  { candidateColors }: Pick<Face, "candidateColors">,
  cell: number,
  digit: number,
) {
  return ((candidateColors[cell] ?? 0) >> (3 * (digit - 1))) & 7;
}

/** Marked digits in a row, those that are colored with the name of their color. */
const marksSaid = (view: Face, cell: number, digits: readonly number[]) =>
  digits
    .map((digit) => {
      const color = candidateColor(view, cell, digit);
      return color === 0 ? digit : `${digit} ${words.value.candidateColors[color - 1]}`;
    })
    .join(" ");

/** A few cells by name, many by their number. */
export function cellsSaid(cells: readonly number[]): string {
  return cells.length > 4 ? words.value.said.manyCells(cells.length) : cells.map(short).join(", ");
}

/** Such as "Row 4": 0..8 rows, 9..17 columns, 18..26 boxes. */
export function houseSaid(house: number): string {
  const { row, column, box } = words.value.houses;
  const number = house < 9 ? rowName(house) : (house % 9) + 1;
  return `${[row, column, box][Math.floor(house / 9)]} ${number}`;
}

/** The name of a cell for those who hear it. */
export function cellSaid(view: Face, cell: number): string {
  const w = words.value;
  const digit = view.digits[cell];
  const parts = [naming.value === "a1" ? short(cell) : w.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1)];
  if (digit !== ".") {
    parts.push(digit ?? "");
    if (view.givens[cell] !== ".") {
      parts.push(w.givenDigit);
    } else if (view.solved.includes(cell)) {
      parts.push(w.programDigit);
    }
    if (view.clashes.includes(cell)) {
      parts.push(w.clash);
    }
  } else {
    const corner = numbers(view.corner[cell] ?? 0);
    const center = numbers(view.center[cell] ?? 0);
    if (corner.length + center.length === 0) {
      parts.push(w.empty);
    }
    if (corner.length > 0) {
      parts.push(w.cornerMarks(marksSaid(view, cell, corner)));
    }
    if (center.length > 0) {
      parts.push(w.centerMarks(marksSaid(view, cell, center)));
    }
  }
  const colors = numbers(view.colors[cell] ?? 0);
  if (colors.length > 0) {
    parts.push(w.colorMarks(colors.map((color) => w.colors[color - 1]).join(" ")));
  }
  return parts.join(", ");
}
