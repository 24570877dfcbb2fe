/** The page in a frame of another one, where the element `escargot-board` has put it: it is the board alone, and keeps
 * nothing. */
import { signal } from "@preact/signals";

const asked = new URLSearchParams(globalThis.location?.search ?? "");

export const embedded = asked.has("embed");

/** The language that the other page wants at first. */
export const embeddedLanguage = embedded ? asked.get("lang") : null;

/** Whether the player may ask for hints. */
export const hintsOffered = signal(!embedded || asked.has("hints"));
