/** Puts the focus on the board once it is drawn: what had it before, a dialogue or a button, is gone by then. */
export function focusBoard(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
  });
}
