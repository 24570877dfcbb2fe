import { expect, test } from "vitest";
import type { Moment } from "../../main/page/engine/view";
import { longPauses, pauses } from "../../main/page/replay/pauses";

/** The moments of a game in which so many cells are filled, at these seconds, after so many hints. */
const game = (...moments: readonly (readonly [filled: number, seconds: number, hints?: number])[]) =>
  moments.map(
    ([filled, seconds, hints = 0]) =>
      ({ digits: "5".repeat(filled).padEnd(81, "."), elapsed: seconds * 1000, hints }) as Moment,
  );

test("a pause lasts from one digit to the next, whatever was marked meanwhile", () => {
  const found = pauses(game([30, 0], [31, 4], [31, 9], [31, 12], [32, 50]));
  expect(found).toEqual([
    { at: 0, spent: 4_000, hints: 0 },
    { at: 1, spent: 46_000, hints: 0 },
  ]);
});

test("what is taken back begins anew, and is no pause of its own", () => {
  const found = pauses(game([30, 0], [31, 4], [30, 10], [31, 11]));
  expect(found).toEqual([
    { at: 0, spent: 4_000, hints: 0 },
    { at: 2, spent: 1_000, hints: 0 },
  ]);
});

test("a pause is long by itself and beside the others", () => {
  const quick = [1, 2, 3, 4, 5].map((second) => [30 + second, second] as const);
  expect(longPauses(game([30, 0], ...quick, [36, 24]))).toEqual([]);
  expect(longPauses(game([30, 0], ...quick, [36, 26]))).toEqual([{ at: 5, spent: 21_000, hints: 0 }]);
  const slow = [1, 2, 3, 4, 5].map((place) => [30 + place, place * 40] as const);
  expect(longPauses(game([30, 0], ...slow))).toEqual([]);
});

test("a hint is told however short it took", () => {
  expect(longPauses(game([30, 0], [31, 2, 1], [32, 3, 1]))).toEqual([{ at: 0, spent: 2_000, hints: 1 }]);
});

test("of many long pauses the longest are told, in order of time", () => {
  const moments: [number, number, number][] = [[20, 0, 0]];
  for (let digit = 1; digit <= 10; digit++) {
    moments.push([20 + digit, digit * digit, digit]);
  }
  const told = longPauses(game(...moments));
  expect(told.map(({ at }) => at)).toEqual([4, 5, 6, 7, 8, 9]);
});
