/** Makes sessions: a board, and whatever goes on beside the game on it. */
import { bare, type Session } from "../session/session";
import { watchTables } from "./beside";
import { watchDaily } from "./daily";
import { isNewTab } from "./keeping";
import { watchSpoken } from "./making";
import { watchMissed } from "./missed";
import { watchMistakes } from "./mistakes";
import { watchNotes } from "./notes";
import { watchPractice } from "./practise";
import { watchRating } from "./rating";
import { watchSearch } from "./solutions-aware";
import { watchSpeed } from "./speed";

/** What sees, of a session, what comes on the table. */
const WATCHES = [
  // Before anything is laid there.
  isNewTab,
  watchSearch,
  watchRating,
  watchSpeed,
  watchDaily,
  watchPractice,
  watchTables,
  watchMissed,
  watchMistakes,
  watchNotes,
  watchSpoken,
];

const created: Session[] = [];

/** All boards of the page. */
export const sessions = (): readonly Session[] => created;

/** A new board. That of the page itself has no name; another one has a name, by which it finds in this tab what it left
 * there. */
export function createSession(name = ""): Session {
  const session = bare(name);
  for (const watch of WATCHES) {
    watch(session);
  }
  created.push(session);
  return session;
}
