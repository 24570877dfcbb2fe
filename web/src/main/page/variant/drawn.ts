/** The rules that a setter draws on cells. The engine says which kinds there are, and what a stroke means; here is
 * which kind is drawn, and which of the rules one is at. */

import { computed, effect, signal } from "@preact/signals";
import type { DrawnKind, DrawnRule } from "../engine/variant";
import { asked } from "./ask";
import { hand, isSetting, puzzle } from "./session";

export const kinds = signal<readonly DrawnKind[]>([]);

/** Which kind a stroke draws. */
export const chosen = signal("thermo");

export const kind = computed(() => kinds.value.find((each) => each.kind === chosen.value));

/** The rules of the puzzle on the board. */
const drawn = signal<readonly DrawnRule[]>([]);

/** Asks for the rules of the puzzle on the board. */
export async function findDrawn(): Promise<void> {
  const source = puzzle.peek()?.source;
  const found = source === undefined ? undefined : await asked("drawn", source);
  if (found && puzzle.peek()?.source === source) {
    drawn.value = found;
  }
}

// Whenever the board is laid anew: the language may have changed.
effect(() => {
  if (isSetting.value && puzzle.value) {
    void asked("drawable").then((found) => {
      kinds.value = found ?? kinds.value;
    });
  }
});

/** The rule of the chosen kind at the focus: one that begins there before others, then the last that was drawn. */
export const ruleHere = computed<DrawnRule | undefined>(() => {
  const { focus } = hand.value;
  const here = drawn.value.filter((rule) => rule.kind === chosen.value && rule.cells.includes(focus));
  return here.findLast(({ cells }) => cells[0] === focus) ?? here.at(-1);
});

/** `rule` with one more figure, as its kind has them, on a board of so many digits: the next of its number, or a further
 * digit; where there is no room it begins anew. */
export function longer({ numbers, cells }: DrawnRule, figure: number, size: number): readonly number[] {
  if (kind.value?.figures === "digits") {
    return figure === 0 || figure > size
      ? numbers
      : [...(numbers.length < cells.length ? numbers : []), figure];
  }
  const [number = 0] = numbers;
  const next = 10 * number + figure;
  return [next <= (size * (size + 1)) / 2 ? next : figure];
}

/** `rule` without its last figure; undefined where it has none. */
export function shorter({ numbers }: DrawnRule): readonly number[] | undefined {
  const [number = 0] = numbers;
  if (kind.value?.figures === "digits") {
    return numbers.length > 0 ? numbers.slice(0, -1) : undefined;
  }
  return kind.value?.figures === "number" && number > 0 ? [Math.floor(number / 10)] : undefined;
}
