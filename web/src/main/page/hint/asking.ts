/** Asks for hints, and follows them. */
import type { Hint, NoHint, RungSteps } from "../engine/steps";
import { applyTold } from "../game/act";
import { ask, wired } from "../game/ask";
import { seekStep, stepsOf, stopSeeking } from "../game/chain-search";
import { now } from "../game/clock";
import { candidates, choose, dropHint, hint, type Listed, steps } from "../game/hint";
import { askKnowing } from "../game/solutions-aware";
import { leftOut } from "../settings/settings";
import { words } from "../words";
import { say } from "../words/notice";
import { effects } from "./effects";

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
    await ask("setLastHint", found.effects);
  }
  if (hint.value === waiting) {
    hint.value = found ? { step: found, depth, number: -1 } : { none };
  }
}

/** Says the hint that is shown, and all steps, in the language that is spoken now. */
export async function retell(): Promise<void> {
  const shown = hint.value;
  if (shown && "step" in shown && shown.number >= 0) {
    await askSteps(shown.number);
  } else if (shown) {
    steps.value = undefined;
    await hintAt("step" in shown ? shown.depth : 1);
  }
}

/** Has hints do without `techniques`, joined by commas. */
export async function leaveOut(techniques: string): Promise<void> {
  leftOut.value = techniques;
  dropHint();
  await ask("leaveOut", techniques);
}

/** Looks for every step that can be taken here, rung by rung of the ladder, and shows what is found meanwhile; with a
 * number it shows that step as soon as it is there. */
export async function askSteps(chosen = -1): Promise<void> {
  await ask("act", ...wired(["count-hint"]), now());
  candidates.value = (await ask("candidates")) ?? [];
  const link = await ask("link");
  let listed: Listed = { found: [], tried: 0, rungs: 1, underWay: link !== undefined };
  steps.value = listed;
  for (let rung = 0; link && listed.underWay; rung++) {
    const answer = await stepsOf(link, leftOut.value, rung);
    if (steps.value !== listed) {
      // The player went on, or has seen enough.
      return;
    }
    listed = answer === null ? { ...listed, underWay: false } : withRung(listed, rung, answer);
    steps.value = listed;
    if (chosen >= 0 && listed.found.length > chosen) {
      choose(chosen);
      chosen = -1;
    }
  }
  say(words.value.stepsFound(listed.found.length));
}

/** A rung that took too long is passed over, and so is what another rung found by the same technique. */
function withRung(listed: Listed, rung: number, answer: RungSteps | undefined): Listed {
  const row = ({ technique, effects }: Hint) => `${technique} ${effects}`;
  const known = new Set(listed.found.map(({ step }) => row(step)));
  const fresh = (answer?.steps ?? []).filter((step) => !known.has(row(step)));
  return {
    found: [...listed.found, ...fresh.map((step, place) => ({ step, number: listed.found.length + place }))],
    tried: rung + 1,
    rungs: answer?.rungs ?? Math.max(listed.rungs, rung + 2),
    underWay: true,
  };
}

/** Looks for no further steps. */
export function cancelSteps(): void {
  const listed = steps.value;
  if (listed?.underWay) {
    stopSeeking();
    steps.value = { ...listed, underWay: false };
    say(words.value.cancelled);
  }
}

export async function applyHint(): Promise<void> {
  const shown = hint.value;
  const told = shown && "step" in shown ? steps.value?.found[shown.number] : undefined;
  dropHint();
  if (told) {
    await ask("setLastHint", told.step.effects);
  }
  if (shown && "step" in shown) {
    await applyTold();
    if (shown.step.placements.length === 0) {
      say(words.value.applied(effects(shown.step)));
    }
  }
}
