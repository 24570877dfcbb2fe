/** Keeps the game on the table whenever it has changed. */
import { signal } from "@preact/signals";
import { EngineFailure } from "../engine/client";
import type { View } from "../engine/view";
import { embedded } from "../settings/embedded";
import { words } from "../words";
import { notice, say, sayToo } from "../words/notice";
import type { KeptGame } from "./archive";
import { claim } from "./claim";
import { gameNow, keepGame } from "./storage";

/** Where what is to be kept comes from. */
export interface Source {
  readonly shown: () => View | undefined;
  readonly save: () => Promise<string>;
}

/** A slow disk must not stop the game. */
const KEEPING_MS = 500;

/** Which of the kept games is on the table, and which was kept last. */
let table = Date.now();
let inStorage: number | undefined;

let changed = false;
let keeping = false;
/** Until then the last change is kept, or could not be. */
let kept: Promise<void> = Promise.resolve();
/** Whether the last change could not be kept. */
export const unkept = signal(false);

/** Which of the kept games is on the table. */
export const onTable = () => table;

/** Whether the game on the table has been kept before. */
export const isKept = () => inStorage === table;

/** Whether the game on the table is a copy of one that another tab has on its own. */
let copied = false;

export const isCopy = () => copied;

/** What the game on the table is called; undefined where that is its level, or nothing. */
let name: string | undefined;

export const gameName = () => name;

/** Puts a new game on the table, which may have a name; the last one stays where it is kept. */
export function putOnTable(called?: string): void {
  copied = false;
  name = called;
  lay(Date.now());
  void claim(table);
}

/** Puts a kept game on the table again, or a copy of it where another tab has it on its own. */
export async function putBack({ id, name: called }: Pick<KeptGame, "id" | "name">): Promise<void> {
  copied = !(await claim(id));
  name = called;
  lay(copied ? Date.now() : id);
  if (copied) {
    void claim(table);
  }
}

/** The tab's own names for what it had on the table, and for the game that it plays where that was something else: for
 * when it is loaded anew. */
const TABLE = "escargot.table";
const GAME = "escargot.game";

/** The same, where the browser keeps nothing for the tab. */
const inTab = new Map<string, string>();

/** What the tab itself keeps under `name`, put there first where `text` is given. */
export function keptInTab(name: string, text?: string): string | undefined {
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

function lay(id: number): void {
  table = id;
  keptInTab(TABLE, String(id));
}

/** Takes `id` for the game that the player comes back to from what is put on the table beside it. */
export function leaveBehind(id: number): void {
  keptInTab(GAME, String(id));
}

/** Whether the tab had nothing on its table before the page was loaded. */
export const isNewTab = keptInTab(TABLE) === undefined;

/** Of the `kept` games the one that this tab plays; undefined where it is not known. */
export const playedOf = (kept: readonly KeptGame[]) => kept.find(({ id }) => String(id) === keptInTab(GAME));

/** Of the `kept` games the one that was on the table of this tab, or else the one that it plays, or that changed last. */
export function lastOf(kept: readonly KeptGame[]): KeptGame | undefined {
  return kept.find(({ id }) => String(id) === keptInTab(TABLE)) ?? playedOf(kept) ?? kept[0];
}

/** Ends when the last change is kept, or as soon as that takes too long. */
export function keptInTime(): Promise<unknown> {
  return keeping ? Promise.race([kept, new Promise((resolve) => setTimeout(resolve, KEEPING_MS))]) : kept;
}

/** Keeps the game; what changes meanwhile is kept right after. */
export function keep(source: Source): void {
  changed = true;
  if (!keeping) {
    kept = keepOn(source);
  }
}

async function keepOn(source: Source): Promise<void> {
  keeping = true;
  try {
    while (changed) {
      changed = false;
      const shown = source.shown();
      if (shown) {
        const id = table;
        void claim(id);
        const game = gameNow({ id, name }, await source.save(), shown);
        const gone = await keepGame(game, inStorage !== id);
        inStorage = id;
        unkept.value = false;
        if (gone > 0) {
          sayToo(words.value.madeRoom(gone));
        }
      }
    }
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      engineFailed();
    } else if (!unkept.value) {
      // A browser that keeps nothing still plays; but the player should know.
      unkept.value = true;
      say(words.value.keepsNothing);
    }
  } finally {
    keeping = false;
  }
}

/** The storage is not to blame; and a question that failed with this one may have said so already. */
function engineFailed(): void {
  if (notice.value !== words.value.noEngine) {
    say(words.value.noEngine);
  }
}
