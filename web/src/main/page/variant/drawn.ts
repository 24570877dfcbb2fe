/** The rules that a setter draws on cells. The engine says which kinds there are, and what a stroke means; here is
 * which kind is drawn, and which of the rules one is at. */

import { computed, effect, signal } from "@preact/signals";
import type { DrawnKind, DrawnRule } from "../engine/variant";
import { part, type Session } from "../session/session";
import { asked } from "./ask";
import { hand, isSetting, puzzle } from "./session";

export const kinds = part(() => signal<readonly DrawnKind[]>([]));

/** Which kind a stroke draws. */
export const chosen = part(() => signal("thermo"));

export const kind = part((session) =>
  computed(() => kinds(session).value.find((each) => each.kind === chosen(session).value)),
);

/** The rules of the puzzle on the board. */
const drawn = part(() => signal<readonly DrawnRule[]>([]));

/** Asks for the rules of the puzzle on the board. */
export async function findDrawn(session: Session): Promise<void> {
  const source = puzzle(session).peek()?.source;
  const found = source === undefined ? undefined : await asked(session, "drawn", source);
  if (found && puzzle(session).peek()?.source === source) {
    drawn(session).value = found;
  }
}

/** Asks for the kinds whenever the board is laid anew: the language may have changed. */
export const watchKinds = part((session) =>
  effect(() => {
    if (isSetting(session).value && puzzle(session).value) {
      void asked(session, "drawable").then((found) => {
        kinds(session).value = found ?? kinds(session).value;
      });
    }
  }),
);

/** The rule of the chosen kind at the focus: one that begins there before others, then the last that was drawn. */
export const ruleHere = part((session) =>
  computed<DrawnRule | undefined>(() => {
    const { focus } = hand(session).value;
    const here = drawn(session).value.filter(
      (rule) => rule.kind === chosen(session).value && rule.cells.includes(focus),
    );
    return here.findLast(({ cells }) => cells[0] === focus) ?? here.at(-1);
  }),
);

/** `rule` with one more figure, as its kind has them, on a board of so many digits: the next of its number, or a further
 * digit; where there is no room it begins anew. */
export function longer(
  session: Session,
  { numbers, cells }: DrawnRule,
  figure: number,
  size: number,
): readonly number[] {
  if (kind(session).value?.figures === "digits") {
    return figure === 0 || figure > size
      ? numbers
      : [...(numbers.length < cells.length ? numbers : []), figure];
  }
  const [number = 0] = numbers;
  const next = 10 * number + figure;
  return [next <= (size * (size + 1)) / 2 ? next : figure];
}

/** `rule` without its last figure; undefined where it has none. */
export function shorter(session: Session, { numbers }: DrawnRule): readonly number[] | undefined {
  const [number = 0] = numbers;
  if (kind(session).value?.figures === "digits") {
    return numbers.length > 0 ? numbers.slice(0, -1) : undefined;
  }
  return kind(session).value?.figures === "number" && number > 0 ? [Math.floor(number / 10)] : undefined;
}
