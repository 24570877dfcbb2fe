/** What the page knows of one board and the games on it. Modules have no state of a game of their own: they say what there
 * is of each session, so that two boards can stand on one page. */
import { untracked } from "@preact/signals";

export interface Session {
  /** Tells what it keeps in its tab from what others keep there; empty for that of the page itself. */
  readonly name: string;
  /** What there is of it, by what has made each. */
  readonly parts: Map<unknown, unknown>;
}

/** One that has no part yet. */
export const bare = (name: string): Session => ({ name, parts: new Map() });

/** What there is once in each session; `create` makes it when it is first asked for. */
export function part<T>(create: (session: Session) => T): (session: Session) => T {
  return (session) => {
    const { parts } = session;
    if (!parts.has(create)) {
      parts.set(
        create,
        untracked(() => create(session)),
      );
    }
    return parts.get(create) as T;
  };
}
