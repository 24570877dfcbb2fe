import { describe, expect, test } from "vitest";
import { Folds } from "../../main/page/watch/folds";

/** Trials 1..12; 2 holds 3..6, 8 holds 9..10. */
const TRIALS = 13;
const folds = Folds.of([2, 6, 8, 10]);
const seen = (some: Folds) => Array.from({ length: some.rows(TRIALS) }, (_, row) => some.trial(row));

describe("folds", () => {
  test("hide what is in a folded trial", () => {
    expect(seen(folds)).toEqual([1, 2, 7, 8, 11, 12]);
    expect(folds.folds(2)).toBe(true);
    expect(folds.folds(3)).toBe(false);
  });

  test("find the row of each trial, and of the fold that hides it", () => {
    expect(seen(folds).map((trial) => folds.row(trial))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(folds.row(5)).toBe(1);
    expect(folds.row(9)).toBe(3);
  });

  test("open and close", () => {
    expect(seen(folds.unfold(2))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11, 12]);
    expect(seen(folds.showing(9))).toEqual([1, 2, 7, 8, 9, 10, 11, 12]);
    expect(folds.showing(8)).toBe(folds);
    expect(seen(folds.fold(1, 10))).toEqual([1, 11, 12]);
    expect(Folds.NONE.rows(TRIALS)).toBe(12);
  });
});
