/** Formats that the first engine does not know, so that a first visit does not fetch what reads and writes them. */

import { effect } from "@preact/signals";
import type { Known } from "../engine/answers";
import { backgroundEngine, EngineFailure, variantEngine } from "../engine/client";
import { RARE_FORMS, type RareForm } from "../engine/door";
import type { Session } from "../session/session";
import { language, words } from "../words";
import { spoken } from "../words/naming";
import { say, sayMeanwhile } from "../words/notice";
import { speakAll, speakOfRules } from "../words/speak";

const reader = backgroundEngine((teach) => speakAll(teach, language.value));
const ruleReader = variantEngine((teach) => speakOfRules(teach, language.value));

// A fresh engine is taught what is spoken from now on.
effect(() => {
  if (spoken.value !== "") {
    reader.stop();
    ruleReader.stop();
  }
});

export function isRare(form: string): form is RareForm {
  return RARE_FORMS.some((rare) => rare === form);
}

/** The puzzles of a text in any format, as the game's engine takes them; undefined where the engine fails, which is
 * told. */
export async function known(session: Session, text: string): Promise<Known | undefined> {
  const read = sayMeanwhile(session, words.value.reading);
  const answer = await orTold(session, () => ruleReader.ask("known", text));
  if (!answer) {
    return undefined;
  }
  read();
  return answer;
}

/** The puzzle with rules of its own that a text holds; nothing where there is none, undefined where that is told. */
export const variantOf = (session: Session, text: string) =>
  orTold(session, () => ruleReader.ask("read", text));

/** All such puzzles of a text, each as a text; undefined where the engine failed, which is told. */
export const variantsOf = (session: Session, text: string) =>
  orTold(session, () => ruleReader.ask("sources", text));

/** The board of a link as a file in such a format, and what of it is lost. */
export async function rareFile(session: Session, link: string, form: RareForm) {
  const text = await orTold(session, () => reader.ask("rareFile", link, form));
  return {
    text,
    lost: text === undefined ? [] : await orTold(session, () => reader.ask("rareLost", link, form)),
  };
}

/** What `work` gives; where the engine fails, that is told. */
async function orTold<T>(session: Session, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    say(session, words.value.noEngine);
    return undefined;
  }
}
