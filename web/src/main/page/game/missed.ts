/** For which techniques the player needed hints in games: what to learn, or to repeat. */
import { effect, signal } from "@preact/signals";
import { kept, readObject } from "../settings/settings";
import { hint } from "./hint";
import { practising } from "./practise";
import { view } from "./view";

/** How often, and when last, in milliseconds since 1970. */
export interface Missed {
  readonly times: number;
  readonly last: number;
}

type Book = Readonly<Partial<Record<string, Missed>>>;

const text = kept("missed", signal("{}"), (value) => readObject(value) !== undefined);

/** By technique. */
export const missedTechniques = (): Book => readObject<Book>(text.value) ?? {};

/** The hint that was counted last; asking for more of it counts no more. */
let counted: unknown;

effect(() => {
  const shown = hint.value;
  const isPractice = practising.peek()?.givens === view.peek()?.givens;
  // The first depth says no more than where to look.
  if (
    shown &&
    "step" in shown &&
    shown.number < 0 &&
    shown.depth >= 2 &&
    shown.step !== counted &&
    !isPractice
  ) {
    counted = shown.step;
    const { technique } = shown.step;
    const book = readObject<Book>(text.peek()) ?? {};
    const times = (book[technique]?.times ?? 0) + 1;
    text.value = JSON.stringify({ ...book, [technique]: { times, last: Date.now() } });
  }
});
