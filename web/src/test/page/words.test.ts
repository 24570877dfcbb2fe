import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { el as elCourse } from "../../main/page/words/course/el";
import { en as enCourse } from "../../main/page/words/course/en";
import { fr as frCourse } from "../../main/page/words/course/fr";
import { el as elPage } from "../../main/page/words/el";
import { en as enPage } from "../../main/page/words/en";
import { fr as frPage } from "../../main/page/words/fr";
import { el as elLearn } from "../../main/page/words/learn/el";
import { en as enLearn } from "../../main/page/words/learn/en";
import { fr as frLearn } from "../../main/page/words/learn/fr";
import { el as elPhoto } from "../../main/page/words/photo/el";
import { en as enPhoto } from "../../main/page/words/photo/en";
import { fr as frPhoto } from "../../main/page/words/photo/fr";
import { el as elReplay } from "../../main/page/words/replay/el";
import { en as enReplay } from "../../main/page/words/replay/en";
import { fr as frReplay } from "../../main/page/words/replay/fr";
import { el as elVariant } from "../../main/page/words/variant/el";
import { en as enVariant } from "../../main/page/words/variant/en";
import { fr as frVariant } from "../../main/page/words/variant/fr";

const en = {
  ...enPage,
  courseWords: enCourse,
  learnWords: enLearn,
  replayWords: enReplay,
  photoWords: enPhoto,
  variantWords: enVariant,
};
const fr = {
  ...frPage,
  courseWords: frCourse,
  learnWords: frLearn,
  replayWords: frReplay,
  photoWords: frPhoto,
  variantWords: frVariant,
};
const el = {
  ...elPage,
  courseWords: elCourse,
  learnWords: elLearn,
  replayWords: elReplay,
  photoWords: elPhoto,
  variantWords: elVariant,
};

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
  "variantWords.cages.title",
  "variantWords.desk.tools.cages",
  "variantWords.desk.solutions",
  "about.version",
  "about.license",
  "centerMarks",
  "colors.1",
  "modes.center",
  "menu",
  "pause",
  "solutionsNow",
  "points",
  "learning.title",
  "learning.families.intersections",
  "learning.families.exclusion",
  "courseWords.names.x-wings",
  "variantWords.making.kinds.killer.name",
  "variantWords.making.kinds.windoku.name",
  "variantWords.making.kinds.killerSix.name",
];

const PAGE = new URL("../../main/page/", import.meta.url).pathname;

/** All that the page is made of, but the words. */
const sources = () =>
  readdirSync(PAGE, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/^words\/((course|learn|photo|replay|variant)\/)?(en|fr|el)\.ts$/.test(file),
    )
    .map((file) => readFileSync(PAGE + file, "utf8"))
    .join("\n");

/** A space before these, or after «, would let a line end there. */
const BREAKING = / [:;!?»%]|« |\d \d/;

describe("the words", () => {
  const english = new Map(texts(en));

  test("are French in French", () => {
    const same = texts(fr).filter(([name, text]) => /[a-z]{3}/i.test(text) && english.get(name) === text);
    expect(same.map(([name]) => name).filter((name) => !FRENCH_TOO.includes(name))).toEqual([]);
  });

  test("are Greek in Greek", () => {
    const names = /^keyNames\.|\.kinds\.(killer|killerSix|windoku)\.name$/;
    const latin = texts(el).filter(
      ([name, text]) =>
        !names.test(name) && /[a-z]{3}/i.test(text) && !/[\u0370-\u03ff\u1f00-\u1fff]/.test(text),
    );
    expect(latin.map(([name]) => name)).toEqual([]);
  });

  test("keep French punctuation on the line, with no-break spaces", () => {
    const loose = texts(fr).filter(([, text]) => BREAKING.test(text));
    expect(loose).toEqual([]);
  });

  test("are all used", () => {
    const page = sources();
    const unused = Object.keys(en).filter((key) => !new RegExp(`\\b${key}\\b`).test(page));
    expect(unused).toEqual([]);
  });

  test("are set without a space before the dots that say more is to come", () => {
    const loose = [en, fr, el].flatMap((words) => texts(words)).filter(([, text]) => text.includes(" …"));
    expect(loose).toEqual([]);
  });
});
