/** The setter's desk: what it says of a puzzle while clues come and go. */
import { button, cell, menu, paste } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";

/** Minimal, and rated within the page's patience on a busy machine, too. */
const EASY = "1.87...3.23..........9......1.2..59......4..1.....7...48..3..2..5...9..3.....8.7.";
/** With one solution. */
const PUZZLE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

const tally = (page, said) => expect(page.locator(".tally:not(.late)").getByText(said, { exact: true })).toBeVisible();

test("solutions are counted while a puzzle is entered, and what cells can hold", async ({ player }) => {
  const page = await player({ fragment: "#desk" });
  await tally(page, "0 clues, more than 10,000 solutions");
  await cell(page, 1, 1).click();
  await page.keyboard.type(EASY.slice(0, 80));
  await tally(page, "23 clues, 1 solution");
  await expect(page.getByText("Minimal: no clue can go.")).toBeVisible();
  await expect(page.locator(".rating").getByText("ER 2.0")).toBeVisible();
});

test("a clue that leaves several solutions says how many have each digit", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#desk" });
  await paste(page, PUZZLE);
  await menu(page, "Setter’s desk");
  await tally(page, "23 clues, 1 solution");
  await cell(page, 1, 1).click();
  await page.keyboard.press("Backspace");
  await expect(page.locator(".tally:not(.late)").getByText(/^22 clues, \d+ solutions$/)).toBeVisible();
  await expect(page.locator(".desk .lens")).toHaveText(/^r1c1: .*1 in 1 solution/);
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", /possible .*1/);
  await cell(page, 1, 2).click();
  await page.keyboard.press("1");
  await expect(page.locator(".tally:not(.late)").getByText(/^23 clues/)).toBeVisible();
  await button(page, "Undo").click();
  await page.keyboard.press("2");
  await expect(page.locator(".tally:not(.late)").getByText(/^23 clues/)).toBeVisible();
  const ways = page.getByRole("region", { name: "Ways tried" });
  // The tally of the way before has as many clues.
  await expect(ways.locator("[aria-current]")).toBeVisible();
  await expect(ways.locator("[aria-current]")).toHaveCount(1);
  await ways.getByRole("button").last().click();
  await expect(cell(page, 1, 2).locator(".digit").getByText("1")).toBeVisible();
});

test("a symmetry is kept: what it wants is outlined and named, what goes, goes together", async ({ player }) => {
  const page = await player({ fragment: "#desk" });
  await page.getByLabel("Keep the symmetry").selectOption("rotational-180");
  await cell(page, 1, 2).click();
  await page.keyboard.press("4");
  await expect(page.locator(".cell.missing")).toBeVisible();
  await expect(cell(page, 9, 8)).toHaveAttribute("aria-label", /wanted by the symmetry/);
  await page.keyboard.press("5");
  await expect(page.getByText("Symmetry of the clues: half turn")).toBeVisible();
  await expect(cell(page, 9, 8).locator(".digit")).toHaveText("5");
  await cell(page, 1, 2).click();
  await page.keyboard.press("Backspace");
  await tally(page, "0 clues, more than 10,000 solutions");
});
