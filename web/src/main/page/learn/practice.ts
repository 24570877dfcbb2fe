import { untilLaid } from "../game/games";
import { practise } from "../game/practise";
import type { Session } from "../session/session";
import { language, words } from "../words";
import { say } from "../words/notice";
import { techniqueTexts } from "../words/techniques";

/** Puts a position for a technique on the board, by its id; false, and said, where there is none. */
export async function practiseById(session: Session, technique: string): Promise<boolean> {
  const isWanted = untilLaid(session);
  const text = (await techniqueTexts(language.value).catch(() => undefined))?.[technique];
  if (!isWanted()) {
    // The player has gone elsewhere meanwhile.
    return true;
  }
  if (!text || !(await practise(session, technique, text.name))) {
    say(session, words.value.learning.notMade);
    return false;
  }
  return true;
}
