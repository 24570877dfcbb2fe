/** Asks for hints, and follows them. */
import type { Hint, NoHint } from "../engine/steps";
import { applyTold } from "../game/act";
import { ask, now } from "../game/ask";
import { seekStep } from "../game/chain-search";
import { candidates, choose, dropHint, hint, steps, type Told } from "../game/hint";
import { askKnowing } from "../game/solutions-aware";
import { leftOut } from "../settings/settings";
import { words } from "../words";
import { say } from "../words/notice";

/** Shows the hint on the screen down to its last depth. */
export function tellAll(): void {
  const shown = hint.value;
  if (shown && "step" in shown) {
    hint.value = { ...shown, depth: 4 };
  }
}

export async function askHint(): Promise<void> {
  const shown = hint.value;
  if (shown && "step" in shown && shown.depth < 4) {
    hint.value = { ...shown, depth: shown.depth + 1 };
    return;
  }
  await hintAt(1);
}

/** Shows the next step down to `depth`. */
export async function hintAt(depth: number): Promise<void> {
  const answer = await askKnowing("hint", now());
  if (!answer) {
    return;
  }
  candidates.value = (await ask("candidates")) ?? [];
  // What was said of the last move is no part of it.
  say("");
  if ("obstacle" in answer) {
    hint.value = { none: answer };
    if (answer.chainPossible) {
      await askChain(answer, depth);
    }
  } else {
    hint.value = { step: answer, depth, number: -1 };
  }
}

/** Looks for a chain while the panel says so; what comes too late, after a move or another question, is dropped. */
async function askChain(none: NoHint, depth: number): Promise<void> {
  const waiting = { none: { ...none, obstacle: words.value.lookingFurther } };
  hint.value = waiting;
  const link = await ask("link");
  const found = link && (await seekStep(link, leftOut.value));
  if (found && hint.value === waiting) {
    await ask("adopt", found.effects);
  }
  if (hint.value === waiting) {
    hint.value = found ? { step: found.step, depth, number: -1 } : { none };
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
    await hintAt("step" in shown ? shown.depth : 1);
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
  const found = await askKnowing("steps", now());
  candidates.value = (await ask("candidates")) ?? [];
  steps.value = found && distinct(found);
}

/** `all` without those that do the same by the same technique as one before. */
function distinct(all: readonly Hint[]): readonly Told[] {
  const seen = new Set<string>();
  const told: Told[] = [];
  for (const [number, step] of all.entries()) {
    const same = JSON.stringify([step.technique, step.placements, step.eliminations]);
    if (!seen.has(same)) {
      seen.add(same);
      told.push({ step, number });
    }
  }
  return told;
}

export async function applyHint(): Promise<void> {
  const shown = hint.value;
  dropHint();
  if (shown && "step" in shown) {
    await applyTold(shown.number);
  }
}
