/** Which of the kept games with rules of their own is on the table of this tab, and keeps it whenever it changes. */

import type { Variant } from "../engine/variant";
import { type KeptGame, LONGEST_NAME } from "../game/archive";
import { keptInTab } from "../game/keeping";
import { gameNow, keepGame, keptGames } from "../game/storage";
import { isVariantGame } from "../game/variants";
import { words } from "../words";
import { say, sayToo } from "../words/notice";
import { type Beside, savedOf } from "./kept";
import { type History, textOf } from "./state";

/** The tab's own name for what it had on the table, for when it is loaded anew. */
const TABLE = "escargot.variant";

let table = 0;
/** Whether it has been kept before. */
let isKept = false;
/** Frees the game that this tab has on its own. */
let release: () => void = () => undefined;

/** Puts a new game on the table; the last one stays where it is kept. */
export async function layNew(): Promise<void> {
  await lay(Date.now(), false);
}

/** Puts a kept game on the table again, or a copy of it where another tab has it on its own. */
export async function layAgain(id: number): Promise<void> {
  const free = await claimed(id);
  await (free ? lay(id, true, free) : lay(Date.now(), false));
}

async function lay(id: number, kept: boolean, free?: () => void): Promise<void> {
  release();
  release = free ?? (await claimed(id)) ?? (() => undefined);
  table = id;
  isKept = kept;
  keptInTab(TABLE, String(id));
}

/** What frees the game `id`; undefined where another tab has it. Browsers have no locks on pages without TLS. */
function claimed(id: number): Promise<(() => void) | undefined> {
  if (!("locks" in navigator)) {
    return Promise.resolve(() => undefined);
  }
  return new Promise((resolve) => {
    void navigator.locks.request(`escargot-game-${id}`, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((free) => resolve(free)) : resolve(undefined),
    );
  });
}

/** The game that was on the table of this tab, or else the one that changed last. */
export async function lastGame(): Promise<KeptGame | undefined> {
  const games = (await keptGames()).filter(isVariantGame);
  const id = keptInTab(TABLE);
  return games.find((game) => String(game.id) === id) ?? games[0];
}

let saving: Promise<void> = Promise.resolve();

/** Keeps the game; ends when it is kept, or could not be, which is said. */
export function keepTable(puzzle: Variant, history: History, beside: Beside, won: boolean): Promise<void> {
  const { digits } = history.board;
  const shown = {
    level: -1,
    filled: digits.filter((digit) => digit > 0).length,
    won,
    digits: textOf(digits),
    givens: puzzle.givens,
  };
  const name = puzzle.title.slice(0, LONGEST_NAME) || undefined;
  const game = gameNow({ id: table, name }, savedOf(puzzle, history, beside), shown);
  saving = saving.then(async () => {
    try {
      const gone = await keepGame(game, !isKept);
      isKept ||= game.id === table;
      if (gone > 0) {
        sayToo(words.value.madeRoom(gone));
      }
    } catch {
      say(words.value.keepsNothing);
    }
  });
  return saving;
}
