/** What a setter does at the board. The engine knows what becomes of the puzzle, and every change is a step. */

import { signal } from "@preact/signals";
import type { DrawnRule, Variant, VariantEdit } from "../engine/variant";
import { isProblem } from "../engine/view";
import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { asked } from "./ask";
import { cage } from "./cages";
import { draft, emptyOf, go, put } from "./draft";
import { chosen, findDrawn, kind, longer, ruleHere, shorter } from "./drawn";
import { short } from "./say";
import { clashes, hand, history, layDraft, puzzle } from "./session";
import { digitOf, textOf } from "./state";

/** What a drag draws, and a digit writes. */
export const TOOLS = ["digits", "cages", "regions", "rules"] as const;
export type Tool = (typeof TOOLS)[number];

export const tool = signal<Tool>("digits");

/** The rules of the whole board that can be switched on and off. */
export const SWITCHES = [
  "diagonal",
  "windoku",
  "disjoint-groups",
  "anti-knight",
  "anti-king",
  "non-consecutive",
] as const;
export type Switch = (typeof SWITCHES)[number];

let turn: Promise<unknown> = Promise.resolve();

/** One change after the other. */
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  turn = turn.then(work);
  return turn;
}

/** Opens the desk with the puzzle that was left there, or with `source`, as its next step. */
export function openDesk(source?: string): Promise<unknown> {
  return inTurn(async () => {
    if (source !== undefined && source !== draft.peek().source) {
      put({ source });
    }
    await lay();
    say(variantWords.value.desk.opened);
  });
}

/** Draws the step that is there. */
async function lay(): Promise<void> {
  const { source, pieces, solution } = draft.peek();
  const found = await asked("draft", source);
  if (!found || isProblem(found)) {
    return;
  }
  layDraft(pieces ? { ...found, regions: pieces } : found);
  await findDrawn();
  const digits = textOf(history.peek()?.board.digits ?? []);
  const broken = await asked("clashes", source, digits);
  const isStale = solution !== undefined && !(await obeys(found, solution));
  if (draft.peek().source === source) {
    clashes.value = broken ?? [];
    if (isStale) {
      say(variantWords.value.desk.stale);
    }
  }
}

/** Whether `solution` is one of the puzzle. */
async function obeys({ source, givens }: Variant, solution: string): Promise<boolean> {
  const agrees = [...givens].every((given, cell) => given === "." || given === solution[cell]);
  const broken = agrees ? await asked("clashes", source, solution) : undefined;
  return broken?.length === 0;
}

/** Makes a change of the puzzle, which is a step; says `refused` where it cannot be made. */
async function change(
  what: VariantEdit,
  cells: readonly number[],
  value: string,
  refused = variantWords.peek().desk.refused,
): Promise<void> {
  const { source, pieces, solution } = draft.peek();
  const found = await asked("edit", source, what, Int32Array.from(cells), value);
  if (!found) {
    say(refused);
  } else if (found.source !== source) {
    put({
      source: found.source,
      ...(pieces ? { pieces } : {}),
      ...(solution ? { solution } : {}),
    });
    await lay();
  }
}

/** The same, once what was begun before is done. */
const edit = (...args: Parameters<typeof change>) => inTurn(() => change(...args));

export function undoStep(): void {
  void inTurn(async () => go(-1) && lay());
}

export function redoStep(): void {
  void inTurn(async () => go(1) && lay());
}

/** Begins with an empty board. */
export function setSize(size: number): void {
  void inTurn(() => {
    put({ source: emptyOf(size) });
    return lay();
  });
}

export const turnRule = (id: Switch) => void edit("rule", [], id);

/** What a digit key writes: a given, or the next figure of the cage or the rule with the focus. */
export function write(digit: number): void {
  if (tool.value === "rules") {
    renumber((rule) => longer(rule, digit, puzzle.value?.size ?? 9));
    return;
  }
  if (tool.value === "digits" && digit <= (puzzle.value?.size ?? 9)) {
    const { selected } = hand.value;
    const all = selected.every((cell) => history.value?.board.digits[cell] === digit);
    void edit("given", selected, String(all ? 0 : digit));
  } else if (tool.value === "cages" && digit <= 9) {
    const size = puzzle.value?.size ?? 9;
    const longer = 10 * (cage.value?.total ?? 0) + digit;
    setTotal(longer <= (size * (size + 1)) / 2 ? longer : digit);
  }
}

/** Gives the cage with the focus a total; 0 takes it away. */
export function setTotal(total: number): void {
  const found = cage.value;
  if (found && total !== (found.total ?? 0)) {
    void edit("cage", found.cells, String(total));
  }
}

/** Gives the rule with the focus the numbers that `next` makes of it; takes the rule away where that is nothing. */
function renumber(next: (rule: DrawnRule) => readonly number[] | undefined): void {
  void inTurn(async () => {
    const rule = ruleHere.peek();
    const numbers = rule && next(rule);
    if (rule && !numbers) {
      await change("undraw", rule.cells, rule.kind);
    } else if (rule && numbers && numbers.join() !== rule.numbers.join()) {
      await change("draw", rule.cells, `${rule.kind}:${numbers.join(" ")}`);
    }
  });
}

/** Gives the rule with the focus its numbers. */
export const setNumbers = (numbers: readonly number[]) => renumber(() => numbers);

/** Takes the last figure of the rule with the focus away, and then the rule; with cells beside it, all rules of the kind
 * that have one of them. */
function wipeRule(): void {
  const { selected } = hand.value;
  const rule = ruleHere.value;
  if (rule && selected.every((cell) => rule.cells.includes(cell))) {
    renumber(shorter);
  } else {
    void edit("undraw", selected, chosen.value);
  }
}

/** Takes away what the tool draws: givens, the last figure of a total and then the cage, a region, or a rule. */
export function wipe(): void {
  const { selected } = hand.value;
  if (tool.value === "rules") {
    wipeRule();
    return;
  }
  const total = cage.value?.total;
  if (tool.value === "digits") {
    void edit("given", selected, "0");
  } else if (tool.value === "cages" && total !== undefined && selected.length < 2) {
    setTotal(Math.floor(total / 10));
  } else if (tool.value === "cages") {
    void edit("uncage", selected, "");
  } else {
    drawRegion(selected, -1);
  }
}

/** Makes a cage, a region or a rule of the selected cells, as the tool is. */
export function draw(): void {
  const { selected } = hand.value;
  if (tool.value === "cages" && selected.length > 0) {
    const { solution } = draft.value;
    const total = solution ? selected.reduce((sum, cell) => sum + digitOf(solution[cell] ?? "."), 0) : 0;
    void edit("cage", selected, String(total));
  } else if (tool.value === "regions" && selected.length > 0) {
    drawRegion(selected, Math.max(...(puzzle.value?.regions ?? []), -1) + 1);
  } else if (tool.value === "rules") {
    void drawRule(selected);
  }
}

/** Draws the rule of the chosen kind, and says so, or how it is drawn. */
async function drawRule(cells: readonly number[]): Promise<void> {
  const drawing = kind.value;
  const { solution, source } = draft.value;
  if (drawing) {
    const value = solution ? `${drawing.kind}=${solution}` : drawing.kind;
    await edit("draw", cells, value, variantWords.value.desk.hows[drawing.form]);
    if (draft.value.source !== source) {
      say(words.value.labeled(drawing.name, cells.map(short).join(" ")));
    }
  }
}

/** Puts cells into region number `own`; the board has the regions once each has as many cells as there are digits. */
function drawRegion(cells: readonly number[], own: number): void {
  void inTurn(async () => {
    const { regions = [], size = 9 } = puzzle.peek() ?? {};
    const drawn = renumbered(regions.map((region, cell) => (cells.includes(cell) ? own : region)));
    const done = [...new Set(drawn)].filter(
      (region) => region >= 0 && drawn.filter((each) => each === region).length === size,
    ).length;
    const { source, solution } = draft.peek();
    const step = { source, ...(solution ? { solution } : {}) };
    const found =
      done * size === drawn.length
        ? await asked("edit", source, "regions", Int32Array.from(drawn), "")
        : undefined;
    put(found ? { ...step, source: found.source } : { ...step, pieces: drawn });
    await lay();
    say(variantWords.value.desk.regionsDone(done, drawn.length / size));
  });
}

/** The same regions, numbered from 0 as they begin. */
function renumbered(regions: readonly number[]): readonly number[] {
  const order = [...new Set(regions.filter((region) => region >= 0))];
  return regions.map((region) => order.indexOf(region));
}

/** Takes a random solution, from which new cages get their totals. */
export function takeSolution(): Promise<unknown> {
  return inTurn(async () => {
    const step = draft.peek();
    const seed = String(Math.floor(Math.random() * 2 ** 48));
    const found = await asked("solution", step.source, seed);
    if (found) {
      put({ ...step, solution: found });
      await lay();
    } else {
      say(variantWords.value.desk.noSolution);
    }
  });
}

/** Gives each cage the total that it has in the solution. */
export async function takeTotals(): Promise<void> {
  if (draft.value.solution === undefined) {
    await takeSolution();
  }
  const { solution } = draft.value;
  if (solution !== undefined) {
    await edit("totals", [], solution);
  }
}
