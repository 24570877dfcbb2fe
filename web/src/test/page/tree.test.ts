import { expect, test } from "vitest";
import { rowsOf } from "../../main/page/desk/tree";

const board = (number: number, parent: number) => ({ number, parent, puzzle: String(number) });

const shown = (present: number, ...boards: readonly ReturnType<typeof board>[]) =>
  rowsOf({ present, boards }).map(
    ({ number, lane, isPresent, isEnd }) =>
      `${"-".repeat(lane)}${number}${isPresent ? "*" : ""}${isEnd ? "." : ""}`,
  );

test("a way without a fork is its first board and its last one", () => {
  expect(shown(3, board(0, -1), board(1, 0), board(2, 1), board(3, 2))).toEqual(["0", "3*."]);
  expect(shown(1, board(0, -1), board(1, 0), board(2, 1), board(3, 2))).toEqual(["0", "1*", "3."]);
  expect(shown(0, board(0, -1))).toEqual(["0*."]);
});

test("ways that left another one are set in, below its end", () => {
  const fork = [board(0, -1), board(1, 0), board(2, 1), board(3, 2), board(4, 1), board(5, 4), board(6, 2)];
  expect(shown(3, ...fork)).toEqual(["0", "1", "2", "3*.", "-6.", "-5."]);
});
