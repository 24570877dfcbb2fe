import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { killerTexts, techniqueTexts } from "../../main/build/techniques";
import { pieces } from "../../main/page/components/pieces";
import { ROADS } from "../../main/page/engine/roads";
import { isCalled } from "../../main/page/learn/names";

const path = (to: string) => fileURLToPath(new URL(to, import.meta.url));
const CASES = path("../../../../engine/src/test/resources/techniques");
const texts = (language: string) => techniqueTexts(path("../../../../docs/techniques"), CASES, language);

/** The techniques of `language` that have a name with all of `wanted`. */
function called(wanted: string, language: string): readonly string[] {
  return Object.entries(texts(language))
    .filter(([id, text]) => isCalled(wanted, id, text))
    .map(([id]) => id);
}

describe("a technique", () => {
  test("is found by each of its names, in every language", () => {
    for (const language of ["en", "fr", "el"]) {
      expect(called("box/line reduction", language)).toEqual(["claiming"]);
      expect(called("Y-Wing", language)).toContain("xy-wing");
      expect(called("espadon", language)).toContain("swordfish");
      expect(called("GRATTE-CIEL", language)).toEqual(["grouped-skyscraper", "skyscraper"]);
      expect(called("ουρανοξυστης", language)).toEqual(["grouped-skyscraper", "skyscraper"]);
      expect(called("simple coloring", language)).toHaveLength(2);
      expect(called("rectangle elimination", language)).toEqual(["empty-rectangle"]);
      expect(called("nobody calls it so", language)).toEqual([]);
    }
  });

  test("has the same facts in every language, and words of its own", () => {
    const english = texts("en");
    for (const language of ["fr", "el"]) {
      for (const [id, text] of Object.entries(texts(language))) {
        expect(text.examples).toEqual(english[id]?.examples);
        expect(text.pattern).not.toBe(english[id]?.pattern);
        expect(text.rated.match(/\d+/g)).toEqual(english[id]?.rated.match(/\d+/g));
        expect(pieces(text.why).filter(({ technique }) => technique && !english[technique])).toEqual([]);
      }
    }
  });

  test("has up to three examples of different puzzles: its own, and cases in which it must be found", () => {
    const english = texts("en");
    for (const [id, { examples }] of Object.entries(english)) {
      expect(examples.length, id).toBeGreaterThan(0);
      expect(examples.length, id).toBeLessThanOrEqual(3);
      expect(new Set(examples.map((line) => line.split(":")[3])).size, id).toBe(examples.length);
      expect(
        examples.filter((line) => !/^:[^:]+:\d*:[1-9.+]+:/.test(line) || /^:[^:]+-x:/.test(line)),
      ).toEqual([]);
    }
    // Its second case is the first without one of its marks, and must not be found.
    expect(english["x-wing"]?.examples).toHaveLength(3);
    expect(english["x-wing"]?.examples[1]).toMatch(/^:0300:6:52\./);
    // All its cases are of one puzzle.
    expect(english["hidden-octuple"]?.examples).toHaveLength(1);
    expect(english["aligned-pair-exclusion"]?.examples).toHaveLength(1);
  });

  test("has a text in pieces: plain, emphasised, links", () => {
    expect(pieces("A pivot *xy*. See [X-Wing](x-wing.md).")).toEqual([
      { text: "A pivot " },
      { text: "xy", emphasis: true },
      { text: ". See " },
      { text: "X-Wing", technique: "x-wing" },
      { text: "." },
    ]);
  });

  test("is kept to practise in lines of its id and 81 cells", () => {
    const lines = readFileSync(path("../../main/page/public/practice.txt"), "utf8").trimEnd().split("\n");
    expect(lines.filter((line) => !/^[a-z0-9-]+ [1-9.]{81}$/.test(line))).toEqual([]);
  });
});

test.each(["en", "fr", "el"])("every lesson for killers has something to read in %s", (language) => {
  const found = killerTexts(path("../../../../docs/techniques"), language);
  const wanted = Object.values(ROADS.killer).flatMap((lessons) => Object.values(lessons));
  for (const technique of wanted) {
    expect(found[technique]?.pattern, technique).toMatch(/\w{3}|\p{Script=Greek}{3}/u);
    expect(found[technique]?.why, technique).not.toBe("");
  }
});
