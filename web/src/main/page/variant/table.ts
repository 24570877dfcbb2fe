/** Which of the kept games with rules of their own is on the table of this tab, and keeps it whenever it changes. */

import type { Variant } from "../engine/variant";
import { type KeptGame, LONGEST_NAME } from "../game/archive";
import { keptInTab, newNumber } from "../game/keeping";
import { gameNow, keepGame, keptGames } from "../game/storage";
import { isVariantGame } from "../game/variants";
import { part, type Session } from "../session/session";
import { words } from "../words";
import { say, sayToo } from "../words/notice";
import { type Beside, savedOf } from "./kept";
import { type History, textOf } from "./state";

/** The tab's own name for what it had on the table, for when it is loaded anew. */
const TABLE = "escargot.variant";

const tabled = part(() => ({
  table: 0,
  /** Whether it has been kept before. */
  isKept: false,
  /** Frees the game that this tab has on its own. */
  release: () => {},
  /** Until then what was to be kept is. */
  saving: Promise.resolve(),
}));

/** Puts a new game on the table; the last one stays where it is kept. */
export async function layNew(session: Session): Promise<void> {
  await lay(session, newNumber(), false);
}

/** Puts a kept game on the table again, or a copy of it where another tab has it on its own. */
export async function layAgain(session: Session, id: number): Promise<void> {
  const free = await claimed(id);
  await (free ? lay(session, id, true, free) : lay(session, newNumber(), false));
}

async function lay(session: Session, id: number, kept: boolean, free?: () => void): Promise<void> {
  tabled(session).release();
  tabled(session).release = free ?? (await claimed(id)) ?? (() => {});
  tabled(session).table = id;
  tabled(session).isKept = kept;
  keptInTab(session, TABLE, String(id));
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
export async function lastGame(session: Session): Promise<KeptGame | undefined> {
  const games = (await keptGames()).filter(isVariantGame);
  const id = keptInTab(session, TABLE);
  return games.find((game) => String(game.id) === id) ?? games[0];
}

/** Keeps the game; ends when it is kept, or could not be, which is said. */
export function keepTable(
  session: Session,
  puzzle: Variant,
  history: History,
  beside: Beside,
  won: boolean,
): Promise<void> {
  const { digits } = history.board;
  const shown = {
    level: -1,
    filled: digits.filter((digit) => digit > 0).length,
    won,
    digits: textOf(digits),
    givens: puzzle.givens,
  };
  const name = puzzle.title.slice(0, LONGEST_NAME) || undefined;
  const game = gameNow({ id: tabled(session).table, name }, savedOf(puzzle, history, beside), shown);
  tabled(session).saving = tabled(session).saving.then(async () => {
    try {
      const gone = await keepGame(game, !tabled(session).isKept);
      tabled(session).isKept ||= game.id === tabled(session).table;
      if (gone > 0) {
        sayToo(session, words.value.madeRoom(gone));
      }
    } catch {
      say(session, words.value.keepsNothing);
    }
  });
  return tabled(session).saving;
}
