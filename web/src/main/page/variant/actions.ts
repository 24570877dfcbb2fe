/** What a player does at the board. */

import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { asked } from "./ask";
import { isWished, narrowed, narrowMarks, unstruck } from "./cages";
import { played } from "./clock";
import {
  act,
  checkpoints,
  clashes,
  givens,
  type Hand,
  hand,
  history,
  isFixed,
  keepNow,
  LAYER_OF,
  move,
  puzzle,
  rests,
  settled,
  solutionsWaitedFor,
  type VariantMode,
} from "./session";
import {
  backTo,
  change,
  DYES,
  digitOf,
  dyed,
  erased,
  LAYERS,
  redone,
  textOf,
  undone,
  written,
} from "./state";

export const VARIANT_MODES: readonly VariantMode[] = [
  "digit",
  "corner",
  "center",
  "color",
  "candidate-color",
];

const size = () => puzzle.value?.size ?? 9;

const take = (next: Partial<Hand>) => {
  hand.value = { ...hand.value, ...next };
};

export function type(digit: number, mode = hand.value.mode): void {
  const board = history.value?.board;
  if (!board || digit > (mode === "color" ? 9 : size())) {
    return;
  }
  const { selected, dye } = hand.value;
  if (mode === "candidate-color") {
    dyeMarks(selected, digit, dye);
  } else {
    act(written(board, LAYER_OF[mode], selected, digit, isFixed));
    if (mode === "digit" && isWished("after")) {
      void narrowMarks();
    }
  }
}

/** Colors the marks of a digit, or says that there are none. */
export function dyeMarks(cells: readonly number[], digit: number, dye = hand.value.dye): void {
  const board = history.value?.board;
  const step = board ? dyed(board, cells, digit, dye) : [];
  if (step.length > 0) {
    act(step);
  } else {
    say(words.value.said.noCandidate(digit));
  }
}

/** Takes a color for marks, from 1. */
export function takeDye(dye: number): void {
  take({ mode: "candidate-color", dye });
  say(words.value.candidateColors[dye - 1] ?? "");
}

/** Takes the next color for marks, or the one before; at first the one that was taken last. */
export function turnDye(by: 1 | -1): void {
  const { mode, dye } = hand.value;
  takeDye(mode === "candidate-color" ? ((dye - 1 + by + DYES.length) % DYES.length) + 1 : dye);
}

export function erase(): void {
  const board = history.value?.board;
  if (board) {
    act(erased(board, hand.value.selected, isFixed));
  }
}

export const undo = () => move(undone);
export const redo = () => move(redone);

export function setMode(mode: VariantMode): void {
  take({ mode });
  say(words.value.modeSays(words.value.modes[mode]));
}

export function turnMode(by: 1 | -1): void {
  const at = VARIANT_MODES.indexOf(hand.value.mode) + by + VARIANT_MODES.length;
  setMode(VARIANT_MODES[at % VARIANT_MODES.length] ?? "digit");
}

/** Marks in the middle of each open cell what it can hold by the digits on the board, and by the combinations of cages
 * where the player wants that; marks that were there stay out. */
export async function fillNotes(): Promise<void> {
  if (rests()) {
    return;
  }
  await settled();
  const board = history.value?.board;
  const sets = board && (await candidates(textOf(board.digits)));
  if (sets && board === history.value?.board) {
    const before = (cell: number) => board.center[cell] ?? 0;
    act(
      sets.flatMap((set, cell) =>
        (board.digits[cell] ?? 0) > 0
          ? []
          : change(board, "center", cell, before(cell) === 0 ? set : set & before(cell)),
      ),
    );
    say(words.value.said.filledIn);
  }
}

async function candidates(digits: string): Promise<readonly number[] | undefined> {
  const sets = await asked("candidates", puzzle.value?.source ?? "", digits);
  return sets && isWished("marks") ? narrowed(sets, digits) : sets;
}

/** Says how many digits break a rule, and how many are not the solution's. */
export async function check(): Promise<void> {
  if (rests()) {
    return;
  }
  await settled();
  const found = await solutionsWaitedFor();
  const digits = history.value?.board.digits;
  if (!found || !digits) {
    return;
  }
  const { checkedRules, checkedSolution } = words.value;
  const broken = clashes.value.length;
  const [one = ""] = found;
  const wrong = digits.filter((digit, cell) => digit > 0 && digit !== digitOf(one[cell] ?? ".")).length;
  const solution =
    found.length !== 1
      ? checkedSolution.unknown
      : wrong === 0
        ? checkedSolution.none
        : checkedSolution.some(wrong);
  say(`${broken === 0 ? checkedRules.none : checkedRules.some(broken)} ${solution}`);
}

/** Fills the board with a solution, which one can undo. */
export async function solve(): Promise<void> {
  if (rests()) {
    return;
  }
  await settled();
  const found = await solutionsWaitedFor();
  const board = history.value?.board;
  if (!found || !board) {
    return;
  }
  const [one] = found;
  if (one !== undefined) {
    act([...one].flatMap((sign, cell) => change(board, "digits", cell, digitOf(sign))));
    await settled();
  }
  const { noSolution } = words.value;
  say(found.length === 0 ? noSolution : variantWords.value.found[found.length === 1 ? "one" : "several"]);
}

/** Empties the board; one can undo it. */
export function restart(): void {
  const board = history.value?.board;
  if (board) {
    const fixed = givens.value;
    const emptied = LAYERS.flatMap((layer) =>
      board[layer].flatMap((_, cell) =>
        change(board, layer, cell, layer === "digits" ? (fixed[cell] ?? 0) : 0),
      ),
    );
    act([...emptied, ...unstruck()]);
  }
}

/** Takes all marks away. */
export function clearMarks(): void {
  const board = history.value?.board;
  if (board) {
    act(
      (["corner", "center", ...DYES] as const).flatMap((layer) =>
        board[layer].flatMap((_, cell) => change(board, layer, cell, 0)),
      ),
    );
    say(words.value.said.cleared);
  }
}

/** Keeps the board as it is, to come back to. */
export function keepCheckpoint(): void {
  const board = history.value?.board;
  if (board && !rests()) {
    checkpoints.value = [...checkpoints.value, { board, elapsed: played() }];
    say(words.value.checkpointKept(checkpoints.value.length));
    void keepNow();
  }
}

/** Goes back to checkpoint `number`, from 0; one can undo it. */
export function restore(number: number): void {
  const board = history.value?.board;
  const kept = checkpoints.value[number];
  if (board && kept) {
    act(backTo(board, kept.board));
  }
}

export function dropCheckpoint(number: number): void {
  checkpoints.value = checkpoints.value.filter((_, at) => at !== number);
  void keepNow();
}

/** Puts a link to the puzzle on the clipboard. */
export async function copyLink(): Promise<void> {
  const source = puzzle.value?.source ?? "";
  const link = `${location.origin}${location.pathname}#variant/${encodeURIComponent(source)}`;
  await navigator.clipboard.writeText(link);
  say(variantWords.value.linked);
}

/** How often each digit is still to be placed, digit 1 first. */
export function left(digits: readonly number[]): readonly number[] {
  return Array.from(
    { length: size() },
    (_, at) => size() - digits.filter((digit) => digit === at + 1).length,
  );
}
