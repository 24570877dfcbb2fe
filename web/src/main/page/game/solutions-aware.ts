/** What rests on the solutions of the puzzle, which are searched beside the game. */

import { effect, signal, untracked } from "@preact/signals";
import type { Answers } from "../engine/answers";
import { part, type Session } from "../session/session";
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
const knowing = part(() => ({
  told: undefined as { readonly puzzle: string; readonly instance: number } | undefined,
}));

/** Asks what rests on the solutions of the puzzle, behind the moves that are on their way; undefined, and said, when they
 * were not found in time. */
export async function askKnowing<C extends keyof Answers>(
  session: Session,
  call: C,
  ...args: Parameters<Answers[C]>
): Promise<ReturnType<Answers[C]> | undefined> {
  if (isPaused(session)) {
    say(session, words.value.said.resting);
    return undefined;
  }
  await settled(session);
  return (await tellSolutions(session)) ? ask(session, call, ...args) : undefined;
}

/** The puzzle on the board. */
function puzzleNow(session: Session): string | undefined {
  const shown = view(session).value;
  return shown && puzzleOf(shown);
}

/** Tells the engine the solutions of the puzzle: it must not search itself, for no key would be heard meanwhile. */
async function tellSolutions(session: Session): Promise<boolean> {
  const puzzle = puzzleNow(session);
  const { told } = knowing(session);
  if (puzzle === undefined || (puzzle === told?.puzzle && told.instance === instance(session))) {
    return true;
  }
  const found = await solutionsWaitedFor(session, puzzle);
  if (typeof found === "string") {
    say(session, found === "cancelled" ? words.value.cancelled : words.value.notSolved);
    return false;
  }
  if (puzzleNow(session) !== puzzle) {
    return false;
  }
  const asked = instance(session);
  const [one = "", other = ""] = found;
  if ((await ask(session, "setSolutions", puzzle, one, other)) === undefined) {
    return false;
  }
  knowing(session).told = { puzzle, instance: asked };
  return true;
}

/** Says that a search takes its time, for as long as it does. */
export const watchSearch = (session: Session) =>
  effect(() =>
    searchingSince(session).value === undefined
      ? undefined
      : untracked(() => sayMeanwhile(session, words.value.searching)),
  );

/** How often a check has found a digit that is not the solution's. */
export const wrongFound = part(() => signal(0));

export async function check(session: Session): Promise<void> {
  const checked = await askKnowing(session, "check", now(session));
  if (checked) {
    wrongFound(session).value += checked.wrong?.length ? 1 : 0;
    const { checkedRules, checkedSolution } = words.value;
    const rules =
      checked.clashes.length === 0 ? checkedRules.none : checkedRules.some(checked.clashes.length);
    const solution =
      checked.wrong === undefined
        ? checkedSolution.unknown
        : checked.wrong.length === 0
          ? checkedSolution.none
          : checkedSolution.some(checked.wrong.length);
    say(session, `${rules} ${solution}`);
  }
}

/** Back to the last board without a wrong digit. */
export async function undoMistake(session: Session): Promise<void> {
  dropHint(session);
  show(session, await askKnowing(session, "undoMistake", now(session)));
}

/** Puts back the marks that were needed. */
export async function restoreMarks(session: Session): Promise<void> {
  dropHint(session);
  show(session, await askKnowing(session, "restoreMarks", now(session)));
}

/** Shows the solution, or says why there is none to show. */
export async function solve(session: Session): Promise<void> {
  const answer = await askKnowing(session, "solve", now(session));
  if (answer) {
    show(session, answer.view);
    const { noSolution, foundOne, foundSeveral } = words.value;
    const passed = duration(searchTook(session));
    say(session, [noSolution, foundOne(passed), foundSeveral(passed)][answer.solutions] ?? "");
  }
}

/** Plays the puzzle that was entered, and says so as soon as it is known to be no proper one. */
export async function playEntered(session: Session): Promise<void> {
  await act(session, "play");
  void warn(session);
}

/** The last puzzle that was found to have no solution. */
export const unsolvable = part(() => signal<string | undefined>(undefined));

/** Says so where the puzzle on the table has no solution, or several, behind what was `told` of it. */
export async function warn(session: Session, told = ""): Promise<void> {
  const puzzle = puzzleNow(session);
  const found = puzzle && (await solutionsOf(session, puzzle));
  if (typeof found === "object" && found.length !== 1 && puzzleNow(session) === puzzle) {
    unsolvable(session).value = found.length === 0 ? puzzle : undefined;
    const warning = found.length === 0 ? words.value.noSolution : words.value.severalSolutions;
    say(session, [told, warning].filter(Boolean).join(" "));
  }
}
