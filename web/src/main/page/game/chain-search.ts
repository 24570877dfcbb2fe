/** Steps beyond those that the engine of the game tells: chains, which take their time. */

import { backgroundEngine } from "../engine/client";
import type { Hint, Rung, RungSteps } from "../engine/steps";
import { part, type Session } from "../session/session";
import { language } from "../words";
import { speakAll } from "../words/speak";

/** How long a search may take: long enough for a phone, as a move or another question ends it. */
const PATIENCE_MS = 60_000;

const chains = part(() => backgroundEngine((teach) => speakAll(teach, language.value), PATIENCE_MS));

/**
 * The step on the board of `link`, without the techniques `leftOut`; undefined when there is none, when it takes too
 * long, or when [stopSeeking] was called.
 */
export async function seekStep(session: Session, link: string, leftOut: string): Promise<Hint | undefined> {
  try {
    return (await chains(session).ask("seekStep", link, leftOut, PATIENCE_MS)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Every step on the board of `link` that rung number `rung` of the ladder finds; null behind the last one, undefined
 * when it takes too long, or when [stopSeeking] was called.
 */
export async function stepsOf(
  session: Session,
  link: string,
  leftOut: string,
  rung: number,
): Promise<RungSteps | null | undefined> {
  try {
    return await chains(session).ask("stepsOf", link, leftOut, rung);
  } catch {
    return undefined;
  }
}

/** What is counted to show `step` on the board of `link`, a line each; none where that is not known. */
export async function countsOf(
  session: Session,
  link: string,
  { technique, effects }: Hint,
): Promise<readonly string[]> {
  try {
    return await chains(session).ask("counts", link, technique, effects);
  } catch {
    return [];
  }
}

/** The techniques that hints can use, from easy to hard; none when [stopSeeking] was called meanwhile. */
export async function ladder(session: Session): Promise<readonly Rung[]> {
  try {
    return await chains(session).ask("ladder");
  } catch {
    return [];
  }
}

/** Gives up what [seekStep] looks for. The next one speaks the language of the page. */
export function stopSeeking(session: Session): void {
  chains(session).stop();
}
