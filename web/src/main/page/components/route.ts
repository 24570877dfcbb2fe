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
    // At once: callers look for the board right away, and the browser goes back later.
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

/** The technique whose page is open. */
export const techniqueShown = signal<string | undefined>(undefined);

/** Opens the page of a technique, from anywhere. */
export function lookUp(technique: string): void {
  techniqueShown.value = technique;
  visit("learn");
}
