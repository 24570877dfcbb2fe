/** Asks for hints, and follows them. */

import type { Hint, NoHint, RungSteps } from "../engine/steps";
import { applyTold } from "../game/act";
import { ask } from "../game/ask";
import { seekStep, stepsOf, stopSeeking } from "../game/chain-search";
import { now } from "../game/clock";
import { choose, dropHint, hint, hintBoard, type Listed, steps } from "../game/hint";
import { askKnowing } from "../game/solutions-aware";
import type { Session } from "../session/session";
import { leftOut } from "../settings/settings";
import { words } from "../words";
import { say } from "../words/notice";
import { effects } from "./effects";

/** Shows the hint on the screen down to its last depth. */
export function tellAll(session: Session): void {
  const shown = hint(session).value;
  if (shown && "step" in shown) {
    hint(session).value = { ...shown, depth: 4 };
  }
}

export async function askHint(session: Session): Promise<void> {
  const shown = hint(session).value;
  if (shown && "step" in shown && shown.depth < 4) {
    hint(session).value = { ...shown, depth: shown.depth + 1 };
    return;
  }
  await hintAt(session, 1);
}

/** Shows the next step down to `depth`. */
export async function hintAt(session: Session, depth: number): Promise<void> {
  const advice = await askKnowing(session, "hint", now(session));
  if (!advice) {
    return;
  }
  hintBoard(session).value = advice;
  // What was said of the last move is no part of it.
  say(session, "");
  const { told } = advice;
  if (!("obstacle" in told)) {
    hint(session).value = { step: told, depth, number: -1 };
  } else if (told.chainPossible) {
    await askChain(session, advice.link, told, depth);
  } else {
    hint(session).value = { none: told };
  }
}

/** Looks for a chain while the panel says so; what comes too late, after a move or another question, is dropped. */
async function askChain(session: Session, link: string, none: NoHint, depth: number): Promise<void> {
  const waiting = { none: { ...none, obstacle: words.value.lookingFurther } };
  hint(session).value = waiting;
  const found = await seekStep(session, link, leftOut.value);
  if (hint(session).value === waiting) {
    hint(session).value = found ? { step: found, depth, number: -1 } : { none };
  }
}

/** Says the hint that is shown, and all steps, in the language that is spoken now. */
export async function retell(session: Session): Promise<void> {
  const shown = hint(session).value;
  if (shown && "step" in shown && shown.number >= 0) {
    await askSteps(session, shown.number);
  } else if (shown) {
    steps(session).value = undefined;
    await hintAt(session, "step" in shown ? shown.depth : 1);
  }
}

/** Has hints do without `techniques`, joined by commas. */
export async function leaveOut(session: Session, techniques: string): Promise<void> {
  leftOut.value = techniques;
  dropHint(session);
  await ask(session, "leaveOut", techniques);
}

/** Looks for every step that can be taken here, rung by rung of the ladder, and shows what is found meanwhile; with a
 * number it shows that step as soon as it is there. */
export async function askSteps(session: Session, chosen = -1): Promise<void> {
  const board = await ask(session, "hintBoard", now(session));
  if (!board) {
    return;
  }
  hintBoard(session).value = board;
  let listed: Listed = { found: [], tried: 0, rungs: 1, underWay: true };
  steps(session).value = listed;
  for (let rung = 0; listed.underWay; rung++) {
    const answer = await stepsOf(session, board.link, leftOut.value, rung);
    if (steps(session).value !== listed) {
      // The player went on, or has seen enough.
      return;
    }
    listed = answer === null ? { ...listed, underWay: false } : withRung(listed, rung, answer);
    steps(session).value = listed;
    if (chosen >= 0 && listed.found.length > chosen) {
      choose(session, chosen);
      chosen = -1;
    }
  }
  say(session, words.value.stepsFound(listed.found.length));
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
export function cancelSteps(session: Session): void {
  const listed = steps(session).value;
  if (listed?.underWay) {
    stopSeeking(session);
    steps(session).value = { ...listed, underWay: false };
    say(session, words.value.cancelled);
  }
}

export async function applyHint(session: Session): Promise<void> {
  const shown = hint(session).value;
  dropHint(session);
  if (shown && "step" in shown) {
    await applyTold(session, shown.step.effects);
    if (shown.step.placements.length === 0) {
      say(session, words.value.applied(effects(shown.step)));
    }
  }
}
