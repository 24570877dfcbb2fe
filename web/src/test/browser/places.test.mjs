/** Places and games of their own: what leads to which, and that none takes another one apart. */
import { button, cell, digits, menu, named, paste, play, shows, told } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { ESCARGOT, PRINTED, UNFAIR } from "./puzzles.mjs";

/** Lets the tab be out of sight, or be seen again. */
const hide = (page, hidden) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Without a solution: 1 stands in the place of a 3. */
const WRONG = `51${PRINTED.slice(2)}`;

for (const fragment of ["#learn/x-wing", "#course"]) {
  test(`a new game is seen, asked for at ${fragment}`, { tag: "@all" }, async ({ player }) => {
    const page = await player({ fragment });
    await button(page, "New game").click();
    await page.locator(".levels button").first().click();
    await expect(page.getByRole("grid", { name: "Sudoku board" })).toBeVisible();
    await told(page, /a puzzle of level 2/);
  });
}

test("a page opened at a place leads to the board at once, and Back to the place", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#course" });
  await page.locator(".chapters button").first().click();
  await expect(page).toHaveURL(/#course\/.+$/);
  await button(page, "Back to the board").click();
  await expect(page.getByRole("grid", { name: "Sudoku board" })).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});

test("the setter's desk is empty, and leads back to the game that was left for it", { tag: "@all" }, async ({ page }) => {
  await play(page, PRINTED);
  await cell(page, 5, 5).click();
  await page.keyboard.press("5");
  await named(page, "Row 5 column 5, 5");
  const played = await digits(page);
  await menu(page, "Setter’s desk");
  await shows(page, ".".repeat(81));
  await expect(button(page, "Undo")).toBeDisabled();
  await page.locator(".desk h2 .round").click();
  await shows(page, played);
  await named(page, "Row 5 column 5, 5");
});

test("a puzzle that is pasted begins a game of its own: no undo leads into the one before", async ({ page }) => {
  await play(page, PRINTED);
  await cell(page, 5, 5).click();
  await page.keyboard.press("5");
  await named(page, "Row 5 column 5, 5");
  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await expect(button(page, "Undo")).toBeDisabled();
  await expect(button(page, "Pause")).toBeVisible();
});

test("a pasted puzzle without a solution can be corrected", { tag: "@all" }, async ({ page }) => {
  await paste(page, WRONG);
  await told(page, "This puzzle has no solution.");
  await button(page, "Correct it").click();
  await cell(page, 1, 2).click();
  await page.keyboard.press("3");
  await button(page, "Play").click();
  await shows(page, PRINTED);
  await expect(button(page, "Correct it")).toHaveCount(0);
});

test("what cannot be read is answered beside the field", { tag: "@all" }, async ({ player }) => {
  const page = await player({ viewport: { width: 390, height: 844 } });
  await button(page, "New game").click();
  await page.getByLabel("Paste a puzzle").fill("hello world");
  await button(page, "Load this puzzle").click();
  await expect(page.locator("#paste-problem")).toHaveText(/\w/);
  await expect(page.locator("#paste-problem")).toBeInViewport({ ratio: 0.9 });
});

test("the clock stands still while the tab is hidden and while a dialog covers the board", async ({ player }) => {
  const page = await player({ clock: true });
  await play(page, PRINTED);
  const clock = page.getByRole("timer");
  await page.clock.fastForward(10_000);
  // It goes on by itself, and a busy machine may look late; an hour is an hour.
  await expect(clock).toHaveText(/^0:[1-5]\d$/);
  await hide(page, true);
  await page.clock.fastForward(3_600_000);
  await hide(page, false);
  await button(page, "Menu").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.clock.fastForward(3_600_000);
  await page.keyboard.press("Escape");
  await page.clock.fastForward(600_000);
  await expect(clock).toHaveText(/^1\d:\d\d$/);
});

test("a pointer that rests where the desk opens takes no digit", { tag: "@all" }, async ({ page }) => {
  await play(page, PRINTED);
  await cell(page, 5, 5).click();
  await page.keyboard.press("5");
  await named(page, "Row 5 column 5, 5");
  const box = await cell(page, 4, 4).boundingBox();
  // The menu covers that place, and the pointer stays there.
  await button(page, "Menu").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.move(box.x + 9, box.y + 9);
  await button(page.getByRole("dialog"), "Setter’s desk").press("Enter");
  await shows(page, ".".repeat(81));
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("5");
  await shows(page, `5${".".repeat(80)}`);
});

test("what is hardest in a puzzle is told only when asked for, and minutes where they mean something", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: `#${UNFAIR}` });
  const hardest = page.locator(".rating details");
  await expect(hardest).toBeVisible();
  await expect(page.locator(".rating")).not.toContainText(/ min/);
  await expect(hardest).toHaveJSProperty("open", false);
  await hardest.locator("summary").click();
  await expect(hardest).toContainText(/Forcing|Chain|Skyscraper|Loop|look in/);
});
