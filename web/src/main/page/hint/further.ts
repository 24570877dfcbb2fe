/** Steps beyond those that the engine of the game tells: chains, which take their time. */
import type { Hint } from "../engine/answers";
import { workshop } from "../engine/client";
import { speak } from "../engine/speak";
import { language } from "../words";

/** Nobody waits longer, and the worker is not replaced before. */
const PATIENCE_MS = 8_000;

const chains = workshop((ask) => speak(ask, language.value));

/** The step on the board of `link`; undefined when there is none, or it takes too long, or [stopFurther] was called. */
export async function further(link: string): Promise<Hint | undefined> {
  try {
    return (await chains.ask("further", link, PATIENCE_MS)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Gives up what [further] looks for. The next one speaks the language of the page. */
export function stopFurther(): void {
  chains.stop();
}
