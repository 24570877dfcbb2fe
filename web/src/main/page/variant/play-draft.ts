import { openText } from "../game/files";
import { asked } from "./ask";
import { draft } from "./draft";
import { openPuzzle } from "./session";

/** Plays the puzzle that is being set; the desk keeps it. */
export async function playDraft(): Promise<void> {
  const { source } = draft.peek();
  const isUsual = /^[.1-9]{81}$/.test(source);
  const found = isUsual ? undefined : await asked("draft", source);
  if (found) {
    window.history.replaceState(window.history.state, "", "#variant");
    await openPuzzle(found);
  } else if (isUsual) {
    await openText(source);
  }
}
