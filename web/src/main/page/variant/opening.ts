/** Puts a puzzle with rules of its own on the table: as a new game, as one that was kept, or to be set. */

import type { Variant } from "../engine/variant";
import { isProblem } from "../engine/view";
import type { KeptGame } from "../game/archive";
import type { Session } from "../session/session";
import { words } from "../words";
import { say } from "../words/notice";
import { variantWords } from "../words/variant";
import { asked, stopSearch } from "./ask";
import { isPaused, setClock } from "./clock";
import { type Beside, boardOf, keptOf } from "./kept";
import {
  checkpoints,
  clashes,
  EMPTY_HAND,
  hand,
  history,
  isSetting,
  judge,
  judged,
  keepNow,
  puzzle,
  struck,
} from "./session";
import { begun, digitOf, type History } from "./state";
import { lastGame, layAgain, layNew } from "./table";

/** Opens a puzzle as a new game. */
export async function openPuzzle(session: Session, opened: Variant): Promise<void> {
  await layNew(session);
  const digits = [...opened.givens].map(digitOf);
  start(session, opened, begun(boardOf(opened, digits)), { checkpoints: [], elapsed: 0, struck: {} });
  say(
    session,
    opened.unread.length > 0
      ? variantWords.value.unread(opened.unread.join(", "))
      : variantWords.value.opened,
  );
  await keepNow(session);
}

/** Goes on with a kept game; false where it cannot be read. */
export async function openKept(session: Session, game: KeptGame): Promise<boolean> {
  const kept = keptOf(game.saved);
  const read = kept && (await asked(session, "read", kept.source));
  if (!kept || !read || isProblem(read)) {
    return false;
  }
  await layAgain(session, game.id);
  const { title, words: told, unread } = kept;
  start(session, { ...read, title, words: told, unread }, kept.history, kept);
  return true;
}

/** Goes on with the game that this tab had, or else the one that changed last; false where there is none. */
export async function openLast(session: Session): Promise<boolean> {
  const game = await lastGame(session);
  return game !== undefined && openKept(session, game);
}

/** Opens the puzzle of a link as a new game; false, and said, where there is none. */
export async function openLinked(session: Session, text: string): Promise<boolean> {
  const read = await asked(session, "read", text);
  if (read && isProblem(read)) {
    say(session, words.value.problem(read.line, read.column, read.problem));
  }
  if (!read || isProblem(read)) {
    return false;
  }
  await openPuzzle(session, read);
  return true;
}

/** Lays a puzzle that is being set on the board, where no game is kept meanwhile. */
export function layDraft(session: Session, opened: Variant): void {
  if (!isSetting(session).value) {
    stopSearch(session);
    isPaused(session).value = false;
    hand(session).value = { ...EMPTY_HAND, selected: [0] };
  }
  isSetting(session).value = true;
  puzzle(session).value = opened;
  history(session).value = begun(boardOf(opened, [...opened.givens].map(digitOf)));
  checkpoints(session).value = [];
  struck(session).value = {};
  judged(session).value = "";
  const { focus, selected } = hand(session).value;
  const cells = opened.rows * opened.columns;
  hand(session).value = {
    ...hand(session).value,
    focus: Math.min(focus, cells - 1),
    selected: selected.filter((cell) => cell < cells),
  };
}

function start(session: Session, opened: Variant, done: History, beside: Beside): void {
  isSetting(session).value = false;
  stopSearch(session);
  setClock(session, beside.elapsed);
  puzzle(session).value = opened;
  history(session).value = done;
  checkpoints(session).value = beside.checkpoints;
  struck(session).value = beside.struck;
  hand(session).value = EMPTY_HAND;
  clashes(session).value = [];
  judged(session).value = "";
  void judge(session);
}
