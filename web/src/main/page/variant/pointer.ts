/** What the pointer means on a board of any size. */

import type { TargetedPointerEvent } from "preact";
import { cellAt, colorable, several } from "../board/pointer";
import { held, letGo } from "../components/long-press";
import { cellOf, focusCell } from "../focus/focus";
import { dyeMarks } from "./actions";
import { dragTo, press, pressAlso, select, selectSame } from "./select";

import { hand, isSetting } from "./session";
import { draw, tool } from "./setting";

/** Whether a click is what is left of a press: readers of the screen click without pressing. */
let isPressed = false;
/** Where a pointer that is down was last. */
let dragged = -1;
/** Whether it has come to another cell. */
let isDragged = false;

export function pressed(event: TargetedPointerEvent<HTMLElement>, rows: number, columns: number): void {
  const cell = cellAt(event, rows, columns);
  if (cell < 0 || event.button !== 0) {
    return;
  }
  isPressed = true;
  dragged = cell;
  const board = event.currentTarget;
  board.setPointerCapture(event.pointerId);
  focusCell(board, cell);
  event.preventDefault();
  const mark = event.pointerType === "touch" ? 0 : colorable(event.target);
  if (mark > 0) {
    select([cell], cell);
    dyeMarks([cell], mark);
    return;
  }
  if (event.pointerType === "touch") {
    held(() => selectSame(cell));
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey || several.value) {
    pressAlso(cell);
  } else {
    press(cell);
  }
}

/** While it is down the pointer selects what it comes over. */
export function moved(event: TargetedPointerEvent<HTMLElement>, rows: number, columns: number): void {
  const cell = cellAt(event, rows, columns);
  if (
    event.buttons === 1 &&
    cell >= 0 &&
    cell !== dragged &&
    event.currentTarget.hasPointerCapture(event.pointerId)
  ) {
    if (hand.value.selected.length === 0) {
      // The press took it back, because it was the only one.
      dragTo(dragged);
    }
    letGo();
    dragged = cell;
    isDragged = true;
    dragTo(cell);
  }
}

/** At the setter's desk a drag draws. */
export function released(): void {
  letGo();
  if (isSetting.value && tool.value !== "digits" && isDragged) {
    draw();
  }
  isDragged = false;
}

/** A click without a press, on the cell that has it. */
export function clicked(event: MouseEvent): void {
  const cell = cellOf(event.currentTarget as HTMLElement, event.target);
  if (!isPressed && cell >= 0) {
    (several.value ? pressAlso : press)(cell);
  }
  isPressed = false;
}
