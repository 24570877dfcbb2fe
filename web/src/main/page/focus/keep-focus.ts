/** Leaves the focus where it is when a button is pressed by the pointer: keys go on meaning the board. */
export function keepFocus(event: PointerEvent): void {
  if ((event.target as Element).closest("button")) {
    event.preventDefault();
  }
}
