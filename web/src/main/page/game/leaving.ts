/** What a page that goes leaves in `localStorage`, where it is written at once. */

/** Calls `leave` when the page may go. Phones end a page that is hidden without another word. */
export function whenLeaving(leave: () => void): void {
  globalThis.addEventListener?.("visibilitychange", leave);
  globalThis.addEventListener?.("pagehide", leave);
}

/** Leaves `what` under `name`, as JSON; answers whether there was room. */
export function leaveAs(name: string, what: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(what));
    return true;
  } catch {
    // There is no room, or no storage at all.
    return false;
  }
}

/** Takes away what was left under `name`. */
export function removeLeft(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Where there is no storage nothing was left.
  }
}
