/** What the engine last said of the game on the table. */
import { signal } from "@preact/signals";
import type { View } from "../engine/view";

/** All that is to be drawn; undefined before the engine has answered. */
export const view = signal<View | undefined>(undefined);

/** Whether the view is not the engine's, which has not answered yet. */
export const isAhead = signal(false);

/** When the view came, by the clock of `performance`. */
let came = 0;

export const viewCame = () => came;

/** Puts `answer` in place of the last view. */
export function putView(answer: View): void {
  came = performance.now();
  view.value = answer;
}

export const isPaused = () => view.value?.clock.state === "paused";
