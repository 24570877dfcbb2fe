/** Small screens: while one plays nothing need be scrolled for, and nothing that is pressed is cut. */
import { button, cell, menu, play } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { CHAINS, UNFAIR } from "./puzzles.mjs";
import { LANGUAGES, wordsOf } from "./words.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const ACROSS = { ...PHONE, viewport: { width: 844, height: 390 } };
/** With the bars of the browser and without, held across, and a tablet. */
const SCREENS = [
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
];

/** How far the page can be scrolled, and what of tools and pad is not whole, or is under something else. */
const lost = (page) =>
  page.evaluate(() => {
    const { scrollHeight } = document.scrollingElement;
    const cut = [...document.querySelectorAll(".tools button, .pad button, .several")]
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const corners = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
        ];
        return !inside || !corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
      })
      .map((each) => each.innerText);
    return { scrolls: Math.max(0, scrollHeight - innerHeight), cut };
  });

for (const [at, locale] of LANGUAGES.entries()) {
  test(`all that one plays with is in sight in every mode, in ${locale}`, { tag: repeats(at) }, async ({ player }) => {
    const words = await wordsOf(locale);
    const page = await player({ ...PHONE, locale, fragment: `#${UNFAIR}` });
    await expect(page.locator(".rating details")).toBeAttached();
    const look = async (when) => {
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => lost(page), `${when}, ${width} by ${height}`).toEqual({ scrolls: 0, cut: [] });
      }
    };
    await look("with a rating");
    const modes = page.locator(".modes button");
    for (let mode = (await modes.count()) - 1; mode >= 0; mode--) {
      await modes.nth(mode).tap();
      await expect(page.locator(".mode").nth(mode)).toHaveAttribute("aria-pressed", "true");
      await cell(page, 1, 1).tap();
      await look(await modes.nth(mode).textContent());
    }
    await button(page, words.check).tap();
    await expect(page.locator(".notice", { hasText: words.checkedRules.none })).toBeVisible();
    await look("with a sentence");
  });
}

test("a line of a proof is in sight, whole, below or beside the board", { tag: "@all" }, async ({ player }) => {
  const page = await player({ ...PHONE, fragment: `#${CHAINS}` });
  await button(page, "Hint").tap();
  await button(page, "Just tell me").tap();
  for (const number of [2, 3]) {
    await button(page, "One line on").tap();
    const line = page.locator(".now-said", { hasText: new RegExp(`^${number}\\. `) });
    await expect(line).toBeVisible();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => isWhole(line), `line ${number}, ${width} by ${height}`).toBe(true);
    }
    await page.setViewportSize(PHONE.viewport);
  }
});

/** Whether all of the text is in sight, down to the feet of its letters. */
const isWhole = (locator) =>
  locator.evaluate((each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    return [...text.getClientRects()].every(({ left, right, top, bottom }) =>
      each.contains(document.elementFromPoint((left + right) / 2, bottom - (bottom - top) / 4)),
    );
  });

test("the board of a phone held across is as high as the screen allows, with the pad beside it", { tag: "@all" }, async ({ player }) => {
  const page = await player(ACROSS);
  await play(page, CHAINS);
  const board = await page.getByRole("grid").boundingBox();
  const pad = await page.locator(".digits").boundingBox();
  expect(board.width >= 320 && pad.x > board.x + board.width, JSON.stringify([board, pad])).toBe(true);
});

test("a phone held across has the whole board of a path, a replay and a method beside what is told of it", { tag: "@all" }, async ({ player }) => {
  const page = await player(ACROSS);
  await play(page, UNFAIR);
  await cell(page, 1, 1).tap();
  await page.keyboard.press("Shift+1");
  for (const [choice, stage, told] of [
    ["Step-by-step solution", ".path-stage .board", ".path-told .card"],
    ["How it was solved", ".path-stage .board", ".transport"],
    ["Watch it solve", ".watch-stage .board", ".controls"],
  ]) {
    await menu(page, choice);
    await expect(page.locator(told)).toBeVisible();
    const board = await page.locator(stage).boundingBox();
    const beside = await page.locator(told).boundingBox();
    expect(board.width >= 230 && board.y + board.height <= 390, `${choice}: ${JSON.stringify(board)}`).toBe(true);
    expect(beside.x > board.x + board.width && beside.y < 200, `${choice}: ${JSON.stringify([board, beside])}`).toBe(true);
    await button(page, "Back to the board").tap();
    await expect(page.getByRole("grid")).toBeVisible();
  }
});

test("each key of a small phone is as large as a finger needs", { tag: "@all" }, async ({ player }) => {
  const page = await player(PHONE);
  await play(page, CHAINS);
  await button(page, "Candidate color").tap();
  await expect(page.locator(".dyes")).toBeVisible();
  for (const each of await page.locator(".tools button, .pad button").all()) {
    const { width, height } = await each.boundingBox();
    expect(width >= 44 && height >= 44, `${await each.textContent()}: ${width} by ${height}`).toBe(true);
  }
});

test("an empty grid stands in the place of the board before any code of the page is there", { tag: "@all" }, async ({ player }) => {
  const page = await player({ ...PHONE, fragment: `#${UNFAIR}`, complains: true });
  const board = await page.getByRole("grid").boundingBox();
  await page.route("**/assets/page-*.js", (route) => route.abort());
  await page.reload();
  await expect(page.locator(".skeleton")).toBeVisible();
  await expect.poll(() => page.locator(".board").boundingBox()).toEqual(board);
});
