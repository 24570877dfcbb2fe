/** The dialogs, which are not needed before the board is there. */
export const fetchDialogs = () => import("../dialogs/Dialogs");

/** What there is to say of a game that was won; it is there before one is. */
export const fetchVictory = () => import("./Victory");

/** So long after the page has begun its first game is drawn and rated, and nothing else wants the line. */
const CALM_MS = 3_000;

/** Has the browser keep the whole page for use offline. That fetches megabytes, so it waits until one can play; a browser
 * that keeps nothing, such as a private window, refuses. */
export function keepForOffline(): void {
  window.setTimeout(() => {
    void fetchDialogs().catch(() => undefined);
    void fetchVictory().catch(() => undefined);
    void navigator.serviceWorker?.register("./sw.js").catch(() => undefined);
  }, CALM_MS);
}
