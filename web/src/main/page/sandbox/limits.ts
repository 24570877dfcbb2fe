/** What the page takes from sandboxed code. The code can change what its worker is built of, so this is held outside. */
import type { Told } from "./console-message";

/** So many lines are kept: over a hundred solutions of ten lines, and no more than a browser lays out at once. */
export const MOST_LINES = 1_500;

/** The characters of a line that are kept. */
export const MOST_CHARACTERS = 200;

/** How often lines go on to the page. */
const PORTION_MS = 50;

/** What the worker told, cut to what fits; undefined where it is nothing that a worker tells. */
export function fitting(told: Told): Told | undefined {
  switch (told?.kind) {
    case "lines": {
      if (!Array.isArray(told.lines)) {
        return undefined;
      }
      const lines = told.lines.slice(-MOST_LINES).map(cut);
      return { kind: "lines", lines, lost: count(told.lost) + told.lines.length - lines.length };
    }
    case "ended":
      return { kind: "ended", after: Number.isFinite(told.after) ? told.after : 0 };
    case "wrong":
      return { kind: "wrong", line: count(told.line), message: cut(told.message) };
    case "full":
      return { kind: "full" };
    default:
      return undefined;
  }
}

function cut(text: unknown): string {
  const line = typeof text === "string" ? text : "";
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)} …` : line;
}

const count = (number: unknown) =>
  Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : 0;

/** Answers what takes each thing that a worker tells and hands it on to `tell`: lines together, a few times a second. */
export function portions(tell: (told: Told) => void): (told: Told) => void {
  let lines: readonly string[] = [];
  let lost = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(next);
    next = undefined;
    if (lines.length > 0) {
      tell({ kind: "lines", lines, lost });
    }
    [lines, lost] = [[], 0];
  };
  return (told) => {
    const fit = fitting(told);
    if (fit?.kind === "lines") {
      // What was lost stood between the two, so of what was before nothing can stay.
      const all = fit.lost > 0 ? fit.lines : [...lines, ...fit.lines];
      lost += lines.length + fit.lost + fit.lines.length;
      lines = all.slice(-MOST_LINES);
      lost -= lines.length;
      next ??= setTimeout(send, PORTION_MS);
    } else if (fit) {
      send();
      tell(fit);
    }
  };
}
