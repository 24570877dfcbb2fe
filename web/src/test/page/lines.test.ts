import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { original, rowsOf, USUAL } from "../../main/page/lines/original";
import { extended, NOTHING } from "../../main/page/lines/output";
import { python } from "../../main/page/lines/python";
import { MOST_LINES } from "../../main/page/sandbox/limits";
import { el } from "../../main/page/words/el";
import { en } from "../../main/page/words/en";
import { fr } from "../../main/page/words/fr";

/** What the original prints for a puzzle. */
function printed(words: typeof en.lines | typeof fr.lines, puzzle: string): readonly string[] {
  const lines: string[] = [];
  new Function("board", "console", original(words))(rowsOf(puzzle), {
    log: (line: string) => lines.push(line),
  });
  return lines;
}

const SEVERAL = ".6....4...3..29.787....3......3..9......8...2..87....53.....2..2.1.35.....72.1...";

describe("the original", () => {
  test.each([
    ["English", en],
    ["French", fr],
    ["Greek", el],
  ])("solves in %s", (_, words) => {
    const lines = printed(words.lines, USUAL);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(`${words.lines.solution} 1`);
    expect(lines[1]).toBe("9 5 6 1 3 2 7 4 8");
  });

  test("numbers all solutions, in the order of the digits", () => {
    const lines = printed(en.lines, SEVERAL);
    const grids = Array.from({ length: lines.length / 10 }, (_, i) =>
      lines.slice(10 * i + 1, 10 * i + 10).join(),
    );
    expect(lines.filter((_, i) => i % 10 === 0)).toEqual(
      grids.map((_, i) => `${en.lines.solution} ${i + 1}`),
    );
    expect(grids).toHaveLength(100);
    expect(grids).toEqual(grids.toSorted());
  });

  test("is some twenty lines of code beside its signs", () => {
    const code = original(en.lines)
      .split("\n")
      .filter((line) => /[a-z]/.test(line) && !line.startsWith("//"));
    expect(code.length).toBeLessThanOrEqual(30);
  });
});

describe("the console", () => {
  const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `${from + i}`);

  test("keeps the last lines and counts the others", () => {
    const once = extended(NOTHING, lines(0, MOST_LINES - 1), 0);
    expect(once).toEqual({ lines: lines(0, MOST_LINES - 1), gone: 0 });
    expect(extended(once, lines(MOST_LINES - 1, MOST_LINES + 4), 0)).toEqual({
      lines: lines(4, MOST_LINES + 4),
      gone: 4,
    });
  });

  test("shows no gap: what stood before lost lines goes with them", () => {
    const before = extended(NOTHING, ["a", "b"], 0);
    expect(extended(before, ["z"], 7)).toEqual({ lines: ["z"], gone: 9 });
  });
});

describe.skipIf(spawnSync("python3", ["--version"]).status !== 0)("the same in Python", () => {
  test.each([
    ["English", en],
    ["French", fr],
    ["Greek", el],
  ])(
    "prints what the original prints, in %s",
    (_, words) => {
      const run = spawnSync("python3", ["-"], {
        input: python(words.lines, USUAL),
        encoding: "utf8",
        env: { ...process.env, PYTHONIOENCODING: "utf-8" },
      });
      expect(run.stderr).toBe("");
      expect(run.stdout.trimEnd().split(/\r?\n/)).toEqual(printed(words.lines, USUAL));
    },
    60_000,
  );
});
