import { computed, effect, signal } from "@preact/signals";
import { part } from "../session/session";

/** Whether keys are what moved last, and not the pointer. */
const keys = signal(false);

/** The cell under the pointer while the pointer is what moved last, or -1. */
export const hovered = part(() => {
  const cell = signal(-1);
  effect(() => {
    if (keys.value) {
      cell.value = -1;
    }
  });
  return cell;
});
/** Whether there is such a cell. */
export const isHovering = part((session) => computed(() => hovered(session).value >= 0));
/** The cell with the focus, or -1 while that is elsewhere. */
export const focused = part(() => signal(-1));
/** The cell that the player looks at: the words that name it light up. */
export const met = part((session) =>
  computed(() => (hovered(session).value >= 0 ? hovered(session).value : focused(session).value)),
);

export const keysMovedLast = () => keys.peek();

/** The cell that is pointed at, by the pointer or by keys, or -1: a focus that only stayed where it was points at none. */
export const pointedAt = part((session) =>
  computed(() =>
    hovered(session).value >= 0 ? hovered(session).value : keys.value ? focused(session).value : -1,
  ),
);

/** From now on the pointer is not what moved last, until it moves. */
export function keysMove(): void {
  keys.value = true;
}

/** Keys that lead to another cell; Enter does on the words of a hint that name one. */
const MOVING = ["Arrow", "Home", "End", "Tab", "Enter"];

window.addEventListener(
  "keydown",
  ({ key, code }) => {
    // With Shift and without its lock, the numeric pad says that its digits are arrows.
    if (MOVING.some((each) => key.startsWith(each)) && !/^Numpad\d$/.test(code)) {
      keysMove();
    }
  },
  { capture: true },
);
/** Where the pointer was when it was last told of. */
let last: readonly [x: number, y: number] = [-1, -1];
let isResting = false;

/** Whether the pointer rests, and what it is told of came under it by itself. */
export const rests = ({ clientX, clientY, type }: PointerEvent) =>
  type === "pointermove" ? isResting : clientX === last[0] && clientY === last[1];

window.addEventListener(
  "pointermove",
  ({ clientX, clientY }) => {
    isResting = clientX === last[0] && clientY === last[1];
    last = [clientX, clientY];
  },
  { capture: true },
);
window.addEventListener(
  "pointerdown",
  ({ clientX, clientY }) => {
    last = [clientX, clientY];
  },
  { capture: true },
);
for (const moved of ["pointermove", "pointerdown"]) {
  window.addEventListener(
    moved,
    () => {
      keys.value = false;
    },
    { capture: true },
  );
}
