/** Changes the game on the table, and draws and keeps what comes of it. */

import type { Command } from "../engine/door";
import { isProblem, type Problem, type View } from "../engine/view";
import { options } from "../settings/settings";
import { words } from "../words";
import { headline, notice, say } from "../words/notice";
import { changeSaid } from "../words/notices";
import { expected } from "./ahead";
import { ask, save, wired } from "./ask";
import { now } from "./clock";
import { dropHint } from "./hint";
import { isCopy, isKept, keep, keptInTime, onTable } from "./keeping";
import { countStatistics } from "./statistics";
import { isAhead, putView, view } from "./view";

let turn: Promise<unknown> = Promise.resolve();

/** The commands that were given before the engine could do them, and are still to be done, the first one first. */
const waiting: Command[] = [];
/** What was drawn before any of them. */
let untouched: View | undefined;

/** Does `command`, and draws and keeps what comes of it. */
export function act(...command: Command): Promise<boolean> {
  if (isAhead.value) {
    return actAhead(command);
  }
  return inTurn(() => ask("act", ...wired(command), now()));
}

/** Draws at once what `command` will do, which the engine does when it can. */
function actAhead(command: Command): Promise<boolean> {
  waiting.push(command);
  if (untouched) {
    putView(expected(untouched, waiting));
  }
  return inTurn(async () => {
    const answer = await ask("act", ...wired(command), now()).finally(() => waiting.shift());
    return answer && !isProblem(answer) ? expected(answer, waiting) : answer;
  });
}

/** Draws a puzzle that the page lays on the table before the engine can; `lay` tells the engine, before all that is
 * done to the puzzle meanwhile. */
export function layAhead(drawn: View, lay: () => Promise<View | undefined>): Promise<void> {
  isAhead.value = true;
  untouched = drawn;
  showUntouched(drawn);
  const laid = turn.then(lay).then((answer) => {
    isAhead.value = false;
    if (answer) {
      showUntouched(expected(answer, waiting));
    }
  });
  turn = laid.catch(() => undefined);
  return laid;
}

/** Takes in the puzzle that `text` holds, as a game of its own, and plays it at once. */
export function playText(text: string): Promise<boolean> {
  return inTurn(async () => {
    const opened = await ask("openText", text, now());
    return opened && !isProblem(opened) ? ask("act", ...wired(["resume"]), now()) : opened;
  });
}

/** Lets a puzzle be entered, as a game of its own: with the clues of the one on the table, or from an empty board. No
 * undo leads into the game before. */
export function enterAnew(withClues: boolean): Promise<boolean> {
  return inTurn(async () => {
    await ask("act", ...wired(["enter-puzzle"]), now());
    if (!withClues) {
      await ask("act", ...wired(["clear-all"]), now());
    }
    const link = await ask("link");
    return link === undefined ? link : ask("follow", link, now());
  });
}

/** Changes the game as the last hint says. */
export function applyTold(): Promise<boolean> {
  return inTurn(() => ask("applyHint", now()));
}

/** Ends when all that was asked for so far is done: what is asked about the game then is about what the player sees. */
export const settled = (): Promise<unknown> => turn;

/** Draws and keeps what comes of a question that changes the game. One comes after the other, and none before the last
 * change is kept, so that no more than one is lost whenever the page ends. */
function inTurn(asked: () => Promise<View | Problem | undefined>): Promise<boolean> {
  const done = turn.then(() => keptInTime()).then(() => shownNow(asked));
  turn = done.catch(() => undefined);
  return done;
}

async function shownNow(asked: () => Promise<View | Problem | undefined>): Promise<boolean> {
  const before = view.value;
  const done = show(await asked());
  if (done && before?.digits !== view.value?.digits) {
    dropHint();
  }
  return done;
}

const source = { shown: () => view.value, save };

/** Keeps what the clock shows, of a game that has been kept. */
export function keepTime(): void {
  if (isKept()) {
    keep(source);
  }
}

/** Which game was shown last. */
let shownGame: number | undefined;

export const gameShown = () => shownGame;

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
  putView(answer);
  options.value = answer.options.join(" ");
  say(!before && isCopy() ? words.value.openElsewhere : changeSaid(before, answer));
  if (before && !before.won && answer.won) {
    headline.value = notice.value;
  }
  if (before && !before.wonOnce && answer.wonOnce) {
    void countStatistics("won");
  }
  if (before ? moved(before, answer) : isBegun(answer)) {
    if (before && isUntouched) {
      void countStatistics("started");
    }
    isUntouched = false;
    keep(source);
  }
  return true;
}

/** Whether the game on the table was laid there by the page, and has not been played. */
let isUntouched = false;

/** Draws a puzzle that the page has laid on the table; it is kept, and counts, from its first change on. */
export function showUntouched(answer: View): void {
  shownGame = onTable();
  putView(answer);
  isUntouched = true;
}

/** Keeps what the page has laid on the table, though it has not been played: the player goes elsewhere, and comes back. */
export async function keepUntouched(): Promise<void> {
  if (isUntouched) {
    isUntouched = false;
    void countStatistics("started");
    keep(source);
    await keptInTime();
  }
}

/** Whether there is a game at all: an empty board of the first visit is none. */
const isBegun = (shown: View) => shown.filled > 0 || shown.undoable > 0;

/** Whether there is something to keep: a selection or a mode is not. Every change of the board counts in the history. */
function moved(before: View, after: View): boolean {
  return (
    before.undoable !== after.undoable ||
    before.redoable !== after.redoable ||
    before.checkpoints.length !== after.checkpoints.length ||
    before.clock.state !== after.clock.state
  );
}
