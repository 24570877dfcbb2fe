/** Which command a key means. By the key's place, not by what is printed on it: on a French keyboard the digits of
 * the top row need Shift, and Z is where an American has W. */
import type { View } from "../engine/answers";

export interface Stroke {
  readonly code: string;
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** A command of the engine's game, or something that the page does itself. */
export type Meaning =
  | { readonly act: string; readonly number?: number; readonly text?: string }
  | {
      readonly page:
        | "hint"
        | "keys"
        | "indexes"
        | "check"
        | "solve"
        | "row"
        | "column"
        | "box"
        | "where"
        | "missing-row"
        | "missing-column"
        | "missing-box";
    };

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "row-start",
  End: "row-end",
};

const MODES: Readonly<Record<string, string>> = {
  KeyZ: "digit",
  KeyX: "corner",
  KeyC: "centre",
  KeyV: "colour",
};

const LETTERS: Readonly<Record<string, Meaning>> = {
  KeyH: { page: "hint" },
  KeyI: { page: "indexes" },
  KeyR: { page: "row" },
  KeyK: { page: "column" },
  KeyB: { page: "box" },
  KeyQ: { page: "where" },
  // The engine knows where the focus is; the page may not yet have drawn it there.
  KeyS: { act: "select-same-as-focus" },
};

const MISSING: Readonly<Record<string, Meaning>> = {
  KeyR: { page: "missing-row" },
  KeyK: { page: "missing-column" },
  KeyB: { page: "missing-box" },
};

/** The digit of a key, whatever Shift makes of it. */
function digit(code: string): number {
  const match = /^(?:Digit|Numpad)([0-9])$/.exec(code);
  return match ? Number(match[1]) : -1;
}

/** The meaning of `stroke`; undefined leaves it to the browser. `hovered` is the cell under the pointer or -1. */
export function meaning(stroke: Stroke, view: View, hovered: number, letters: boolean): Meaning | undefined {
  if (stroke.alt) {
    return undefined;
  }
  if (stroke.key === "Enter" && (view.tool !== "pointer" || view.options.includes("digit-first"))) {
    return { act: "press-focus" };
  }
  return view.stage === "entering"
    ? (entering(stroke, hovered) ?? playing(stroke, letters))
    : playing(stroke, letters);
}

function entering(stroke: Stroke, hovered: number): Meaning | undefined {
  if (stroke.ctrl || stroke.shift) {
    return undefined;
  }
  const number = digit(stroke.code);
  // The engine knows where the focus is; the page may not yet have drawn it there.
  const erase: Meaning = hovered >= 0 ? { act: "erase-at", number: hovered } : { act: "erase" };
  if (number >= 1) {
    return hovered >= 0 ? { act: "type-at", number: hovered * 10 + number } : { act: "type", number };
  }
  switch (stroke.key) {
    case "Backspace":
      return erase;
    case "Delete":
      return { act: "clear-all" };
    case "Enter":
      return { page: "solve" };
    default:
      return number === 0 ? erase : undefined;
  }
}

function playing(stroke: Stroke, letters: boolean): Meaning | undefined {
  const number = digit(stroke.code);
  if (number >= 1) {
    return typed(number, stroke);
  }
  const arrow = ARROWS[stroke.code];
  if (arrow) {
    return moved(arrow, stroke);
  }
  return stroke.ctrl ? withCtrl(stroke) : plain(stroke, letters);
}

function typed(number: number, { shift, ctrl }: Stroke): Meaning {
  if (shift && ctrl) {
    return { act: "type-as", number, text: "colour" };
  }
  return shift
    ? { act: "type-as", number, text: "corner" }
    : ctrl
      ? { act: "type-as", number, text: "centre" }
      : { act: "type", number };
}

function moved(arrow: string, { shift, ctrl, code }: Stroke): Meaning {
  if (code === "Home" || code === "End") {
    return { act: "move", text: ctrl ? (code === "Home" ? "grid-start" : "grid-end") : arrow };
  }
  if (shift && ctrl) {
    return { act: "move-to-empty", text: arrow };
  }
  return { act: shift || ctrl ? "extend" : "move", text: arrow };
}

function withCtrl({ code, shift }: Stroke): Meaning | undefined {
  switch (code) {
    case "KeyZ":
      return { act: shift ? "redo" : "undo" };
    case "KeyY":
      return { act: "redo" };
    case "KeyA":
      return { act: shift ? "select-none" : "select-all" };
    case "KeyI":
      return { act: "invert" };
    case "Space":
      return { act: "previous-mode" };
    default:
      return undefined;
  }
}

function plain({ code, key, shift }: Stroke, letters: boolean): Meaning | undefined {
  switch (key) {
    case "Delete":
    case "Backspace":
      return { act: "erase" };
    case "Escape":
      return { act: "select-none" };
    case "Enter":
      return { page: "check" };
    case " ":
    case "PageDown":
      return { act: "next-mode" };
    case "PageUp":
      return { act: "previous-mode" };
    case "?":
      return { page: "hint" };
    case "F1":
      return { page: "keys" };
  }
  if (digit(code) === 0) {
    return { act: "erase" };
  }
  if (!letters) {
    return undefined;
  }
  const mode = MODES[code];
  if (mode && !shift) {
    return { act: "set-mode", text: mode };
  }
  return shift ? MISSING[code] : LETTERS[code];
}
