import { expect, test } from "vitest";
import { isDone, readPractising } from "../../main/page/game/practise";

const EMPTY = ".".repeat(81);
const ALL = Array.from({ length: 81 }, () => 0b111111111);
const without = (cell: number, digit: number) =>
  ALL.map((bits, at) => (at === cell ? bits & ~(1 << (digit - 1)) : bits));

test("a step is found when all that it eliminates is gone", () => {
  const way = { eliminations: [[3, 5]] as const, placements: [] };
  expect(isDone(way as never, EMPTY, ALL)).toBe(false);
  expect(isDone(way as never, EMPTY, without(3, 4))).toBe(false);
  expect(isDone(way as never, EMPTY, without(3, 5))).toBe(true);
});

test("a digit in a cell is no elimination", () => {
  const way = { eliminations: [[3, 5]] as const, placements: [] };
  const filled = `...5${".".repeat(77)}`;
  expect(isDone(way as never, filled, ALL.with(3, 0))).toBe(false);
});

test("a step that places a digit is found when it stands there", () => {
  const way = { eliminations: [], placements: [[0, 7]] as const };
  expect(isDone(way as never, EMPTY, ALL)).toBe(false);
  expect(isDone(way as never, `6${EMPTY.slice(1)}`, ALL)).toBe(false);
  expect(isDone(way as never, `7${EMPTY.slice(1)}`, ALL)).toBe(true);
});

const PRACTISING = {
  technique: "x-wing",
  name: "X-Wing",
  givens: EMPTY,
  ways: [{ eliminations: [[3, 5]], placements: [] }],
  hints: 0,
  found: false,
  hinted: false,
};

test("what is practised is read as it was kept", () => {
  expect(readPractising(JSON.stringify(PRACTISING))).toEqual(PRACTISING);
  const task = { chapter: "x-wings", lesson: "x-wing", mode: "alone" };
  expect(readPractising(JSON.stringify({ ...PRACTISING, task }))).toEqual({ ...PRACTISING, task });
});

test.each([
  ["", undefined],
  ["technique", 3],
  ["givens", null],
  ["hints", "0"],
  ["ways", [{ eliminations: [["3", 5]], placements: [] }]],
  ["ways", {}],
  ["task", { chapter: "x-wings" }],
])("what was kept with another %s, %j, is passed over", (name, value) => {
  expect(readPractising(name === "" ? "" : JSON.stringify({ ...PRACTISING, [name]: value }))).toBeUndefined();
});
