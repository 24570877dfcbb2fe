/** Which command a key means. Digits and single letters by the key's place, not by what is printed on it: on a French
 * keyboard the digits of the top row need Shift, and Z is where an American has W. With Ctrl by what is printed on it,
 * as in every other program: the key with W on it closes the window. */

import type { Command, Direction, Mode } from "../engine/door";
import type { View } from "../engine/view";

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
  | { readonly act: Command }
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

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "row-start",
  End: "row-end",
};

const MODES: Readonly<Record<string, Mode>> = {
  KeyZ: "digit",
  KeyX: "corner",
  KeyC: "center",
  KeyV: "color",
};

const LETTERS: Readonly<Record<string, Meaning>> = {
  KeyH: { page: "hint" },
  KeyI: { page: "indexes" },
  KeyR: { page: "row" },
  KeyK: { page: "column" },
  KeyB: { page: "box" },
  KeyQ: { page: "where" },
  // The engine knows where the focus is; the page may not yet have drawn it there.
  KeyS: { act: ["select-same-as-focus"] },
  KeyN: { act: ["next-color"] },
};

const SHIFTED: Readonly<Record<string, Meaning>> = {
  KeyN: { act: ["previous-color"] },
  KeyR: { page: "missing-row" },
  KeyK: { page: "missing-column" },
  KeyB: { page: "missing-box" },
};

/** The digit that a place is known for, whatever Shift makes of it. */
function placed(code: string): number {
  const match = /^(?:Digit|Numpad)([0-9])$/.exec(code);
  return match ? Number(match[1]) : -1;
}

/** The digit of a key, or -1. */
function digit({ code, key }: Stroke): number {
  const number = placed(code);
  return number < 0 && /^[0-9]$/.test(key) ? Number(key) : number;
}

/** What a key is called with Ctrl: what it says, or, where that is no Latin letter, what an American key says there. */
function named({ code, key }: Stroke): string {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
}

/** The meaning of `stroke`; undefined leaves it to the browser. `hovered` is the cell under the pointer or -1; `aimed`
 * says whether one sees which cells a digit would go to without that. */
export function meaning(
  stroke: Stroke,
  view: View,
  hovered: number,
  letters: boolean,
  aimed = true,
): Meaning | undefined {
  if (stroke.alt) {
    return undefined;
  }
  if (stroke.key === "Enter" && (view.tool !== "pointer" || view.options.includes("digit-first"))) {
    return { act: ["press-focus"] };
  }
  if (stroke.key === "Escape" && view.tool !== "pointer") {
    return { act: ["put-back"] };
  }
  const wanted =
    view.stage === "entering"
      ? (entering(stroke, hovered) ?? playing(stroke, letters))
      : playing(stroke, letters);
  return aimed || !wanted ? wanted : unaimed(wanted);
}

/** With no cell in sight a digit is taken in hand, and nothing is written or erased. */
function unaimed(wanted: Meaning): Meaning | undefined {
  if (!("act" in wanted)) {
    return wanted;
  }
  const [name, given] = wanted.act;
  switch (name) {
    case "type":
    case "type-on":
      return given === 0 ? undefined : { act: ["pad", given] };
    case "type-as":
    case "erase":
    case "erase-back":
      return undefined;
    default:
      return wanted;
  }
}

function entering(stroke: Stroke, hovered: number): Meaning | undefined {
  if (stroke.ctrl || stroke.shift) {
    return stroke.ctrl && stroke.key === "Delete" ? { act: ["clear-all"] } : undefined;
  }
  const number = digit(stroke);
  // The engine knows where the focus is; the page may not yet have drawn it there.
  if (number >= 1) {
    return { act: hovered >= 0 ? ["type-at", hovered, number] : ["type-on", number] };
  }
  if (number === 0 || stroke.key === ".") {
    return { act: hovered >= 0 ? ["erase-at", hovered] : ["type-on", 0] };
  }
  switch (stroke.key) {
    case "Delete":
      return { act: hovered >= 0 ? ["erase-at", hovered] : ["erase"] };
    case "Backspace":
      return { act: hovered >= 0 ? ["erase-at", hovered] : ["erase-back"] };
    case "Enter":
      return { page: "solve" };
    default:
      return undefined;
  }
}

/** What a key means where a puzzle is played. */
export function playing(stroke: Stroke, letters: boolean): Meaning | undefined {
  const number = digit(stroke);
  if (number >= 1) {
    return typed(number, stroke);
  }
  const arrow = ARROWS[stroke.code];
  if (arrow) {
    return moved(arrow, stroke);
  }
  return stroke.ctrl ? withCtrl(stroke) : plain(stroke, letters);
}

function typed(number: number, { code, shift, ctrl }: Stroke): Meaning {
  if (placed(code) < 0 && !ctrl) {
    // Shift may be what makes the key say a digit.
    return { act: ["type", number] };
  }
  if (shift && ctrl) {
    return { act: ["type-as", number, "color"] };
  }
  return shift
    ? { act: ["type-as", number, "corner"] }
    : ctrl
      ? { act: ["type-as", number, "center"] }
      : { act: ["type", number] };
}

function moved(arrow: Direction, { shift, ctrl, code }: Stroke): Meaning {
  if (code === "Home" || code === "End") {
    return { act: ["move", ctrl ? (code === "Home" ? "grid-start" : "grid-end") : arrow] };
  }
  if (shift && ctrl) {
    return { act: ["move-to-empty", arrow] };
  }
  return { act: [shift || ctrl ? "extend" : "move", arrow] };
}

function withCtrl(stroke: Stroke): Meaning | undefined {
  const { shift } = stroke;
  switch (named(stroke)) {
    case "KeyZ":
      return { act: [shift ? "redo" : "undo"] };
    case "KeyY":
      return { act: ["redo"] };
    case "KeyA":
      return { act: [shift ? "select-none" : "select-all"] };
    case "KeyI":
      return { act: ["invert"] };
    case "Space":
      return { act: ["previous-mode"] };
    default:
      return undefined;
  }
}

function plain(stroke: Stroke, letters: boolean): Meaning | undefined {
  const { code, key, shift } = stroke;
  switch (key) {
    case "Delete":
    case "Backspace":
      return { act: ["erase"] };
    case "Escape":
      return { act: ["select-none"] };
    case "Enter":
      return { page: "check" };
    case " ":
    case "PageDown":
      return { act: ["next-mode"] };
    case "PageUp":
      return { act: ["previous-mode"] };
    case "?":
      return { page: "hint" };
    case "F1":
      return { page: "keys" };
  }
  if (digit(stroke) === 0) {
    return { act: ["erase"] };
  }
  if (!letters) {
    return undefined;
  }
  const mode = MODES[code];
  if (mode && !shift) {
    return { act: ["set-mode", mode] };
  }
  return shift ? SHIFTED[code] : LETTERS[code];
}
