/** The page's state: what the engine last said of the game, and what this page shows of it. */
import { effect, signal, untracked } from "@preact/signals";
import {
  type Answers,
  type Call,
  type CandidateRef,
  type Hint,
  isProblem,
  type NoHint,
  OPTIONS,
  type Problem,
  type View,
} from "./engine/answers";
import { type Ask, EngineFailure, engine as startEngine } from "./engine/client";
import { speak } from "./engine/speak";
import { fragmentOf, linkOf } from "./game/link";
import { make } from "./game/making";
import { leftOut, options } from "./game/settings";
import { puzzleOf, searchingSince, solutionsWaitedFor } from "./game/solutions";
import { countStatistics } from "./game/statistics";
import { keepGame, keptGames } from "./game/storage";
import { further, stopFurther } from "./hint/further";
import { language, words } from "./words";
import { tell } from "./words/notices";

export const view = signal<View | undefined>(undefined);
/** The hint on the screen, and how many of its rungs are shown. */
export const hint = signal<
  | {
      readonly step: Hint;
      readonly rung: number;
      /** Which of all steps it is; -1 for the next one. */
      readonly number: number;
    }
  | { readonly none: NoHint }
  | undefined
>(undefined);
/** Every step from here, once somebody has asked for them. */
export const steps = signal<readonly Hint[] | undefined>(undefined);
/** The sentence of the moment; also read aloud. */
export const notice = signal<string>("");
/** Cells to light because a sentence that names them has the pointer or the focus. */
export const named = signal<readonly number[]>([]);

/** How long the last answer took, in milliseconds. */
export const took = signal(0);

const engine = startEngine(prepare);

/** A fresh engine knows neither the language nor the game. */
async function prepare(ask: Ask<Answers>): Promise<void> {
  told = undefined;
  await speak(ask, language.value);
  await ask("leaveOut", leftOut.value);
  const last = (await keptGames())[0];
  if (last) {
    game = last.id;
    await ask("load", last.saved, now());
  }
  const on = options.value.split(" ");
  for (const option of OPTIONS) {
    await ask("act", on.includes(option) ? "turn-on" : "turn-off", 0, option, now());
  }
}

/** Which of the kept games is on the table. */
let game = Date.now();

/** What comes now is another game; the last one stays where it is kept. */
function another(): void {
  game = Date.now();
  dropHint();
}

/** Leaves the game on the table, also one that rests: of that the engine would take no other puzzle. */
async function leave(): Promise<void> {
  if (isPaused()) {
    await act("resume");
  }
  another();
}

/** Goes on with a game that was kept. */
export async function resume(id: number, saved: string): Promise<void> {
  dropHint();
  game = id;
  show(await ask("load", saved, now()));
}

/** Takes a puzzle that somebody brought, in a form that the engine reads, as another game. */
export async function bring(text: string): Promise<void> {
  await leave();
  await act("paste", 0, text);
  void countStatistics("started");
}

/** Takes the board of a link; the last game stays where it is kept. */
export async function followLink(link: string): Promise<boolean> {
  const answer = await ask("follow", link, now());
  if (answer && !isProblem(answer)) {
    another();
  }
  return show(answer);
}

/** The clock of the page, in whole milliseconds. */
function now(): number {
  return Date.now();
}

/** Begins: with the puzzle of the address, if it has one, else with the game that was left. */
export async function begin(): Promise<void> {
  // An engine that hangs has been replaced by then.
  if (!show(await ask("view", now()))) {
    show(await ask("view", now()));
  }
  await follow();
  window.addEventListener("hashchange", () => void follow());
  document.addEventListener("visibilitychange", () => {
    // Who comes back finds the time of the clock too.
    if (document.hidden && inStorage === game) {
      kept = keep();
    }
  });
}

/** Begins with what the link in the address carries, if there is one. */
async function follow(): Promise<void> {
  const link = fragmentOf(location.hash);
  if (link) {
    history.replaceState(undefined, "", location.pathname);
    await followLink(link);
  }
}

/** Clears the board for a puzzle that somebody types; the last game stays where it is kept. */
export async function enterPuzzle(): Promise<void> {
  await leave();
  await act("enter-puzzle");
  await act("clear-all");
}

/** Asks the engine, and says so when it fails. */
export async function ask<C extends Call>(
  call: C,
  ...args: Parameters<Answers[C]>
): Promise<ReturnType<Answers[C]> | undefined> {
  const asked = performance.now();
  try {
    const answer = await engine.ask(call, ...args);
    took.value = performance.now() - asked;
    return answer;
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      say(words.value.noEngine);
      return undefined;
    }
    throw failure;
  }
}

const isPaused = () => view.value?.clock.state === "paused";

/** The puzzle whose solutions the engine knows. */
let told: string | undefined;

/** Asks what rests on the solutions of the puzzle; undefined, and said, when nobody has found them in time. */
async function askKnowing<C extends Call>(
  call: C,
  ...args: Parameters<Answers[C]>
): Promise<ReturnType<Answers[C]> | undefined> {
  if (isPaused()) {
    say(words.value.said.resting);
    return undefined;
  }
  return (await tellSolutions()) ? ask(call, ...args) : undefined;
}

/** Tells the engine the solutions of the puzzle: it must not search itself, for no key would be heard meanwhile. */
async function tellSolutions(): Promise<boolean> {
  const puzzle = view.value && puzzleOf(view.value);
  if (puzzle === undefined || puzzle === told) {
    return true;
  }
  const found = await solutionsWaitedFor(puzzle);
  if (typeof found === "string") {
    say(found === "cancelled" ? words.value.cancelled : words.value.notSolved);
    return false;
  }
  if (!view.value || puzzleOf(view.value) !== puzzle) {
    return false;
  }
  const [one = "", other = ""] = found;
  if ((await ask("know", puzzle, one, other)) === undefined) {
    return false;
  }
  told = puzzle;
  return true;
}

effect(() => {
  if (searchingSince.value !== undefined) {
    untracked(() => say(words.value.searching));
  } else if (untracked(() => notice.value === words.value.searching)) {
    say("");
  }
});

let turn: Promise<unknown> = Promise.resolve();

/** Does `command`, and draws and keeps what comes of it. One comes after the other, and none before the last change is
 * kept, so that no more than one is lost whenever the page ends. */
export function act(command: string, number = 0, text = ""): Promise<boolean> {
  const done = turn.then(() => keptInTime()).then(() => actNow(command, number, text));
  turn = done.catch(() => undefined);
  return done;
}

async function actNow(command: string, number: number, text: string): Promise<boolean> {
  const before = view.value;
  const done = show(await ask("act", command, number, text, now()));
  if (done && before?.digits !== view.value?.digits) {
    dropHint();
  }
  return done;
}

let wantedLanguage: string = language.value;

export async function changeLanguage(code: string): Promise<void> {
  wantedLanguage = code;
  await speak(engine.ask, code);
  if (wantedLanguage !== code) {
    // The one that was wanted later may have been spoken first.
    await changeLanguage(wantedLanguage);
    return;
  }
  stopFurther();
  // Only now, so that the page never speaks another language than the engine.
  language.value = code as typeof language.value;
  await retell();
}

/** Says the hint that is shown, and all steps, in the language that is spoken now. */
async function retell(): Promise<void> {
  const shown = hint.value;
  if (steps.value) {
    await askSteps();
  }
  if (shown && "step" in shown && shown.number >= 0) {
    choose(shown.number);
  } else if (shown) {
    await askFirst("step" in shown ? shown.rung : 1);
  }
}

export async function askHint(): Promise<void> {
  const shown = hint.value;
  if (shown && "step" in shown && shown.rung < 4) {
    hint.value = { ...shown, rung: shown.rung + 1 };
    return;
  }
  await askFirst(1);
}

async function askFirst(rung: number): Promise<void> {
  const answer = await askKnowing("hint", now());
  if (!answer) {
    return;
  }
  if ("obstacle" in answer) {
    hint.value = { none: answer };
    if (answer.further) {
      await askFurther(answer, rung);
    }
  } else {
    hint.value = { step: answer, rung, number: -1 };
  }
}

/** Looks for a chain while the panel says so; what comes too late, after a move or another question, is dropped. */
async function askFurther(none: NoHint, rung: number): Promise<void> {
  const waiting = { none: { ...none, obstacle: words.value.lookingFurther } };
  hint.value = waiting;
  const link = await ask("link");
  const step = link && (await further(link));
  if (hint.value === waiting) {
    hint.value = step ? { step, rung, number: -1 } : { none };
  }
}

/** Has hints do without `techniques`, joined by commas. */
export async function leaveOut(techniques: string): Promise<void> {
  leftOut.value = techniques;
  dropHint();
  await ask("leaveOut", techniques);
}

/** Shows every step that can be taken here. */
export async function askSteps(): Promise<void> {
  steps.value = await askKnowing("steps", now());
}

/** Shows step `number` of all, down to the last rung. */
export function choose(number: number): void {
  const step = steps.value?.[number];
  if (step) {
    hint.value = { step, rung: 4, number };
  }
}

/** Takes the hint from the screen. */
export function dropHint(): void {
  if (hint.value && "none" in hint.value && hint.value.none.further) {
    stopFurther();
  }
  hint.value = undefined;
  steps.value = undefined;
  named.value = [];
}

export async function applyHint(): Promise<void> {
  const shown = hint.value;
  dropHint();
  if (shown && "step" in shown) {
    await act("take", 0, taken(shown.step));
  }
}

/** What `step` does, as the command `take` has it. */
function taken(step: Hint): string {
  const numbers = (candidates: readonly CandidateRef[]) =>
    candidates.map(([cell, digit]) => cell * 10 + digit).join(",");
  return `=${numbers(step.placements)}-${numbers(step.eliminations)}`;
}

export async function check(): Promise<void> {
  const checked = await askKnowing("check", now());
  if (checked) {
    const { checkedRules, checkedSolution } = words.value;
    const rules =
      checked.clashes.length === 0 ? checkedRules.none : checkedRules.some(checked.clashes.length);
    const solution =
      checked.wrong === undefined
        ? checkedSolution.unknown
        : checked.wrong.length === 0
          ? checkedSolution.none
          : checkedSolution.some(checked.wrong.length);
    say(`${rules} ${solution}`);
  }
}

/** Says `sentence`, also to those who do not see it. */
export function say(sentence: string): void {
  // The same text again would not be read out.
  notice.value = notice.value === sentence && sentence ? `${sentence}\u00a0` : sentence;
}

/** Draws and keeps the answer; false when it was a problem, which is told. */
export function show(answer: View | Problem | undefined): boolean {
  if (!answer) {
    return false;
  }
  if (isProblem(answer)) {
    say(words.value.problem(answer.line, answer.column, answer.problem));
    return false;
  }
  // What another game had is nothing to compare with.
  const before = shownGame === game ? view.value : undefined;
  shownGame = game;
  view.value = answer;
  options.value = answer.options.join(" ");
  say(sentence(before, answer));
  if (before && !before.wonOnce && answer.wonOnce) {
    void countStatistics("won");
  }
  if (before ? moved(before, answer) : isBegun(answer)) {
    kept = keep();
  }
  return true;
}

/** Whether there is a game at all: an empty board of the first visit is none. */
const isBegun = (shown: View) => shown.filled > 0 || shown.undoable > 0;

/** Whether there is something to keep: a selection or a mode is not. Every change of the board counts in the history. */
function moved(before: View, after: View): boolean {
  return (
    before.undoable !== after.undoable ||
    before.redoable !== after.redoable ||
    before.checkpoints !== after.checkpoints ||
    before.clock.state !== after.clock.state
  );
}

/** What there is to say of the step from `before` to `after`. */
function sentence(before: View | undefined, after: View): string {
  if (before && !before.won && after.won) {
    return words.value.wonIn(time(after.clock.elapsed));
  }
  if (before?.standing !== "full-but-wrong" && after.standing === "full-but-wrong") {
    return words.value.wrong;
  }
  if (before && before.mode !== after.mode) {
    return words.value.modeSays(words.value.modes[after.mode]);
  }
  return tell(after.notice);
}

/** Back to the last board without a wrong digit. */
export async function unmistake(): Promise<void> {
  dropHint();
  show(await askKnowing("unmistake", now()));
}

/** Shows the solution, or says why there is none to show. */
export async function solve(): Promise<void> {
  const answer = await askKnowing("solve", now());
  if (answer) {
    show(answer.view);
    if (answer.solutions === 0) {
      say(words.value.noSolution);
    } else if (answer.solutions === 2) {
      say(words.value.manySolutions);
    }
  }
}

/** Draws a puzzle of `level` and plays it. */
export async function newGame(level: number): Promise<void> {
  say(words.value.drawing);
  const puzzle = await made(level);
  if (puzzle !== undefined) {
    another();
    show(await ask("begin", puzzle, level, now()));
    void countStatistics("started");
    say(words.value.drawn(level));
  }
}

/** A new puzzle of `level`; undefined, and said, when there is none. */
export async function made(level: number): Promise<string | undefined> {
  try {
    const puzzle = await make(level);
    if (puzzle === undefined) {
      say(words.value.cancelled);
    }
    return puzzle;
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      say(words.value.notDrawn);
      return undefined;
    }
    throw failure;
  }
}

/** Which game was shown last, and which was kept last. */
let shownGame: number | undefined;
let inStorage: number | undefined;
let changed = false;
let keeping = false;
/** Until then the last change is kept, or could not be. */
let kept: Promise<void> = Promise.resolve();
/** A slow disk must not stop the game. */
const KEEPING_MS = 500;

function keptInTime(): Promise<unknown> {
  return keeping ? Promise.race([kept, new Promise((resolve) => setTimeout(resolve, KEEPING_MS))]) : kept;
}

/** Whether the last game could not be kept. */
let full = false;

/** Keeps the game; what changes meanwhile is kept right after. */
function keep(): Promise<void> {
  changed = true;
  return keeping ? kept : keepOn();
}

async function keepOn(): Promise<void> {
  keeping = true;
  try {
    while (changed) {
      changed = false;
      const shown = view.value;
      if (shown) {
        const id = game;
        const gone = await keepGame(id, await engine.ask("save", now()), shown, inStorage !== id);
        inStorage = id;
        full = false;
        if (gone > 0) {
          say(words.value.madeRoom(gone));
        }
      }
    }
  } catch {
    // A browser that keeps nothing still plays; but the player should know.
    if (!full) {
      full = true;
      say(words.value.keepsNothing);
    }
  } finally {
    keeping = false;
  }
}

/** Such as 3:07 or 1:02:45. */
export function time(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Puts a link to this board on the clipboard. */
export async function share(): Promise<void> {
  const fragment = await ask("link");
  if (fragment !== undefined) {
    await navigator.clipboard.writeText(linkOf(fragment));
    say(words.value.shared);
  }
}
