import { computed, signal } from "@preact/signals";
import { CELLS, housesOf } from "../cells/houses";
import type { Role } from "../engine/door";
import type { CandidateRef, Hint } from "../engine/steps";
import { hint, hintBoard } from "../game/hint";
import { practising } from "../game/practise";
import { view } from "../game/view";
import type { Session } from "../session/session";
import { part } from "../session/session";
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
  /** The digit that it places here. */
  readonly ghost?: number | undefined;
  /** The letter of the almost locked set that begins here. */
  readonly letter?: string | undefined;
  /** How the cell is marked beside that, for a setter: its clue could go, or the symmetry wants one. */
  readonly clue?: "spare" | "missing" | undefined;
  /** What there is to say of it, beside what stands in it. */
  readonly said?: string;
}

/** By cell; nothing where a cell stays as it is. */
export type Light = readonly (CellLight | undefined)[];

/** What is lit while there is no hint: what the setter of a puzzle is shown. */
export const litMeanwhile = part(() => signal<Light>([]));

/** The cells of the pattern that the player practised and has found on the board. */
const found = part((session) =>
  computed(() => {
    const now = practising(session).value;
    return now?.givens === view(session).value?.givens ? now?.ways[now.way ?? -1]?.cells : undefined;
  }),
);

/** What the hint on the screen lights. */
export const lit = part((session) =>
  computed<Light>(() => {
    const shown = hint(session).value;
    if (!shown) {
      const cells = found(session).value;
      return cells ? pointed(cells) : litMeanwhile(session).value;
    }
    if ("none" in shown) {
      return pointed(shown.none.cells);
    }
    const whole = lightOf(shown.step, shown.depth, hintBoard(session).value.candidates);
    const line = played(session).value;
    return line ? atLine(session, whole, shown.step, line) : whole;
  }),
);

/** Sets that have a letter; what has another role is told by its shape alone. */
export const LETTERS: Partial<Record<Role, string>> = {
  "color-a": "A",
  "color-b": "B",
  "color-c": "C",
  "color-d": "D",
};

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
 * at last. `held` are the candidates of each cell, as bits, where the board does not show them all. */
export function lightOf(step: Hint, depth: number, held: readonly number[] = []): Light {
  const roles = depth >= 3 ? rolesOf(step, depth === 4) : [];
  const argued = depth >= 3 ? arguedOf(step, held) : [];
  const looked = depth >= 2 && step.houses.length + step.covers.length === 0 ? whereToLook(step) : [];
  const letters = lettersOf(step);
  const targets = depth >= 3 ? step.placements.map(([cell]) => cell) : [];
  return CELLS.map((cell) => {
    const around = depth >= 2 ? housesOf(cell) : [];
    const light = {
      house: step.houses.some((each) => around.includes(each)) || looked.includes(cell),
      cover: step.covers.some((each) => around.includes(each)) || targets.includes(cell),
      blocker: depth >= 3 && step.blockers.includes(cell),
      candidates: roles[cell] ?? new Map(),
      argued: argued[cell] ?? 0,
      ghost: depth === 4 ? step.placements.find(([place]) => place === cell)?.[1] : undefined,
      letter: depth >= 3 ? letters.get(cell) : undefined,
    };
    const isLit = light.house || light.cover || light.blocker || light.candidates.size > 0;
    return isLit || light.argued !== 0 ? light : undefined;
  });
}

/** The letters of almost locked sets, each by its first cell; colors of candidates have none. */
function lettersOf({ marks, links }: Hint): ReadonlyMap<number, string> {
  const sets = links.length > 0 ? marks.filter(({ role }) => Object.hasOwn(LETTERS, role)) : [];
  return new Map(sets.map(({ role, candidates: some }) => [some[0]?.[0] ?? -1, LETTERS[role] ?? ""]));
}

/** The cells of the place that the second depth names, of a step that starts from no house. */
const whereToLook = (step: Hint) => step.depths[1]?.flatMap(({ cells = [] }) => cells) ?? [];

/** By cell the candidates that `step` argues with, of those that are `held`: of one digit all, of several those in its
 * cells and houses. A single is seen from placed digits. */
function arguedOf(step: Hint, held: readonly number[]): readonly number[] {
  const defining = step.marks.filter(({ role }) => role !== "eliminated" && role !== "placed");
  const refs = defining.flatMap(({ candidates: some }) => some);
  if (refs.length === 0) {
    return [];
  }
  const digits = new Set(refs.map(([, digit]) => digit));
  const [only] = digits;
  if (digits.size === 1 && only !== undefined) {
    return held.map((bits) => bits & (1 << (only - 1)));
  }
  const cells = new Set(refs.map(([cell]) => cell));
  return held.map((bits, cell) =>
    cells.has(cell) || housesOf(cell).some((each) => step.houses.includes(each)) ? bits : 0,
  );
}

/** A sentence names a house by all of its cells. */
const HOUSE = 9;

/** What is lit of `step` while `line` of its proof is shown: what is known by then in its branch, as true or false,
 * the line's own claims, what they rest on, the chain that it shows, the houses and cells that it names, and the
 * effects. */
function atLine(session: Session, whole: Light, step: Hint, line: Line): Light {
  const known = lines(session)
    .value.slice(0, lines(session).value.indexOf(line))
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
  const nodes = line.links.flatMap(({ from, to }) => [...from, ...to]);
  put(nodes, "defining");
  put(line.claims, line.against ? "both now" : line.holds ? "holds now" : "fails now");
  const { houses, set } = namedBy(line);
  const shown = new Set([...nodes.map(([cell]) => cell), ...set]);
  return CELLS.map((cell) => {
    const own = roles[cell] ?? new Map();
    const house = houses.includes(cell);
    const cover = set.includes(cell);
    const { blocker = false, argued = 0 } = whole[cell] ?? {};
    const seen = shown.has(cell) ? argued | (hintBoard(session).value.candidates[cell] ?? 0) : argued;
    return house || cover || blocker || seen !== 0 || own.size > 0
      ? { ...UNLIT, house, cover, blocker, argued: seen, candidates: own }
      : undefined;
  });
}

/** The cells of the houses that `line` names, and those that it names beside the ones that it is about. */
function namedBy({ runs, claims, links, premises }: Line) {
  const about = [claims, ...premises.map((each) => each.claims)].flat().map(([cell]) => cell);
  const cells = runs.map((run) => run.cells ?? []);
  return {
    houses: cells.filter((each) => each.length >= HOUSE).flat(),
    set:
      links.length > 0
        ? []
        : cells.filter((each) => each.length < HOUSE && !each.some((cell) => about.includes(cell))).flat(),
  };
}

/** By cell the role of each digit; what is said last of a candidate counts. */
export function rolesOf(step: Hint, effects: boolean): readonly (ReadonlyMap<number, Role> | undefined)[] {
  const roles: Map<number, Role>[] = [];
  for (const { role, candidates: some } of step.marks) {
    if (effects || (role !== "eliminated" && role !== "placed")) {
      for (const [cell, digit] of some) {
        roles[cell] ??= new Map();
        roles[cell].set(digit, role);
      }
    }
  }
  return roles;
}
