/** Whether the page itself moves the focus: then the game knows already where it is. */
let isMoving = false;

/** The cell that `element` is or lies in, or -1. */
export function cellOf(board: HTMLElement, element: EventTarget | null): number {
  const cell = (element as Element | null)?.closest("[role=gridcell]");
  return Array.prototype.indexOf.call(board.querySelectorAll("[role=gridcell]"), cell);
}

/** Puts the focus on `cell`. */
export function focusCell(board: HTMLElement, cell: number): void {
  move(board.querySelectorAll<HTMLElement>("[role=gridcell]")[cell]);
}

/** Puts the focus on the board once it is drawn: what had it before, a dialog or a button, is gone by then. */
export function focusBoard(): void {
  requestAnimationFrame(() => move(document.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")));
}

function move(cell: HTMLElement | null | undefined): void {
  isMoving = true;
  cell?.focus({ preventScroll: true });
  isMoving = false;
}

/** Whether the player or a screen reader moved the focus where it comes now, and not the page. */
export const isMovedFromElsewhere = () => !isMoving;
