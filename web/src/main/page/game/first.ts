/** The puzzle that a first visit finds on the board. */
import { signal } from "@preact/signals";
import { showUntouched } from "./act";
import { ask, now } from "./ask";
import { drawnSeed } from "./making";
import { view } from "./view";

/** The puzzle of the first visit; undefined where there was another visit before. */
export const first = signal<string | undefined>(undefined);

/** Lays a puzzle on the table where there is none, and none has been kept. */
export async function welcome(): Promise<void> {
  const shown = view.value;
  if (shown?.stage === "entering" && shown.filled === 0 && shown.undoable === 0) {
    const answer = await ask("welcome", drawnSeed(), now());
    if (answer) {
      showUntouched(answer);
      first.value = answer.givens;
    }
  }
}
