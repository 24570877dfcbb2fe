import { signal } from "@preact/signals";

/** What the page shows: the board to play on, or one of the places to learn in. */
const PLACES = ["board", "watch", "path", "learn", "lines"] as const;
export type Place = (typeof PLACES)[number];

export const place = signal<Place>("board");

/** Goes there; the browser's way back leads to the board. */
export function visit(to: Place): void {
  if (to === place.value) {
    return;
  }
  if (to === "board") {
    // At once: who goes there looks for the board with the next breath, and the browser takes its time.
    place.value = to;
    history.back();
    return;
  }
  if (place.value === "board") {
    history.pushState(to, "");
  } else {
    history.replaceState(to, "");
  }
  place.value = to;
}

// A page that was loaded anew shows the board, whatever its history says.
window.addEventListener("popstate", (event) => {
  place.value = PLACES.find((each) => each === event.state) ?? "board";
});
