/** Has the browser keep the whole page for use offline. That fetches megabytes, so it waits until one can play; a browser
 * that keeps nothing, such as a private window, refuses. */
export function keepForOffline(): void {
  navigator.serviceWorker?.register("./sw.js").catch(() => undefined);
}
