/** What the engine last said of the game on the table. */

import { signal } from "@preact/signals";
import type { View } from "../engine/view";
import { part, type Session } from "../session/session";
import { now } from "./clock";

/** All that is to be drawn; undefined before the engine has answered. */
export const view = part(() => signal<View | undefined>(undefined));

/** Whether the view is not the engine's, which has not answered yet. */
export const isAhead = part(() => signal(false));

const arrival = part(() => ({ came: 0 }));

/** When the view came, by the clock of the page. */
export const viewCame = (session: Session) => arrival(session).came;

/** Puts `answer` in place of the last view; one that says the same is not drawn again. */
export function putView(session: Session, answer: View): void {
  arrival(session).came = now(session);
  const last = view(session);
  if (!last.value || !isSame(last.value, answer)) {
    last.value = answer;
  }
}

const isSame = (one: View, other: View) => sorted(one) === sorted(other);

/** As text, in an order that does not depend on who wrote it: page and engine name the parts of a view in their own. */
const sorted = (shown: View) => JSON.stringify(Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1)));

export const isPaused = (session: Session) => view(session).value?.clock.state === "paused";
