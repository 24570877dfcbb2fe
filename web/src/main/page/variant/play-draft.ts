import { openText } from "../game/files";
import type { Session } from "../session/session";
import { asked } from "./ask";
import { draft } from "./draft";
import { openPuzzle } from "./opening";

/** Plays the puzzle that is being set; the desk keeps it. */
export async function playDraft(session: Session): Promise<void> {
  const { source } = draft(session).peek();
  const isUsual = /^[.1-9]{81}$/.test(source);
  const found = isUsual ? undefined : await asked(session, "draft", source);
  if (found) {
    window.history.replaceState(window.history.state, "", "#variant");
    await openPuzzle(session, found);
  } else if (isUsual) {
    await openText(session, source);
  }
}
