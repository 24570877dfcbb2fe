/** Speaks another language, or names cells in another way, the engines of all boards first. */

import { batch } from "@preact/signals";
import type { Naming } from "../engine/door";
import { teach } from "../game/ask";
import { stopSeeking } from "../game/chain-search";
import { sessions } from "../game/create";
import { retell } from "../hint/asking";
import { type Language, language, learnWords } from "../words/index";
import { chosenNaming, namingOf } from "../words/naming";

let wantedLanguage = language.value;
let wantedNaming = chosenNaming.value;

export function changeLanguage(code: Language): Promise<void> {
  wantedLanguage = code;
  return change();
}

export function changeNaming(naming: Naming): Promise<void> {
  wantedNaming = naming;
  return change();
}

async function change(): Promise<void> {
  const [code, chosen] = [wantedLanguage, wantedNaming];
  const taught = sessions().map((session) => teach(session, code, namingOf(code, chosen)));
  await Promise.all([...taught, learnWords(code)]);
  if (wantedLanguage !== code || wantedNaming !== chosen) {
    // What was wanted later may have been spoken first.
    await change();
    return;
  }
  sessions().forEach(stopSeeking);
  // Only now, so that the page never speaks otherwise than the engines.
  batch(() => {
    language.value = code;
    chosenNaming.value = chosen;
  });
  await Promise.all(sessions().map(retell));
}
