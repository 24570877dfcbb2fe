/** What stands on the table beside the game: its address, the way back, and what is left of it when the page is loaded
 * anew. */
import { answered, button, cell, digits, held, menu, named, paste, play, shows } from "./actions.mjs";
import { ADDRESS, expect, test } from "./fixtures.mjs";
import { PRINTED, UNFAIR } from "./puzzles.mjs";

/** A game with a digit of the player's. */
async function begun(page) {
  await play(page, PRINTED);
  await cell(page, 5, 5).click();
  await page.keyboard.press("5");
  await named(page, "Row 5 column 5, 5");
  return digits(page);
}

test("a desk outlives a page that is loaded anew, and so does the game that was left for it", async ({ page }) => {
  const game = await begun(page);
  await menu(page, "Setter’s desk");
  await expect(page).toHaveURL(/#desk$/);
  await page.reload();
  await shows(page, ".".repeat(81), "an empty desk");
  await cell(page, 1, 1).click();
  await page.keyboard.press("7");
  await named(page, "Row 1 column 1, 7");
  // The next command waits until the one before is kept.
  await button(page, "Undo").click();
  await button(page, "Redo").click();
  await named(page, "Row 1 column 1, 7");
  await page.reload();
  await shows(page, `7${".".repeat(80)}`, "the desk as it was");
  await expect(page.locator(".desk").first()).toBeVisible();
  await button(page, "Back to the game").click();
  await shows(page, game);
  await expect(page).not.toHaveURL(/#/);
  await expect(button(page, "Pause")).toBeVisible();
});

test("Back leads from the desk to the game, and the way on to the desk as it was left", { tag: "@all" }, async ({ page }) => {
  const game = await begun(page);
  await menu(page, "Setter’s desk");
  await cell(page, 1, 1).click();
  await page.keyboard.press("7");
  await named(page, "Row 1 column 1, 7");
  await page.goBack();
  await shows(page, game);
  await page.goForward();
  await shows(page, `7${".".repeat(80)}`);
  await expect(page).toHaveURL(/#desk$/);
});

test("the desk that lies behind a page of the course is shown when it is asked for", { tag: "@all" }, async ({ page }) => {
  await menu(page, "Setter’s desk");
  await expect(page).toHaveURL(/#desk$/);
  await menu(page, "Learn step by step");
  await expect(page.locator(".chapters").first()).toBeVisible();
  await menu(page, "Setter’s desk");
  await expect(page).toHaveURL(/#desk$/);
  await expect(page.locator(".desk").first()).toBeVisible();
});

test("a puzzle that nobody has touched is there again after the desk", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "" });
  await expect(page.locator(".cell.given").first()).toBeVisible();
  const first = await digits(page);
  await menu(page, "Setter’s desk");
  await shows(page, ".".repeat(81));
  await button(page, "Back to the game").click();
  await shows(page, first);
});

test("a lesson goes on where the page is loaded anew, with its hint; Back leads to its chapter", async ({ page }) => {
  const game = await begun(page);
  await menu(page, "Learn step by step");
  await page.locator(".chapters button").first().click();
  await page.getByRole("button", { name: /^With hints/ }).click();
  await expect(page).toHaveURL(/#lesson\/full-house\/guided$/);
  const position = await digits(page);
  await page.reload();
  await shows(page, position);
  await expect(page.getByRole("region", { name: "Chapter 1" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Hint", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#course\/full-houses$/);
  await page.goForward();
  await shows(page, position);
  await button(page, "Back to the game").click();
  await shows(page, game);
});

test("a position to practise has an address, and goes on where the page is loaded anew", async ({ player }) => {
  const page = await player({ fragment: "#practice/x-wing" });
  await expect(page.getByRole("region", { name: "Practice this" })).toBeVisible();
  const position = await digits(page);
  await page.reload();
  await shows(page, position);
  await expect(page.getByRole("region", { name: "Practice this" })).toBeVisible();
  await expect(page).toHaveURL(/#practice\/x-wing$/);
});

test("a position that was practised before another one is not taken for the game", { tag: "@all" }, async ({ page }) => {
  const game = await begun(page);
  for (const technique of ["Naked Pair", "X-Wing"]) {
    await menu(page, "Techniques");
    await button(page, technique).first().click();
    await button(page, "Practice this").click();
    await expect(page).toHaveURL(/#practice\//);
  }
  await menu(page, "Setter’s desk");
  await page.goBack();
  await button(page, "Back to the board").click();
  // The desk has taken the place of the last position, so that the way back leads to the one before.
  await expect(page).toHaveURL(/#practice\/naked-pair$/);
  await expect(page.getByText("Naked Pair").first()).toBeVisible();
  await button(page, "Back to the game").click();
  await shows(page, game);
});

test("an address of a lesson opens it in a new tab", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#lesson/x-wing/alone" });
  await expect(page.getByRole("region", { name: /^Chapter \d+$/ })).toContainText("X-Wing");
});

test("a new tab with the desk's address has an empty desk, whatever another one left there", { tag: "@all" }, async ({ page }) => {
  await begun(page);
  await menu(page, "Setter’s desk");
  await cell(page, 1, 1).click();
  await page.keyboard.press("7");
  await named(page, "Row 1 column 1, 7");
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`${ADDRESS}#desk`);
  await expect(other.locator(".desk").first()).toBeVisible();
  await shows(other, ".".repeat(81));
});

test("a path is played from one of its steps, with what is eliminated by then", { tag: "@all" }, async ({ page }) => {
  await play(page, UNFAIR);
  await menu(page, "Step-by-step solution");
  // The eliminations of the steps before are gone there.
  await page.getByRole("slider").fill("6");
  await expect(page.locator(".path-steps [aria-pressed=true]")).toContainText(/≠|=/);
  const shown = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.ariaLabel));
  await button(page, "Play from here").click();
  await expect(page).not.toHaveURL(/#/);
  await expect(button(page, "Pause")).toBeVisible();
  await expect
    .poll(() => page.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.ariaLabel)))
    .toEqual(shown);
});

test("a place that was opened by its address leads back to the desk that it was opened over", { tag: "@all" }, async ({ page }) => {
  const game = await begun(page);
  await menu(page, "Setter’s desk");
  await expect(page).toHaveURL(/#desk$/);
  await page.evaluate(() => {
    location.hash = "course";
  });
  await button(page, "Back to the board").click();
  await expect(page).toHaveURL(/#desk$/);
  await button(page, "Back to the game").click();
  await shows(page, game);
});

test("a position that comes late is not laid over what the player went to meanwhile", { tag: "@all" }, async ({ page }) => {
  await begun(page);
  const answer = await answered(page, "practise");
  const letGo = await held(page, "practise");
  await page.evaluate(() => {
    location.hash = "practice/naked-pair";
  });
  await expect.poll(() => page.evaluate(() => window.heldBack())).toBe(1);
  await paste(page, UNFAIR);
  await shows(page, UNFAIR);
  await letGo();
  await answer();
  // What is done comes after whatever the answer had begun.
  await cell(page, 1, 1).click();
  await page.keyboard.press("1");
  await shows(page, `1${UNFAIR.slice(1)}`);
  await expect(page).not.toHaveURL(/practice/);
});
