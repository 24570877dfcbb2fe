import { computed, signal } from "@preact/signals";
import { CELLS } from "../cells/houses";
import type { Role } from "../engine/door";
import type { CandidateRef, Ground, ToldStep } from "../engine/told";
import { hint } from "../game/hint";
import { type Line, lines, played } from "./lines";

/** What a hint lights in a cell. */
export interface CellLight {
  readonly house: boolean;
  readonly cover: boolean;
  /** Whether its digit is one that makes a single. */
  readonly blocker: boolean;
  /** The role of each digit that has one, or what the line of a proof that is shown makes of it. */
  readonly candidates: ReadonlyMap<number, string>;
  /** The digits that the hint argues with, as bits: shown faintly where the player has no mark. */
  readonly argued: number;
  /** How the cell is marked beside that, for a setter: its clue could go, or the symmetry wants one. */
  readonly clue?: "spare" | "missing" | undefined;
  /** What there is to say of it, beside what stands in it. */
  readonly said?: string;
}

/** By cell; nothing where a cell stays as it is. */
export type Light = readonly (CellLight | undefined)[];

/** What is lit while there is no hint: what the setter of a puzzle is shown. */
export const litMeanwhile = signal<Light>([]);

/** What the hint on the screen lights. */
export const lit = computed<Light>(() => {
  const shown = hint.value;
  if (!shown) {
    return litMeanwhile.value;
  }
  if ("none" in shown) {
    return pointed(shown.none.cells);
  }
  const whole = lightOf(shown.step, shown.depth, true);
  return played.value ? atLine(whole, shown.step, played.value) : whole;
});

export const UNLIT: CellLight = {
  house: false,
  cover: false,
  blocker: false,
  candidates: new Map(),
  argued: 0,
};

/** Cells to look at where there is no step. */
function pointed(cells: readonly number[]): Light {
  return CELLS.map((cell) => (cells.includes(cell) ? { ...UNLIT, cover: true } : undefined));
}

/** What `step`, told down to `depth`, lights: houses from the second depth on, candidates from the third, the effects
 * at last. `faint` are the candidates that it argues with, too, where the board does not show them all. */
export function lightOf(step: ToldStep, depth: number, faint: boolean): Light {
  const { areas, argued } = step.picture;
  const roles = depth >= 3 ? rolesOf(step, depth === 4) : [];
  const bits = depth >= 3 && faint ? bitsOf(argued) : [];
  const named = (ground: Ground) => areas.find(({ role }) => role === ground)?.cells ?? [];
  const around = depth >= 2 ? { house: named("house"), cover: named("cover") } : { house: [], cover: [] };
  const looked = depth >= 2 && around.house.length + around.cover.length === 0 ? whereToLook(step) : [];
  const blockers = depth >= 3 ? named("blocker") : [];
  const targets = depth >= 3 ? step.placements.map(([cell]) => cell) : [];
  return CELLS.map((cell) => {
    const light = {
      house: around.house.includes(cell) || looked.includes(cell),
      cover: around.cover.includes(cell) || targets.includes(cell),
      blocker: blockers.includes(cell),
      candidates: roles[cell] ?? new Map(),
      argued: bits[cell] ?? 0,
    };
    const isLit = light.house || light.cover || light.blocker || light.candidates.size > 0;
    return isLit || light.argued !== 0 ? light : undefined;
  });
}

/** The cells of the place that the second depth names, of a step that starts from no house. */
const whereToLook = (step: ToldStep) => step.texts[1]?.runs.flatMap(({ cells = [] }) => cells) ?? [];

/** By cell the digits of `candidates`, as bits. */
function bitsOf(candidates: readonly CandidateRef[]): readonly number[] {
  const bits: number[] = [];
  for (const [cell, digit] of candidates) {
    bits[cell] = (bits[cell] ?? 0) | (1 << (digit - 1));
  }
  return bits;
}

/** What is lit of `step` while `line` of its proof is shown: what is known by then in its branch, as true or false,
 * the line's own claims and what they rest on, and the effects. */
function atLine(whole: Light, step: ToldStep, line: Line): Light {
  const known = lines.value
    .slice(0, lines.value.indexOf(line))
    .filter((each) => each.branch === line.branch && each.level <= line.level);
  const roles = CELLS.map(() => new Map<number, string>());
  const put = (claims: readonly CandidateRef[], role: string) => {
    for (const [cell, digit] of claims) {
      roles[cell]?.set(digit, role);
    }
  };
  put(step.eliminations, "eliminated");
  put(step.placements, "placed");
  for (const { claims, holds } of known) {
    put(claims, holds ? "holds past" : "fails past");
  }
  for (const { claims, holds } of line.premises) {
    put(claims, holds ? "holds" : "fails");
  }
  put(line.claims, line.holds ? "holds now" : "fails now");
  return CELLS.map((cell) => {
    const own = roles[cell] ?? new Map();
    const light = whole[cell];
    return light || own.size > 0 ? { ...(light ?? UNLIT), candidates: own } : undefined;
  });
}

/** By cell the role of each digit; what is said last of a candidate counts. */
export function rolesOf(
  step: ToldStep,
  effects: boolean,
): readonly (ReadonlyMap<number, Role> | undefined)[] {
  const roles: Map<number, Role>[] = [];
  for (const { role, candidates: some } of step.picture.marks) {
    if (effects || (role !== "eliminated" && role !== "placed")) {
      for (const [cell, digit] of some) {
        roles[cell] ??= new Map();
        roles[cell].set(digit, role);
      }
    }
  }
  return roles;
}
