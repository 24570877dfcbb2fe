/** Colors for areas, so that no two that touch have the same. */

/** How many there are. Four are enough for areas on a plane; areas in pieces may need more, and then two may agree. */
export const TINTS = 4;

/** How many ways are tried before two neighbors may agree. */
const MOST_TRIALS = 20_000;

/** For each of `areas`, sets of cells on a board of so many columns, a color from 0. */
export function tintsOf(areas: readonly (readonly number[])[], columns: number): readonly number[] {
  const neighbors = neighborsOf(areas, columns);
  const order = areas
    .map((_, at) => at)
    .sort((one, other) => (neighbors[other]?.size ?? 0) - (neighbors[one]?.size ?? 0));
  const colors: number[] = areas.map(() => -1);
  let trials = 0;
  const paint = (place: number): boolean => {
    const area = order[place];
    if (area === undefined) {
      return true;
    }
    const used = [...(neighbors[area] ?? [])].map((each) => colors[each]);
    // In turn, so that none of the four is rare.
    for (let turn = 0; turn < TINTS; turn++) {
      const color = (area + turn) % TINTS;
      if (!used.includes(color) && trials++ < MOST_TRIALS) {
        colors[area] = color;
        if (paint(place + 1)) {
          return true;
        }
      }
    }
    colors[area] = -1;
    return false;
  };
  return paint(0) ? colors : areas.map((_, at) => at % TINTS);
}

/** For each area those that share a side of a cell with it. */
function neighborsOf(areas: readonly (readonly number[])[], columns: number): readonly ReadonlySet<number>[] {
  const owner = new Map(areas.flatMap((cells, area) => cells.map((cell) => [cell, area] as const)));
  return areas.map((cells, area) => {
    const near = cells.flatMap((cell) => [
      cell - columns,
      cell + columns,
      ...(cell % columns > 0 ? [cell - 1] : []),
      ...(cell % columns < columns - 1 ? [cell + 1] : []),
    ]);
    return new Set(
      near.map((cell) => owner.get(cell)).filter((each) => each !== undefined && each !== area),
    ) as Set<number>;
  });
}
