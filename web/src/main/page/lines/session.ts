/** The code, kept, and the one run of it. */

import { computed, signal } from "@preact/signals";
import { part, type Session } from "../session/session";
import { kept } from "../settings/settings";
import { words } from "../words";
import { original } from "./original";
import { extended, NOTHING, type Output } from "./output";
import { run } from "./run";

const LONGEST = 100_000;

/** What the player made of the code; nothing where that is the original. */
const own = kept("lines", signal(""), (value) => value.length <= LONGEST);

export const code = computed(() => own.value || original(words.value.lines));

const isOriginal = computed(() => own.value === "");

export function write(text: string): void {
  own.value = text === original(words.value.lines) ? "" : text.slice(0, LONGEST);
}

/** The player's code while the original stands in its place. */
const aside = signal("");

/** Puts the code back to the original, or what was there before that in its place again. */
export function restore(): void {
  [own.value, aside.value] = isOriginal.value ? [aside.value, ""] : ["", own.value];
}

/** What [restore] would do. */
export const restores = computed(() =>
  isOriginal.value ? (aside.value === "" ? "nothing" : "own") : "original",
);

/** How the last run stands. */
export type Standing =
  | { readonly kind: "new" | "running" | "stopped" | "unable" | "full" }
  | { readonly kind: "ended"; readonly after: number }
  | { readonly kind: "wrong"; readonly line: number; readonly message: string };

export const standing = part(() => signal<Standing>({ kind: "new" }));
export const output = part(() => signal<Output>(NOTHING));

/** How often a flood is drawn: laying out so many lines takes its time. */
const DRAWN_MS = 200;
const running = part(() => ({
  end: () => undefined as unknown,
  /** What is to be drawn next. */
  coming: NOTHING as Output,
  drawing: undefined as ReturnType<typeof setTimeout> | undefined,
}));

/** Runs the code from the beginning on the puzzle `board`. */
export function start(session: Session, board: readonly (readonly number[])[]): void {
  stop(session);
  running(session).coming = NOTHING;
  draw(session);
  standing(session).value = { kind: "running" };
  running(session).end = run({ code: code.value, board }, (told) => {
    if (told.kind === "lines") {
      running(session).coming = extended(running(session).coming, told.lines, told.lost);
      running(session).drawing ??= setTimeout(() => draw(session), DRAWN_MS);
    } else {
      draw(session);
      standing(session).value = told;
    }
  });
}

/** Ends the run, whatever it does. */
export function stop(session: Session): void {
  running(session).end();
  draw(session);
  if (standing(session).value.kind === "running") {
    standing(session).value = { kind: "stopped" };
  }
}

function draw(session: Session): void {
  clearTimeout(running(session).drawing);
  running(session).drawing = undefined;
  output(session).value = running(session).coming;
}
