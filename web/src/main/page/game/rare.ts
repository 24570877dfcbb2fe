/** Formats that few need: the background engine knows them, so that a first visit does not fetch them. */

import { backgroundEngine, EngineFailure, variantEngine } from "../engine/client";
import { RARE_FORMS, type RareForm } from "../engine/door";
import { language, words } from "../words";
import { say, sayMeanwhile } from "../words/notice";
import { speakAll, speakOfRules } from "../words/speak";

const reader = backgroundEngine((teach) => speakAll(teach, language.value));
const ruleReader = variantEngine((teach) => speakOfRules(teach, language.value));

/** What links and codes in such a format have. */
const SIGNS = ["/penpa-edit/", "sudoku.coach/", "SCv7_", "puzz.link/"];

/** Whether a text has links or codes in such a format. */
export const hasRareLink = (text: string) => SIGNS.some((sign) => text.includes(sign));

/** Whether a text is an object of JSON, or begins a list of them, in which a solution may stand beside the puzzle; a
 * list of rows is a grid, and games of GNOME Sudoku are read by the game's engine. */
export const isJson = (text: string) =>
  /^\s*\[?\s*\{\s*"[^"]*"\s*:/.test(text) && !text.includes('"difficulty_category"');

export function isRare(form: string): form is RareForm {
  return RARE_FORMS.some((rare) => rare === form);
}

/** The puzzles of a text in such a format, as a text that the game's engine reads; undefined where there is a problem,
 * which is told. */
export async function known(text: string): Promise<string | undefined> {
  const read = sayMeanwhile(words.value.reading);
  const answer = await orTold(() => reader.ask("known", text));
  if (!answer) {
    return undefined;
  }
  read();
  if ("problem" in answer) {
    say(words.value.problem(answer.line, answer.column, answer.problem));
    return undefined;
  }
  return answer.links;
}

/** The puzzle with rules of its own that a text holds; nothing where there is none, undefined where that is told. */
export const variantOf = (text: string) => orTold(() => ruleReader.ask("read", text));

/** All such puzzles of a text, each as a text; undefined where the engine failed, which is told. */
export const variantsOf = (text: string) => orTold(() => ruleReader.ask("sources", text));

/** The board of a link as a file in such a format, and what of it is lost. */
export async function rareFile(link: string, form: RareForm) {
  const text = await orTold(() => reader.ask("rareFile", link, form));
  return { text, lost: text === undefined ? [] : await orTold(() => reader.ask("rareLost", link, form)) };
}

/** What `work` gives; where the engine fails, that is told. */
async function orTold<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    say(words.value.noEngine);
    return undefined;
  }
}
