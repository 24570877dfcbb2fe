/** Hints in full: words and cells that light each other, the whole path, techniques left out. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { button, cell, closed, held, hosted, menu, paste, play, shows } from "./browser.mjs";
import { CHAINS, GUESSED, UNFAIR } from "./puzzles.mjs";

const player = hosted();

async function playing() {
  const page = await player();
  await play(page, UNFAIR);
  return page;
}

describe("a hint", () => {
  test("lights the cells of its words, and the words of a cell, by pointer and by focus", async () => {
    const page = await playing();
    for (const name of ["Hint", "Tell me more", "Tell me more", "Tell me more"]) {
      await button(page, name).click();
    }
    await page.getByText("Hint 4 of 4").waitFor();
    const word = page.locator(".hint button.cells").filter({ hasText: /^r\dc\d$/ }).first();
    const [, row, column] = /r(\d)c(\d)/.exec(await word.textContent());
    const named = cell(page, Number(row), Number(column));
    await word.hover();
    await named.and(page.locator(".named")).waitFor();
    await named.hover();
    await word.and(page.locator(".lit")).waitFor();
    await page.getByText("Hint 4 of 4").hover();
    await word.and(page.locator(":not(.lit)")).waitFor();
    await word.focus();
    await named.and(page.locator(".named")).waitFor();
    // Also before the game has heard where the focus is.
    const letGo = await held(page, "act");
    await page.keyboard.press("Enter");
    await named.focus();
    await word.and(page.locator(".lit")).waitFor();
    await letGo();
    await named.and(page.locator("[aria-selected=true]")).waitFor();
    await word.and(page.locator(".lit")).waitFor();
    await closed(page);
  });

  test("does without the techniques that are left out, also after a reload", async () => {
    const page = await playing();
    await button(page, "Hint").click();
    const first = page.locator(".hint p").first();
    const easiest = await first.textContent();
    await menu(page, "Techniques for hints");
    const name = easiest.replace(/.*: |\.$/g, "");
    await page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await button(page, "Hint").click();
    await page.waitForFunction((before) => document.querySelector(".hint p")?.textContent !== before, easiest);
    await page.reload();
    await button(page, "Hint").click();
    await page.waitForFunction((before) => document.querySelector(".hint p")?.textContent !== before, easiest);
    await menu(page, "Techniques for hints");
    await button(page, "Up to easy").click();
    await page.keyboard.press("Escape");
    await paste(page, CHAINS);
    await shows(page, CHAINS);
    await button(page, "Hint").click();
    await page.getByText("Some techniques are left out of hints").waitFor();
    await closed(page);
  });
});

describe("the whole path", () => {
  test("is walked by keyboard alone", async () => {
    const page = await playing();
    await menu(page, "Step-by-step solution");
    await page.getByText(/^Step 1 of/).waitFor();
    await page.getByText(/^HoDoKu: hard, 1,422 points$/).waitFor();
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText(/^Step 2 of/).waitFor();
    await page.keyboard.press("End");
    await page.getByText("Solved.", { exact: true }).waitFor();
    await page.locator("[role=gridcell][tabindex='0']").focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith("Row 1 column 2"));
    await closed(page);
  });

  test("goes on with chains to the solution where HoDoKu's scale ends", async () => {
    const page = await player();
    await paste(page, GUESSED);
    await shows(page, GUESSED);
    await menu(page, "Step-by-step solution");
    const steps = page.getByRole("list", { name: "Step-by-step solution" }).getByRole("button");
    const chain = steps.filter({ hasText: /ER 9\.\d$/ }).first();
    // Beside neighbors the engine takes long for a puzzle like this.
    await chain.click({ timeout: 180_000 });
    await page.locator(".proof summary").waitFor();
    await page.waitForFunction(() => document.querySelector(".path-steps") && !document.querySelector(".path-further"), undefined, {
      timeout: 180_000,
    });
    await page.getByRole("slider").press("End");
    await page.getByText("Solved.", { exact: true }).waitFor();
    await closed(page);
  });

  test("is there only where there is one solution", async () => {
    const page = await player();
    await menu(page, "Step-by-step solution");
    await page.getByText("Only a puzzle with exactly one solution can be solved step by step.").waitFor();
    await closed(page);
  });

  test("is walked by pointer alone, with the points of each step", async () => {
    const page = await playing();
    await menu(page, "Step-by-step solution");
    const steps = page.getByRole("list", { name: "Step-by-step solution" }).getByRole("button");
    await steps.nth(4).click();
    await page.getByText(/^Step 5 of/).waitFor();
    assert.match(await steps.nth(4).textContent(), /\d+ points?$/);
    await button(page, "Back to the board").click();
    await button(page, "Hint").waitFor();
    await closed(page);
  });
});

describe("for a class", () => {
  /** The page that a link for a lesson opens, made and followed by keyboard alone. */
  async function lesson(choice, large) {
    const page = await playing();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await menu(page, "Link for a lesson");
    await page.getByRole("combobox", { name: "Opens" }).selectOption(choice);
    await page.getByRole("checkbox", { name: "Projector view" }).setChecked(large);
    await button(page, "Copy a link").focus();
    await page.keyboard.press("Enter");
    await page.getByText("The link is copied", { exact: false }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await closed(page);
    return player({ fragment: link.slice(link.indexOf("#")) });
  }

  test("a link opens a hint on its board, large, and the page is the usual one afterwards", async () => {
    const page = await lesson("Hint 3 of 4", true);
    await page.getByText("Hint 3 of 4").waitFor();
    await shows(page, UNFAIR);
    assert.equal(await button(page, "Menu").count(), 0);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "contrast");
    await button(page, "Leave the projector view").focus();
    await page.keyboard.press("Enter");
    await button(page, "Menu").waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
    await closed(page);
  });

  test("a link opens a method on its puzzle, ready to be played", async () => {
    const page = await lesson("Levels: the report, second version", false);
    await page.getByRole("region", { name: /^Levels/ }).getByText(/^Step 0 of/).waitFor();
    await closed(page);
  });

  test("what a link cannot open is passed over", async () => {
    const page = await player({ fragment: "#nonsense;hint-9;watch-magic;large;path" });
    await button(page, "Menu").waitFor();
    await page.getByRole("status").getByText(/link/).waitFor();
    await closed(page);
  });
});
