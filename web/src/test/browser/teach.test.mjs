/** Hints in full: words and cells that light each other, the whole path, techniques left out. */
import { button, cell, held, menu, paste, play, shows } from "./actions.mjs";
import { expect, PATIENCE, test } from "./fixtures.mjs";
import { CHAINS, GUESSED, UNFAIR } from "./puzzles.mjs";

async function playing(player) {
  const page = await player();
  await play(page, UNFAIR);
  return page;
}

test.describe("a hint", () => {
  test("lights the cells of its words, and the words of a cell, by pointer and by focus", async ({ player }) => {
    const page = await playing(player);
    for (const name of ["Hint", "Tell me more", "Tell me more", "Tell me more"]) {
      await button(page, name).click();
    }
    await expect(page.getByText("Hint 4 of 4")).toBeVisible();
    const word = page.locator(".hint button.cells").filter({ hasText: /^r\dc\d$/ }).first();
    const [, row, column] = /r(\d)c(\d)/.exec(await word.textContent());
    const named = cell(page, Number(row), Number(column));
    await word.hover();
    await expect(named.and(page.locator(".named"))).toBeVisible();
    await named.hover();
    await expect(word.and(page.locator(".lit"))).toBeVisible();
    await page.getByText("Hint 4 of 4").hover();
    await expect(word.and(page.locator(":not(.lit)"))).toBeVisible();
    await word.focus();
    await expect(named.and(page.locator(".named"))).toBeVisible();
    // Also before the game has heard where the focus is.
    const letGo = await held(page, "act");
    await page.keyboard.press("Enter");
    await named.focus();
    await expect(word.and(page.locator(".lit"))).toBeVisible();
    await letGo();
    await expect(named.and(page.locator("[aria-selected=true]"))).toBeVisible();
    await expect(word.and(page.locator(".lit"))).toBeVisible();
  });

  test("does without the techniques that are left out, also after a reload", async ({ player }) => {
    const page = await playing(player);
    await button(page, "Hint").click();
    const first = page.locator(".hint p").first();
    const easiest = await first.textContent();
    await menu(page, "Techniques for hints");
    const name = easiest.replace(/.*: |\.$/g, "");
    await page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await button(page, "Hint").click();
    await expect(first).not.toHaveText(easiest);
    await page.reload();
    await button(page, "Hint").click();
    await expect(first).not.toHaveText(easiest);
    await menu(page, "Techniques for hints");
    await button(page, "Up to easy").click();
    await page.keyboard.press("Escape");
    await paste(page, CHAINS);
    await shows(page, CHAINS);
    await button(page, "Hint").click();
    await expect(page.getByText("Some techniques are left out of hints")).toBeVisible();
  });
});

test.describe("the whole path", () => {
  test("is walked by keyboard alone", async ({ player }) => {
    const page = await playing(player);
    await menu(page, "Step-by-step solution");
    await expect(page.getByText(/^Step 1 of/)).toBeVisible();
    await expect(page.getByText(/^HoDoKu: hard, 1,422 points$/)).toBeVisible();
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(/^Step 2 of/)).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByText("Solved.", { exact: true })).toBeVisible();
    await page.locator("[role=gridcell][tabindex='0']").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("gridcell", { name: "Row 1 column 2" })).toBeFocused();
  });

  test("goes on with chains to the solution where HoDoKu's scale ends", { tag: "@all" }, async ({ page }) => {
    await paste(page, GUESSED);
    await shows(page, GUESSED);
    await menu(page, "Step-by-step solution");
    const steps = page.getByRole("list", { name: "Step-by-step solution" }).getByRole("button");
    const chain = steps.filter({ hasText: /ER 9\.\d$/ }).first();
    // Beside neighbors the engine takes long for a puzzle like this.
    await chain.click({ timeout: 3 * PATIENCE });
    await expect(page.locator(".proof summary")).toBeVisible();
    await expect(page.locator(".path-steps")).toBeVisible();
    await expect(page.locator(".path-further")).toHaveCount(0, { timeout: 3 * PATIENCE });
    await page.getByRole("slider").press("End");
    await expect(page.getByText("Solved.", { exact: true })).toBeVisible();
  });

  test("is there only where there is one solution", { tag: "@all" }, async ({ page }) => {
    await menu(page, "Step-by-step solution");
    await expect(page.getByText("Only a puzzle with exactly one solution can be solved step by step.")).toBeVisible();
  });

  test("is walked by pointer alone, with the points of each step", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player);
    await menu(page, "Step-by-step solution");
    const steps = page.getByRole("list", { name: "Step-by-step solution" }).getByRole("button");
    // Those in a row that place digits stand in one row, which is open where one of them is shown.
    await steps.filter({ hasText: /≠/ }).first().click();
    await expect(page.getByText(/^Step \d+ of/)).not.toHaveText(/^Step 1 of/);
    await expect(page.locator(".path-steps [aria-pressed=true]")).toHaveText(/≠.* \d+ points?$/);
    const last = page.locator(".path-steps details").last();
    await expect(last).not.toHaveAttribute("open");
    await expect(last.locator("summary")).toContainText(/ ×\d+.*r\dc\d=\d, r\dc\d=\d/);
    await page.getByRole("slider").press("End");
    await page.getByRole("slider").press("ArrowLeft");
    await expect(last).toHaveAttribute("open");
    await expect(last.locator("[aria-pressed=true]")).toBeVisible();
    await button(page, "Back to the board").click();
    await expect(button(page, "Hint")).toBeVisible();
  });
});

test.describe("for a class", () => {
  /** The page that a link for a lesson opens, made and followed by keyboard alone. */
  async function lesson(player, choice, large) {
    const page = await playing(player);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await menu(page, "Link for a lesson");
    await page.getByRole("combobox", { name: "Opens" }).selectOption(choice);
    await page.getByRole("checkbox", { name: "Projector view" }).setChecked(large);
    await button(page, "Copy a link").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("The link is copied", { exact: false })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    return player({ fragment: link.slice(link.indexOf("#")) });
  }

  test("a link opens a hint on its board, large, and the page is the usual one afterwards", async ({ player }) => {
    const page = await lesson(player, "Hint 3 of 4", true);
    await expect(page.getByText("Hint 3 of 4")).toBeVisible();
    await shows(page, UNFAIR);
    await expect(button(page, "Menu")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("contrast");
    await button(page, "Leave the projector view").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Menu")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("a link opens a method on its puzzle, ready to be played", { tag: "@all" }, async ({ player }) => {
    const page = await lesson(player, "Levels: the report, second version", false);
    await expect(page.getByRole("region", { name: /^Levels/ }).getByText(/^Step 0 of/)).toBeVisible();
  });

  test("what a link cannot open is passed over", { tag: "@all" }, async ({ player }) => {
    const page = await player({ fragment: "#nonsense;hint-9;watch-magic;large;path" });
    await expect(button(page, "Menu")).toBeVisible();
    await expect(page.getByRole("status").getByText(/link/)).toBeVisible();
  });
});
