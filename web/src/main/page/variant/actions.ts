/** What a player does at the board. */

import type { Session } from "../session/session";
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

const size = (session: Session) => puzzle(session).value?.size ?? 9;

const take = (session: Session, next: Partial<Hand>) => {
  hand(session).value = { ...hand(session).value, ...next };
};

export function type(session: Session, digit: number, mode = hand(session).value.mode): void {
  const board = history(session).value?.board;
  if (!board || digit > (mode === "color" ? 9 : size(session))) {
    return;
  }
  const { selected, dye } = hand(session).value;
  if (mode === "candidate-color") {
    dyeMarks(session, selected, digit, dye);
  } else {
    act(
      session,
      written(board, LAYER_OF[mode], selected, digit, (cell) => isFixed(session, cell)),
    );
    if (mode === "digit" && isWished("after")) {
      void narrowMarks(session);
    }
  }
}

/** Colors the marks of a digit, or says that there are none. */
export function dyeMarks(
  session: Session,
  cells: readonly number[],
  digit: number,
  dye = hand(session).value.dye,
): void {
  const board = history(session).value?.board;
  const step = board ? dyed(board, cells, digit, dye) : [];
  if (step.length > 0) {
    act(session, step);
  } else {
    say(session, words.value.said.noCandidate(digit));
  }
}

/** Takes a color for marks, from 1. */
export function takeDye(session: Session, dye: number): void {
  take(session, { mode: "candidate-color", dye });
  say(session, words.value.candidateColors[dye - 1] ?? "");
}

/** Takes the next color for marks, or the one before; at first the one that was taken last. */
export function turnDye(session: Session, by: 1 | -1): void {
  const { mode, dye } = hand(session).value;
  takeDye(session, mode === "candidate-color" ? ((dye - 1 + by + DYES.length) % DYES.length) + 1 : dye);
}

export function erase(session: Session): void {
  const board = history(session).value?.board;
  if (board) {
    act(
      session,
      erased(board, hand(session).value.selected, (cell) => isFixed(session, cell)),
    );
  }
}

export const undo = (session: Session) => move(session, undone);
export const redo = (session: Session) => move(session, redone);

export function setMode(session: Session, mode: VariantMode): void {
  take(session, { mode });
  say(session, words.value.modeSays(words.value.modes[mode]));
}

export function turnMode(session: Session, by: 1 | -1): void {
  const at = VARIANT_MODES.indexOf(hand(session).value.mode) + by + VARIANT_MODES.length;
  setMode(session, VARIANT_MODES[at % VARIANT_MODES.length] ?? "digit");
}

/** Marks in the middle of each open cell what it can hold by the digits on the board, and by the combinations of cages
 * where the player wants that; marks that were there stay out. */
export async function fillNotes(session: Session): Promise<void> {
  if (rests(session)) {
    return;
  }
  await settled(session);
  const board = history(session).value?.board;
  const sets = board && (await candidates(session, textOf(board.digits)));
  if (sets && board === history(session).value?.board) {
    const before = (cell: number) => board.center[cell] ?? 0;
    act(
      session,
      sets.flatMap((set, cell) =>
        (board.digits[cell] ?? 0) > 0
          ? []
          : change(board, "center", cell, before(cell) === 0 ? set : set & before(cell)),
      ),
    );
    say(session, words.value.said.filledIn);
  }
}

async function candidates(session: Session, digits: string): Promise<readonly number[] | undefined> {
  const sets = await asked(session, "candidates", puzzle(session).value?.source ?? "", digits);
  return sets && isWished("marks") ? narrowed(session, sets, digits) : sets;
}

/** Says how many digits break a rule, and how many are not the solution's. */
export async function check(session: Session): Promise<void> {
  if (rests(session)) {
    return;
  }
  await settled(session);
  const found = await solutionsWaitedFor(session);
  const digits = history(session).value?.board.digits;
  if (!found || !digits) {
    return;
  }
  const { checkedRules, checkedSolution } = words.value;
  const broken = clashes(session).value.length;
  const [one = ""] = found;
  const wrong = digits.filter((digit, cell) => digit > 0 && digit !== digitOf(one[cell] ?? ".")).length;
  const solution =
    found.length !== 1
      ? checkedSolution.unknown
      : wrong === 0
        ? checkedSolution.none
        : checkedSolution.some(wrong);
  say(session, `${broken === 0 ? checkedRules.none : checkedRules.some(broken)} ${solution}`);
}

/** Fills the board with a solution, which one can undo. */
export async function solve(session: Session): Promise<void> {
  if (rests(session)) {
    return;
  }
  await settled(session);
  const found = await solutionsWaitedFor(session);
  const board = history(session).value?.board;
  if (!found || !board) {
    return;
  }
  const [one] = found;
  if (one !== undefined) {
    act(
      session,
      [...one].flatMap((sign, cell) => change(board, "digits", cell, digitOf(sign))),
    );
    await settled(session);
  }
  const { noSolution } = words.value;
  say(
    session,
    found.length === 0 ? noSolution : variantWords.value.found[found.length === 1 ? "one" : "several"],
  );
}

/** Empties the board; one can undo it. */
export function restart(session: Session): void {
  const board = history(session).value?.board;
  if (board) {
    const fixed = givens(session).value;
    const emptied = LAYERS.flatMap((layer) =>
      board[layer].flatMap((_, cell) =>
        change(board, layer, cell, layer === "digits" ? (fixed[cell] ?? 0) : 0),
      ),
    );
    act(session, [...emptied, ...unstruck(session)]);
  }
}

/** Takes all marks away. */
export function clearMarks(session: Session): void {
  const board = history(session).value?.board;
  if (board) {
    act(
      session,
      (["corner", "center", ...DYES] as const).flatMap((layer) =>
        board[layer].flatMap((_, cell) => change(board, layer, cell, 0)),
      ),
    );
    say(session, words.value.said.cleared);
  }
}

/** Keeps the board as it is, to come back to. */
export function keepCheckpoint(session: Session): void {
  const board = history(session).value?.board;
  if (board && !rests(session)) {
    checkpoints(session).value = [...checkpoints(session).value, { board, elapsed: played(session) }];
    say(session, words.value.checkpointKept(checkpoints(session).value.length));
    void keepNow(session);
  }
}

/** Goes back to checkpoint `number`, from 0; one can undo it. */
export function restore(session: Session, number: number): void {
  const board = history(session).value?.board;
  const kept = checkpoints(session).value[number];
  if (board && kept) {
    act(session, backTo(board, kept.board));
  }
}

export function dropCheckpoint(session: Session, number: number): void {
  checkpoints(session).value = checkpoints(session).value.filter((_, at) => at !== number);
  void keepNow(session);
}

/** Puts a link to the puzzle on the clipboard. */
export async function copyLink(session: Session): Promise<void> {
  const source = puzzle(session).value?.source ?? "";
  const link = `${location.origin}${location.pathname}#variant/${encodeURIComponent(source)}`;
  await navigator.clipboard.writeText(link);
  say(session, variantWords.value.linked);
}

/** How often each digit is still to be placed, digit 1 first. */
export function left(session: Session, digits: readonly number[]): readonly number[] {
  return Array.from(
    { length: size(session) },
    (_, at) => size(session) - digits.filter((digit) => digit === at + 1).length,
  );
}
