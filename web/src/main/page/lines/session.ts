/** The code, kept, and the one run of it. */
import { computed, signal } from "@preact/signals";
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

export const standing = signal<Standing>({ kind: "new" });
export const output = signal<Output>(NOTHING);

let end = () => undefined as unknown;
/** How often a flood is drawn: laying out so many lines takes its time. */
const DRAWN_MS = 200;
/** What is to be drawn next. */
let coming: Output = NOTHING;
let drawing: ReturnType<typeof setTimeout> | undefined;

/** Runs the code from the beginning on the puzzle `board`. */
export function start(board: readonly (readonly number[])[]): void {
  stop();
  coming = NOTHING;
  draw();
  standing.value = { kind: "running" };
  end = run({ code: code.value, board }, (told) => {
    if (told.kind === "lines") {
      coming = extended(coming, told.lines, told.lost);
      drawing ??= setTimeout(draw, DRAWN_MS);
    } else {
      draw();
      standing.value = told;
    }
  });
}

/** Ends the run, whatever it does. */
export function stop(): void {
  end();
  draw();
  if (standing.value.kind === "running") {
    standing.value = { kind: "stopped" };
  }
}

function draw(): void {
  clearTimeout(drawing);
  drawing = undefined;
  output.value = coming;
}
