/** One game in two tabs: neither loses what was done in the other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ADDRESS, button, cell, closed, hosted, menu, notice, play, shows } from "./browser.mjs";
import { ESCARGOT } from "./puzzles.mjs";

const player = hosted();

async function opened(context) {
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.getByRole("gridcell").first().waitFor();
  return page;
}

async function put(page, row, column, digit) {
  await cell(page, row, column).click();
  await page.keyboard.press(digit);
  await page.getByText(new RegExp(`^${digit} in r${row}c${column}`)).waitFor();
}

const games = (page) => page.getByRole("dialog").getByRole("listitem").filter({ hasText: "filled" });

test("a game that another tab has open is gone on with as a copy", async () => {
  const first = await player();
  await play(first, ESCARGOT);
  await put(first, 1, 2, "6");
  const second = await opened(first.context());
  await notice(second).getByText("open in another tab").waitFor();
  await put(second, 1, 4, "8");
  await put(first, 1, 3, "2");
  await menu(first, "Games");
  await games(first).nth(1).waitFor();
  assert.equal(await games(first).count(), 2);
  await first.keyboard.press("Escape");
  // Loaded anew each tab has its own again.
  await second.close();
  await first.reload();
  await first.getByRole("gridcell").first().waitFor();
  await menu(first, "Games");
  await games(first).nth(1).waitFor();
  const kept = [];
  for (const number of [0, 1]) {
    const pictured = await games(first).nth(number).locator(".thumbnail i").allTextContents();
    const board = pictured.map((digit) => digit || ".").join("");
    await games(first).nth(number).getByRole("button").first().click();
    await shows(first, board);
    await first.getByRole("dialog").waitFor({ state: "detached" });
    kept.push(board.slice(0, 9));
    await menu(first, "Games");
    await games(first).nth(1).waitFor();
  }
  assert.deepEqual(kept.sort(), ["16.8.7.9.", "162..7.9."]);
  await first.keyboard.press("Escape");
  await closed(first);
});

test("a page that is loaded anew goes on with its game, not with a copy", async () => {
  const page = await player();
  await play(page, ESCARGOT);
  await put(page, 1, 2, "6");
  for (let times = 0; times < 3; times++) {
    await page.reload();
    await page.getByRole("gridcell").first().waitFor();
    await put(page, 1, 3, String(times + 2));
  }
  await menu(page, "Games");
  await games(page).first().waitFor();
  assert.equal(await games(page).count(), 1);
  await button(page, "Close").click();
  await closed(page);
});
