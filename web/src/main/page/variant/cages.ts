/** Cages: what is left of each total, which combinations it can have, and what the player thinks of them. Numbers here
 * are what the engine says, and sums of what stands on the board. */

import { computed, effect, signal } from "@preact/signals";
import type { CageWays, Shape } from "../engine/variant";
import { part, type Session } from "../session/session";
import { kept } from "../settings/settings";
import { asked } from "./ask";
import { cageKey } from "./kept";
import { act, amend, digitsNow, hand, history, puzzle, settled, struck } from "./session";
import { change, type Step, textOf } from "./state";

/** A cage as it is drawn. */
export interface Cage {
  readonly cells: readonly number[];
  /** What its cells add up to; undefined where that is not said. */
  readonly total: number | undefined;
}

const isCage = (shape: Shape): shape is Extract<Shape, { label: string; cells: readonly number[] }> =>
  shape.role === "cage" && shape.form === "dashed";

export const cages = part((session) =>
  computed<readonly Cage[]>(() =>
    (puzzle(session).value?.shapes ?? [])
      .filter(isCage)
      .map(({ cells, label }) => ({ cells, total: label === "" ? undefined : Number(label) })),
  ),
);

/** What the player wants of cages: words of a setting, so that what is kept for later is one. */
const WISHES = ["tools", "tints", "marks", "after"] as const;
export type Wish = (typeof WISHES)[number];

const wishes = kept("cages", signal(""), (value) =>
  value.split(" ").every((each) => each === "" || (WISHES as readonly string[]).includes(each)),
);

export const isWished = (wish: Wish) => wishes.value.split(" ").includes(wish);

export function setWish(wish: Wish, is: boolean): void {
  wishes.value = WISHES.filter((each) => (each === wish ? is : isWished(each))).join(" ");
}

/** The cage in which the focus is; the smallest where several overlap. */
export const cage = part((session) =>
  computed(() =>
    [...cages(session).value]
      .filter(({ cells }) => cells.includes(hand(session).value.focus))
      .reduce<Cage | undefined>(
        (least, each) => (least && least.cells.length <= each.cells.length ? least : each),
        undefined,
      ),
  ),
);

/** What stands in cells: how many of them are open, and what the others add up to. */
export function sumOf(
  session: Session,
  cells: readonly number[],
): { readonly open: number; readonly sum: number } {
  const digits = history(session).value?.board.digits ?? [];
  const own = cells.map((cell) => digits[cell] ?? 0);
  return { open: own.filter((digit) => digit === 0).length, sum: own.reduce((sum, digit) => sum + digit, 0) };
}

/** What the engine says of the cages of a board. */
const ways = part(() =>
  signal<{ readonly board: string; readonly cages: readonly CageWays[] } | undefined>(undefined),
);

/** Whether anything is asked of them. */
const isAsked = part((session) =>
  computed(() => cages(session).value.length > 0 && (isWished("tools") || isWished("marks"))),
);

/** Asks what the engine says of the cages, from now on. */
export const watchCages = part((session) =>
  effect(() => {
    const source = puzzle(session).value?.source;
    const board = digitsNow(session);
    if (isAsked(session).value && source !== undefined && board !== undefined) {
      void asked(session, "cages", source, board).then((found) => {
        if (found && puzzle(session).peek()?.source === source) {
          ways(session).value = { board, cages: found };
        }
      });
    }
  }),
);

/** A combination as it is shown. */
export interface Combination {
  readonly digits: number;
  /** Whether the digits on the board leave it. */
  readonly isOpen: boolean;
  /** Whether the player struck it out. */
  readonly isStruck: boolean;
}

/** The combinations of a cage that are known, those with small digits first. */
export const knownOf = (session: Session, cage: Cage) =>
  shownOf(session, cage, ways(session).value?.cages ?? []);

/** The same, asked for. */
export async function combinationsOf(session: Session, cage: Cage): Promise<readonly Combination[]> {
  const source = puzzle(session).value?.source ?? "";
  const found = await asked(session, "cages", source, textOf(history(session).value?.board.digits ?? []));
  return shownOf(session, cage, found ?? []);
}

function shownOf(session: Session, { cells }: Cage, all: readonly CageWays[]): readonly Combination[] {
  const key = cageKey(cells);
  const gone = struck(session).value[key] ?? [];
  const found = all.find((each) => cageKey(each.cells) === key);
  return (found?.ways ?? []).map(({ digits, cells: sets }) => ({
    digits,
    isOpen: sets.length > 0,
    isStruck: gone.includes(digits),
  }));
}

/** Strikes a combination out, or takes that back; one can undo either. */
export function strike(session: Session, { cells }: Cage, digits: number): void {
  const isStruck = (struck(session).value[cageKey(cells)] ?? []).includes(digits);
  act(session, [struckOut(session, cageKey(cells), digits, !isStruck)]);
}

/** What strikes out a combination of the cage with this key, or takes that back. */
function struckOut(session: Session, key: string, digits: number, is: boolean): Step[number] {
  const cell = (puzzle(session).value?.shapes ?? []).findIndex(
    (shape) => isCage(shape) && cageKey(shape.cells) === key,
  );
  return { layer: "struck", cell, before: is ? 0 : digits, after: is ? digits : 0 };
}

/** What takes back all combinations that are struck out. */
export const unstruck = (session: Session): Step =>
  Object.entries(struck(session).value).flatMap(([key, sets]) =>
    sets.map((digits) => struckOut(session, key, digits, false)),
  );

/** Takes the marks away that no combination leaves any more, as a part of the step before. */
export async function narrowMarks(session: Session): Promise<void> {
  const count = history(session).value?.steps.length;
  await settled(session);
  const before = history(session).value;
  const center = before?.board.center ?? [];
  const sets = await narrowed(session, center, textOf(before?.board.digits ?? []));
  if (before && before === history(session).value && before.steps.length === count) {
    amend(
      session,
      sets.flatMap((set, cell) =>
        (center[cell] ?? 0) === 0 ? [] : change(before.board, "center", cell, set),
      ),
    );
  }
}

/** `sets`, what each cell can hold, without what no combination leaves that is neither gone nor struck out. */
export async function narrowed(
  session: Session,
  sets: readonly number[],
  board: string,
): Promise<readonly number[]> {
  const source = puzzle(session).value?.source ?? "";
  const found = await asked(session, "cages", source, board);
  const narrow = [...sets];
  for (const { cells, ways: all } of found ?? []) {
    const gone = struck(session).value[cageKey(cells)] ?? [];
    const left = all.filter(({ digits, cells: own }) => own.length > 0 && !gone.includes(digits));
    if (left.length > 0) {
      cells.forEach((cell, at) => {
        narrow[cell] = (narrow[cell] ?? 0) & left.reduce((set, { cells: own }) => set | (own[at] ?? 0), 0);
      });
    }
  }
  return narrow;
}

/** What the selected cells say together. */
export const selection = part((session) =>
  computed(() => {
    const { selected } = hand(session).value;
    const all = new Set(selected);
    const whole = cages(session).value.filter(
      ({ cells, total }) => total !== undefined && cells.every((cell) => all.has(cell)),
    );
    const covered = new Set(whole.flatMap(({ cells }) => cells));
    return {
      count: selected.length,
      ...sumOf(session, selected),
      cages: whole.length,
      total: whole.reduce((sum, { total }) => sum + (total ?? 0), 0),
      /** The cells that no cage among them covers. */
      outside: selected.filter((cell) => !covered.has(cell)).length,
    };
  }),
);
