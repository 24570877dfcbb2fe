/** Speaks another language, the engine first. */
import { retell } from "../hint/asking";
import { stopFurther } from "../hint/further";
import { teach } from "../state";
import { language } from "./index";

let wantedLanguage: string = language.value;

export async function changeLanguage(code: string): Promise<void> {
  wantedLanguage = code;
  await teach(code);
  if (wantedLanguage !== code) {
    // The one that was wanted later may have been spoken first.
    await changeLanguage(wantedLanguage);
    return;
  }
  stopFurther();
  // Only now, so that the page never speaks another language than the engine.
  language.value = code as typeof language.value;
  await retell();
}
