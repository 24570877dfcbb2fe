import { expect, test } from "vitest";
import type { PathStep } from "../../main/page/engine/steps";
import { runsOf } from "../../main/page/path/runs";

const places = { step: { placements: [[0, 1]], eliminations: [] } } as unknown as PathStep;
const eliminates = { step: { placements: [], eliminations: [[0, 1]] } } as unknown as PathStep;

test("steps in a row that place a digit are one run, all others one each", () => {
  const steps = [places, places, eliminates, eliminates, places, places, places];
  expect(runsOf(steps).map(({ first, steps: own }) => [first, own.length])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
    [4, 3],
  ]);
  expect(runsOf([])).toEqual([]);
});
