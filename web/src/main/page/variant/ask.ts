/** The engines that know puzzles with rules of their own: one that tells, and one that may search for long. */

import type { VariantAnswers } from "../engine/answers";
import { type Ask, EngineFailure, variantEngine } from "../engine/client";
import { part, type Session } from "../session/session";
import { language, words } from "../words";
import { say } from "../words/notice";
import { speakOfRules } from "../words/speak";

/** How long the search for solutions may take: the player waits. */
const SEARCH_MS = 60_000;

const desk = part(() => variantEngine((teach) => speakOfRules(teach, language.value)));
const searcher = part(() => variantEngine(async () => undefined, SEARCH_MS));

type Answered<C extends keyof VariantAnswers> = Promise<ReturnType<VariantAnswers[C]> | undefined>;

/** Asks; says so where the engine fails, and is undefined then. */
export async function asked<C extends keyof VariantAnswers>(
  session: Session,
  call: C,
  ...args: Parameters<VariantAnswers[C]>
): Answered<C> {
  try {
    return await (desk(session).ask as Ask<VariantAnswers>)(call, ...args);
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    say(session, words.value.noEngine);
    return undefined;
  }
}

/** Has the engine speak another language. */
export const speakAgain = (session: Session, code: string) => speakOfRules(desk(session).teach, code);

const searches = part(() => ({
  last: undefined as
    | { readonly source: string; readonly found: Promise<readonly string[] | undefined> }
    | undefined,
}));

/** The first two solutions of a puzzle, or as many as there are; undefined where they were not found in time, or the
 * search was stopped. */
export function solutionsOf(session: Session, source: string): Promise<readonly string[] | undefined> {
  const own = searches(session);
  if (own.last?.source !== source) {
    searcher(session).stop();
    own.last = { source, found: search(session, source) };
  }
  return own.last.found;
}

/** Gives the search up. */
export function stopSearch(session: Session): void {
  searches(session).last = undefined;
  searcher(session).stop();
}

async function search(session: Session, source: string): Promise<readonly string[] | undefined> {
  try {
    return await searcher(session).ask("solutions", source);
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    if (searches(session).last?.source === source) {
      searches(session).last = undefined;
    }
    return undefined;
  }
}
