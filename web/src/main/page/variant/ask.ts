/** The engines that know puzzles with rules of their own: one that tells, and one that may search for long. */

import type { VariantAnswers } from "../engine/answers";
import { type Ask, EngineFailure, variantEngine } from "../engine/client";
import { language, words } from "../words";
import { say } from "../words/notice";
import { speakOfRules } from "../words/speak";

/** How long the search for solutions may take: the player waits. */
const SEARCH_MS = 60_000;

const desk = variantEngine((teach) => speakOfRules(teach, language.value));
const searcher = variantEngine(async () => undefined, SEARCH_MS);

type Answered<C extends keyof VariantAnswers> = Promise<ReturnType<VariantAnswers[C]> | undefined>;

/** Asks; says so where the engine fails, and is undefined then. */
export async function asked<C extends keyof VariantAnswers>(
  call: C,
  ...args: Parameters<VariantAnswers[C]>
): Answered<C> {
  try {
    return await (desk.ask as Ask<VariantAnswers>)(call, ...args);
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    say(words.value.noEngine);
    return undefined;
  }
}

/** Has the engine speak another language. */
export const speakAgain = (code: string) => speakOfRules(desk.teach, code);

let last: { readonly source: string; readonly found: Promise<readonly string[] | undefined> } | undefined;

/** The first two solutions of a puzzle, or as many as there are; undefined where they were not found in time, or the
 * search was stopped. */
export function solutionsOf(source: string): Promise<readonly string[] | undefined> {
  if (last?.source !== source) {
    searcher.stop();
    last = { source, found: search(source) };
  }
  return last.found;
}

/** Gives the search up. */
export function stopSearch(): void {
  last = undefined;
  searcher.stop();
}

async function search(source: string): Promise<readonly string[] | undefined> {
  try {
    return await searcher.ask("solutions", source);
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) {
      throw failure;
    }
    if (last?.source === source) {
      last = undefined;
    }
    return undefined;
  }
}
