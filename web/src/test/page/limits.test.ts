import { describe, expect, test, vi } from "vitest";
import type { Told } from "../../main/page/sandbox/console-message";
import { fitting, MOST_CHARACTERS, MOST_LINES, portions } from "../../main/page/sandbox/limits";

const long = "y".repeat(5_000_000);
const cut = `${"y".repeat(MOST_CHARACTERS)} …`;

describe("what a worker tells", () => {
  test.each<[string, unknown, Told | undefined]>([
    ["as it is", { kind: "lines", lines: ["a"], lost: 3 }, { kind: "lines", lines: ["a"], lost: 3 }],
    ["lines too long", { kind: "lines", lines: [long], lost: 0 }, { kind: "lines", lines: [cut], lost: 0 }],
    [
      "lines that are none",
      { kind: "lines", lines: [7, {}], lost: -1 },
      { kind: "lines", lines: ["", ""], lost: 0 },
    ],
    ["no list", { kind: "lines", lines: long, lost: 0 }, undefined],
    [
      "an error too long",
      { kind: "wrong", line: 0.5, message: long },
      { kind: "wrong", line: 0, message: cut },
    ],
    ["no number", { kind: "ended", after: "soon" }, { kind: "ended", after: 0 }],
    ["another kind", { kind: "open" }, undefined],
    ["nothing", undefined, undefined],
  ])("%s", (_, told, fits) => {
    expect(fitting(told as Told)).toEqual(fits);
  });

  test("too many lines", () => {
    const lines = Array.from({ length: MOST_LINES + 5 }, (_, i) => `${i}`);
    expect(fitting({ kind: "lines", lines, lost: 2 })).toEqual({
      kind: "lines",
      lines: lines.slice(5),
      lost: 7,
    });
  });
});

test("a flood goes on in portions, and nothing is forgotten in the count", () => {
  vi.useFakeTimers();
  const heard: Told[] = [];
  const take = portions((told) => heard.push(told));
  for (let i = 0; i < 10_000; i++) {
    take({ kind: "lines", lines: [`${i}`], lost: i === 9_000 ? 100 : 0 });
  }
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveLength(1);
  const [flood] = heard;
  expect(flood?.kind === "lines" && flood.lines.length + flood.lost).toBe(10_100);
  expect(flood?.kind === "lines" && [flood.lines[0], flood.lines.at(-1)]).toEqual(["9000", "9999"]);
  take({ kind: "lines", lines: ["last"], lost: 0 });
  take({ kind: "ended", after: 7 });
  expect(heard.slice(1)).toEqual([
    { kind: "lines", lines: ["last"], lost: 0 },
    { kind: "ended", after: 7 },
  ]);
  vi.useRealTimers();
});
