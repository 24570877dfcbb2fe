/** A solve played back, and the easiest step where it took long. */
import { button, cell, menu } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { NEARLY, SOLUTION } from "./puzzles.mjs";

/** Wins the puzzle on the board, with half a minute before its last digit. */
async function win(page) {
  for (const [place, wait] of [
    [0, 2_000],
    [40, 3_000],
    [80, 30_000],
  ]) {
    const there = cell(page, Math.floor(place / 9) + 1, (place % 9) + 1);
    await page.clock.fastForward(wait);
    await there.click();
    await page.keyboard.press(SOLUTION[place]);
    // Time that leaps while the engine is asked would let its patience end.
    await expect(there.filter({ hasText: SOLUTION[place] })).toBeVisible();
  }
  await expect(page.getByText("How it was solved")).toBeVisible();
}

test("a win leads to its replay, which tells the easiest step where it took long", async ({ player }) => {
  const page = await player({ clock: true, fragment: `#${NEARLY}` });
  await expect(cell(page, 1, 1)).toBeVisible();
  await win(page);
  await button(page, "How it was solved").click();
  await expect(page.getByRole("heading", { name: "How it was solved" })).toBeVisible();
  await expect(page.getByText("Step 0 of 3, at 0:00")).toBeVisible();
  const place = page.getByRole("button", { name: /Full House.*0:3\d at 0:0\d/ });
  await place.click();
  await expect(page.getByText("The easiest step there: Full House.")).toBeVisible();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await button(page, "About this technique").click();
  await expect(page.getByRole("heading", { name: "Full House" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "How it was solved" })).toBeVisible();
});

test("it is stepped through and played by keyboard alone, and needs no more than a begun game", { tag: "@all" }, async ({ player }) => {
  const page = await player({ clock: true, fragment: `#${NEARLY}` });
  await expect(cell(page, 1, 1)).toBeVisible();
  await menu(page, "How it was solved");
  await expect(page.getByText("Nothing has been played here yet.")).toBeVisible();
  await button(page, "Back to the board").click();
  await win(page);
  await button(page, "How it was solved").focus();
  await page.keyboard.press("Enter");
  await button(page, "One step forward").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(cell(page, 1, 1)).toContainText(SOLUTION[0]);
  await button(page, "Play").focus();
  await page.keyboard.press("Enter");
  await page.clock.runFor(60_000);
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
});

test("a link plays a solve back wherever it is opened, also after a reload; one that holds none says so", async ({ player }) => {
  const page = await player({ clock: true, fragment: `#${NEARLY}`, permissions: ["clipboard-read", "clipboard-write"] });
  await expect(cell(page, 1, 1)).toBeVisible();
  await win(page);
  await button(page, "How it was solved").click();
  await button(page, "Copy a link that plays it back").click();
  await expect(page.getByText(/^The link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#replay\/[\w-]+$/);
  // Where motion is unwanted it would wait to be played.
  const other = await player({ fragment: new URL(link).hash, reducedMotion: "no-preference" });
  await expect(other.getByText("Step 3 of 3, at 0:3")).toBeVisible();
  await other.reload();
  await expect(other.getByText("Step 3 of 3, at 0:3")).toBeVisible();
  const broken = await player({ fragment: "#replay/nothing" });
  await expect(broken.getByText("This link holds no solve.")).toBeVisible();
});
