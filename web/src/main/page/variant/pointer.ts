/** What the pointer means on a board of any size. */

import type { TargetedPointerEvent } from "preact";
import { cellAt, colorable, several } from "../board/pointer";
import { held, letGo } from "../components/long-press";
import { cellOf, focusCell } from "../focus/focus";
import { part, type Session } from "../session/session";
import { dyeMarks } from "./actions";
import { dragTo, press, pressAlso, select, selectSame } from "./select";

import { hand, isSetting } from "./session";
import { draw, tool } from "./setting";

const pressing = part(() => ({
  /** Whether a click is what is left of a press: readers of the screen click without pressing. */
  isPressed: false,
  /** Where a pointer that is down was last. */
  dragged: -1,
  /** Whether it has come to another cell. */
  isDragged: false,
}));

export function pressed(
  session: Session,
  event: TargetedPointerEvent<HTMLElement>,
  rows: number,
  columns: number,
): void {
  const cell = cellAt(session, event, rows, columns);
  if (cell < 0 || event.button !== 0) {
    return;
  }
  pressing(session).isPressed = true;
  pressing(session).dragged = cell;
  const board = event.currentTarget;
  board.setPointerCapture(event.pointerId);
  focusCell(board, cell);
  event.preventDefault();
  const mark = event.pointerType === "touch" ? 0 : colorable(event.target);
  if (mark > 0) {
    select(session, [cell], cell);
    dyeMarks(session, [cell], mark);
    return;
  }
  if (event.pointerType === "touch") {
    held(() => selectSame(session, cell));
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey || several(session).value) {
    pressAlso(session, cell);
  } else {
    press(session, cell);
  }
}

/** While it is down the pointer selects what it comes over. */
export function moved(
  session: Session,
  event: TargetedPointerEvent<HTMLElement>,
  rows: number,
  columns: number,
): void {
  const cell = cellAt(session, event, rows, columns);
  if (
    event.buttons === 1 &&
    cell >= 0 &&
    cell !== pressing(session).dragged &&
    event.currentTarget.hasPointerCapture(event.pointerId)
  ) {
    if (hand(session).value.selected.length === 0) {
      // The press took it back, because it was the only one.
      dragTo(session, pressing(session).dragged);
    }
    letGo();
    pressing(session).dragged = cell;
    pressing(session).isDragged = true;
    dragTo(session, cell);
  }
}

/** At the setter's desk a drag draws. */
export function released(session: Session): void {
  letGo();
  if (isSetting(session).value && tool(session).value !== "digits" && pressing(session).isDragged) {
    draw(session);
  }
  pressing(session).isDragged = false;
}

/** A click without a press, on the cell that has it. */
export function clicked(session: Session, event: MouseEvent): void {
  const cell = cellOf(event.currentTarget as HTMLElement, event.target);
  if (!pressing(session).isPressed && cell >= 0) {
    (several(session).value ? pressAlso : press)(session, cell);
  }
  pressing(session).isPressed = false;
}
