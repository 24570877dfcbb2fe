import { computed } from "@preact/signals";
import { CELLS, housesOf } from "../board/houses";
import type { Hint, Role } from "../engine/answers";
import { hint } from "./shown";

/** What a hint lights in a cell. */
export interface CellLight {
  readonly house: boolean;
  readonly cover: boolean;
  /** For each digit the class of its shape. */
  readonly candidates: ReadonlyMap<number, Role>;
}

interface Light {
  readonly cells: readonly (CellLight | undefined)[];
}

const DARK: Light = { cells: [] };

/** What the hint on the screen lights: houses from the second rung on, candidates from the third, the effects at last. */
export const lit = computed<Light>(() => {
  const shown = hint.value;
  if (!shown) {
    return DARK;
  }
  if ("none" in shown) {
    const cells = CELLS.map((cell) =>
      shown.none.cells.includes(cell)
        ? { house: false, cover: true, candidates: new Map<number, Role>() }
        : undefined,
    );
    return { cells };
  }
  return { cells: CELLS.map((cell) => light(shown.step, shown.rung, cell)) };
});

/** What `step`, told down to `rung`, lights in `cell`. */
export function light(step: Hint, rung: number, cell: number): CellLight | undefined {
  const around = housesOf(cell);
  const house = rung >= 2 && step.houses.some((each) => around.includes(each));
  const cover = rung >= 2 && step.covers.some((each) => around.includes(each));
  const candidates = new Map<number, Role>();
  if (rung >= 3) {
    for (const { role, candidates: refs } of step.marks) {
      const effect = role === "eliminated" || role === "placed";
      for (const [where, digit] of refs) {
        if (where === cell && (!effect || rung === 4)) {
          candidates.set(digit, role);
        }
      }
    }
  }
  return house || cover || candidates.size > 0 ? { house, cover, candidates } : undefined;
}
