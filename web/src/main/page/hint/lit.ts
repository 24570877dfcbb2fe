import { computed } from "@preact/signals";
import { CELLS, housesOf } from "../cells/houses";
import type { Role } from "../engine/door";
import type { Hint } from "../engine/steps";
import { hint } from "../game/hint";

/** What a hint lights in a cell. */
export interface CellLight {
  readonly house: boolean;
  readonly cover: boolean;
  /** The role of each digit that has one. */
  readonly candidates: ReadonlyMap<number, Role>;
}

/** By cell; nothing where a cell stays as it is. */
export type Light = readonly (CellLight | undefined)[];

/** What the hint on the screen lights. */
export const lit = computed<Light>(() => {
  const shown = hint.value;
  if (!shown) {
    return [];
  }
  return "none" in shown ? pointed(shown.none.cells) : lightOf(shown.step, shown.depth);
});

/** Cells to look at where there is no step. */
function pointed(cells: readonly number[]): Light {
  return CELLS.map((cell) =>
    cells.includes(cell) ? { house: false, cover: true, candidates: new Map() } : undefined,
  );
}

/** What `step`, told down to `depth`, lights: houses from the second depth on, candidates from the third, the effects
 * at last. */
export function lightOf(step: Hint, depth: number): Light {
  const roles = depth >= 3 ? rolesOf(step, depth === 4) : [];
  return CELLS.map((cell) => {
    const around = depth >= 2 ? housesOf(cell) : [];
    const house = step.houses.some((each) => around.includes(each));
    const cover = step.covers.some((each) => around.includes(each));
    const candidates = roles[cell] ?? new Map();
    return house || cover || candidates.size > 0 ? { house, cover, candidates } : undefined;
  });
}

/** By cell the role of each digit; what is said last of a candidate counts. */
function rolesOf(step: Hint, effects: boolean): readonly (ReadonlyMap<number, Role> | undefined)[] {
  const roles: Map<number, Role>[] = [];
  for (const { role, candidates } of step.marks) {
    if (effects || (role !== "eliminated" && role !== "placed")) {
      for (const [cell, digit] of candidates) {
        roles[cell] ??= new Map();
        roles[cell].set(digit, role);
      }
    }
  }
  return roles;
}
