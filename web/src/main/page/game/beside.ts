/** What stands on the table beside the game that is played: a puzzle that is entered, the setter's desk, a position to
 * practise. Each has an address, and its way back leads to the game. */

import { computed, effect } from "@preact/signals";
import { part, type Session } from "../session/session";
import { atDesk } from "../settings/settings";
import { entriesOf, isNumber, readObject } from "../settings/shapes";
import { gameShown } from "./act";
import { keptInTab, leaveBehind } from "./keeping";
import { type Practising, practising } from "./practise";
import type { Task } from "./task";
import { view } from "./view";

export const ENTER = "enter";
export const DESK = "desk";
/** Begins the address of a position for a technique, which follows. */
export const PRACTICE = "practice";
/** Begins the address of a position of the course: its lesson, or the chapter where the lesson is a secret, and its mode
 * follow. */
export const LESSON = "lesson";

const ADDRESS = new RegExp(`^(${ENTER}|${DESK}|(${PRACTICE}|${LESSON})/[a-z0-9/-]+)$`);

/** Whether an address that ends in `#` and `board` leads to a table beside the game. */
export const isBeside = (board: string) => ADDRESS.test(board);

/** The end of the address of what is on the table; empty for the game itself. */
export const beside = part((session) =>
  computed(() => {
    const shown = view(session).value;
    const now = practising(session).value;
    if (shown?.stage === "entering") {
      return atDesk.value ? DESK : ENTER;
    }
    return shown && now?.givens === shown.givens ? addressOf(now) : "";
  }),
);

/** The end of the address of what is practised. */
export const addressOf = ({ technique, task }: Pick<Practising, "technique" | "task">) =>
  task ? `${LESSON}/${secretive(task)}/${task.mode}` : `${PRACTICE}/${technique}`;

/** Whether the position that was practised last has this address. An earlier one would be taken for the game that is
 * played, if it came back to the table: what was to be found in it is no longer known. */
export const isPractised = (session: Session, address: string) => {
  const now = practising(session).value;
  return now !== undefined && addressOf(now) === address;
};

/** What an address may tell of the task. */
const secretive = ({ mode, chapter, lesson }: Task) => (mode === "mixed" ? chapter : lesson);

/** The tab's own name for the tables that it had, by address. */
const TABLES = "escargot.beside";

const tables = (session: Session) =>
  entriesOf(readObject(keptInTab(session, TABLES) ?? "{}"), (id) => isNumber(id));

/** Which of the kept games was on the table that has this address. */
export const tableAt = (session: Session, address: string): number | undefined =>
  tables(session)[tableName(address)];

/** The desk is another view of a puzzle that is entered. */
const tableName = (address: string) => (address === DESK ? ENTER : address);

/** Has the tab remember what stands on which table. */
export const watchTables = (session: Session) =>
  effect(() => {
    const address = beside(session).value;
    const game = gameShown(session);
    if (view(session).value && game !== undefined) {
      if (address === "") {
        leaveBehind(session, game);
      } else {
        keptInTab(session, TABLES, JSON.stringify({ ...tables(session), [tableName(address)]: game }));
      }
    }
  });
