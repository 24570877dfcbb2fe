/** Speaks another language, or names cells in another way, the engine first. */
import { batch } from "@preact/signals";
import { retell } from "../hint/asking";
import { stopFurther } from "../hint/further";
import { teach } from "../state";
import { type Language, language } from "./index";
import { chosenNaming, type Naming, namingOf } from "./naming";

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
  await teach(code, namingOf(code, chosen));
  if (wantedLanguage !== code || wantedNaming !== chosen) {
    // What was wanted later may have been spoken first.
    await change();
    return;
  }
  stopFurther();
  // Only now, so that the page never speaks otherwise than the engine.
  batch(() => {
    language.value = code;
    chosenNaming.value = chosen;
  });
  await retell();
}
