import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const STYLES = new URL("../../main/page/styles/", import.meta.url);

/** All of the screen needs no scale. */
const WHOLE = ["100vw", "100vh", "100dvh"];
/** Lines are drawn in whole pixels. */
const DRAWN = /^(border|outline|box-shadow|text-decoration|text-underline|--shadow)/;
const STROKES = ["1px", "2px", "3px", "-1px", "-2px", "-3px"];
/** From which width on, or from which height, there is room for more. */
const BREAKS = ["16rem", "30rem", "34rem", "36rem", "44rem", "48rem", "50rem", "56rem", "76rem"];

/** What is no share of something that has a scale of its own: of a cell (`%`, `cqw`), of letters (`em`, `ch`), of paper
 * (`mm`). */
const DIMENSION = /(?<![\w#.-])-?\d*\.?\d+(?:rem|px|vw|vh|dvh)(?![\w-])/g;

/** The dimensions of `css` that are of no scale and have no reason beside them. */
function loose(css: string): readonly string[] {
  const found: string[] = [];
  let reason = false;
  let ruleReason = false;
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, "/**/")
    // A color may be mixed of shares.
    .replace(/\b(?:rgb|color-mix)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
  for (const statement of bare.split(/(?<=[;{}]|\*\/)/)) {
    const text = statement.trim();
    if (text === "/**/") {
      reason = true;
      continue;
    }
    if (text.endsWith("{")) {
      if (text.startsWith("@")) {
        found.push(
          ...dimensionsOf(text)
            .filter((each) => !BREAKS.includes(each))
            .map((each) => `${text} ${each}`),
        );
      }
      ruleReason = reason;
    } else if (text.endsWith("}")) {
      ruleReason = false;
    } else if (!reason && !ruleReason) {
      const [property = "", value = ""] = text.split(/:(.*)/s);
      found.push(
        ...dimensionsOf(value)
          .filter((each) => !isUsual(property.trim(), each))
          .map((each) => `${text} ${each}`),
      );
    }
    reason = false;
  }
  return found;
}

const dimensionsOf = (text: string) => [...text.matchAll(DIMENSION)].map(([each]) => each);

const isUsual = (property: string, dimension: string) =>
  WHOLE.includes(dimension) || (DRAWN.test(property) && STROKES.includes(dimension));

describe("dimensions are of the scales in tokens.css, or have their reason beside them", () => {
  const sheets = readdirSync(STYLES).filter((file) => file !== "tokens.css");
  test.each(sheets)("%s", (file) => {
    expect(loose(readFileSync(new URL(file, STYLES), "utf8"))).toEqual([]);
  });
});

test("a dimension of no scale is found", () => {
  expect(loose("p { margin: 0.4rem var(--space-8); border: 1px solid; width: 100%; }")).toHaveLength(1);
  expect(
    loose("/* As high as two lines. */ p { height: 2.9rem; } p { /* Odd. */ top: 7px; gap: 7px; }"),
  ).toHaveLength(1);
});
