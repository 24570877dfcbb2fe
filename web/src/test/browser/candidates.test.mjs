/** Colors of single candidates: by keyboard, by pointer and by touch, undone, kept, and carried by links. */
import { button, cell, menu, named, play, told } from "./actions.mjs";
import { ADDRESS, expect, test } from "./fixtures.mjs";
import { CHAINS } from "./puzzles.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A game whose candidates are all marked. */
async function marked(player, options) {
  const page = await player(options);
  await play(page, CHAINS);
  await menu(page, "Fill in all candidates");
  await named(page, "Row 1 column 2, center 2 6 9");
  return page;
}

test.describe("candidates", () => {
  test("are colored by keyboard, one color after the other, and back", async ({ player }) => {
    const page = await marked(player);
    await cell(page, 1, 2).click();
    await page.keyboard.press("n");
    await told(page, "Mode: Candidate color: orange disc");
    await page.keyboard.press("6");
    await told(page, "6: orange disc in r1c2.");
    await page.keyboard.press("n");
    await told(page, "Mode: Candidate color: blue square");
    await page.keyboard.press("2");
    await named(page, "Row 1 column 2, center 2 blue square 6 orange disc 9");
    await page.keyboard.press("Shift+N");
    await page.keyboard.press("6");
    await told(page, "6: no color any more in r1c2.");
    await page.keyboard.press("Control+z");
    await named(page, "Row 1 column 2, center 2 blue square 6 orange disc 9");
    await page.keyboard.press("Delete");
    await named(page, "Row 1 column 2, center 2 6 9");
    await page.keyboard.press("3");
    await told(page, "No mark of 3 here to color.");
  });

  test("are colored where the pointer presses them, and elsewhere it selects", { tag: "@all" }, async ({ player }) => {
    const page = await marked(player);
    await button(page, "Candidate color").click();
    await button(page, "green ring").click();
    await cell(page, 1, 2).locator("[data-mark='6']").click();
    await named(page, "Row 1 column 2, center 2 6 green ring 9");
    await expect(cell(page, 1, 2)).toHaveAttribute("aria-selected", "true");
    await cell(page, 1, 1).click();
    await expect(cell(page, 1, 1)).toHaveAttribute("aria-selected", "true");
  });

  test("are colored by touch: a cell, a color, a digit", { tag: "@all" }, async ({ player }) => {
    const page = await marked(player, PHONE);
    await cell(page, 1, 2).tap();
    await button(page, "Candidate color").tap();
    await button(page, "pink frame").tap();
    await page.locator(".pad .key").nth(8).tap();
    await named(page, "Row 1 column 2, center 2 6 9 pink frame");
    for (const key of await page.locator(".pad .key").all()) {
      const { y, height } = await key.boundingBox();
      expect(y + height).toBeLessThanOrEqual(640);
    }
  });

  test("keep their colors over a reload and in a link, until all are cleared", async ({ player }) => {
    const page = await marked(player, { permissions: ["clipboard-read", "clipboard-write"] });
    await cell(page, 1, 2).click();
    await page.keyboard.press("n");
    await page.keyboard.press("9");
    await named(page, "Row 1 column 2, center 2 6 9 orange disc");
    await page.reload();
    await named(page, "Row 1 column 2, center 2 6 9 orange disc");
    await menu(page, "Copy a link");
    await told(page, "The link is copied");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await player({ fragment: link.slice(ADDRESS.length) });
    await named(other, "Row 1 column 2, center 2 6 9 orange disc");
    await menu(page, "Clear the colors of candidates");
    await named(page, "Row 1 column 2, center 2 6 9");
  });
});
