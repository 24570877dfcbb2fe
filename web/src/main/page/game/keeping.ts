/** Keeps the game on the table whenever it has changed. */

import { signal } from "@preact/signals";
import { EngineFailure } from "../engine/client";
import type { View } from "../engine/view";
import { part, type Session } from "../session/session";
import { embedded } from "../settings/embedded";
import { words } from "../words";
import { notice, say, sayToo } from "../words/notice";
import type { KeptGame } from "./archive";
import { claim } from "./claim";
import { forgetFlight } from "./in-flight";
import { gameNow, keepGame } from "./storage";

/** Where what is to be kept comes from. */
export interface Source {
  readonly shown: () => View | undefined;
  readonly save: () => Promise<string>;
}

/** A slow disk must not stop the game. */
const KEEPING_MS = 500;

let lastNumber = 0;

/** The number of a new game: the time at which it begins, but no two have the same. */
export function newNumber(): number {
  lastNumber = Math.max(Date.now(), lastNumber + 1);
  return lastNumber;
}

const kept = part(() => ({
  /** Which of the kept games is on the table, and which was kept last. */
  table: newNumber(),
  inStorage: undefined as number | undefined,
  /** When the game `id` had changed last as its text was written, or read. */
  text: undefined as Pick<KeptGame, "id" | "changed"> | undefined,
  /** Whether the game on the table is a copy of one that another tab has on its own. */
  copied: false,
  /** What the game on the table is called; undefined where that is its level, or nothing. */
  name: undefined as string | undefined,
  changed: false,
  keeping: false,
  /** Until then the last change is kept, or could not be. */
  done: Promise.resolve(),
}));
/** Whether the last change could not be kept. */
export const unkept = part(() => signal(false));

/** Which of the kept games is on the table. */
export const onTable = (session: Session) => kept(session).table;

/** Whether the game on the table has been kept before. */
export const isKept = (session: Session) => kept(session).inStorage === kept(session).table;

/** Which text there is of the game on the table; undefined where there is none yet. */
export function keptAs(session: Session): Pick<KeptGame, "id" | "changed"> | undefined {
  const { text, table } = kept(session);
  return text?.id === table ? { id: table, changed: text.changed } : undefined;
}

/** Whether the game on the table is a copy of one that another tab has on its own. */
export const isCopy = (session: Session) => kept(session).copied;

/** What the game on the table is called; undefined where that is its level, or nothing. */
export const gameName = (session: Session) => kept(session).name;

/** Puts a new game on the table, which may have a name; the last one stays where it is kept. */
export function putOnTable(session: Session, called?: string): void {
  const own = kept(session);
  own.copied = false;
  own.name = called;
  lay(session, newNumber());
  void claim(session, own.table);
}

/** Puts a kept game on the table again, or a copy of it where another tab has it on its own. */
export async function putBack(
  session: Session,
  { id, name: called, changed }: Pick<KeptGame, "id" | "name" | "changed">,
): Promise<void> {
  const own = kept(session);
  own.copied = !(await claim(session, id));
  own.name = called;
  lay(session, own.copied ? newNumber() : id);
  own.text = { id, changed };
  if (own.copied) {
    void claim(session, own.table);
  }
}

/** The tab's own names for what it had on the table, and for the game that it plays where that was something else: for
 * when it is loaded anew. */
const TABLE = "escargot.table";
const GAME = "escargot.game";

/** The same, where the browser keeps nothing for the tab. */
const inTab = new Map<string, string>();

/** What the tab itself keeps under `name`, put there first where `text` is given. */
export function keptInTab(session: Session, what: string, text?: string): string | undefined {
  const name = what + session.name;
  if (text !== undefined) {
    inTab.set(name, text);
  }
  if (!embedded) {
    try {
      if (text !== undefined) {
        sessionStorage.setItem(name, text);
      }
      return sessionStorage.getItem(name) ?? undefined;
    } catch {
      // Then the game that changed last is on the table next time.
    }
  }
  return inTab.get(name);
}

function lay(session: Session, id: number): void {
  if (kept(session).table !== id) {
    forgetFlight(session);
  }
  kept(session).table = id;
  keptInTab(session, TABLE, String(id));
}

/** Takes `id` for the game that the player comes back to from what is put on the table beside it. */
export function leaveBehind(session: Session, id: number): void {
  keptInTab(session, GAME, String(id));
}

/** Whether the tab had nothing on its table before the page was loaded. */
export const isNewTab = part((session) => keptInTab(session, TABLE) === undefined);

/** Of the kept `games` the one that this tab plays; undefined where it is not known. */
export const playedOf = (session: Session, games: readonly KeptGame[]) =>
  games.find(({ id }) => String(id) === keptInTab(session, GAME));

/** Of the kept `games` the one that was on the table of this tab, or else the one that it plays, or that changed last. */
export function lastOf(session: Session, games: readonly KeptGame[]): KeptGame | undefined {
  return (
    games.find(({ id }) => String(id) === keptInTab(session, TABLE)) ?? playedOf(session, games) ?? games[0]
  );
}

/** Ends when the last change is kept, or as soon as that takes too long. */
export function keptInTime(session: Session): Promise<unknown> {
  const { keeping, done } = kept(session);
  return keeping ? Promise.race([done, new Promise((resolve) => setTimeout(resolve, KEEPING_MS))]) : done;
}

/** Keeps the game; what changes meanwhile is kept right after. */
export function keep(session: Session, source: Source): void {
  const own = kept(session);
  own.changed = true;
  if (!own.keeping) {
    own.done = keepOn(session, source);
  }
}

async function keepOn(session: Session, source: Source): Promise<void> {
  const own = kept(session);
  own.keeping = true;
  try {
    while (own.changed) {
      own.changed = false;
      const shown = source.shown();
      if (shown) {
        const { table: id, name } = own;
        void claim(session, id);
        const game = gameNow({ id, name }, await source.save(), shown);
        own.text = game;
        const gone = await keepGame(game, own.inStorage !== id);
        own.inStorage = id;
        unkept(session).value = false;
        if (gone > 0) {
          sayToo(session, words.value.madeRoom(gone));
        }
      }
    }
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      engineFailed(session);
    } else if (!unkept(session).value) {
      // A browser that keeps nothing still plays; but the player should know.
      unkept(session).value = true;
      say(session, words.value.keepsNothing);
    }
  } finally {
    own.keeping = false;
  }
}

/** The storage is not to blame; and a question that failed with this one may have said so already. */
function engineFailed(session: Session): void {
  if (notice(session).value !== words.value.noEngine) {
    say(session, words.value.noEngine);
  }
}
