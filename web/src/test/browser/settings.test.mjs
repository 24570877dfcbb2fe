/** Settings that people look for, and what each does; the usual way to play is what they are without them. */
import { button, cell, named, play, turnTo } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { PRINTED } from "./puzzles.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Sets the setting that is called so. */
async function set(page, name, on) {
  await button(page, "Menu").click();
  const box = page.getByRole("checkbox", { name, exact: true });
  await expect(page.getByRole("dialog")).toBeVisible();
  await turnTo(page, box);
  await box.setChecked(on);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** A game in which r1c3 is to be filled; its solution there is 4. */
async function begun(player, options) {
  const page = await player(options);
  await play(page, PRINTED);
  return page;
}

/** Presses the key of `digit`. */
const press = (page, digit) => page.locator(".pad .key").nth(digit - 1).click();

const box = (locator) => locator.boundingBox();

test("the houses of a cell are tinted, or not", async ({ player }) => {
  const page = await begun(player);
  await cell(page, 1, 3).click();
  await expect(page.locator(".board .peer")).toHaveCount(21);
  await set(page, "Tint row, column and box of the cell", false);
  await cell(page, 1, 4).click();
  await expect(cell(page, 1, 4)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".board .peer")).toHaveCount(0);
  // It outlives the page.
  await page.reload();
  await cell(page, 1, 3).click();
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".board .peer")).toHaveCount(0);
});

test("cells with the digit of the selected one are tinted, or not", { tag: "@all" }, async ({ player }) => {
  const page = await begun(player);
  await cell(page, 1, 1).click();
  await expect(page.locator(".board .same")).toHaveCount(3);
  await set(page, "Tint cells with the same digit", false);
  await cell(page, 1, 2).click();
  await expect(cell(page, 1, 2)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".board .same")).toHaveCount(0);
  // A digit in hand is looked for all the same.
  await set(page, "Tint cells with the same digit", true);
  await cell(page, 1, 1).click();
  await expect(page.locator(".board .same")).toHaveCount(3);
});

test("a digit that breaks no rule and is wrong is marked at once where one wants that", async ({ player }) => {
  const page = await begun(player);
  await cell(page, 1, 3).click();
  await page.keyboard.press("2");
  await named(page, "Row 1 column 3, 2");
  await expect(page.locator(".board .clashing")).toHaveCount(0);
  await set(page, "Mark wrong digits at once", true);
  await named(page, "Row 1 column 3, 2, not the solution’s");
  await expect(page.locator(".board .clashing")).toHaveCount(1);
  await cell(page, 1, 3).click();
  await page.keyboard.press("4");
  await named(page, "Row 1 column 3, 4");
  await expect(page.locator(".board .clashing")).toHaveCount(0);
});

for (const [at, [name, options]] of [
  ["on a phone", PHONE],
  ["on a wide screen", {}],
].entries()) {
  test(`the digits of the pad stand in three rows, and all of it is in sight, ${name}`, { tag: repeats(at) }, async ({ player }) => {
    const page = await begun(player, options);
    await set(page, "Digits of the pad in three rows", true);
    const places = await page.locator(".pad .key").evaluateAll((keys) =>
      keys.map((key) => {
        const { x, y, bottom, width } = key.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), bottom, width };
      }),
    );
    const keys = places.slice(0, 9);
    expect(new Set(keys.map(({ x }) => x)).size).toBe(3);
    expect(new Set(keys.map(({ y }) => y)).size).toBe(3);
    expect(keys.every(({ x, y }, at) => x === keys[at % 3].x && y === keys[3 * Math.floor(at / 3)].y)).toBe(true);
    // Wide enough for a finger, and none below the screen.
    expect(Math.min(...places.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    const height = page.viewportSize().height;
    expect(Math.max(...places.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height);
    // The names of the modes can be read.
    const sizes = await page.locator(".mode").evaluateAll((modes) => modes.map((mode) => Number.parseFloat(getComputedStyle(mode).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
    await cell(page, 1, 3).click();
    await press(page, 4);
    await named(page, "Row 1 column 3, 4");
  });
}

test("the pad stands to the left of the board, and keys lead the same way", { tag: "@all" }, async ({ player }) => {
  const page = await begun(player);
  const isLeft = async () => (await box(page.locator(".pad"))).x < (await box(page.locator(".board"))).x;
  expect(await isLeft()).toBe(false);
  await set(page, "Pad to the left of the board", true);
  await expect.poll(isLeft).toBe(true);
  const board = await box(page.locator(".board"));
  const pad = await box(page.locator(".pad"));
  expect(pad.x + pad.width).toBeLessThanOrEqual(board.x);
  expect(board.x + board.width).toBeLessThanOrEqual(1280);
  await cell(page, 1, 3).click();
  await press(page, 4);
  await named(page, "Row 1 column 3, 4");
});

test("a phone shakes with each digit where one wants that", { tag: "@all" }, async ({ player }) => {
  const watch = (page) =>
    page.addInitScript(() => {
      window.shaken = [];
      navigator.vibrate = (time) => window.shaken.push(time) > 0;
    });
  const page = await begun(player, { ...PHONE, watch });
  const shaken = () => page.evaluate(() => window.shaken);
  await cell(page, 1, 3).tap();
  await press(page, 2);
  await named(page, "Row 1 column 3, 2");
  expect(await shaken()).toEqual([]);
  await set(page, "Shake a little with each digit", true);
  await cell(page, 1, 3).tap();
  await press(page, 4);
  await named(page, "Row 1 column 3, 4");
  expect(await shaken()).toHaveLength(1);
});
