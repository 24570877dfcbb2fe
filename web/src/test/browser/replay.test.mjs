/** A solve played back, and the easiest step where it took long. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { button, cell, closed, hosted, menu } from "./browser.mjs";
import { NEARLY, SOLUTION } from "./puzzles.mjs";

const player = hosted();

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
    await there.filter({ hasText: SOLUTION[place] }).waitFor();
  }
  await page.getByText("How it was solved").waitFor();
}

test("a win leads to its replay, which tells the easiest step where it took long", async () => {
  const page = await player({ clock: true, fragment: `#${NEARLY}` });
  await cell(page, 1, 1).waitFor();
  await win(page);
  await button(page, "How it was solved").click();
  await page.getByRole("heading", { name: "How it was solved" }).waitFor();
  await page.getByText("Step 0 of 3, at 0:00").waitFor();
  const place = page.getByRole("button", { name: /Full House.*0:3\d at 0:0\d/ });
  await place.click();
  await page.getByText("The easiest step there: Full House.").waitFor();
  await page.getByText("Step 2 of 3").waitFor();
  await button(page, "About this technique").click();
  await page.getByRole("heading", { name: "Full House" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "How it was solved" }).waitFor();
  await closed(page);
});

test("it is stepped through and played by keyboard alone, and needs no more than a begun game", async () => {
  const page = await player({ clock: true, fragment: `#${NEARLY}` });
  await cell(page, 1, 1).waitFor();
  await menu(page, "How it was solved");
  await page.getByText("Nothing has been played here yet.").waitFor();
  await button(page, "Back to the board").click();
  await win(page);
  await button(page, "How it was solved").focus();
  await page.keyboard.press("Enter");
  await button(page, "One step forward").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Step 1 of 3").waitFor();
  const shown = await page.getByRole("gridcell").first().textContent();
  assert.ok(shown?.includes(SOLUTION[0]));
  await button(page, "Play").focus();
  await page.keyboard.press("Enter");
  await page.clock.runFor(60_000);
  await page.getByText("Step 3 of 3").waitFor();
  await closed(page);
});

test("a link plays a solve back wherever it is opened, also after a reload; one that holds none says so", async () => {
  const page = await player({ clock: true, fragment: `#${NEARLY}`, permissions: ["clipboard-read", "clipboard-write"] });
  await cell(page, 1, 1).waitFor();
  await win(page);
  await button(page, "How it was solved").click();
  await button(page, "Copy a link that plays it back").click();
  await page.getByText(/^The link is copied/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await closed(page);
  assert.match(link, /#replay\/[\w-]+$/);
  const other = await player({ fragment: new URL(link).hash });
  await other.getByText("Step 3 of 3, at 0:3").waitFor();
  await other.reload();
  await other.getByText("Step 3 of 3, at 0:3").waitFor();
  await closed(other);
  const broken = await player({ fragment: "#replay/nothing" });
  await broken.getByText("This link holds no solve.").waitFor();
  await closed(broken);
});
