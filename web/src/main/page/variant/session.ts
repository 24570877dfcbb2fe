/** The game with rules of its own on its table: what stands on its board, and what is selected. */

import { computed, effect, signal } from "@preact/signals";
import type { Variant, VariantClash } from "../engine/variant";
import { isProblem } from "../engine/view";
import { part, type Session } from "../session/session";
import { options } from "../settings/settings";
import { language, words } from "../words";
import { say } from "../words/notice";
import { time } from "../words/time";
import { asked, solutionsOf, speakAgain } from "./ask";
import { isPaused, isUnderWay, played } from "./clock";
import type { Struck } from "./kept";
import {
  amended,
  type Checkpoint,
  digitOf,
  done,
  type History,
  type Layer,
  type Step,
  textOf,
  tidied,
} from "./state";
import { struckBy } from "./striking";
import { keepTable } from "./table";

/** What a digit key writes. */
export type VariantMode = "digit" | "corner" | "center" | "color" | "candidate-color";

export interface Hand {
  /** In the order in which they were selected. */
  readonly selected: readonly number[];
  readonly focus: number;
  readonly mode: VariantMode;
  /** The color that marks get, from 1. */
  readonly dye: number;
}

export const EMPTY_HAND: Hand = { selected: [], focus: 0, mode: "digit", dye: 1 };

export const puzzle = part(() => signal<Variant | undefined>(undefined));
export const history = part(() => signal<History | undefined>(undefined));
export const hand = part(() => signal(EMPTY_HAND));
/** The boards that the player kept, the first one first. */
export const checkpoints = part(() => signal<readonly Checkpoint[]>([]));
/** The combinations of cages that the player struck out. */
export const struck = part(() => signal<Struck>({}));
/** What the digits on the board break; that of an earlier board until it is known. */
export const clashes = part(() => signal<readonly VariantClash[]>([]));

/** Whether the board is the setter's, and no game. */
export const isSetting = part(() => signal(false));

/** The digits that are given, by cell. */
export const givens = part((session) =>
  computed(() => [...(puzzle(session).value?.givens ?? "")].map(digitOf)),
);

export const isFixed = (session: Session, cell: number) => (givens(session).value[cell] ?? 0) > 0;

/** What stands on the board, as a text; undefined where there is none. */
export function digitsNow(session: Session): string | undefined {
  const { board } = history(session).value ?? {};
  return board && textOf(board.digits);
}

/** Whether the board is full and breaks nothing. */
export const isSolved = part((session) =>
  computed(
    () =>
      clashes(session).value.length === 0 &&
      judged(session).value === digitsNow(session) &&
      !judged(session).value.includes("."),
  ),
);

/** The board that `clashes` is about. */
export const judged = part(() => signal(""));

/** Sees from now on whether the game is under way, and has its words follow the language. */
export const watchGame = part((session) => {
  watchLanguage(session);
  effect(() => {
    isUnderWay(session).value = (history(session).value?.steps.length ?? 0) > 0 && !isSolved(session).value;
  });
});

const judging = part(() => ({ turn: Promise.resolve() as Promise<unknown> }));

/** Ends when all that was done so far is judged and kept. */
export const settled = (session: Session) => judging(session).turn;

/** Whether the player rests, which is said: then nothing is done. */
export function rests(session: Session): boolean {
  if (isPaused(session).value) {
    say(session, words.value.paused);
  }
  return isPaused(session).value;
}

/** Does what `next` makes of the game, draws it at once, and then asks what follows from it. */
export function move(session: Session, next: (before: History) => History): void {
  const before = history(session).value;
  if (!before || rests(session)) {
    return;
  }
  const after = next(before);
  if (after !== before) {
    history(session).value = after;
    const isUndo = after.at < before.at;
    const { steps, at } = isUndo ? before : after;
    const { shapes = [] } = puzzle(session).value ?? {};
    struck(session).value = struckBy(
      struck(session).value,
      shapes,
      steps[at - 1] ?? [],
      isUndo ? "before" : "after",
    );
    const wasSolved = isSolved(session).value;
    const kept = keepNow(session);
    // Whether it is solved is known later, and kept, too.
    judging(session).turn = judging(session)
      .turn.then(() => judge(session))
      .then(() => (isSolved(session).value === wasSolved ? kept : keepNow(session)));
  }
}

/** Does `step`, and takes the marks away that placed digits rule out, where the player wants that. */
export function act(session: Session, step: Step): void {
  move(session, (before) => done(before, step));
  const placed = step.filter(({ layer, after }) => layer === "digits" && after > 0);
  if (placed.length > 0 && options.value.split(" ").includes("tidy-marks")) {
    const { steps } = history(session).value ?? {};
    judging(session).turn = judging(session).turn.then(() => tidy(session, placed, steps?.length ?? 0));
  }
}

/** Makes `more` a part of the last step. */
export function amend(session: Session, more: Step): void {
  const before = history(session).value;
  if (before) {
    history(session).value = amended(before, more);
    void keepNow(session);
  }
}

/** Takes away what `placed` rule out, unless step number `count`, in which they were placed, is undone by then. It is a
 * part of the step that is the last one then. */
async function tidy(session: Session, placed: Step, count: number): Promise<void> {
  const source = puzzle(session).value?.source;
  if (source === undefined) {
    return;
  }
  const clashing = new Set(clashes(session).value.map(({ cell }) => cell));
  for (const { cell, after } of placed) {
    // A digit that is surely wrong takes nothing with it.
    const gone = clashing.has(cell) ? [] : ((await asked(session, "ruledOut", source, cell, after)) ?? []);
    const now = history(session).value;
    if (gone.length > 0 && now && now.at >= count && puzzle(session).value?.source === source) {
      history(session).value = amended(now, tidied(now.board, gone));
      await keepNow(session);
    }
  }
}

/** Asks what the digits on the board break. */
export async function judge(session: Session): Promise<void> {
  const source = puzzle(session).value?.source;
  const digits = digitsNow(session);
  if (source === undefined || digits === undefined || digits === judged(session).value) {
    return;
  }
  const found = await asked(session, "clashes", source, digits);
  if (found && puzzle(session).value?.source === source) {
    const wasSolved = isSolved(session).value;
    clashes(session).value = found;
    judged(session).value = digits;
    if (isSolved(session).value && !wasSolved) {
      say(session, words.value.wonIn(time(played(session))));
    } else if (!digits.includes(".") && found.length > 0) {
      say(session, words.value.wrong);
    }
  }
}

/** Keeps the game as it is; also the time, of a game that was begun. */
export async function keepNow(session: Session): Promise<void> {
  const opened = puzzle(session).value;
  const now = history(session).value;
  if (!isSetting(session).value && opened && now) {
    const beside = {
      checkpoints: checkpoints(session).value,
      elapsed: played(session),
      struck: struck(session).value,
    };
    await keepTable(session, opened, now, beside, isSolved(session).value);
  }
}

/** Looks for the solutions and says so meanwhile; undefined, and said, where they were not found. */
export async function solutionsWaitedFor(session: Session): Promise<readonly string[] | undefined> {
  const source = puzzle(session).value?.source ?? "";
  say(session, words.value.searching);
  const found = await solutionsOf(session, source);
  if (!found) {
    say(session, words.value.notSolved);
  }
  return found;
}

/** A layer of the board by the mode that writes on it. */
export const LAYER_OF: Readonly<Record<Exclude<VariantMode, "candidate-color">, Layer>> = {
  digit: "digits",
  corner: "corner",
  center: "center",
  color: "colors",
};

/** The words of the rules are the engine's. */
function watchLanguage(session: Session): void {
  let told = language.value;
  effect(() => {
    const code = language.value;
    const opened = puzzle(session).peek();
    if (code !== told && opened) {
      told = code;
      void speakAgain(session, code)
        .then(() => asked(session, isSetting(session).peek() ? "draft" : "read", opened.source))
        .then((read) => {
          if (read && !isProblem(read) && puzzle(session).peek()?.source === opened.source) {
            puzzle(session).value = { ...opened, rules: read.rules, told: read.told };
          }
        });
    }
  });
}
