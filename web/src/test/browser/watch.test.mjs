/** Methods watched at work: by keyboard alone and by pointer alone. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { button, closed, hosted, menu, paste, shows } from "./browser.mjs";
import { ESCARGOT, ESCARGOT_SOLVED, LONG } from "./puzzles.mjs";

const player = hosted();

const side = (page, name) => page.getByRole("region", { name: new RegExp(`^${name}`) });
const at = (page, name, step) =>
  side(page, name).getByText(new RegExp(`^Step ${step} of`)).waitFor();

async function watching(puzzle = ESCARGOT) {
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

describe("a method at work", () => {
  test("is followed by keyboard alone, each step as a sentence", async () => {
    const page = await watching();
    await button(page, "One step forward").focus();
    await page.keyboard.press("Enter");
    await at(page, "Trials", 1);
    await side(page, "Trials").locator("[aria-live=polite]").getByText("The method is called.").waitFor();
    const timeline = side(page, "Trials").getByRole("slider");
    await timeline.focus();
    await page.keyboard.press("ArrowRight");
    await at(page, "Trials", 2);
    await page.keyboard.press("ArrowLeft");
    await at(page, "Trials", 1);
    await page.keyboard.press("End");
    await side(page, "Trials").getByText("Solved.", { exact: true }).waitFor();
    assert.equal(await grid(page, "Trials"), ESCARGOT_SOLVED);
    const tree = side(page, "Trials").getByRole("tree");
    await tree.focus();
    await page.keyboard.press("Home");
    const active = () =>
      tree.evaluate((shown) => document.getElementById(shown.getAttribute("aria-activedescendant"))?.ariaLabel ?? "");
    await page.waitForFunction(() =>
      document.getElementById(document.activeElement?.getAttribute("aria-activedescendant"))?.ariaLabel?.includes("r2c3=4"),
    );
    assert.equal(await active(), "r2c3=4, led to a solution");
    await page.keyboard.press("ArrowLeft");
    await tree.locator("[aria-expanded=false]").first().waitFor();
    assert.equal(await tree.getByRole("treeitem").count(), 1);
    await page.keyboard.press("ArrowRight");
    await tree.locator("[aria-expanded=true]").first().waitFor();
    await page.keyboard.press("Enter");
    await side(page, "Trials").getByText(/^Trial: 4 in r2c3/).waitFor();
    await closed(page);
  });

  test("plays, pauses and goes back by pointer alone, two side by side", async () => {
    const page = await watching();
    await page.getByRole("combobox", { name: "Beside it" }).selectOption("plain");
    await at(page, "Plain", 0);
    await button(page, "Play").click();
    await page.waitForFunction(() => document.querySelectorAll(".watched .tried").length > 3);
    await button(page, "Pause").click();
    await button(page, "To the end").click();
    await side(page, "Plain").getByText("Solved.", { exact: true }).waitFor();
    await side(page, "Trials").getByText("Solved.", { exact: true }).waitFor();
    assert.equal(await grid(page, "Plain"), ESCARGOT_SOLVED);
    await button(page, "One step back").click();
    await side(page, "Plain").getByText(/^Trial: /).or(side(page, "Plain").getByText("The method is called.")).waitFor();
    await side(page, "Trials").getByRole("tree").hover();
    await page.mouse.wheel(0, -2_000);
    await side(page, "Trials").getByRole("treeitem").filter({ hasText: "r2c3=4" }).click();
    await side(page, "Trials").getByText(/^Trial: 4 in r2c3/).waitFor();
    await button(page, "Back to the board").click();
    await page.getByRole("gridcell").first().waitFor();
    await closed(page);
  });
});

describe("on a phone", () => {
  test("the board is in sight together with what plays it, and two boards are", async () => {
    const page = await player({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    await menu(page, "Watch it solve");
    await at(page, "Trials", 0);
    const inSight = async (...shown) => {
      for (const each of shown) {
        const { y, height } = await each.boundingBox();
        assert.ok(y >= 0 && y + height <= 740, `${each} ends at ${y + height}`);
      }
    };
    const play = button(page, "Play");
    await inSight(play, page.locator(".watched"), side(page, "Trials").locator(".said"));
    await page.getByRole("combobox", { name: "Beside it" }).selectOption("random");
    await at(page, "Random", 0);
    await inSight(play, page.locator(".watched").first(), page.locator(".watched").last());
    await closed(page);
  });
});

describe("the code of a method", () => {
  test("is one key press away, and the focus comes back", async () => {
    const page = await watching();
    await button(page, "Its code").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Its code: Trials: the Tk solver" });
    const code = dialog.getByRole("group", { name: "TrialsSearch.java" });
    await code.getByText("final class TrialsSearch implements WorksheetMethod").waitFor();
    await code.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Control+End");
    await page.waitForFunction(() => document.querySelector("pre.code").scrollTop > 0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Its code");
    await closed(page);
  });
});

describe("a tree of a hundred thousand trials", () => {
  test("keeps only the rows in sight, and shows any of them", async () => {
    const page = await watching(LONG);
    await page.getByRole("combobox", { name: "Method" }).selectOption("plain");
    await at(page, "Plain", 0);
    const tree = side(page, "Plain").getByRole("tree");
    await tree.focus();
    await page.keyboard.press("End");
    await page.waitForFunction(() => {
      const id = document.activeElement?.getAttribute("aria-activedescendant");
      return Number(id?.split("-").at(-1)) > 100_000 && document.getElementById(id)?.ariaLabel?.includes("=");
    });
    assert.ok((await tree.getByRole("treeitem").count()) < 80);
    await tree.press("Enter");
    await page.waitForFunction(() => document.querySelector(".tree .current") !== null);
    await button(page, "Collapse failed branches").click();
    await page.waitForFunction(() => document.querySelectorAll(".tree [aria-expanded=false]").length > 1);
    await closed(page);
  });
});
