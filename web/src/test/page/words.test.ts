import { describe, expect, test } from "vitest";
import { el } from "../../main/page/words/el";
import { en } from "../../main/page/words/en";
import { fr } from "../../main/page/words/fr";

/** What a function of the words is called with: each takes a few numbers and texts. */
const ARGUMENTS = [2, 3, 4];

/** All texts by their path, such as `said.placed`. */
function texts(words: object, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === "function") {
      return [[name, String(value(...ARGUMENTS))]];
    }
    return typeof value === "string" ? [[name, value]] : texts(value as object, name);
  });
}

/** Words that French has too. */
const FRENCH_TOO = [
  "centreMarks",
  "colours.1",
  "modes.centre",
  "menu",
  "pause",
  "solutionsNow",
  "points",
  "learning.title",
  "learning.families.exclusion",
];

describe("the words", () => {
  const english = new Map(texts(en));

  test("are French in French", () => {
    const same = texts(fr).filter(([name, text]) => /[a-z]{3}/i.test(text) && english.get(name) === text);
    expect(same.map(([name]) => name).filter((name) => !FRENCH_TOO.includes(name))).toEqual([]);
  });

  test("are Greek in Greek", () => {
    const names = /^keyNames\./;
    const latin = texts(el).filter(
      ([name, text]) =>
        !names.test(name) && /[a-z]{3}/i.test(text) && !/[\u0370-\u03ff\u1f00-\u1fff]/.test(text),
    );
    expect(latin.map(([name]) => name)).toEqual([]);
  });
});
