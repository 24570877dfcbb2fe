/** One game in two tabs: neither loses what was done in the other. */
import { button, cell, menu, notice, play, shows } from "./actions.mjs";
import { ADDRESS, expect, test } from "./fixtures.mjs";
import { ESCARGOT } from "./puzzles.mjs";

async function opened(context) {
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  return page;
}

async function put(page, row, column, digit) {
  await cell(page, row, column).click();
  await page.keyboard.press(digit);
  await expect(page.getByText(new RegExp(`^${digit} in r${row}c${column}`))).toBeVisible();
}

const games = (page) => page.getByRole("dialog").getByRole("listitem").filter({ hasText: "filled" });

test("a game that another tab has open is gone on with as a copy", async ({ player }) => {
  const first = await player();
  await play(first, ESCARGOT);
  await put(first, 1, 2, "6");
  const second = await opened(first.context());
  await expect(notice(second).getByText("open in another tab")).toBeVisible();
  await put(second, 1, 4, "8");
  await put(first, 1, 3, "2");
  await menu(first, "Games");
  await expect(games(first).nth(1)).toBeVisible();
  await expect(games(first)).toHaveCount(2);
  await first.keyboard.press("Escape");
  // Loaded anew each tab has its own again.
  await second.close();
  await first.reload();
  await expect(first.getByRole("gridcell").first()).toBeVisible();
  await menu(first, "Games");
  await expect(games(first).nth(1)).toBeVisible();
  const kept = [];
  for (const number of [0, 1]) {
    const pictured = await games(first).nth(number).locator(".thumbnail i").allTextContents();
    const board = pictured.map((digit) => digit || ".").join("");
    await games(first).nth(number).getByRole("button").first().click();
    await shows(first, board);
    await expect(first.getByRole("dialog")).toHaveCount(0);
    kept.push(board.slice(0, 9));
    await menu(first, "Games");
    await expect(games(first).nth(1)).toBeVisible();
  }
  expect(kept.sort()).toEqual(["16.8.7.9.", "162..7.9."]);
  await first.keyboard.press("Escape");
});

test("a page that is loaded anew goes on with its game, not with a copy", { tag: "@all" }, async ({ page }) => {
  await play(page, ESCARGOT);
  await put(page, 1, 2, "6");
  for (let times = 0; times < 3; times++) {
    await page.reload();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await put(page, 1, 3, String(times + 2));
  }
  await menu(page, "Games");
  await expect(games(page).first()).toBeVisible();
  await expect(games(page)).toHaveCount(1);
  await button(page, "Close").click();
});
