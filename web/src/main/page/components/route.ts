import { signal } from "@preact/signals";

/** What the page shows: the board to play on, or one of the places to learn in. */
const PLACES = ["board", "course", "watch", "path", "learn", "lines", "replay", "variant"] as const;
export type Place = (typeof PLACES)[number];

export const place = signal<Place>("board");

/** The technique whose page is open. */
export const techniqueShown = signal<string | undefined>(undefined);
/** The chapter of the course that is open. */
export const chapterShown = signal<string | undefined>(undefined);
/** The solve of a link that is played back, as the link has it; undefined for that of the game on the table. */
export const solveShown = signal<string | undefined>(undefined);

/** Whether an address that ends in `hash` leads to a place, such as `#learn/x-wing`, and not to a puzzle. */
export const isPlace = (hash: string) => PLACES.some((each) => each === nameOf(hash));

/** In milliseconds. */
const LONGEST_WAY_BACK = 500;

const nameOf = (hash: string) => hash.slice(1).split("/")[0] ?? "";

/** Whether the board is shown already and the browser is on its way back there. */
let isLeaving = false;

/** Takes the place from the address. */
function arrive(): void {
  if (isLeaving) {
    isLeaving = false;
    if (isPlace(location.hash)) {
      stayAtBoard();
      return;
    }
  }
  const [name = "", page] = location.hash.slice(1).split("/");
  place.value = PLACES.find((each) => each === name) ?? "board";
  techniqueShown.value = name === "learn" ? page : undefined;
  chapterShown.value = name === "course" ? page : undefined;
  solveShown.value = name === "replay" ? page : undefined;
  variantShown.value = name === "variant" && page ? location.hash.slice("#variant/".length) : undefined;
}

/** The puzzle with rules of its own that a link carries; undefined for the one on its table. */
export const variantShown = signal<string | undefined>(undefined);

/** How many steps the browser has gone since it was at the board; undefined where it has not been there. */
function depth(): number | undefined {
  return typeof history.state === "number" ? history.state : place.value === "board" ? 0 : undefined;
}

/** Goes there; the browser's way back leads to where one was. The board may have an `address` of its own, because
 * something is laid there beside the game. */
export function visit(to: Place, address = ""): void {
  if (to === "board" && address !== "" && to !== place.value) {
    history.pushState(0, "", `#${address}`);
    arrive();
  } else if (to === "board") {
    leave();
  } else if (to !== place.value) {
    go(to);
  }
}

/** Opens the page of a technique, from anywhere; without one the list of all. */
export function lookUp(technique: string | undefined): void {
  go(technique === undefined ? "learn" : `learn/${technique}`);
}

/** Opens a chapter of the course, from anywhere; without one the list of all. */
export function openChapter(chapter: string | undefined): void {
  go(chapter === undefined ? "course" : `course/${chapter}`);
}

function go(address: string): void {
  const before = depth();
  history.pushState(before === undefined ? undefined : before + 1, "", `#${address}`);
  arrive();
}

function leave(): void {
  if (place.value === "board") {
    return;
  }
  const back = depth();
  // At once: callers look for the board right away, and the browser goes back later.
  place.value = "board";
  techniqueShown.value = undefined;
  chapterShown.value = undefined;
  solveShown.value = undefined;
  if (back) {
    isLeaving = true;
    history.go(-back);
    // The browser says nothing where it cannot go so far back.
    setTimeout(() => isLeaving && arrive(), LONGEST_WAY_BACK);
  } else {
    stayAtBoard();
  }
}

let addressOfBoard = () => "";

/** Says what the address of the board ends in, which is not there yet. */
export function nameBoard(address: () => string): void {
  addressOfBoard = address;
}

/** Gives the board the entry of the browser that led elsewhere. */
function stayAtBoard(): void {
  const address = addressOfBoard();
  history.replaceState(0, "", address === "" ? location.pathname : `#${address}`);
}

arrive();
window.addEventListener("popstate", arrive);
