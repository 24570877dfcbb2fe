/** The page's state: what the engine last said of the game on the table. */
import { signal } from "@preact/signals";
import { type Answers, type Call, isProblem, OPTIONS, type Problem, type View } from "./engine/answers";
import { type Ask, EngineFailure, engine as startEngine } from "./engine/client";
import { speak } from "./engine/speak";
import { isKept, keep, keptInTime, onTable, putOnTable } from "./game/keeping";
import { leftOut, options } from "./game/settings";
import { countStatistics } from "./game/statistics";
import { keptGames } from "./game/storage";
import { dropHint } from "./hint/shown";
import { language, words } from "./words";
import type { Naming } from "./words/naming";
import { say } from "./words/notice";
import { tell } from "./words/notices";
import { time } from "./words/time";

export const view = signal<View | undefined>(undefined);

/** How long the last answer took, in milliseconds. */
export const took = signal(0);

/** When the view came, by the clock of `performance`. */
let came = 0;

export const viewCame = () => came;

let instances = 0;
const engine = startEngine(prepare);

/** Which engine answers now: one that failed is replaced, and the next one knows nothing. */
export const instance = () => instances;

/** A fresh engine knows neither the language nor the game. */
async function prepare(ask: Ask<Answers>): Promise<void> {
  instances++;
  await speak(ask, language.value);
  await ask("leaveOut", leftOut.value);
  const last = (await keptGames())[0];
  if (last) {
    putOnTable(last.id);
    await ask("load", last.saved, now());
  }
  const on = options.value.split(" ");
  for (const option of OPTIONS) {
    await ask("act", on.includes(option) ? "turn-on" : "turn-off", 0, option, now());
  }
}

/** Has the engine speak the language `code`, and name cells as `naming` says. */
export function teach(code: string, naming: Naming): Promise<void> {
  return speak(engine.ask, code, naming);
}

/** The clock of the page, in whole milliseconds. */
export function now(): number {
  return Date.now();
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

export const isPaused = () => view.value?.clock.state === "paused";

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

const source = { shown: () => view.value, save: () => engine.ask("save", now()) };

/** Keeps what the clock shows, of a game that has been kept. */
export function keepTime(): void {
  if (isKept()) {
    keep(source);
  }
}

/** Which game was shown last. */
let shownGame: number | undefined;

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
  const before = shownGame === onTable() ? view.value : undefined;
  shownGame = onTable();
  came = performance.now();
  view.value = answer;
  options.value = answer.options.join(" ");
  say(sentence(before, answer));
  if (before && !before.wonOnce && answer.wonOnce) {
    void countStatistics("won");
  }
  if (before ? moved(before, answer) : isBegun(answer)) {
    keep(source);
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

function inHand(tool: View["tool"]): string {
  const w = words.value;
  return tool === "pointer" ? w.handEmpty : w.inHand(tool === "eraser" ? w.eraser : String(tool));
}

/** What there is to say of the step from `before` to `after`. */
function sentence(before: View | undefined, after: View): string {
  if (before && !before.won && after.won) {
    const { wonIn, level, hintsUsed } = words.value;
    const played = after.level < 0 ? "" : ` ${level} ${after.level}.`;
    return `${wonIn(time(after.clock.elapsed))}${played} ${hintsUsed(after.hints)}`;
  }
  if (before?.standing !== "full-but-wrong" && after.standing === "full-but-wrong") {
    return words.value.wrong;
  }
  if (before && before.tool !== after.tool && after.notice.kind === "quiet") {
    return inHand(after.tool);
  }
  if (before && before.mode !== after.mode) {
    return words.value.modeSays(words.value.modes[after.mode]);
  }
  return tell(after.notice);
}
