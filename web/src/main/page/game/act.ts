/** Changes the game on the table, and draws and keeps what comes of it. */

import type { Command } from "../engine/door";
import { isProblem, type Problem, type View } from "../engine/view";
import { part, type Session } from "../session/session";
import { options } from "../settings/settings";
import { words } from "../words";
import { headline, notice, say } from "../words/notice";
import { changeSaid } from "../words/notices";
import { expected } from "./ahead";
import { ask, save, wired } from "./ask";
import { now } from "./clock";
import { dropHint } from "./hint";
import { finish, give, lose, saving, see, send, takeLeft } from "./in-flight";
import { isCopy, isKept, keep, keptAs, keptInTime, onTable } from "./keeping";
import { countStatistics } from "./statistics";
import { isAhead, putView, view } from "./view";

/** What is done in a session, one after the other. */
const acting = part(() => ({
  turn: Promise.resolve() as Promise<unknown>,
  /** The commands that were given before the engine could do them, and are still to be done, the first one first. */
  waiting: [] as Command[],
  /** What was drawn before any of them, and of which game. */
  untouched: undefined as View | undefined,
  untouchedGame: undefined as number | undefined,
  /** Which game was shown last. */
  shownGame: undefined as number | undefined,
  /** Whether the game on the table was laid there by the page, and has not been played. */
  isUntouched: false,
}));

/** Does `command`, and draws and keeps what comes of it. */
export function act(session: Session, ...command: Command): Promise<boolean> {
  give(session, command, () => keptAs(session) ?? laid(session));
  return isAhead(session).value
    ? actAhead(session, command)
    : inTurn(session, () => answerTo(session, command));
}

/** Gives the commands again that a page left of the game on the table. */
export async function giveAgain(session: Session): Promise<void> {
  const kept = keptAs(session);
  for (const command of kept ? takeLeft(kept) : []) {
    await act(session, ...command);
  }
}

/** The puzzle that the page laid on the table; undefined where another game is there. */
function laid(session: Session): { readonly puzzle: string } | undefined {
  const { untouched, untouchedGame } = acting(session);
  return untouched && untouchedGame === onTable(session) ? { puzzle: untouched.givens } : undefined;
}

/** What the engine answers to `command`. */
async function answerTo(session: Session, command: Command): Promise<View | Problem | undefined> {
  const before = view(session).value;
  send(session, command);
  const answer = await ask(session, "act", ...wired(command), now(session));
  if (!answer) {
    lose(session);
  } else if (isProblem(answer)) {
    finish(session, command);
  } else {
    see(session, answer);
    if (before && !moved(before, answer)) {
      finish(session, command);
    }
  }
  return answer;
}

/** Draws at once what `command` will do, which the engine does when it can. */
function actAhead(session: Session, command: Command): Promise<boolean> {
  const { waiting, untouched } = acting(session);
  waiting.push(command);
  if (untouched) {
    putView(session, expected(untouched, waiting));
  }
  return inTurn(session, async () => {
    const answer = await answerTo(session, command).finally(() => waiting.shift());
    return answer && !isProblem(answer) ? expected(answer, waiting) : answer;
  });
}

/** Draws a puzzle that the page lays on the table before the engine can; `lay` tells the engine, before all that is
 * done to the puzzle meanwhile. */
export function layAhead(session: Session, drawn: View, lay: () => Promise<View | undefined>): Promise<void> {
  isAhead(session).value = true;
  acting(session).untouched = drawn;
  acting(session).untouchedGame = onTable(session);
  showUntouched(session, drawn);
  const laid = acting(session)
    .turn.then(lay)
    .then((answer) => {
      isAhead(session).value = false;
      if (answer) {
        showUntouched(session, expected(answer, acting(session).waiting));
      }
    });
  acting(session).turn = laid.catch(() => undefined);
  return laid;
}

/** Takes in the puzzle that `text` holds, as a game of its own, and plays it at once. */
export function playText(session: Session, text: string): Promise<boolean> {
  return inTurn(session, async () => {
    const opened = await ask(session, "openText", text, now(session));
    return opened && !isProblem(opened) ? ask(session, "act", ...wired(["resume"]), now(session)) : opened;
  });
}

/** Lets a puzzle be entered, as a game of its own: with the clues of the one on the table, or from an empty board. No
 * undo leads into the game before. */
export function enterAnew(session: Session, withClues: boolean): Promise<boolean> {
  return inTurn(session, async () => {
    await ask(session, "act", ...wired(["enter-puzzle"]), now(session));
    if (!withClues) {
      await ask(session, "act", ...wired(["clear-all"]), now(session));
    }
    const link = await ask(session, "link");
    return link === undefined ? link : ask(session, "follow", link, now(session));
  });
}

/** Changes the game as the `effects` of a hint say. */
export function applyTold(session: Session, effects: string): Promise<boolean> {
  return inTurn(session, () => ask(session, "applyHint", effects, now(session)));
}

/** Ends when all that was asked for so far is done: what is asked about the game then is about what the player sees. */
export const settled = (session: Session): Promise<unknown> => acting(session).turn;

/** Draws and keeps what comes of a question that changes the game. One comes after the other, and none before the last
 * change is kept, so that no more than one is lost whenever the page ends. */
function inTurn(session: Session, asked: () => Promise<View | Problem | undefined>): Promise<boolean> {
  const done = acting(session)
    .turn.then(() => keptInTime(session))
    .then(() => shownNow(session, asked));
  acting(session).turn = done.catch(() => undefined);
  return done;
}

async function shownNow(
  session: Session,
  asked: () => Promise<View | Problem | undefined>,
): Promise<boolean> {
  const before = view(session).value;
  const done = show(session, await asked());
  if (done && before?.digits !== view(session).value?.digits) {
    dropHint(session);
  }
  return done;
}

const source = part((session) => ({
  shown: () => view(session).value,
  save: async () => {
    const saved = saving(session);
    const text = await save(session);
    saved();
    return text;
  },
}));

/** Keeps what the clock shows, of a game that has been kept. */
export function keepTime(session: Session): void {
  if (isKept(session)) {
    keep(session, source(session));
  }
}

/** Which game was shown last. */
export const gameShown = (session: Session) => acting(session).shownGame;

/** Draws and keeps the answer; false when it was a problem, which is told. */
export function show(session: Session, answer: View | Problem | undefined): boolean {
  if (!answer) {
    return false;
  }
  if (isProblem(answer)) {
    say(session, words.value.problem(answer.line, answer.column, answer.problem));
    return false;
  }
  // What another game had is nothing to compare with.
  const before = acting(session).shownGame === onTable(session) ? view(session).value : undefined;
  acting(session).shownGame = onTable(session);
  if (acting(session).waiting.length === 0) {
    // Else more is shown than the engine has answered.
    see(session, answer);
  }
  putView(session, answer);
  options.value = answer.options.join(" ");
  say(session, !before && isCopy(session) ? words.value.openElsewhere : changeSaid(before, answer));
  if (before && !before.won && answer.won) {
    headline(session).value = notice(session).value;
  }
  if (before && !before.wonOnce && answer.wonOnce) {
    void countStatistics(session, "won");
  }
  if (before ? moved(before, answer) : isBegun(answer)) {
    if (before && acting(session).isUntouched) {
      void countStatistics(session, "started");
    }
    acting(session).isUntouched = false;
    keep(session, source(session));
  }
  return true;
}

/** Draws a puzzle that the page has laid on the table; it is kept, and counts, from its first change on. */
export function showUntouched(session: Session, answer: View): void {
  acting(session).shownGame = onTable(session);
  putView(session, answer);
  acting(session).isUntouched = true;
}

/** Keeps what the page has laid on the table, though it has not been played: the player goes elsewhere, and comes back. */
export async function keepUntouched(session: Session): Promise<void> {
  if (acting(session).isUntouched) {
    acting(session).isUntouched = false;
    void countStatistics(session, "started");
    keep(session, source(session));
    await keptInTime(session);
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
