/** The game with rules of its own on its table: what stands on its board, and what is selected. */

import { computed, effect, signal } from "@preact/signals";
import type { Variant, VariantClash } from "../engine/variant";
import { isProblem } from "../engine/view";
import type { KeptGame } from "../game/archive";
import { options } from "../settings/settings";
import { language, words } from "../words";
import { say } from "../words/notice";
import { time } from "../words/time";
import { variantWords } from "../words/variant";
import { asked, solutionsOf, speakAgain, stopSearch } from "./ask";
import { isPaused, isUnderWay, played, setClock } from "./clock";
import { type Beside, boardOf, keptOf, type Struck } from "./kept";
import {
  amended,
  begun,
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
import { keepTable, lastGame, layAgain, layNew } from "./table";

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

const EMPTY_HAND: Hand = { selected: [], focus: 0, mode: "digit", dye: 1 };

export const puzzle = signal<Variant | undefined>(undefined);
export const history = signal<History | undefined>(undefined);
export const hand = signal(EMPTY_HAND);
/** The boards that the player kept, the first one first. */
export const checkpoints = signal<readonly Checkpoint[]>([]);
/** The combinations of cages that the player struck out. */
export const struck = signal<Struck>({});
/** What the digits on the board break; that of an earlier board until it is known. */
export const clashes = signal<readonly VariantClash[]>([]);

/** Whether the board is the setter's, and no game. */
export const isSetting = signal(false);

/** The digits that are given, by cell. */
export const givens = computed(() => [...(puzzle.value?.givens ?? "")].map(digitOf));

export const isFixed = (cell: number) => (givens.value[cell] ?? 0) > 0;

/** Whether the board is full and breaks nothing. */
export const isSolved = computed(
  () =>
    history.value !== undefined &&
    clashes.value.length === 0 &&
    judged.value === textOf(history.value.board.digits) &&
    !judged.value.includes("."),
);

/** The board that `clashes` is about. */
const judged = signal("");

effect(() => {
  isUnderWay.value = (history.value?.steps.length ?? 0) > 0 && !isSolved.value;
});

/** Opens a puzzle as a new game. */
export async function openPuzzle(opened: Variant): Promise<void> {
  await layNew();
  const digits = [...opened.givens].map(digitOf);
  start(opened, begun(boardOf(opened, digits)), { checkpoints: [], elapsed: 0, struck: {} });
  say(
    opened.unread.length > 0
      ? variantWords.value.unread(opened.unread.join(", "))
      : variantWords.value.opened,
  );
  await keepNow();
}

/** Goes on with a kept game; false where it cannot be read. */
export async function openKept(game: KeptGame): Promise<boolean> {
  const kept = keptOf(game.saved);
  const read = kept && (await asked("read", kept.source));
  if (!kept || !read || isProblem(read)) {
    return false;
  }
  await layAgain(game.id);
  const { title, words: told, unread } = kept;
  start({ ...read, title, words: told, unread }, kept.history, kept);
  return true;
}

/** Goes on with the game that this tab had, or else the one that changed last; false where there is none. */
export async function openLast(): Promise<boolean> {
  const game = await lastGame();
  return game !== undefined && openKept(game);
}

/** Opens the puzzle of a link as a new game; false, and said, where there is none. */
export async function openLinked(text: string): Promise<boolean> {
  const read = await asked("read", text);
  if (read && isProblem(read)) {
    say(words.value.problem(read.line, read.column, read.problem));
  }
  if (!read || isProblem(read)) {
    return false;
  }
  await openPuzzle(read);
  return true;
}

/** Lays a puzzle that is being set on the board, where no game is kept meanwhile. */
export function layDraft(opened: Variant): void {
  if (!isSetting.value) {
    stopSearch();
    isPaused.value = false;
    hand.value = { ...EMPTY_HAND, selected: [0] };
  }
  isSetting.value = true;
  puzzle.value = opened;
  history.value = begun(boardOf(opened, [...opened.givens].map(digitOf)));
  checkpoints.value = [];
  struck.value = {};
  judged.value = "";
  const { focus, selected } = hand.value;
  const cells = opened.rows * opened.columns;
  hand.value = {
    ...hand.value,
    focus: Math.min(focus, cells - 1),
    selected: selected.filter((cell) => cell < cells),
  };
}

function start(opened: Variant, done: History, beside: Beside): void {
  isSetting.value = false;
  stopSearch();
  setClock(beside.elapsed);
  puzzle.value = opened;
  history.value = done;
  checkpoints.value = beside.checkpoints;
  struck.value = beside.struck;
  hand.value = EMPTY_HAND;
  clashes.value = [];
  judged.value = "";
  void judge();
}

let turn: Promise<unknown> = Promise.resolve();

/** Ends when all that was done so far is judged and kept. */
export const settled = () => turn;

/** Whether the player rests, which is said: then nothing is done. */
export function rests(): boolean {
  if (isPaused.value) {
    say(words.value.paused);
  }
  return isPaused.value;
}

/** Does what `next` makes of the game, draws it at once, and then asks what follows from it. */
export function move(next: (before: History) => History): void {
  const before = history.value;
  if (!before || rests()) {
    return;
  }
  const after = next(before);
  if (after !== before) {
    history.value = after;
    const isUndo = after.at < before.at;
    const { steps, at } = isUndo ? before : after;
    const { shapes = [] } = puzzle.value ?? {};
    struck.value = struckBy(struck.value, shapes, steps[at - 1] ?? [], isUndo ? "before" : "after");
    const wasSolved = isSolved.value;
    const kept = keepNow();
    // Whether it is solved is known later, and kept, too.
    turn = turn.then(judge).then(() => (isSolved.value === wasSolved ? kept : keepNow()));
  }
}

/** Does `step`, and takes the marks away that placed digits rule out, where the player wants that. */
export function act(step: Step): void {
  move((before) => done(before, step));
  const placed = step.filter(({ layer, after }) => layer === "digits" && after > 0);
  if (placed.length > 0 && options.value.split(" ").includes("tidy-marks")) {
    const { steps } = history.value ?? {};
    turn = turn.then(() => tidy(placed, steps?.length ?? 0));
  }
}

/** Makes `more` a part of the last step. */
export function amend(more: Step): void {
  if (history.value) {
    history.value = amended(history.value, more);
    void keepNow();
  }
}

/** Takes away what `placed` rule out, unless step number `count`, in which they were placed, is undone by then. It is a
 * part of the step that is the last one then. */
async function tidy(placed: Step, count: number): Promise<void> {
  const source = puzzle.value?.source;
  if (source === undefined) {
    return;
  }
  const clashing = new Set(clashes.value.map(({ cell }) => cell));
  for (const { cell, after } of placed) {
    // A digit that is surely wrong takes nothing with it.
    const gone = clashing.has(cell) ? [] : ((await asked("ruledOut", source, cell, after)) ?? []);
    const now = history.value;
    if (gone.length > 0 && now && now.at >= count && puzzle.value?.source === source) {
      history.value = amended(now, tidied(now.board, gone));
      await keepNow();
    }
  }
}

/** Asks what the digits on the board break. */
async function judge(): Promise<void> {
  const source = puzzle.value?.source;
  const digits = history.value && textOf(history.value.board.digits);
  if (source === undefined || digits === undefined || digits === judged.value) {
    return;
  }
  const found = await asked("clashes", source, digits);
  if (found && puzzle.value?.source === source) {
    const wasSolved = isSolved.value;
    clashes.value = found;
    judged.value = digits;
    if (isSolved.value && !wasSolved) {
      say(words.value.wonIn(time(played())));
    } else if (!digits.includes(".") && found.length > 0) {
      say(words.value.wrong);
    }
  }
}

/** Keeps the game as it is; also the time, of a game that was begun. */
export async function keepNow(): Promise<void> {
  if (!isSetting.value && puzzle.value && history.value) {
    const beside = { checkpoints: checkpoints.value, elapsed: played(), struck: struck.value };
    await keepTable(puzzle.value, history.value, beside, isSolved.value);
  }
}

/** Looks for the solutions and says so meanwhile; undefined, and said, where they were not found. */
export async function solutionsWaitedFor(): Promise<readonly string[] | undefined> {
  const source = puzzle.value?.source ?? "";
  say(words.value.searching);
  const found = await solutionsOf(source);
  if (!found) {
    say(words.value.notSolved);
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

// The words of the rules are the engine's.
let told = language.value;
effect(() => {
  const code = language.value;
  const opened = puzzle.peek();
  if (code !== told && opened) {
    told = code;
    void speakAgain(code)
      .then(() => asked(isSetting.peek() ? "draft" : "read", opened.source))
      .then((read) => {
        if (read && !isProblem(read) && puzzle.peek()?.source === opened.source) {
          puzzle.value = { ...opened, rules: read.rules, told: read.told };
        }
      });
  }
});
