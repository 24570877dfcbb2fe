/** Games whose last change is not written yet. The storage answers later than a page that goes can wait: such a page
 * leaves them in `localStorage`, and the next one takes them over from there. */
import { embedded } from "../settings/embedded";
import { isGame, type KeptGame } from "./archive";
import { leaveAs, removeLeft, whenLeaving } from "./leaving";

/** Begins their names there: they are not among the settings, which can be forgotten at once. */
const NAME = "escargot-unwritten-";

const unwritten = new Map<number, KeptGame>();

/** From now on `game` is not lost, even if the page goes before it is written. */
export function holdUnwritten(game: KeptGame): KeptGame {
  if (!embedded) {
    unwritten.set(game.id, game);
  }
  return game;
}

/** Whatever was to be written of `game` is, or is not wanted any more; a later change of it still may be. */
export function letGoOf(game: KeptGame): void {
  if (unwritten.get(game.id) === game) {
    unwritten.delete(game.id);
  }
  if (!unwritten.has(game.id)) {
    removeLeft(NAME + game.id);
  }
}

/** Does not write game `id` any more. */
export function forgetUnwritten(id: number): void {
  unwritten.delete(id);
  removeLeft(NAME + id);
}

/** The games that a page left, which may be this one. */
export function leftGames(): readonly KeptGame[] {
  try {
    return Object.entries(localStorage).flatMap(([name, text]) => {
      const game: unknown = name.startsWith(NAME) ? JSON.parse(text) : undefined;
      return isGame(game) ? game : [];
    });
  } catch {
    return [];
  }
}

// Behind what the page itself keeps when it is hidden.
whenLeaving(() => {
  for (const game of unwritten.values()) {
    leaveAs(NAME + game.id, game);
  }
});
