/** What rests on the solutions of the puzzle, which are searched beside the game. */
import { effect, signal, untracked } from "@preact/signals";
import type { Answers } from "../engine/answers";
import type { NoHint } from "../engine/steps";
import type { ToldStep } from "../engine/told";
import { words } from "../words";
import { say, sayMeanwhile } from "../words/notice";
import { duration } from "../words/time";
import { act, settled, show } from "./act";
import { ask, instance, now } from "./ask";
import { dropHint } from "./hint";
import { puzzleOf, searchingSince, searchTook, solutionsOf, solutionsWaitedFor } from "./solutions";
import { isPaused, view } from "./view";

/** The puzzle whose solutions the engine knows, and which engine that is. */
let told: { readonly puzzle: string; readonly instance: number } | undefined;

/** A puzzle and up to two of its solutions, empty where there is none; nothing but empty texts where the engine knows
 * them. */
type News = readonly [puzzle: string, one: string, other: string];

const NO_NEWS: News = ["", "", ""];

/** Asks what rests on the solutions of the puzzle, behind the moves that are on their way; undefined, and said, when they
 * were not found in time. */
export async function askKnowing<C extends keyof Answers>(
  call: C,
  ...args: Parameters<Answers[C]>
): Promise<ReturnType<Answers[C]> | undefined> {
  return withNews(async (news) => {
    const isKnown = news === NO_NEWS || (await ask("know", ...news)) !== undefined;
    return isKnown ? ask(call, ...args) : undefined;
  });
}

/** Asks for the next step, as [askKnowing] does; the solutions come with the question. */
export function askNextStep(): Promise<ToldStep | NoHint | undefined> {
  return withNews((news) => ask("hint", now(), ...news));
}

/** What comes of a question that tells the engine the solutions of the puzzle: it must not search itself, for no key
 * would be heard meanwhile. */
async function withNews<A>(asked: (news: News) => Promise<A | undefined>): Promise<A | undefined> {
  if (isPaused()) {
    say(words.value.said.resting);
    return undefined;
  }
  await settled();
  const news = await untold();
  if (!news) {
    return undefined;
  }
  const from = instance();
  const answer = await asked(news);
  if (answer !== undefined && news !== NO_NEWS) {
    told = { puzzle: news[0], instance: from };
  }
  return answer;
}

/** What the engine has yet to be told; undefined, and said, when it was not found in time. */
async function untold(): Promise<News | undefined> {
  const puzzle = view.value && puzzleOf(view.value);
  if (puzzle === undefined || (puzzle === told?.puzzle && told.instance === instance())) {
    return NO_NEWS;
  }
  const found = await solutionsWaitedFor(puzzle);
  if (typeof found === "string") {
    say(found === "cancelled" ? words.value.cancelled : words.value.notSolved);
    return undefined;
  }
  const isCurrent = view.value && puzzleOf(view.value) === puzzle;
  return isCurrent ? [puzzle, found[0] ?? "", found[1] ?? ""] : undefined;
}

effect(() =>
  searchingSince.value === undefined ? undefined : untracked(() => sayMeanwhile(words.value.searching)),
);

/** How often a check has found a digit that is not the solution's. */
export const wrongFound = signal(0);

export async function check(): Promise<void> {
  const checked = await askKnowing("check", now());
  if (checked) {
    wrongFound.value += checked.wrong?.length ? 1 : 0;
    const { checkedRules, checkedSolution } = words.value;
    const rules =
      checked.clashes.length === 0 ? checkedRules.none : checkedRules.some(checked.clashes.length);
    const solution =
      checked.wrong === undefined
        ? checkedSolution.unknown
        : checked.wrong.length === 0
          ? checkedSolution.none
          : checkedSolution.some(checked.wrong.length);
    say(`${rules} ${solution}`);
  }
}

/** Back to the last board without a wrong digit. */
export async function unmistake(): Promise<void> {
  dropHint();
  show(await askKnowing("unmistake", now()));
}

/** Puts back the marks that were needed. */
export async function remark(): Promise<void> {
  dropHint();
  show(await askKnowing("remark", now()));
}

/** Shows the solution, or says why there is none to show. */
export async function solve(): Promise<void> {
  const answer = await askKnowing("solve", now());
  if (answer) {
    show(answer.view);
    const { noSolution, foundOne, foundSeveral } = words.value;
    const passed = duration(searchTook());
    say([noSolution, foundOne(passed), foundSeveral(passed)][answer.solutions] ?? "");
  }
}

/** Plays the puzzle that was entered, and says so as soon as it is known to be no proper one. */
export async function playEntered(): Promise<void> {
  await act("play");
  void warn();
}

/** Says so where the puzzle on the table has no solution, or several, behind what was `told` of it. */
export async function warn(told = ""): Promise<void> {
  const puzzle = view.value && puzzleOf(view.value);
  const found = puzzle && (await solutionsOf(puzzle));
  if (typeof found === "object" && found.length !== 1 && view.value && puzzleOf(view.value) === puzzle) {
    const warning = found.length === 0 ? words.value.noSolution : words.value.severalSolutions;
    say([told, warning].filter(Boolean).join(" "));
  }
}
