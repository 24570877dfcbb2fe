/** Which techniques the player has missed in games: by asking for a hint, or by a digit that went wrong while they were
 * there to be seen. What to learn, or to repeat. */

import { computed, effect, signal, untracked } from "@preact/signals";
import { part, type Session } from "../session/session";
import { kept } from "../settings/settings";
import { entriesOf, isMoment, isNumber, isRecord, readObject } from "../settings/shapes";
import { save } from "./ask";
import { hint } from "./hint";
import { slipsOf } from "./making";
import { practising } from "./practise";
import { wrongFound } from "./solutions-aware";
import { view } from "./view";

/** How often, and when last, in milliseconds since 1970. */
export interface Missed {
  readonly times: number;
  readonly last: number;
}

type Book = Readonly<Partial<Record<string, Missed>>>;

const text = kept("missed", signal("{}"), (value) => readObject(value) !== undefined);

/** By technique. */
export const missedTechniques = (): Book => readMissed(text.value);

/** What `kept` tells of techniques that were missed. */
export const readMissed = (kept: string): Book => entriesOf(readObject(kept), isMissed);

const isMissed = (found: unknown): found is Missed =>
  isRecord(found) && isNumber(found.times) && isMoment(found.last);

function count(technique: string): void {
  const book = readMissed(text.peek());
  const times = (book[technique]?.times ?? 0) + 1;
  text.value = JSON.stringify({ ...book, [technique]: { times, last: Date.now() } });
}

const isPractice = (session: Session) => practising(session).peek()?.givens === view(session).peek()?.givens;

/** Counts what is missed from now on. */
export function watchMissed(session: Session): void {
  watchHints(session);
  // What is undone once a wrong digit is known is soon forgotten; at the end, those count that the player found alone.
  effect(() => {
    if (wrongFound(session).value > 0 || isTime(session).value) {
      // What cannot be counted is no reason to disturb the player.
      untracked(() => countSlips(session).catch(() => undefined));
    }
  });
}

function watchHints(session: Session): void {
  /** The hint that was counted last; asking for more of it counts no more. */
  let counted: unknown;
  effect(() => {
    const shown = hint(session).value;
    // The first depth says no more than where to look.
    if (
      shown &&
      "step" in shown &&
      shown.number < 0 &&
      shown.depth >= 2 &&
      shown.step !== counted &&
      !isPractice(session)
    ) {
      counted = shown.step;
      count(shown.step.technique);
    }
  });
}

/** The game whose wrong digits were counted last, and up to which time of its clock they were. */
const countedTo = kept("slips", signal(""), (value) => /^([\d.]{81} \d+)?$/.test(value));

/** Counts the digits that went wrong since they were counted last. */
async function countSlips(session: Session): Promise<void> {
  const givens = view(session).peek()?.givens;
  if (givens === undefined || isPractice(session)) {
    return;
  }
  const slips = await slipsOf(await save(session));
  const [before, upTo] = countedTo.peek().split(" ");
  const fresh = slips.filter(({ elapsed }) => before !== givens || elapsed > Number(upTo));
  for (const { technique } of fresh) {
    count(technique);
  }
  if (fresh.length > 0) {
    countedTo.value = `${givens} ${Math.max(...fresh.map(({ elapsed }) => elapsed))}`;
  }
}

/** Whether the player has just learned of a wrong digit, or is at the end. */
const isTime = part((session) =>
  computed(() => {
    const shown = hint(session).value;
    return view(session).value?.won || (shown !== undefined && "none" in shown && shown.none.mistake);
  }),
);
