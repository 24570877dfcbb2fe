/** What a button does when it is held down. */

/** So long a press is a long one. */
const LONG_MS = 500;

let timer = 0;

/** Does `action` once the press that begins now has become a long one. */
export function held(action: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(action, LONG_MS);
}

/** The press ends. */
export const letGo = (): void => window.clearTimeout(timer);
