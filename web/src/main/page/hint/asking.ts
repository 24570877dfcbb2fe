/** Asks for hints, and follows them. */
import type { CandidateRef, Hint, NoHint } from "../engine/answers";
import { askKnowing } from "../game/knowing";
import { leftOut } from "../game/settings";
import { act, ask, now } from "../state";
import { words } from "../words";
import { further } from "./further";
import { choose, dropHint, hint, steps } from "./shown";

export async function askHint(): Promise<void> {
  const shown = hint.value;
  if (shown && "step" in shown && shown.rung < 4) {
    hint.value = { ...shown, rung: shown.rung + 1 };
    return;
  }
  await hintAt(1);
}

/** Shows the next step down to `rung`. */
export async function hintAt(rung: number): Promise<void> {
  const answer = await askKnowing("hint", now());
  if (!answer) {
    return;
  }
  if ("obstacle" in answer) {
    hint.value = { none: answer };
    if (answer.further) {
      await askFurther(answer, rung);
    }
  } else {
    hint.value = { step: answer, rung, number: -1 };
  }
}

/** Looks for a chain while the panel says so; what comes too late, after a move or another question, is dropped. */
async function askFurther(none: NoHint, rung: number): Promise<void> {
  const waiting = { none: { ...none, obstacle: words.value.lookingFurther } };
  hint.value = waiting;
  const link = await ask("link");
  const step = link && (await further(link));
  if (hint.value === waiting) {
    hint.value = step ? { step, rung, number: -1 } : { none };
  }
}

/** Says the hint that is shown, and all steps, in the language that is spoken now. */
export async function retell(): Promise<void> {
  const shown = hint.value;
  if (steps.value) {
    await askSteps();
  }
  if (shown && "step" in shown && shown.number >= 0) {
    choose(shown.number);
  } else if (shown) {
    await hintAt("step" in shown ? shown.rung : 1);
  }
}

/** Has hints do without `techniques`, joined by commas. */
export async function leaveOut(techniques: string): Promise<void> {
  leftOut.value = techniques;
  dropHint();
  await ask("leaveOut", techniques);
}

/** Shows every step that can be taken here. */
export async function askSteps(): Promise<void> {
  steps.value = await askKnowing("steps", now());
}

export async function applyHint(): Promise<void> {
  const shown = hint.value;
  dropHint();
  if (shown && "step" in shown) {
    await act("take", 0, taken(shown.step));
  }
}

/** What `step` does, as the command `take` has it. */
function taken(step: Hint): string {
  const numbers = (candidates: readonly CandidateRef[]) =>
    candidates.map(([cell, digit]) => cell * 10 + digit).join(",");
  return `=${numbers(step.placements)}-${numbers(step.eliminations)}`;
}
