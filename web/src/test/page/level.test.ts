import { describe, expect, test } from "vitest";
import { BANDS, bandOf, harderThan, USUAL_LEVELS } from "../../main/page/settings/level";

describe("levels", () => {
  test("each named band but that of 17 givens has a usual level of its own", () => {
    expect(USUAL_LEVELS.map(bandOf)).toEqual(BANDS.slice(0, -1).map((_, band) => band));
  });

  test.each([
    [0, 7],
    [4, 7],
    [7, 11],
    [13, 15],
    [17, 18],
    [18, 19],
    [19, undefined],
    [20, undefined],
  ])("harder than %i is %s", (level, harder) => {
    expect(harderThan(level)).toBe(harder);
  });
});
