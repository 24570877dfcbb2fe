import { untilLaid } from "../game/games";
import { practise } from "../game/practise";
import { language, words } from "../words";
import { say } from "../words/notice";
import { techniqueTexts } from "../words/techniques";

/** Puts a position for a technique on the board, by its id; false, and said, where there is none. */
export async function practiseById(technique: string): Promise<boolean> {
  const isWanted = untilLaid();
  const text = (await techniqueTexts(language.value).catch(() => undefined))?.[technique];
  if (!isWanted()) {
    // The player has gone elsewhere meanwhile.
    return true;
  }
  if (!text || !(await practise(technique, text.name))) {
    say(words.value.learning.notMade);
    return false;
  }
  return true;
}
