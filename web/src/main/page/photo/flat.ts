/** The grid of a photo, drawn as if its paper lay flat below the camera. */
import { CELLS } from "../cells/houses";

const LINES = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Row by row as the puzzle is read, each cell a square. `crossings` as in [PhotoReading]. */
export function flatten(photo: ImageData, crossings: readonly number[]): ImageData {
  const side = cellSide(crossings);
  const flat = new ImageData(9 * side, 9 * side);
  const from = new Uint32Array(photo.data.buffer);
  const to = new Uint32Array(flat.data.buffer);
  for (const cell of CELLS) {
    const start = Math.floor(cell / 9) * side * flat.width + (cell % 9) * side;
    for (let i = 0; i < side * side; i++) {
      const down = Math.floor(i / side);
      const { x, y } = inside(crossings, cell, ((i % side) + 0.5) / side, (down + 0.5) / side);
      const across = Math.min(photo.width - 1, Math.max(0, Math.round(x)));
      const below = Math.min(photo.height - 1, Math.max(0, Math.round(y)));
      to[start + down * flat.width + (i % side)] = from[below * photo.width + across] ?? 0;
    }
  }
  return flat;
}

/** About as many pixels as a cell has in the photo. */
function cellSide(crossings: readonly number[]): number {
  const first = at(crossings, 0);
  const last = at(crossings, LINES * LINES - 1);
  const side = Math.hypot(last.x - first.x, last.y - first.y) / Math.SQRT2 / 9;
  return Math.min(100, Math.max(20, Math.round(side)));
}

/** Where the point at `x`, `y` (0..1) inside `cell` is in the photo. */
function inside(crossings: readonly number[], cell: number, x: number, y: number): Point {
  const corner = Math.floor(cell / 9) * LINES + (cell % 9);
  const above = between(at(crossings, corner), at(crossings, corner + 1), x);
  const below = between(at(crossings, corner + LINES), at(crossings, corner + LINES + 1), x);
  return between(above, below, y);
}

const at = (crossings: readonly number[], index: number): Point => ({
  x: crossings[2 * index] ?? 0,
  y: crossings[2 * index + 1] ?? 0,
});

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});
