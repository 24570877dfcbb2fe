import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BOARDS } from "../../main/page/settings/settings";

const style = (name: string) =>
  readFileSync(new URL(`../../main/page/styles/${name}.css`, import.meta.url), "utf8");
const css = style("tokens") + style("boards");

/** The tokens of a theme with the colors of a board; what neither says is the light theme's. */
function tokens(theme: string, board: string): Record<string, string> {
  const block = (selector: string) => css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  const found: Record<string, string> = {};
  for (const part of [
    block(":root"),
    theme === "light" ? "" : block(`:root[data-theme="${theme}"]`),
    block(`:root[data-theme="${theme}"][data-board="${board}"]`),
  ]) {
    for (const [, name, value] of part.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)) {
      found[name ?? ""] = value ?? "";
    }
  }
  for (const [, name = "", one = "", share, other = ""] of block(":root").matchAll(MIXED)) {
    found[name] = mixed(found[one] ?? "", Number(share), found[other] ?? "");
  }
  return found;
}

/** A token that is mixed of two others. */
const MIXED = /--([a-z-]+): color-mix\(in srgb, var\(--([a-z-]+)\) (\d+)%, var\(--([a-z-]+)\)\);/g;

/** One of the three parts of a color, 0 to 255. */
const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);

/** `share` percent of one color and the rest of another, as browsers mix them. */
function mixed(one: string, share: number, other: string): string {
  return `#${[1, 3, 5]
    .map((at) => Math.round((channel(one, at) * share + channel(other, at) * (100 - share)) / 100))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** WCAG's relative luminance. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = channel(color, at) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How far apart two colors are, of 255 for each part. */
function apart(one: string, other: string): number {
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
}

/** What a player's colors make of a cell. */
const PAINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((color) => `paint-${color}`);
/** What a player's colors make of a candidate. */
const DYES = ["dye-1", "dye-2", "dye-3", "dye-4"];
const GROUNDS = ["cell", "peer", "hover", "same", "selected", "house", "fin-soft"];
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ["ink", ["paper", "surface", "raised", "accent-soft", "button-hover"]],
  ["soft", ["paper", "surface", "raised"]],
  ["accent", ["paper", "surface", "button-hover"]],
  ["on-accent", ["accent"]],
  ["given", GROUNDS],
  ["entry", GROUNDS],
  ["program", ["cell", "peer", "hover", "same", "selected"]],
  ["mark", GROUNDS],
  ["error", ["cell", "peer", "hover", "same", "selected"]],
  ["cell", ["keep", "fin", "dye-1", "dye-2"]],
  ["remove", ["remove-soft"]],
  // Digits, marks and letters stand on the paint itself.
  ...["given", "entry", "program", "mark", "error"].map((ink) => [ink, PAINTS] as const),
];
const EDGES: readonly (readonly [string, string])[] = [
  ["edge", "surface"],
  ["thin", "cell"],
  ["bold", "cell"],
  ["focus", "cell"],
  ["focus", "selected"],
  ["link", "cell"],
  ["link", "house"],
  ["link", "fin-soft"],
  ...DYES.flatMap((dye) => [...GROUNDS, ...PAINTS].map((ground) => [dye, ground] as const)),
  ...PAINTS.flatMap((paint) => [["focus", paint] as const, ["link", paint] as const]),
];
/** What colors a whole cell; where contrast is wanted it is seen from the last row too. */
const TINTS = ["house", "fin-soft", "same", "selected", "hover"];
const TINTED: Readonly<Record<string, number>> = { light: 1.15, dark: 1.15, contrast: 1.4 };

const THEMES = ["light", "dark"].flatMap((theme) => BOARDS.map((board) => [theme, board] as const));

describe.each([...THEMES, ["contrast", "sky"] as const])("the theme %s with the board %s", (theme, board) => {
  const colors = tokens(theme, board);
  const of = (name: string) => colors[name] ?? "#none";

  test.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    "has text %s readable on %s",
    (text, ground) => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(TINTS)("has cells tinted as %s told from others", (tint) => {
    expect(contrast(of(tint), of("cell"))).toBeGreaterThanOrEqual(TINTED[theme] ?? Number.NaN);
  });

  test.each(PAINTS)("has cells painted with %s told from others", (paint) => {
    expect(contrast(of(paint), of("cell"))).toBeGreaterThanOrEqual(1.1);
    for (const other of PAINTS.filter((each) => each !== paint)) {
      expect(apart(of(paint), of(other)), other).toBeGreaterThanOrEqual(12);
    }
  });

  test.each(EDGES)("has the edge %s visible on %s", (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
