/** What a setter does at the board. The engine knows what becomes of the puzzle, and every change is a step. */

import { signal } from "@preact/signals";
import type { DrawnRule, Variant, VariantEdit } from "../engine/variant";
import { isProblem } from "../engine/view";
import { part, type Session } from "../session/session";
import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { asked } from "./ask";
import { cage } from "./cages";
import { draft, emptyOf, go, put } from "./draft";
import { chosen, findDrawn, kind, longer, ruleHere, shorter } from "./drawn";
import { layDraft } from "./opening";
import { short } from "./say";
import { clashes, hand, history, puzzle } from "./session";
import { digitOf, textOf } from "./state";

/** What a drag draws, and a digit writes. */
export const TOOLS = ["digits", "cages", "regions", "rules"] as const;
export type Tool = (typeof TOOLS)[number];

export const tool = part(() => signal<Tool>("digits"));

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

const changing = part(() => ({ turn: Promise.resolve() as Promise<unknown> }));

/** One change after the other. */
function inTurn(session: Session, work: () => Promise<unknown>): Promise<unknown> {
  changing(session).turn = changing(session).turn.then(work);
  return changing(session).turn;
}

/** Opens the desk with the puzzle that was left there, or with `source`, as its next step. */
export function openDesk(session: Session, source?: string): Promise<unknown> {
  return inTurn(session, async () => {
    if (source !== undefined && source !== draft(session).peek().source) {
      put(session, { source });
    }
    await lay(session);
    say(session, variantWords.value.desk.opened);
  });
}

/** Draws the step that is there. */
async function lay(session: Session): Promise<void> {
  const { source, pieces, solution } = draft(session).peek();
  const found = await asked(session, "draft", source);
  if (!found || isProblem(found)) {
    return;
  }
  layDraft(session, pieces ? { ...found, regions: pieces } : found);
  await findDrawn(session);
  const digits = textOf(history(session).peek()?.board.digits ?? []);
  const broken = await asked(session, "clashes", source, digits);
  const isStale = solution !== undefined && !(await obeys(session, found, solution));
  if (draft(session).peek().source === source) {
    clashes(session).value = broken ?? [];
    if (isStale) {
      say(session, variantWords.value.desk.stale);
    }
  }
}

/** Whether `solution` is one of the puzzle. */
async function obeys(session: Session, { source, givens }: Variant, solution: string): Promise<boolean> {
  const agrees = [...givens].every((given, cell) => given === "." || given === solution[cell]);
  const broken = agrees ? await asked(session, "clashes", source, solution) : undefined;
  return broken?.length === 0;
}

/** What is changed in which cells, to which value, and what is said where it cannot be. */
type Change = readonly [what: VariantEdit, cells: readonly number[], value: string, refused?: string];

/** Makes a change of the puzzle, which is a step; says `refused` where it cannot be made. */
async function change(
  session: Session,
  ...[what, cells, value, refused = variantWords.peek().desk.refused]: Change
): Promise<void> {
  const { source, pieces, solution } = draft(session).peek();
  const found = await asked(session, "edit", source, what, Int32Array.from(cells), value);
  if (!found) {
    say(session, refused);
  } else if (found.source !== source) {
    put(session, {
      source: found.source,
      ...(pieces ? { pieces } : {}),
      ...(solution ? { solution } : {}),
    });
    await lay(session);
  }
}

/** The same, once what was begun before is done. */
const edit = (session: Session, ...args: Change) => inTurn(session, () => change(session, ...args));

export function undoStep(session: Session): void {
  void inTurn(session, async () => go(session, -1) && lay(session));
}

export function redoStep(session: Session): void {
  void inTurn(session, async () => go(session, 1) && lay(session));
}

/** Begins with an empty board. */
export function setSize(session: Session, size: number): void {
  void inTurn(session, () => {
    put(session, { source: emptyOf(size) });
    return lay(session);
  });
}

export const turnRule = (session: Session, id: Switch) => void edit(session, "rule", [], id);

/** What a digit key writes: a given, or the next figure of the cage or the rule with the focus. */
export function write(session: Session, digit: number): void {
  if (tool(session).value === "rules") {
    renumber(session, (rule) => longer(session, rule, digit, puzzle(session).value?.size ?? 9));
    return;
  }
  if (tool(session).value === "digits" && digit <= (puzzle(session).value?.size ?? 9)) {
    const { selected } = hand(session).value;
    const all = selected.every((cell) => history(session).value?.board.digits[cell] === digit);
    void edit(session, "given", selected, String(all ? 0 : digit));
  } else if (tool(session).value === "cages" && digit <= 9) {
    const size = puzzle(session).value?.size ?? 9;
    const longer = 10 * (cage(session).value?.total ?? 0) + digit;
    setTotal(session, longer <= (size * (size + 1)) / 2 ? longer : digit);
  }
}

/** Gives the cage with the focus a total; 0 takes it away. */
export function setTotal(session: Session, total: number): void {
  const found = cage(session).value;
  if (found && total !== (found.total ?? 0)) {
    void edit(session, "cage", found.cells, String(total));
  }
}

/** Gives the rule with the focus the numbers that `next` makes of it; takes the rule away where that is nothing. */
function renumber(session: Session, next: (rule: DrawnRule) => readonly number[] | undefined): void {
  void inTurn(session, async () => {
    const rule = ruleHere(session).peek();
    const numbers = rule && next(rule);
    if (rule && !numbers) {
      await change(session, "undraw", rule.cells, rule.kind);
    } else if (rule && numbers && numbers.join() !== rule.numbers.join()) {
      await change(session, "draw", rule.cells, `${rule.kind}:${numbers.join(" ")}`);
    }
  });
}

/** Gives the rule with the focus its numbers. */
export const setNumbers = (session: Session, numbers: readonly number[]) => renumber(session, () => numbers);

/** Takes the last figure of the rule with the focus away, and then the rule; with cells beside it, all rules of the kind
 * that have one of them. */
function wipeRule(session: Session): void {
  const { selected } = hand(session).value;
  const rule = ruleHere(session).value;
  if (rule && selected.every((cell) => rule.cells.includes(cell))) {
    renumber(session, (rule) => shorter(session, rule));
  } else {
    void edit(session, "undraw", selected, chosen(session).value);
  }
}

/** Takes away what the tool draws: givens, the last figure of a total and then the cage, a region, or a rule. */
export function wipe(session: Session): void {
  const { selected } = hand(session).value;
  if (tool(session).value === "rules") {
    wipeRule(session);
    return;
  }
  const total = cage(session).value?.total;
  if (tool(session).value === "digits") {
    void edit(session, "given", selected, "0");
  } else if (tool(session).value === "cages" && total !== undefined && selected.length < 2) {
    setTotal(session, Math.floor(total / 10));
  } else if (tool(session).value === "cages") {
    void edit(session, "uncage", selected, "");
  } else {
    drawRegion(session, selected, -1);
  }
}

/** Makes a cage, a region or a rule of the selected cells, as the tool is. */
export function draw(session: Session): void {
  const { selected } = hand(session).value;
  if (tool(session).value === "cages" && selected.length > 0) {
    const { solution } = draft(session).value;
    const total = solution ? selected.reduce((sum, cell) => sum + digitOf(solution[cell] ?? "."), 0) : 0;
    void edit(session, "cage", selected, String(total));
  } else if (tool(session).value === "regions" && selected.length > 0) {
    drawRegion(session, selected, Math.max(...(puzzle(session).value?.regions ?? []), -1) + 1);
  } else if (tool(session).value === "rules") {
    void drawRule(session, selected);
  }
}

/** Draws the rule of the chosen kind, and says so, or how it is drawn. */
async function drawRule(session: Session, cells: readonly number[]): Promise<void> {
  const drawing = kind(session).value;
  const { solution, source } = draft(session).value;
  if (drawing) {
    const value = solution ? `${drawing.kind}=${solution}` : drawing.kind;
    await edit(session, "draw", cells, value, variantWords.value.desk.hows[drawing.form]);
    if (draft(session).value.source !== source) {
      say(session, words.value.labeled(drawing.name, cells.map((cell) => short(session, cell)).join(" ")));
    }
  }
}

/** Puts cells into region number `own`; the board has the regions once each has as many cells as there are digits. */
function drawRegion(session: Session, cells: readonly number[], own: number): void {
  void inTurn(session, async () => {
    const { regions = [], size = 9 } = puzzle(session).peek() ?? {};
    const drawn = renumbered(regions.map((region, cell) => (cells.includes(cell) ? own : region)));
    const done = [...new Set(drawn)].filter(
      (region) => region >= 0 && drawn.filter((each) => each === region).length === size,
    ).length;
    const { source, solution } = draft(session).peek();
    const step = { source, ...(solution ? { solution } : {}) };
    const found =
      done * size === drawn.length
        ? await asked(session, "edit", source, "regions", Int32Array.from(drawn), "")
        : undefined;
    put(session, found ? { ...step, source: found.source } : { ...step, pieces: drawn });
    await lay(session);
    say(session, variantWords.value.desk.regionsDone(done, drawn.length / size));
  });
}

/** The same regions, numbered from 0 as they begin. */
function renumbered(regions: readonly number[]): readonly number[] {
  const order = [...new Set(regions.filter((region) => region >= 0))];
  return regions.map((region) => order.indexOf(region));
}

/** Takes a random solution, from which new cages get their totals. */
export function takeSolution(session: Session): Promise<unknown> {
  return inTurn(session, async () => {
    const step = draft(session).peek();
    const seed = String(Math.floor(Math.random() * 2 ** 48));
    const found = await asked(session, "solution", step.source, seed);
    if (found) {
      put(session, { ...step, solution: found });
      await lay(session);
    } else {
      say(session, variantWords.value.desk.noSolution);
    }
  });
}

/** Gives each cage the total that it has in the solution. */
export async function takeTotals(session: Session): Promise<void> {
  if (draft(session).value.solution === undefined) {
    await takeSolution(session);
  }
  const { solution } = draft(session).value;
  if (solution !== undefined) {
    await edit(session, "totals", [], solution);
  }
}
