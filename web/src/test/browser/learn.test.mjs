/** The pages of the techniques: found by any name, stepped through, practised; by keyboard alone and by pointer alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { button, cell, closed, hosted, menu } from "./browser.mjs";

const player = hosted();

async function techniques() {
  const page = await player();
  await menu(page, "Techniques");
  await page.getByRole("searchbox").waitFor();
  return page;
}

test("a technique is found by an alias, stepped through and practised by keyboard alone", async () => {
  const page = await techniques();
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("gratte ciel");
  await page.getByText(/^2 of \d+ techniques$/).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Skyscraper" }).and(page.locator(":focus")).waitFor();
  await page.getByText("Part 4 of 5").waitFor();
  await button(page, "One step forward").focus();
  await page.keyboard.press("Enter");
  await page.getByText("What is left after the step.").waitFor();
  await button(page, "One step back").focus();
  for (const part of [4, 3, 2, 1]) {
    await page.keyboard.press("Enter");
    await page.getByText(`Part ${part} of 5`).waitFor();
  }
  await page.getByText("Look for this technique: Skyscraper.").waitFor();
  await button(page, "Practise this").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Skyscraper is the easiest next step here. Can you find it?").waitFor();
  await page.getByRole("gridcell").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("?");
  await page.locator(".hint").getByText("Look for this technique: Skyscraper.").waitFor();
  await closed(page);
});

test("a hint leads to the page of its technique, and that to others, by pointer alone", async () => {
  const page = await techniques();
  await button(page, "Hidden Pair").click();
  await button(page, "Practise this").click();
  await page.getByText("Hidden Pair is the easiest next step here. Can you find it?").waitFor();
  await button(page, "Hint").click();
  await button(page, "About this technique").click();
  await page.getByRole("heading", { name: "Hidden Pair" }).waitFor();
  await button(page, "Hidden Triple").click();
  await page.locator(".lesson").getByRole("button", { name: "Hidden Pair", exact: true }).click();
  await page.getByRole("heading", { name: "Hidden Pair" }).waitFor();
  await button(page, "Naked Octuple").click();
  await page.getByText(/^There is nothing to practise: /).waitFor();
  assert.equal(await button(page, "Practise this").count(), 0);
  await button(page, "Back to the board").click();
  await button(page, "Hint").waitFor();
  await closed(page);
});

test("practice says when the technique is found, and has the next position at hand", async () => {
  const page = await player({ fragment: "#learn/hidden-single" });
  await page.getByRole("heading", { name: "Hidden Single" }).waitFor();
  await button(page, "Practise this").click();
  await page.getByText("Hidden Single is the easiest next step here. Can you find it?").waitFor();
  await page.getByText("Found without hints: 0").waitFor();
  await button(page, "Hint").click();
  for (const depth of [2, 3]) {
    await button(page, "Tell me more").click();
    await page.getByText(`Hint ${depth} of 4`).waitFor();
  }
  const [, row, column, digit] = /r(\d)c(\d), digit (\d)/.exec(await page.locator(".hint").textContent());
  await cell(page, Number(row), Number(column)).click();
  await page.keyboard.press(digit);
  await page.getByText("Found: Hidden Single.").first().waitFor();
  // With a hint it does not count.
  await page.getByText("Found without hints: 0").waitFor();
  await button(page, "Next position").click();
  await page.getByText("Hidden Single is the easiest next step here. Can you find it?").waitFor();
  await closed(page);
});

test("a technique's page has an address, and the way back leads from one page to the other", async () => {
  const page = await player({ fragment: "#learn/x-wing" });
  await page.getByRole("heading", { name: "X-Wing" }).waitFor();
  await button(page, "Skyscraper").first().click();
  await page.getByRole("heading", { name: "Skyscraper" }).waitFor();
  assert.match(page.url(), /#learn\/skyscraper$/);
  await page.goBack();
  await page.getByRole("heading", { name: "X-Wing" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "X-Wing" }).waitFor();
  await button(page, "Back to the board").click();
  await page.getByRole("gridcell").first().waitFor();
  assert.doesNotMatch(page.url(), /learn/);
  await closed(page);
});
