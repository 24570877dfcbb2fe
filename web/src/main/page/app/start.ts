/** Begins the page, and follows the links that its address carries. */

import { effect, signal, untracked } from "@preact/signals";
import { isCovered } from "../components/open";
import { isPlace, nameBoard, type Place, place, visit } from "../components/route";
import { focusBoard } from "../focus/focus";
import { act, giveAgain, keepTime, show } from "../game/act";
import { ask } from "../game/ask";
import { beside, isBeside } from "../game/beside";
import { holdClock, now } from "../game/clock";
import { welcome } from "../game/first";
import { backToGame, followLink, tablesLaid } from "../game/games";
import { hint } from "../game/hint";
import { linkedOf } from "../game/link";
import { practising } from "../game/practise";
import { brought } from "../game/variants";
import { view } from "../game/view";
import { hintAt } from "../hint/asking";
import type { Session } from "../session/session";
import { notice, say } from "../words/notice";
import { keepAddress, lay } from "./beside";
import { openLesson } from "./lesson";

/** Whether the tab is out of sight. */
const isHidden = signal(document.hidden);

/** Follows from now on where the page is: its clock stands still while the puzzle cannot be seen, and what is put on the
 * table is shown. */
export function watchPlace(session: Session): void {
  nameBoard(() => beside(session).value);
  effect(() => holdClock(session, isHidden.value || isCovered.value || place.value !== "board"));

  effect(() => {
    if (tablesLaid(session).value > 0 && BESIDE.includes(place.peek())) {
      untracked(() => visit("board", beside(session).peek()));
    }
  });

  effect(() => brought(session).value && untracked(() => visit("variant")));
}

/** Where the game on the table is not to be seen. */
const BESIDE: readonly Place[] = ["course", "learn", "lines", "replay", "variant"];

/** How much of the time played may be lost. */
const KEEPING_MS = 5_000;

/** Begins: with the puzzle of the address, if it has one, else with the game that was left, or on a first visit with a
 * puzzle of the page's own. Where it is known that this is a first visit, `view` has its puzzle at once. */
export async function begin(session: Session, isFirst: boolean | Promise<boolean>): Promise<void> {
  const address = location.hash;
  const shown = showFirst(session, isFirst);
  let followed: Promise<unknown> = shown;
  const followNext = () => {
    followed = followed.finally(() => follow(session));
  };
  // The board may be seen before the engine is there, and so may links to others.
  window.addEventListener("hashchange", followNext);
  await shown;
  if (location.hash !== address && location.hash !== "") {
    // The player went there meanwhile; else the address would be taken back to what is on the table.
    followNext();
  }
  await followed;
  keepAddress(session);
  if (isReloaded() && place.value === "board") {
    // Where it was before.
    focusBoard();
  }
  // A page that ends has no time left to keep anything.
  window.setInterval(
    () => view(session).value?.clock.state === "running" && !document.hidden && keepTime(session),
    KEEPING_MS,
  );
  document.addEventListener("visibilitychange", () => {
    // The time of the clock is kept for when the player comes back.
    if (document.hidden) {
      keepTime(session);
    }
    isHidden.value = document.hidden;
  });
}

/** Shows what the page begins with. */
async function showFirst(session: Session, isFirst: boolean | Promise<boolean>): Promise<void> {
  // Nothing known is waited for: what is drawn next shall have the puzzle.
  if (typeof isFirst === "boolean" ? isFirst : await isFirst) {
    await welcome(session);
  } else {
    await goOn(session);
  }
}

/** Shows the game that was left, or what the address carries. */
async function goOn(session: Session): Promise<void> {
  // An engine that hangs has been replaced by then.
  if (!show(session, await ask(session, "view", now(session)))) {
    show(session, await ask(session, "view", now(session)));
  }
  await giveAgain(session);
  if (!(await followAddress(session)) && isEmpty(session)) {
    await welcome(session);
  }
  await goOnCounting(session);
  const task = beside(session).value === "" ? undefined : practising(session).value;
  if (task?.task?.mode === "guided" && !task.found && !hint(session).value) {
    await hintAt(session, 1);
  }
}

/** Lets the clock of a game that was begun run again: the board is in sight. */
async function goOnCounting(session: Session): Promise<void> {
  const shown = view(session).value;
  const isBegun = shown?.stage === "playing" && !shown.won && shown.clock.elapsed > 0;
  if (isBegun && shown.clock.state === "stopped") {
    const said = notice(session).value;
    await act(session, "resume");
    // What was said of the game is not over because its clock runs.
    say(session, said);
  }
}

/** Whether nothing was ever done on the board. */
function isEmpty(session: Session): boolean {
  const shown = view(session).value;
  return shown?.stage === "entering" && shown.filled === 0 && shown.undoable === 0;
}

const isReloaded = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

/** Goes where the address has been changed to, by the browser's ways back and on or by the player: without anything
 * behind its `#` it is that of the game. */
async function follow(session: Session): Promise<void> {
  if (linkedOf(location.hash).board === "" && beside(session).value !== "") {
    await backToGame(session);
  } else {
    await followAddress(session);
  }
}

/** Begins with what the link in the address carries, if there is one, and opens what it wants beside its board; answers
 * whether it did. */
async function followAddress(session: Session): Promise<boolean> {
  const { board, opens } = linkedOf(location.hash);
  if (!board || isPlace(location.hash)) {
    return false;
  }
  if (isBeside(board)) {
    return lay(session, board);
  }
  history.replaceState(undefined, "", location.pathname);
  const followed = await followLink(session, board);
  if (followed) {
    await openLesson(session, opens);
  }
  return followed;
}
