/** Where shapes lie. A cell is 1 wide and high, and the board begins at 0. */

import type { Variant } from "../engine/variant";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far an outline keeps from the border of its cells. */
const INSET = 0.07;

/** The middle of `cell` on a board of so many columns. */
export const middle = (cell: number, columns: number): Point => ({
  x: (cell % columns) + 0.5,
  y: Math.floor(cell / columns) + 0.5,
});

/** The middle of the middles of cells. */
export function center(cells: readonly number[], columns: number): Point {
  const points = cells.map((cell) => middle(cell, columns));
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** How much room numbers outside the board need at each side, in cells. */
export const marginOf = ({ shapes }: Variant) => (shapes.some(({ form }) => form === "outside") ? 0.8 : 0);

const written = (value: number) => Number(value.toFixed(3));

/** The path through points. */
export const through = (points: readonly Point[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${written(x)} ${written(y)}`).join("");

/** The path along the middles of cells; its end is drawn back a little where it has the head of an arrow. */
export const lineOf = (cells: readonly number[], columns: number) =>
  through(cells.map((cell) => middle(cell, columns)));

/** The head of an arrow at the end of a line, as a path. */
export function headOf(cells: readonly number[], columns: number): string {
  const [before, last] = cells.slice(-2).map((cell) => middle(cell, columns));
  if (!before || !last) {
    return "";
  }
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const side = (turn: number) => ({
    x: last.x - 0.28 * Math.cos(angle + turn),
    y: last.y - 0.28 * Math.sin(angle + turn),
  });
  return through([side(0.6), last, side(-0.6)]);
}

/** The outline of cells, inside their border: the sides that no neighbor shares, each from corner to corner. */
export function outlineOf(cells: readonly number[], columns: number): string {
  const own = new Set(cells);
  const has = (row: number, column: number) =>
    column >= 0 && column < columns && own.has(row * columns + column);
  const sides = cells.flatMap((cell) => {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const up = has(row - 1, column);
    const down = has(row + 1, column);
    const left = has(row, column - 1);
    const right = has(row, column + 1);
    // A side goes on into a neighbor that has the same side, and into its inset where that turns.
    const x0 = left ? column - (has(row - 1, column - 1) ? INSET : 0) : column + INSET;
    const x1 = right ? column + 1 + (has(row - 1, column + 1) ? INSET : 0) : column + 1 - INSET;
    const x2 = left ? column - (has(row + 1, column - 1) ? INSET : 0) : column + INSET;
    const x3 = right ? column + 1 + (has(row + 1, column + 1) ? INSET : 0) : column + 1 - INSET;
    const y0 = up ? row - (has(row - 1, column - 1) ? INSET : 0) : row + INSET;
    const y1 = down ? row + 1 + (has(row + 1, column - 1) ? INSET : 0) : row + 1 - INSET;
    const y2 = up ? row - (has(row - 1, column + 1) ? INSET : 0) : row + INSET;
    const y3 = down ? row + 1 + (has(row + 1, column + 1) ? INSET : 0) : row + 1 - INSET;
    return [
      up ? "" : `M${written(x0)} ${written(row + INSET)}H${written(x1)}`,
      down ? "" : `M${written(x2)} ${written(row + 1 - INSET)}H${written(x3)}`,
      left ? "" : `M${written(column + INSET)} ${written(y0)}V${written(y1)}`,
      right ? "" : `M${written(column + 1 - INSET)} ${written(y2)}V${written(y3)}`,
    ];
  });
  return sides.join("");
}

/** Cells filled to their borders. */
export const filledOf = (cells: readonly number[], columns: number) =>
  cells.map((cell) => `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1Z`).join("");

/** The lines between cells of different regions. */
export function bordersOf({ rows, columns, regions }: Variant): string {
  const path: string[] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    if (column + 1 < columns && regions[cell] !== regions[cell + 1]) {
      path.push(`M${column + 1} ${row}v1`);
    }
    if (row + 1 < rows && regions[cell] !== regions[cell + columns]) {
      path.push(`M${column} ${row + 1}h1`);
    }
  }
  return path.join("");
}

/** An angle sign on the border of two cells: it opens to the first, which is more. */
export function signOf([large = 0, small = 0]: readonly number[], columns: number): string {
  const from = middle(large, columns);
  const to = middle(small, columns);
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const down = Math.sign(to.y - from.y);
  const right = Math.sign(to.x - from.x);
  const tip = { x: at.x + 0.07 * right, y: at.y + 0.07 * down };
  const side = (way: number) => ({
    x: at.x - 0.07 * right + 0.13 * way * down,
    y: at.y - 0.07 * down + 0.13 * way * right,
  });
  return through([side(1), tip, side(-1)]);
}

/** Four small signs at the sides of a cell that point to its middle, or away from it. */
export function signsOf(cell: number, columns: number, inwards: boolean): string {
  const { x, y } = middle(cell, columns);
  const way = inwards ? 1 : -1;
  return [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ]
    .map(([right = 0, down = 0]) => {
      const at = { x: x + 0.4 * right, y: y + 0.4 * down };
      const tip = { x: at.x - 0.05 * way * right, y: at.y - 0.05 * way * down };
      const side = (turn: number) => ({
        x: at.x + 0.05 * way * right + 0.09 * turn * down,
        y: at.y + 0.05 * way * down + 0.09 * turn * right,
      });
      return through([side(1), tip, side(-1)]);
    })
    .join("");
}
