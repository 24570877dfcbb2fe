import { signal } from "@preact/signals";
import type { TargetedPointerEvent } from "preact";
import { held, letGo } from "../components/long-press";
import type { View } from "../engine/view";
import { cellOf, focusCell } from "../focus/focus";
import { hovered, keysMovedLast, rests } from "../focus/hovered";
import { act } from "../game/act";
import { part, type Session } from "../session/session";
import { aim } from "./aim";

/** Whether a touch adds to the selection, as Ctrl does: not everybody can drag. */
export const several = part(() => signal(false));

/** A corner belongs to no cell while dragging: a slanting drag must not catch the neighbors. */
const CORNER = 0.22;

/** The cell under the pointer of a board with so many rows and columns, or -1 outside and, while dragging, near a corner. */
export function cellAt(session: Session, event: PointerEvent | MouseEvent, rows = 9, columns = 9): number {
  const board = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const x = ((event.clientX - board.left) / board.width) * columns;
  const y = ((event.clientY - board.top) / board.height) * rows;
  if (x < 0 || y < 0 || x >= columns || y >= rows) {
    return -1;
  }
  const cell = Math.floor(y) * columns + Math.floor(x);
  const fromEdge = (at: number) => Math.min(at % 1, 1 - (at % 1));
  const dragging = event.buttons === 1 && event.type === "pointermove";
  return dragging && fromEdge(x) + fromEdge(y) < CORNER ? hovered(session).peek() : cell;
}

/** Where the pointer came over the board. A board that opens under a resting pointer is not pointed at. */
export function entered(session: Session, event: PointerEvent): void {
  if (!keysMovedLast() && !rests(event)) {
    hovered(session).value = cellAt(session, event);
  }
}

/** Whether a click is what is left of a press: readers of the screen click without pressing. */
const pressing = part(() => ({ isPressed: false }));

/** The mark that is pressed, where that colors it, or 0; no finger meets one mark. */
export function colorable(target: EventTarget | null): number {
  const mark = (target as HTMLElement).closest<HTMLElement>("[data-mode='candidate-color'] [data-mark]");
  return Number(mark?.dataset.mark ?? 0);
}

export function pressed(session: Session, event: PointerEvent): void {
  const cell = cellAt(session, event);
  if (cell < 0 || event.button !== 0) {
    return;
  }
  pressing(session).isPressed = true;
  const board = event.currentTarget as HTMLElement;
  board.setPointerCapture(event.pointerId);
  focusCell(board, cell);
  event.preventDefault();
  hovered(session).value = cell;
  const mark = event.pointerType === "touch" ? 0 : colorable(event.target);
  if (mark > 0) {
    aim(session, "go-to", cell);
    void act(session, "color-candidate", cell, mark);
    return;
  }
  if (event.pointerType === "touch") {
    held(() => void act(session, "select-same", cell));
  }
  aim(
    session,
    event.ctrlKey || event.metaKey || event.shiftKey || several(session).value ? "press-also" : "press",
    cell,
  );
}

/** Where the pointer is over the board; while it is down it selects what it comes over. */
export function moved(session: Session, event: TargetedPointerEvent<HTMLElement>): void {
  const cell = cellAt(session, event);
  if (cell !== hovered(session).value && !rests(event)) {
    letGo();
    hovered(session).value = cell;
    if (event.buttons === 1 && cell >= 0 && event.currentTarget.hasPointerCapture(event.pointerId)) {
      void act(session, "drag-to", cell);
    }
  }
}

/** A click without a press, on the cell that has it. */
export function clicked(session: Session, event: MouseEvent): void {
  const cell = cellOf(event.currentTarget as HTMLElement, event.target);
  if (!pressing(session).isPressed && cell >= 0) {
    aim(session, several(session).value ? "press-also" : "press", cell);
  }
  pressing(session).isPressed = false;
}

/** A press beside the board ends the selection. */
export function pressedBeside(session: Session, event: PointerEvent, view: View): void {
  const beside = event.target as HTMLElement;
  if (event.button === 0 && beside.matches(".table, .stage, .side") && view.selected.length > 0) {
    void act(session, "select-none");
  }
}
