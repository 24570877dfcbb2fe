/** The pages of the techniques: found by any name, stepped through, practised; by keyboard alone and by pointer alone. */
import { button, cell, menu } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";

async function techniques(player) {
  const page = await player();
  await menu(page, "Techniques");
  await expect(page.getByRole("searchbox")).toBeVisible();
  return page;
}

test("a technique is found by an alias, stepped through and practised by keyboard alone", async ({ player }) => {
  const page = await techniques(player);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("gratte ciel");
  await expect(page.getByText(/^2 of \d+ techniques$/)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Skyscraper" }).and(page.locator(":focus"))).toBeVisible();
  await expect(page.getByText("Part 4 of 5")).toBeVisible();
  await button(page, "One step forward").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("What is left after the step.")).toBeVisible();
  await button(page, "One step back").focus();
  for (const part of [4, 3, 2, 1]) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Part ${part} of 5`)).toBeVisible();
  }
  await expect(page.getByText("Look for this technique: Skyscraper.")).toBeVisible();
  await button(page, "Practice this").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Skyscraper is the easiest next step here. Can you find it?")).toBeVisible();
  await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.locator(".hint").getByText("Look for this technique: Skyscraper.")).toBeVisible();
});

test("a hint leads to the page of its technique, and that to others, by pointer alone", { tag: "@all" }, async ({ player }) => {
  const page = await techniques(player);
  await button(page, "Hidden Pair").click();
  await button(page, "Practice this").click();
  await expect(page.getByText("Hidden Pair is the easiest next step here. Can you find it?")).toBeVisible();
  await button(page, "Hint").click();
  await button(page, "About this technique").click();
  await expect(page.getByRole("heading", { name: "Hidden Pair" })).toBeVisible();
  await button(page, "Hidden Triple").click();
  await page.locator(".lesson").getByRole("button", { name: "Hidden Pair", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hidden Pair" })).toBeVisible();
  await page.getByRole("region", { name: "Subsets" }).locator("summary").click();
  await button(page, "Naked Octuple").click();
  await expect(page.getByText(/^There is nothing to practice: /)).toBeVisible();
  await expect(button(page, "Practice this")).toHaveCount(0);
  await button(page, "Back to the board").click();
  await expect(button(page, "Hint")).toBeVisible();
});

test("a technique has further examples, by pointer and by keyboard, which stay while its page is open", async ({ player }) => {
  const page = await player({ fragment: "#learn/x-wing" });
  const example = page.locator(".example");
  const choice = page.locator(".example-choice");
  await expect(choice.getByRole("status")).toHaveText("Example 1 of 3");
  await expect(button(page, "Previous example")).toHaveAttribute("aria-disabled", "true");
  await expect(example.getByText("6 from r8c7")).toBeVisible();
  const place = await button(page, "Next example").boundingBox();
  await button(page, "Next example").click();
  await expect(choice.getByRole("status")).toHaveText("Example 2 of 3");
  await expect(example.getByText("6 from r2c35 and r3c3457")).toBeVisible();
  const second = await example.textContent();
  expect(await button(page, "Next example").boundingBox()).toEqual(place);
  await button(page, "One step back").click();
  await expect(page.getByText("Part 3 of 5")).toBeVisible();
  await button(page, "Next example").focus();
  await page.keyboard.press("Enter");
  await expect(choice.getByRole("status")).toHaveText("Example 3 of 3");
  await expect(button(page, "Next example").and(page.locator(":focus"))).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Part 4 of 5")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(choice.getByRole("status")).toHaveText("Example 3 of 3");
  await button(page, "Previous example").focus();
  await page.keyboard.press("Space");
  await expect(choice.getByRole("status")).toHaveText("Example 2 of 3");
  expect(await example.textContent()).toBe(second);
  await button(page, "Skyscraper").first().click();
  await expect(page.getByRole("heading", { name: "Skyscraper" })).toBeVisible();
  await expect(choice.getByRole("status")).toHaveText(/^Example 1 of /);
});

test("practice says when the technique is found, and has the next position at hand", async ({ player }) => {
  const page = await player({ fragment: "#learn/hidden-single" });
  await expect(page.getByRole("heading", { name: "Hidden Single" })).toBeVisible();
  await button(page, "Practice this").click();
  await expect(page.getByText("Hidden Single is the easiest next step here. Can you find it?")).toBeVisible();
  await expect(page.getByText("Found without hints: 0")).toBeVisible();
  await button(page, "Hint").click();
  for (const depth of [2, 3]) {
    await button(page, "Tell me more").click();
    await expect(page.getByText(`Hint ${depth} of 4`)).toBeVisible();
  }
  const [, row, column, digit] = /r(\d)c(\d), digit (\d)/.exec(await page.locator(".hint").textContent());
  await cell(page, Number(row), Number(column)).click();
  await page.keyboard.press(digit);
  await expect(page.getByText("Found: Hidden Single.").first()).toBeVisible();
  // With a hint it does not count.
  await expect(page.getByText("Found without hints: 0")).toBeVisible();
  await button(page, "Next position").click();
  await expect(page.getByText("Hidden Single is the easiest next step here. Can you find it?")).toBeVisible();
});

test("a technique's page has an address, and the way back leads from one page to the other", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#learn/x-wing" });
  await expect(page.getByRole("heading", { name: "X-Wing" })).toBeVisible();
  await button(page, "Skyscraper").first().click();
  await expect(page.getByRole("heading", { name: "Skyscraper" })).toBeVisible();
  expect(page.url()).toMatch(/#learn\/skyscraper$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "X-Wing" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "X-Wing" })).toBeVisible();
  await button(page, "Back to the board").click();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  expect(page.url()).not.toMatch(/learn/);
});
