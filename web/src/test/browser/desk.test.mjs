/** The setter's desk: what it says of a puzzle while clues come and go. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { button, cell, closed, digits, hosted, menu, paste } from "./browser.mjs";

const player = hosted();

/** Minimal, with one solution. */
const PUZZLE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

const tally = (page, said) => page.locator(".tally:not(.late)").getByText(said, { exact: true }).waitFor();

test("solutions are counted while a puzzle is entered, and what cells can hold", async () => {
  const page = await player({ fragment: "#desk" });
  await tally(page, "0 clues, more than 10,000 solutions");
  await cell(page, 1, 1).click();
  await page.keyboard.type(PUZZLE.slice(0, 80));
  await tally(page, "23 clues, 1 solution");
  await page.getByText("Minimal: no clue can go.").waitFor();
  await page.locator(".rating").getByText("ER 10.5").waitFor();
  await closed(page);
});

test("a clue that leaves several solutions says how many have each digit", async () => {
  const page = await player({ fragment: "#desk" });
  await paste(page, PUZZLE);
  await menu(page, "Setter’s desk");
  await tally(page, "23 clues, 1 solution");
  await cell(page, 1, 1).click();
  await page.keyboard.press("Backspace");
  await page.locator(".tally:not(.late)").getByText(/^22 clues, \d+ solutions$/).waitFor();
  assert.match(await page.locator(".desk .lens").textContent(), /^r1c1: .*1 in 1 solution/);
  assert.match(await cell(page, 1, 1).getAttribute("aria-label"), /possible .*1/);
  await cell(page, 1, 2).click();
  await page.keyboard.press("1");
  await page.locator(".tally:not(.late)").getByText(/^23 clues/).waitFor();
  await button(page, "Undo").click();
  await page.keyboard.press("2");
  await page.locator(".tally:not(.late)").getByText(/^23 clues/).waitFor();
  const ways = page.getByRole("region", { name: "Ways tried" });
  // The tally of the way before has as many clues.
  await ways.locator("[aria-current]").waitFor();
  assert.equal(await ways.locator("[aria-current]").count(), 1);
  await ways.getByRole("button").last().click();
  await cell(page, 1, 2).locator(".digit").getByText("1").waitFor();
  await closed(page);
});

test("a symmetry is kept: what it wants is outlined and named, what goes, goes together", async () => {
  const page = await player({ fragment: "#desk" });
  await page.getByLabel("Keep the symmetry").selectOption("rotational-180");
  await cell(page, 1, 2).click();
  await page.keyboard.press("4");
  await page.locator(".cell.missing").waitFor();
  assert.match(await cell(page, 9, 8).getAttribute("aria-label"), /wanted by the symmetry/);
  await page.keyboard.press("5");
  await page.getByText("Symmetry of the clues: half turn").waitFor();
  assert.equal((await digits(page))[79], "5");
  await cell(page, 1, 2).click();
  await page.keyboard.press("Backspace");
  await tally(page, "0 clues, more than 10,000 solutions");
  await closed(page);
});
