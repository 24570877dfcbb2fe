import { effect, type Signal, signal } from "@preact/signals";
import { embedded } from "./embedded";

/** What takes a setting that was saved, by name. */
const takers = new Map<string, (taken: unknown) => void>();

/** Settings of parts that are fetched when they are first shown: what was saved waits for them. */
const LATE = ["lines", "course", "symmetry", "possible", "cages"];

/** Takes the setting `name` from what was saved, unless the player has made it different here already. */
export function takeSetting(name: string, json: string): void {
  try {
    const taken: unknown = JSON.parse(json);
    const take = takers.get(name);
    if (take) {
      take(taken);
    } else if (LATE.includes(name) && read(name) === undefined) {
      write(name, taken);
    }
  } catch {
    // It means nothing, and nothing is lost.
  }
}

/** A signal whose value outlives the page. What was kept but means nothing any more is passed over. */
export function kept<T extends string | boolean>(
  name: string,
  value: Signal<T>,
  valid: (stored: T) => boolean,
): Signal<T> {
  const usual = value.value;
  const isValue = (found: unknown): found is T => typeof found === typeof usual && valid(found as T);
  takers.set(name, (taken) => {
    if (value.value === usual && isValue(taken)) {
      value.value = taken;
    }
  });
  const stored = read(name);
  if (isValue(stored)) {
    value.value = stored;
  }
  effect(() => write(name, value.value));
  return value;
}

/** Forgets every setting, and what was counted and learned; games are kept elsewhere. */
export function forgetSettings(): void {
  for (const name of Object.keys(localStorage).filter((each) => each.startsWith("escargot."))) {
    localStorage.removeItem(name);
  }
}

/** Storage may be forbidden; the page then works without memory. */
function read(name: string): unknown {
  if (embedded) {
    return undefined;
  }
  try {
    const text = localStorage.getItem(`escargot.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  if (embedded) {
    return;
  }
  try {
    localStorage.setItem(`escargot.${name}`, JSON.stringify(value));
  } catch {
    // Nothing to be done, and nothing lost but a setting.
  }
}

export type Theme = "auto" | "light" | "dark" | "contrast";

/** Whether the device is used by fingers. */
function isTouched(): boolean {
  return globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
}

/** Any that is one. */
const isFlag = () => true;

export const theme = kept<Theme>("theme", signal<Theme>("auto"), (value) =>
  ["auto", "light", "dark", "contrast"].includes(value),
);
export const BOARDS = ["sky", "sand", "sage", "lilac"] as const;
export type BoardColors = (typeof BOARDS)[number];

/** The colors of the board; those of the page are the theme's. */
export const boardColors = kept<BoardColors>("board", signal<BoardColors>("sky"), (value) =>
  BOARDS.includes(value),
);
export const clockShown = kept("clock", signal(true), isFlag);
export const indexesShown = kept("indexes", signal(false), isFlag);
/** Cell numbers for as long as their key is held. */
export const indexesHeld = signal(false);
/** A finger needs larger marks, for it is before them, and phones are small. */
export const bigMarks = kept("big-marks", signal(isTouched()), isFlag);
/** Whether the houses of the selected cell are tinted, and the cells with its digit. */
export const peersShown = kept("peers", signal(true), isFlag);
export const sameShown = kept("same", signal(true), isFlag);
/** Whether a digit that is not the solution's is marked at once. */
export const mistakesShown = kept("mistakes", signal(false), isFlag);
/** How the pad stands: its digits as on a telephone, and itself to the left of the board. */
export const squarePad = kept("square-pad", signal(false), isFlag);
export const leftPad = kept("left-pad", signal(false), isFlag);
/** Whether a phone answers a digit by a short shake. */
export const haptics = kept("haptics", signal(false), isFlag);
export const CENTER_MARKS = ["line", "places"] as const;
export type CenterMarks = (typeof CENTER_MARKS)[number];
/** How center marks stand in a cell: each in the place of its digit, or in a line. Nothing but the player changes it. */
export const centerMarks = kept<CenterMarks>("center-marks", signal<CenterMarks>("places"), (value) =>
  CENTER_MARKS.includes(value),
);

export const developer = kept("developer", signal(false), isFlag);
/** Single letters can be switched off for people who speak to their computer (WCAG 2.1.4). */
export const letters = kept("letters", signal(true), isFlag);
/** Whether a puzzle is entered at the setter's desk. */
export const atDesk = kept("at-desk", signal(false), isFlag);
/** The report's aids: what may go where the pointer is, and where the digit under it may go. */
export const candidatesAid = kept("candidates-aid", signal(false), isFlag);
export const destinationsAid = kept("destinations-aid", signal(false), isFlag);
/** Techniques that hints do without, joined by commas. */
export const leftOut = kept("left-out", signal(""), (value) => /^[a-z0-9,-]*$/.test(value));
/** The game's options that are on, joined by blanks. */
export const options = kept("options", signal("tidy-marks"), () => true);
/** Whether the page is shown to a class: large, in high contrast, and without what is around the board. Not kept. */
export const projector = signal(false);
