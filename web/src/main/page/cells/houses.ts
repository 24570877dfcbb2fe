/** Where cells lie. Cells count from 0 in reading order; houses too: 0..8 rows, 9..17 columns, 18..26 boxes. */

export const CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);

export type HouseKind = "row" | "column" | "box";

/** The house of `kind` that `cell` lies in. */
export function houseOf(cell: number, kind: HouseKind): number {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  switch (kind) {
    case "row":
      return row;
    case "column":
      return 9 + column;
    case "box":
      return 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3);
  }
}

/** The three houses of `cell`. */
export function housesOf(cell: number): readonly number[] {
  return [houseOf(cell, "row"), houseOf(cell, "column"), houseOf(cell, "box")];
}

/** The nine cells of `house`, in order. */
export function cellsOf(house: number): readonly number[] {
  return CELLS.filter((cell) => housesOf(cell).includes(house));
}
