/** Claims games for this tab, so that no two tabs keep the same one. */

import { part, type Session } from "../session/session";
import { embedded } from "../settings/embedded";

/** How long a tab that is loaded anew may take to give back what it had claimed before. */
const GOING_MS = 500;

const claiming = part(() => ({
  claimed: undefined as number | undefined,
  asked: 0,
  release: () => {},
}));

/** Claims game `id` in place of the last one; false where another tab has it. Browsers have no locks on pages without
 * TLS: there every claim succeeds. */
export async function claim(session: Session, id: number): Promise<boolean> {
  const turn = ++claiming(session).asked;
  if (claiming(session).claimed === id || embedded || !("locks" in navigator)) {
    return true;
  }
  const free = await locked(`escargot-game-${id}`);
  if (free && turn === claiming(session).asked) {
    claiming(session).release();
    claiming(session).claimed = id;
    claiming(session).release = free;
  } else {
    // Another one was claimed meanwhile.
    free?.();
  }
  return free !== undefined;
}

/** What frees the lock `name`; undefined where it cannot be had. */
function locked(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(
        name,
        { signal: AbortSignal.timeout(GOING_MS) },
        () => new Promise<void>((done) => resolve(done)),
      )
      .catch(() => resolve(undefined));
  });
}
