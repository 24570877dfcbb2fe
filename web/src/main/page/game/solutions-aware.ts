/** What rests on the solutions of the puzzle, which are searched beside the game. */
import { effect, signal, untracked } from "@preact/signals";
import type { Answers } from "../engine/answers";
import { words } from "../words";
import { say, sayMeanwhile } from "../words/notice";
import { duration } from "../words/time";
import { act, settled, show } from "./act";
import { ask, instance } from "./ask";
import { now } from "./clock";
import { dropHint } from "./hint";
import { puzzleOf, searchingSince, searchTook, solutionsOf, solutionsWaitedFor } from "./solutions";
import { isPaused, view } from "./view";

/** The puzzle whose solutions the engine knows, and which engine that is. */
let told: { readonly puzzle: string; readonly instance: number } | undefined;

/** Asks what rests on the solutions of the puzzle, behind the moves that are on their way; undefined, and said, when they
 * were not found in time. */
export async function askKnowing<C extends keyof Answers>(
  call: C,
  ...args: Parameters<Answers[C]>
): Promise<ReturnType<Answers[C]> | undefined> {
  if (isPaused()) {
    say(words.value.said.resting);
    return undefined;
  }
  await settled();
  return (await tellSolutions()) ? ask(call, ...args) : undefined;
}

/** Tells the engine the solutions of the puzzle: it must not search itself, for no key would be heard meanwhile. */
async function tellSolutions(): Promise<boolean> {
  const puzzle = view.value && puzzleOf(view.value);
  if (puzzle === undefined || (puzzle === told?.puzzle && told.instance === instance())) {
    return true;
  }
  const found = await solutionsWaitedFor(puzzle);
  if (typeof found === "string") {
    say(found === "cancelled" ? words.value.cancelled : words.value.notSolved);
    return false;
  }
  if (!view.value || puzzleOf(view.value) !== puzzle) {
    return false;
  }
  const asked = instance();
  const [one = "", other = ""] = found;
  if ((await ask("setSolutions", puzzle, one, other)) === undefined) {
    return false;
  }
  told = { puzzle, instance: asked };
  return true;
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
export async function undoMistake(): Promise<void> {
  dropHint();
  show(await askKnowing("undoMistake", now()));
}

/** Puts back the marks that were needed. */
export async function restoreMarks(): Promise<void> {
  dropHint();
  show(await askKnowing("restoreMarks", now()));
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

/** The last puzzle that was found to have no solution. */
export const unsolvable = signal<string | undefined>(undefined);

/** Says so where the puzzle on the table has no solution, or several, behind what was `told` of it. */
export async function warn(told = ""): Promise<void> {
  const puzzle = view.value && puzzleOf(view.value);
  const found = puzzle && (await solutionsOf(puzzle));
  if (typeof found === "object" && found.length !== 1 && view.value && puzzleOf(view.value) === puzzle) {
    unsolvable.value = found.length === 0 ? puzzle : undefined;
    const warning = found.length === 0 ? words.value.noSolution : words.value.severalSolutions;
    say([told, warning].filter(Boolean).join(" "));
  }
}
