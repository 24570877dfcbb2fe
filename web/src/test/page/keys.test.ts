import { describe, expect, test } from "vitest";
import { meaning, type Stroke } from "../../main/page/board/keys";
import type { Option } from "../../main/page/engine/door";
import type { View } from "../../main/page/engine/view";

const stroke = (code: string, more: Partial<Stroke> = {}): Stroke => ({
  code,
  key: code,
  shift: false,
  ctrl: false,
  alt: false,
  ...more,
});

const view = (stage: View["stage"], tool: View["tool"] = "pointer") =>
  ({ stage, tool, options: [] as readonly Option[] }) as View;
const playing = view("playing");
/** What a key with Ctrl or Cmd means, as the layouts of several countries have it. */
const withCtrl = (code: string, key: string, shift = false) =>
  meaning(stroke(code, { key, shift, ctrl: true }), playing, -1, true);

describe("while a puzzle is played", () => {
  test("digits of both keyboards are told by their place, whatever is printed on them", () => {
    // The top row of a French keyboard types & without Shift.
    expect(meaning(stroke("Digit1", { key: "&" }), playing, -1, true)).toEqual({ act: ["type", 1] });
    expect(meaning(stroke("Numpad9"), playing, -1, true)).toEqual({ act: ["type", 9] });
  });

  test("Shift, Ctrl and both write marks once", () => {
    const typed = (more: Partial<Stroke>) => meaning(stroke("Digit5", more), playing, -1, true);
    expect(typed({ shift: true, key: "%" })).toEqual({ act: ["type-as", 5, "corner"] });
    expect(typed({ ctrl: true })).toEqual({ act: ["type-as", 5, "center"] });
    expect(typed({ shift: true, ctrl: true })).toEqual({ act: ["type-as", 5, "color"] });
  });

  test("Z, X, C and V choose the mode by their place", () => {
    expect(meaning(stroke("KeyZ", { key: "y" }), playing, -1, true)).toEqual({
      act: ["set-mode", "digit"],
    });
    expect(meaning(stroke("KeyV"), playing, -1, true)).toEqual({ act: ["set-mode", "color"] });
  });

  test("a key that says a digit is one, wherever it lies", () => {
    expect(meaning(stroke("KeyU", { key: "4" }), playing, -1, true)).toEqual({ act: ["type", 4] });
    // A keyboard on a screen tells no places.
    expect(meaning(stroke("", { key: "7", shift: true }), playing, -1, true)).toEqual({
      act: ["type", 7],
    });
    expect(meaning(stroke("", { key: "0" }), playing, -1, true)).toEqual({ act: ["erase"] });
  });

  test("with Ctrl letters go by what the key says: French", () => {
    // Z is where an American has W, and A where he has Q.
    expect(withCtrl("KeyW", "z")).toEqual({ act: ["undo"] });
    expect(withCtrl("KeyW", "Z", true)).toEqual({ act: ["redo"] });
    expect(withCtrl("KeyQ", "a")).toEqual({ act: ["select-all"] });
    expect(withCtrl("KeyZ", "w")).toBeUndefined();
  });

  test("with Ctrl letters go by what the key says: German", () => {
    expect(withCtrl("KeyY", "z")).toEqual({ act: ["undo"] });
    expect(withCtrl("KeyZ", "y")).toEqual({ act: ["redo"] });
  });

  test("with Ctrl letters go by their place where the key says none of these: Greek", () => {
    expect(withCtrl("KeyZ", "ζ")).toEqual({ act: ["undo"] });
    expect(withCtrl("KeyA", "Α", true)).toEqual({ act: ["select-none"] });
  });

  test("S selects what is the same as in the cell with the focus", () => {
    expect(meaning(stroke("KeyS", { key: "s" }), playing, -1, true)).toEqual({
      act: ["select-same-as-focus"],
    });
    expect(meaning(stroke("KeyS", { key: "s" }), playing, -1, false)).toBeUndefined();
  });

  test("letters can be switched off; what is no letter stays", () => {
    expect(meaning(stroke("KeyZ"), playing, -1, false)).toBeUndefined();
    expect(meaning(stroke("KeyH"), playing, -1, false)).toBeUndefined();
    expect(meaning(stroke("KeyZ", { ctrl: true }), playing, -1, false)).toEqual({ act: ["undo"] });
    expect(meaning(stroke("Slash", { key: "?", shift: true }), playing, -1, false)).toEqual({ page: "hint" });
  });

  test("Enter checks, or uses what is in hand where the focus is", () => {
    const enter = (stage: View["stage"], tool?: View["tool"]) =>
      meaning(stroke("Enter"), view(stage, tool), -1, true);
    expect(enter("playing")).toEqual({ page: "check" });
    expect(enter("entering")).toEqual({ page: "solve" });
    expect(enter("playing", 7)).toEqual({ act: ["press-focus"] });
    expect(enter("entering", "eraser")).toEqual({ act: ["press-focus"] });
  });

  test("with no cell in sight a digit is taken in hand, and nothing is written or erased unseen", () => {
    const unaimed = (code: string, more?: Partial<Stroke>) =>
      meaning(stroke(code, more), playing, -1, true, false);
    expect(unaimed("Digit5")).toEqual({ act: ["pad", 5] });
    expect(unaimed("Digit5", { shift: true })).toBeUndefined();
    expect(unaimed("Backspace", { key: "Backspace" })).toBeUndefined();
    expect(unaimed("ArrowLeft")).toEqual({ act: ["move", "left"] });
    expect(meaning(stroke("Digit7"), view("entering"), 12, true, false)).toEqual({
      act: ["type-at", 12, 7],
    });
    expect(meaning(stroke("Digit7"), view("entering"), -1, true, false)).toEqual({ act: ["pad", 7] });
  });

  test("Esc lets go what is in hand, and then the selection", () => {
    const pressed = (tool?: View["tool"]) =>
      meaning(stroke("Escape", { key: "Escape" }), view("playing", tool), -1, true);
    expect(pressed(7)).toEqual({ act: ["put-back"] });
    expect(pressed("eraser")).toEqual({ act: ["put-back"] });
    expect(pressed()).toEqual({ act: ["select-none"] });
  });

  test("arrows move, extend with Shift or Ctrl, and look for an empty cell with both", () => {
    const arrow = (more: Partial<Stroke>) => meaning(stroke("ArrowLeft", more), playing, -1, true);
    expect(arrow({})).toEqual({ act: ["move", "left"] });
    expect(arrow({ shift: true })).toEqual({ act: ["extend", "left"] });
    expect(arrow({ ctrl: true })).toEqual({ act: ["extend", "left"] });
    expect(arrow({ shift: true, ctrl: true })).toEqual({ act: ["move-to-empty", "left"] });
    expect(arrow({ alt: true })).toBeUndefined();
  });

  test("Tab is never taken", () => {
    expect(meaning(stroke("Tab", { key: "Tab" }), playing, -1, true)).toBeUndefined();
  });
});

describe("while a puzzle is entered", () => {
  test("a digit goes to the hovered cell, or else to the one with the focus", () => {
    expect(meaning(stroke("Digit7"), view("entering"), 12, true)).toEqual({ act: ["type-at", 12, 7] });
    expect(meaning(stroke("Digit7"), view("entering"), -1, true)).toEqual({ act: ["type-on", 7] });
  });

  test("Backspace and Delete erase a cell, Enter solves, Ctrl+Delete clears all", () => {
    const pressed = (key: string, more = {}) =>
      meaning(stroke(key, { key, ...more }), view("entering"), -1, true);
    expect(pressed("Backspace")).toEqual({ act: ["erase-back"] });
    expect(pressed(".")).toEqual({ act: ["type-on", 0] });
    expect(pressed("Enter")).toEqual({ page: "solve" });
    expect(pressed("Delete")).toEqual({ act: ["erase"] });
    expect(meaning(stroke("Delete", { key: "Delete" }), view("entering"), 12, true)).toEqual({
      act: ["erase-at", 12],
    });
    expect(pressed("Delete", { ctrl: true })).toEqual({ act: ["clear-all"] });
  });
});
