/** The setter's desk for puzzles with rules of their own: cages, regions and rules drawn, and what is told of them. */
import { button, digits, fingered, menu, paste, play, shows, told } from "./actions.mjs";
import { bringAxe, RULES } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { PRINTED } from "./puzzles.mjs";
import { VARIANTS } from "./variants.mjs";

const DESK = { fragment: "#variant/desk" };

const at = (page, size, row, column) => page.getByRole("gridcell").nth((row - 1) * size + column - 1);

const tally = (page, said) =>
  expect(page.locator(".variant-tally:not(.late)").getByText(said, { exact: true })).toBeVisible();

const outlines = (page) => page.locator(".variant-drawing .dashed");

/** Begins with an empty board of that size. */
async function sized(page, size) {
  await page.getByLabel("New board, size").selectOption(String(size));
  await expect(page.getByRole("gridcell")).toHaveCount(size * size);
}

/** Draws with the pointer held down. */
async function drag(page, size, cells) {
  for (const [place, [row, column]] of cells.entries()) {
    const { x, y, width, height } = await at(page, size, row, column).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    if (place === 0) {
      await page.mouse.down();
    }
  }
  await page.mouse.up();
}

test("a killer is set by keyboard alone: cages, totals, undo, and it is there again", async ({ player }) => {
  const page = await player(DESK);
  await sized(page, 4);
  await tally(page, "288 solutions");
  await at(page, 4, 1, 1).focus();
  await page.keyboard.press("x");
  await expect(button(page, "Cages")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect(outlines(page)).toHaveCount(1);
  await page.keyboard.press("3");
  await expect(page.locator(".variant-drawing .label")).toHaveText("3");
  await expect(page.getByRole("gridcell", { name: /^Row 1 column 1, .*cage 3, 2 cells/ })).toBeVisible();
  // Of 288 solutions those with 1 and 2 in the first two cells.
  await tally(page, "48 solutions");
  await page.keyboard.press("z");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("4");
  await tally(page, "24 solutions");
  await page.keyboard.press("Control+z");
  await tally(page, "48 solutions");
  await page.reload();
  await expect(page.locator(".variant-drawing .label")).toHaveText("3");
  await page.keyboard.press("Control+y");
  await tally(page, "24 solutions");
});

test("cages are dragged, take their totals from a solution, and go again", async ({ player }) => {
  const page = await player(DESK);
  await sized(page, 6);
  await button(page, "Take a random solution").click();
  await button(page, "Cages").click();
  await page.getByLabel("Cells show").selectOption("solution");
  const shown = await page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => Number(/center (\d)/.exec(cell.getAttribute("aria-label"))?.[1])));
  await drag(page, 6, [[1, 1], [1, 2], [2, 2]]);
  await expect(page.locator(".variant-drawing .label")).toHaveText(String(shown[0] + shown[1] + shown[7]));
  await drag(page, 6, [[6, 6], [5, 6]]);
  await expect(outlines(page)).toHaveCount(2);
  await page.getByLabel(/^Cage \d+, 2 cells/).fill("");
  await page.getByLabel(/^Cage \d+, 2 cells/).blur();
  await expect(page.locator(".variant-drawing .label")).toHaveCount(1);
  await button(page, "Totals from the solution").click();
  await expect(page.locator(".variant-drawing .label").nth(1)).toHaveText(String(shown[35] + shown[29]));
  const total = page.getByLabel(/^Cage.* 3 cells/);
  await at(page, 6, 1, 1).click();
  // The last figure of a total goes first, and after the total the cage.
  for (let figures = String(shown[0] + shown[1] + shown[7]); figures !== ""; figures = figures.slice(0, -1)) {
    await expect(total).toHaveValue(figures);
    await button(page, "Erase").click();
  }
  await expect(total).toHaveValue("");
  await button(page, "Erase").click();
  await expect(outlines(page)).toHaveCount(1);
});

test("regions are drawn one by one, and counted once all are whole", async ({ player }) => {
  const page = await player(DESK);
  await sized(page, 4);
  await button(page, "Regions").click();
  for (const row of [1, 2, 3]) {
    await drag(page, 4, [1, 2, 3, 4].map((column) => [row, column]));
    await told(page, row < 2 ? "3 of 4 regions are whole." : /of 4 regions are whole\./);
  }
  // The last two boxes have only their lower halves left, which are two regions of two cells.
  await expect(page.locator(".variant-tally")).toHaveText("Counted once all regions are whole.");
  await drag(page, 4, [1, 2, 3, 4].map((column) => [4, column]));
  await told(page, "4 of 4 regions are whole.");
  // Rows twice: every latin square of 4x4.
  await tally(page, "576 solutions");
  await button(page, "Undo").click();
  await expect(page.locator(".variant-tally")).toHaveText("Counted once all regions are whole.");
});

/** Chooses what is drawn. */
const drawing = (page, kind) => page.getByLabel("What is drawn").selectOption({ label: kind });

test("lines, dots, digits around a corner and numbers outside are drawn by keyboard alone, and spoken", async ({
  player,
}) => {
  const page = await player(DESK);
  const go = async (...keys) => {
    await page.keyboard.press("Control+Home");
    for (const key of keys) {
      await page.keyboard.press(key);
    }
  };
  await sized(page, 4);
  await tally(page, "288 solutions");
  await at(page, 4, 1, 1).focus();
  await page.keyboard.press("v");
  await expect(button(page, "Lines, marks, sums")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("What is drawn")).toHaveValue("thermo");
  // Along the diagonal: past the cell at the side.
  await go("Control+Shift+ArrowRight", "Shift+ArrowDown", "Control+Shift+ArrowRight", "Shift+ArrowDown", "Enter");
  await expect(page.getByRole("gridcell", { name: /^Row 2 column 2, .*thermometer, 2 of 3/ })).toBeVisible();
  await told(page, "thermometer: r1c1 r2c2 r3c3");
  await drawing(page, "whisper");
  await at(page, 4, 1, 1).focus();
  await go("ArrowDown", "ArrowDown", "ArrowDown", "Shift+ArrowRight", "Shift+ArrowRight", "Enter");
  await expect(page.getByLabel(/^whisper: /)).toHaveValue("2");
  await page.keyboard.press("1");
  await expect(page.getByLabel(/^whisper: /)).toHaveValue("1");
  await drawing(page, "quadruple");
  await at(page, 4, 1, 1).focus();
  await go("ArrowRight", "ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown", "Enter", "1", "4");
  await expect(page.getByRole("gridcell", { name: /^Row 1 column 3, .*quadruple 1 4/ })).toBeVisible();
  await drawing(page, "sandwich");
  await at(page, 4, 1, 1).focus();
  await go("ArrowDown", "Shift+ArrowRight", "Enter", "5");
  await expect(page.locator(".variant-drawing .outside, .variant-drawing text").filter({ hasText: "5" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel(/^sandwich: /)).toHaveValue("0");
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel(/^sandwich: /)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await told(page, "Drag along a row or column");
});

test("what means nothing is told how it is drawn, and a solution tells the numbers, by touch at 360 px", { tag: "@all" }, async ({
  player,
}) => {
  const page = await player({ ...DESK, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await sized(page, 4);
  await button(page, "Take a random solution").tap();
  await button(page, "Lines, marks, sums").tap();
  await drawing(page, "X-sum");
  await at(page, 4, 1, 1).tap();
  await button(page, "Draw").tap();
  await told(page, "Drag along a row or column, away from its number.");
  await fingered(page, [at(page, 4, 1, 1), at(page, 4, 1, 2)]);
  await page.getByLabel("Cells show").selectOption("solution");
  const row = await page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.slice(0, 4).map((cell) => Number(/center (\d)/.exec(cell.getAttribute("aria-label"))?.[1])));
  const sum = row.slice(0, row[0]).reduce((all, digit) => all + digit, 0);
  await expect(page.getByLabel(/^X-sum: /)).toHaveValue(String(sum));
  await drawing(page, "white dot");
  await fingered(page, [at(page, 4, 3, 1), at(page, 4, 3, 2), at(page, 4, 3, 3)]);
  await expect(page.locator(".role-difference")).toHaveCount(2);
  await button(page, "Erase").tap();
  await expect(page.locator(".role-difference")).toHaveCount(0);
  await button(page, "Undo").tap();
  await expect(page.locator(".role-difference")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("rules of the whole board are switched on and off", async ({ player }) => {
  const page = await player(DESK);
  await sized(page, 4);
  await page.getByLabel("Diagonals").check();
  await tally(page, "48 solutions");
  await page.getByLabel("No equal digits that touch at a corner").check();
  await tally(page, "no solution");
  await expect(page.getByText("The board itself has none.").or(page.getByText("These have no solution together:"))).toBeVisible();
  await page.getByLabel("Diagonals").uncheck();
  await expect(page.getByLabel("Diagonals")).not.toBeChecked();
});

test("a finished puzzle says its level and what could go, and is played; the desk is left as it was", async ({
  player,
}) => {
  const page = await player();
  await play(page, PRINTED);
  await paste(page, VARIANTS["a killer"].puzzle);
  await expect(page).toHaveURL(/#variant$/);
  await menu(page, "Setter’s desk");
  await expect(page).toHaveURL(/#variant\/desk$/);
  await tally(page, "1 solution");
  await expect(page.getByText(/^Easy; hardest step: /)).toBeVisible();
  const needless = page.getByRole("list", { name: "Each of these can go alone:" }).getByRole("button");
  // Many are folded away.
  await page.getByText(/^Each of these can go alone: \d+$/).click();
  await expect(needless.first()).toBeVisible();
  await needless.first().click();
  await expect(page.locator("[role=gridcell][aria-selected=true]").first()).toBeVisible();
  // A given that no solution has: the reason is named.
  await at(page, 6, 1, 2).click();
  await page.keyboard.press("1");
  await tally(page, "no solution");
  await expect(page.getByRole("list", { name: "These have no solution together:" }).getByRole("button").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await tally(page, "1 solution");
  await button(page, "Play").click();
  await expect(page).toHaveURL(/#variant$/);
  await expect(button(page, "Hint")).toBeVisible();
  await button(page, "Back to the board").click();
  await shows(page, PRINTED);
});

test("the desk for the usual rules leads here with its clues, and a puzzle of these rules leads back to the usual board", { tag: "@all" }, async ({
  player,
}) => {
  const page = await player({ fragment: "#desk" });
  await page.getByRole("gridcell").nth(0).click();
  await page.keyboard.press("7");
  await expect(page.locator(".tally:not(.late)").getByText(/^1 clue,/)).toBeVisible();
  await button(page, "With cages, regions and other rules").click();
  await expect(page).toHaveURL(/#variant\/desk$/);
  await expect(at(page, 9, 1, 1).locator(".digit")).toHaveText("7");
  await tally(page, "more than 1,000 solutions");
  await button(page, "Play").click();
  await expect.poll(() => digits(page)).toBe(`7${".".repeat(80)}`);
  await expect(page).not.toHaveURL(/variant/);
});

for (const look of ["light", "dark"]) {
  test(`the desk keeps nobody out, ${look}`, { tag: "@all" }, async ({ player }) => {
    const page = await player({ ...DESK, viewport: { width: 360, height: 740 }, colorScheme: look });
    await sized(page, 4);
    await button(page, "Cages").click();
    await at(page, 4, 1, 1).click();
    await button(page, "Make a cage").click();
    await tally(page, "288 solutions");
    await bringAxe(page);
    const found = await page.evaluate(async (rules) => (await window.axe.run(document, rules)).violations, RULES);
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
