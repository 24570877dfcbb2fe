import { expect, test } from "vitest";
import { expected, untouched } from "../../main/page/game/ahead";
import { putView, view } from "../../main/page/game/view";
import { bare } from "../../main/page/session/session";

const PUZZLE = "1........".repeat(9);
const START = untouched(PUZZLE, 6, ["tidy-marks"]);
const digitsAfter = (...commands: Parameters<typeof expected>[1]) => expected(START, commands).digits;

test("an untouched puzzle counts its digits", () => {
  expect(START.filled).toBe(9);
  expect(START.left).toEqual([0, 9, 9, 9, 9, 9, 9, 9, 9]);
});

test("arrows move from the first cell, and stop at the edge or wrap around it", () => {
  expect(expected(START, [["move", "right"]])).toMatchObject({ focus: 1, selected: [1] });
  expect(expected(START, [["move", "up"]])).toMatchObject({ focus: 0, selected: [0] });
  expect(expected(untouched(PUZZLE, 6, ["wrap"]), [["move", "up"]])).toMatchObject({ focus: 72 });
  expect(expected(START, [["move", "grid-end"]])).toMatchObject({ focus: 80 });
});

test("digits go where the selection is, and never over a given", () => {
  const written = expected(START, [
    ["press", 10],
    ["type", 5],
  ]);
  expect(written.digits[10]).toBe("5");
  expect(written).toMatchObject({ filled: 10, selected: [10] });
  expect(written.left[4]).toBe(8);
  expect(digitsAfter(["press", 10], ["pad", 5], ["erase"])).toBe(PUZZLE);
  expect(digitsAfter(["press", 9], ["type", 5])).toBe(PUZZLE);
});

test("after what only the engine understands nothing more is drawn ahead", () => {
  expect(digitsAfter(["press", 10], ["set-mode", "corner"], ["type", 5])).toBe(PUZZLE);
  expect(digitsAfter(["pad", 5], ["press", 10], ["type", 4])).toBe(PUZZLE);
});

test("where rules forbid digits, a digit waits for the engine", () => {
  const start = untouched(PUZZLE, 6, ["rules-only"]);
  const after = expected(start, [
    ["press", 10],
    ["type", 5],
  ]);
  expect(after).toMatchObject({ digits: PUZZLE, selected: [10] });
});

test("what says the same as the board shows, in whatever order, is not drawn again", () => {
  const session = bare("");
  putView(session, START);
  const { digits, ...others } = START;
  putView(session, { ...others, digits });
  expect(view(session).value).toBe(START);
  const changed = expected(START, [["press", 10]]);
  putView(session, changed);
  expect(view(session).value).toBe(changed);
});
