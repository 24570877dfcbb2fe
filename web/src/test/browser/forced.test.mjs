/** For those whose system chooses the colors, and for those whom motion makes ill. */
import { button, cell, paste, shows } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { UNFAIR } from "./puzzles.mjs";
import { FIRST_VISIT, STATES, through } from "./states.mjs";
import { wordsOf } from "./words.mjs";

/** What must look different from what, in which state. */
const APART = {
  entering: [[".clashing .digit", ".pad .key b"]],
  playing: [
    ["[aria-selected=true]", ".cell:not(.selected, .given, .same, .clashing, .peer)"],
    [".clashing", ".cell.given:not(.clashing, .same, .selected, .peer)"],
    ["[aria-pressed=true].mode", "[aria-pressed=false].mode"],
  ],
  "hint-2": [[".in-house", ".cell:not(.in-house)"]],
};

/** No code of the page asks for forced colors, so what comes after is as elsewhere; only pictures show it. */
const LAST = process.env.SCREENSHOTS ? STATES.at(-1)[0] : Object.keys(APART).at(-1);

/** Of a skyscraper. */
const SHAPES = [
  [".defining", ".plain"],
  [".eliminated", ".plain"],
  [".defining", ".eliminated"],
  [".in-house", ".cell:not(.in-house)"],
];

test("forced colors leave everything to be told apart that colors tell", { tag: "@all" }, async ({ player }) => {
  const words = await wordsOf("en");
  for (const colorScheme of ["light", "dark"]) {
    const page = await player({ fragment: FIRST_VISIT, forcedColors: "active", colorScheme });
    const look = async (state, pairs) => {
      for (const [one, other] of pairs) {
        const [first, second] = [page.locator(one).first(), page.locator(other).first()];
        await expect(first).toBeVisible();
        await expect(second).toBeVisible();
        const alike = async () => (await framed(first)) === (await framed(second));
        await expect.poll(alike, `${state}: ${one} looks like ${other}`).toBe(false);
      }
      if (process.env.SCREENSHOTS) {
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/forced-${colorScheme}-${state}.png` });
      }
    };
    await through(page, words, (state) => look(state, APART[state] ?? []), LAST);
    await page.keyboard.press("Escape");
    await paste(page, UNFAIR);
    await shows(page, UNFAIR);
    await button(page, "Hint").click();
    await page.getByRole("button", { name: "All steps here" }).click();
    await page.locator(".steps summary", { hasText: /^Skyscraper/ }).click();
    await page.getByRole("list", { name: "Skyscraper", exact: true }).getByRole("button").first().click();
    await expect(page.locator(".links .strong").first()).toBeVisible();
    await look("skyscraper", SHAPES);
  }
});

/** All that tells an element apart once the system has chosen the colors; not its text. */
const framed = (locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    return ["backgroundColor", "color", "outline", "boxShadow", "border", "borderRadius", "fontWeight", "textDecoration", "clipPath"]
      .map((name) => style[name])
      .join("; ");
  });

test("nothing moves where motion is unwanted, and something does elsewhere", { tag: "@all" }, async ({ player }) => {
  for (const [reducedMotion, moves] of [
    ["reduce", false],
    ["no-preference", true],
  ]) {
    const page = await player({ reducedMotion });
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].some((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return /[1-9]/.test(transitionDuration) || animationName !== "none";
      }),
    );
    expect(moving, reducedMotion).toBe(moves);
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await expect(page.getByRole("gridcell", { name: "Row 1 column 1, 5" })).toBeVisible();
    if (!moves) {
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  }
});
