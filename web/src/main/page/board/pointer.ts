import { signal } from "@preact/signals";
import { act } from "../state";
import { hovered } from "./hovered";

/** Whether a touch adds to the selection, as Ctrl does: not everybody can drag. */
export const several = signal(false);

/** A corner belongs to no cell while dragging: a slanting drag must not catch the neighbours. */
const CORNER = 0.22;

/** The cell under the pointer, or -1 outside and, while dragging, near a corner. */
export function cellAt(event: PointerEvent | MouseEvent): number {
  const board = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const x = ((event.clientX - board.left) / board.width) * 9;
  const y = ((event.clientY - board.top) / board.height) * 9;
  if (x < 0 || y < 0 || x >= 9 || y >= 9) {
    return -1;
  }
  const cell = Math.floor(y) * 9 + Math.floor(x);
  const fromEdge = (at: number) => Math.min(at % 1, 1 - (at % 1));
  const dragging = event.buttons === 1 && event.type === "pointermove";
  return dragging && fromEdge(x) + fromEdge(y) < CORNER ? hovered.peek() : cell;
}

export function pressed(event: PointerEvent): void {
  const cell = cellAt(event);
  if (cell < 0 || event.button !== 0) {
    return;
  }
  const board = event.currentTarget as HTMLElement;
  board.setPointerCapture(event.pointerId);
  board.querySelectorAll<HTMLElement>("[role=gridcell]")[cell]?.focus({ preventScroll: true });
  event.preventDefault();
  hovered.value = cell;
  void act(event.ctrlKey || event.metaKey || event.shiftKey || several.value ? "press-also" : "press", cell);
}
