/** What the engine last said of the game on the table. */
import { signal } from "@preact/signals";
import type { View } from "../engine/view";
import { now } from "./clock";

/** All that is to be drawn; undefined before the engine has answered. */
export const view = signal<View | undefined>(undefined);

/** Whether the view is not the engine's, which has not answered yet. */
export const isAhead = signal(false);

/** When the view came, by the clock of the page. */
let came = 0;

export const viewCame = () => came;

/** Puts `answer` in place of the last view; one that says the same is not drawn again. */
export function putView(answer: View): void {
  came = now();
  if (!view.value || !isSame(view.value, answer)) {
    view.value = answer;
  }
}

const isSame = (one: View, other: View) => sorted(one) === sorted(other);

/** As text, in an order that does not depend on who wrote it: page and engine name the parts of a view in their own. */
const sorted = (shown: View) => JSON.stringify(Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1)));

export const isPaused = () => view.value?.clock.state === "paused";
