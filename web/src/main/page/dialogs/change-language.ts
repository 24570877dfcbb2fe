/** Speaks another language, or names cells in another way, the engine first. */

import { batch } from "@preact/signals";
import type { Naming } from "../engine/door";
import { teach } from "../game/ask";
import { stopSeeking } from "../game/chain-search";
import { retell } from "../hint/asking";
import type { Session } from "../session/session";
import { type Language, language, learnWords } from "../words/index";
import { chosenNaming, namingOf } from "../words/naming";

let wantedLanguage = language.value;
let wantedNaming = chosenNaming.value;

export function changeLanguage(session: Session, code: Language): Promise<void> {
  wantedLanguage = code;
  return change(session);
}

export function changeNaming(session: Session, naming: Naming): Promise<void> {
  wantedNaming = naming;
  return change(session);
}

async function change(session: Session): Promise<void> {
  const [code, chosen] = [wantedLanguage, wantedNaming];
  await Promise.all([teach(session, code, namingOf(code, chosen)), learnWords(code)]);
  if (wantedLanguage !== code || wantedNaming !== chosen) {
    // What was wanted later may have been spoken first.
    await change(session);
    return;
  }
  stopSeeking(session);
  // Only now, so that the page never speaks otherwise than the engine.
  batch(() => {
    language.value = code;
    chosenNaming.value = chosen;
  });
  await retell(session);
}
