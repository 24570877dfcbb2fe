/** Methods watched at work: by keyboard alone and by pointer alone. */
import { button, menu, paste, shows } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { ESCARGOT, ESCARGOT_SOLVED, LONG } from "./puzzles.mjs";

const side = (page, name) => page.getByRole("region", { name: new RegExp(`^${name}`) });
const at = (page, name, step) =>
  expect(side(page, name).getByText(new RegExp(`^Step ${step} of`))).toBeVisible();

async function watching(player, puzzle = ESCARGOT) {
  const page = await player();
  await paste(page, puzzle);
  await shows(page, puzzle);
  await menu(page, "Watch it solve");
  await at(page, "Trials", 0);
  return page;
}

/** The digits of a method's board. */
const grid = (page, name) =>
  side(page, name)
    .locator(".watched .cell")
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));

test.describe("a method at work", () => {
  test("is followed by keyboard alone, each step as a sentence", async ({ player }) => {
    const page = await watching(player);
    await button(page, "One step forward").focus();
    await page.keyboard.press("Enter");
    await at(page, "Trials", 1);
    await expect(side(page, "Trials").locator("[aria-live=polite]").getByText("The method is called.")).toBeVisible();
    const timeline = side(page, "Trials").getByRole("slider");
    await timeline.focus();
    await page.keyboard.press("ArrowRight");
    await at(page, "Trials", 2);
    await page.keyboard.press("ArrowLeft");
    await at(page, "Trials", 1);
    await page.keyboard.press("End");
    await expect(side(page, "Trials").getByText("Solved.", { exact: true })).toBeVisible();
    await expect.poll(() => grid(page, "Trials")).toBe(ESCARGOT_SOLVED);
    const tree = side(page, "Trials").getByRole("tree");
    await tree.focus();
    await page.keyboard.press("Home");
    const active = () =>
      tree.evaluate((shown) => document.getElementById(shown.getAttribute("aria-activedescendant"))?.ariaLabel ?? "");
    await expect.poll(active).toBe("r2c3=4, led to a solution");
    await page.keyboard.press("ArrowLeft");
    await expect(tree.locator("[aria-expanded=false]").first()).toBeVisible();
    await expect(tree.getByRole("treeitem")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await expect(tree.locator("[aria-expanded=true]").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(side(page, "Trials").getByText(/^Trial: 4 in r2c3/)).toBeVisible();
  });

  test("plays, pauses and goes back by pointer alone, two side by side", { tag: "@all" }, async ({ player }) => {
    const page = await watching(player);
    await page.getByRole("combobox", { name: "Beside it" }).selectOption("plain");
    await at(page, "Plain", 0);
    await button(page, "Play").click();
    await expect(page.locator(".watched .tried").nth(3)).toBeVisible();
    await button(page, "Pause").click();
    await button(page, "To the end").click();
    await expect(side(page, "Plain").getByText("Solved.", { exact: true })).toBeVisible();
    await expect(side(page, "Trials").getByText("Solved.", { exact: true })).toBeVisible();
    await expect.poll(() => grid(page, "Plain")).toBe(ESCARGOT_SOLVED);
    await button(page, "One step back").click();
    await expect(side(page, "Plain").getByText(/^Trial: /).or(side(page, "Plain").getByText("The method is called."))).toBeVisible();
    // Its tree scrolls to the trial that it went back to.
    await expect(side(page, "Trials").getByText("Solved.", { exact: true })).toBeHidden();
    await side(page, "Trials").getByRole("tree").hover();
    await page.mouse.wheel(0, -2_000);
    await side(page, "Trials").getByRole("treeitem").filter({ hasText: "r2c3=4" }).click();
    await expect(side(page, "Trials").getByText(/^Trial: 4 in r2c3/)).toBeVisible();
    await button(page, "Back to the board").click();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test("the board is in sight together with what plays it, and two boards are", { tag: "@all" }, async ({ player }) => {
    const page = await player({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    await menu(page, "Watch it solve");
    await at(page, "Trials", 0);
    const inSight = async (...shown) => {
      for (const each of shown) {
        await expect(each).toBeInViewport({ ratio: 1 });
      }
    };
    const play = button(page, "Play");
    await inSight(play, page.locator(".watched"), side(page, "Trials").locator(".said"));
    await page.getByRole("combobox", { name: "Beside it" }).selectOption("random");
    await at(page, "Random", 0);
    await inSight(play, page.locator(".watched").first(), page.locator(".watched").last());
  });
});

test.describe("the code of a method", () => {
  test("is one key press away, and the focus comes back", async ({ player }) => {
    const page = await watching(player);
    await button(page, "Its code").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Its code: Trials: the Tk solver" });
    const code = dialog.getByRole("group", { name: "TrialsSearch.java" });
    await expect(code.getByText("final class TrialsSearch implements WorksheetMethod")).toBeVisible();
    await code.focus();
    // A browser that has just laid it out may not scroll it yet.
    await expect(async () => {
      await page.keyboard.press("Control+End");
      expect(await code.evaluate((shown) => shown.scrollTop)).toBeGreaterThan(0);
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Its code");
  });
});

test.describe("a tree of a hundred thousand trials", () => {
  test("keeps only the rows in sight, and shows any of them", { tag: "@all" }, async ({ player }) => {
    const page = await watching(player, LONG);
    await page.getByRole("combobox", { name: "Method" }).selectOption("plain");
    await at(page, "Plain", 0);
    const tree = side(page, "Plain").getByRole("tree");
    await tree.focus();
    await page.keyboard.press("End");
    await page.waitForFunction(() => {
      const id = document.activeElement?.getAttribute("aria-activedescendant");
      return Number(id?.split("-").at(-1)) > 100_000 && document.getElementById(id)?.ariaLabel?.includes("=");
    });
    await expect.poll(() => tree.getByRole("treeitem").count()).toBeLessThan(80);
    await tree.press("Enter");
    await expect(page.locator(".tree .current").first()).toBeVisible();
    await button(page, "Collapse failed branches").click();
    await expect(page.locator(".tree [aria-expanded=false]").nth(1)).toBeAttached();
  });
});
