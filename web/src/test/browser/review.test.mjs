/** What a newcomer stumbles over: entering, hints that show what they argue with, a proof line by line, what is heard. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { button, cell, closed, digits, held, hosted, menu, notice, paste, play, shows } from "./browser.mjs";
import { CHAINS, ESCARGOT, UNFAIR } from "./puzzles.mjs";

const player = hosted();

/** The middle cell of it can hold 5 alone. */
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const named = (page, name) => page.getByRole("gridcell", { name, exact: true }).waitFor();
const told = (page, text) => notice(page).filter({ hasText: text }).waitFor();

describe("a puzzle", () => {
  test("that is typed over a resting pointer goes on from cell to cell, and Backspace goes back", async () => {
    const page = await player();
    await cell(page, 1, 1).click();
    await page.keyboard.type("53..7");
    await named(page, "Row 1 column 5, 7");
    assert.equal(await digits(page), `53..7${".".repeat(76)}`);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("8");
    await named(page, "Row 1 column 4, 8");
    await closed(page);
  });

  test("that is pasted is played at once, with a warning where it has several solutions", async () => {
    const page = await player();
    await paste(page, `12${".".repeat(79)}`);
    await told(page, "This puzzle has several solutions.");
    assert.equal(await button(page, "Play").count(), 0);
    await closed(page);
  });
});

test("keys mean the board again after a reload", async () => {
  const page = await player();
  await play(page, EASY);
  await cell(page, 5, 5).click();
  await page.keyboard.press("5");
  await named(page, "Row 5 column 5, 5");
  await page.reload();
  await page.locator("[role=gridcell]:focus").waitFor();
  await closed(page);
});

test("a new game says where the one before it is", async () => {
  const page = await player();
  await play(page, EASY);
  await button(page, "New game").click();
  await page.locator(".levels button").first().click();
  await told(page, "The game before is kept under “Games”.");
  await closed(page);
});

describe("marks", () => {
  test("that the player ruled out stay so when notes are filled in", async () => {
    const page = await player();
    await play(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("Control+1");
    await named(page, "Row 1 column 3, center 1");
    await button(page, "Notes").click();
    await told(page, "The candidates are filled in.");
    await named(page, "Row 1 column 4, center 2 6");
    await named(page, "Row 1 column 3, center 1");
    await closed(page);
  });

  test("stand in lines, however many there are, until notes are filled in or the player wants places", async () => {
    const page = await player();
    await play(page, EASY);
    await cell(page, 1, 3).click();
    for (const digit of "123456") {
      await page.keyboard.press(`Control+${digit}`);
    }
    await named(page, "Row 1 column 3, center 1 2 3 4 5 6");
    assert.equal(await page.locator(".cell .places").count(), 0);
    await button(page, "Notes").click();
    await page.locator(".cell .places").nth(50).waitFor();
    await button(page, "Menu").click();
    await page.getByRole("combobox", { name: "Center marks" }).selectOption("in a line");
    await page.locator(".cell .places").first().waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await button(page, "Notes").click();
    await told(page, "The candidates are filled in.");
    assert.equal(await page.locator(".cell .places").count(), 0);
    await closed(page);
  });

  test("that lost the solution are put back", async () => {
    const page = await player();
    await play(page, EASY);
    await cell(page, 5, 5).click();
    await page.keyboard.press("Control+7");
    await button(page, "Hint").click();
    await button(page, "Put my mark back").click();
    await page.getByText("Hint 1 of 4").waitFor();
    await named(page, "Row 5 column 5, center 5");
    await closed(page);
  });
});

describe("a hint", () => {
  test("shows the digits that make a single one, and the cell, before it tells the digit", async () => {
    const page = await player();
    await play(page, EASY);
    await button(page, "Hint").click();
    await button(page, "Tell me more").click();
    assert.equal(await page.locator(".in-house").count(), 9);
    await button(page, "Tell me more").click();
    assert.equal(await page.locator(".cell.blocker").count(), 2);
    assert.equal(await page.locator(".in-cover").count(), 1);
    assert.equal(await page.locator(".placed").count(), 0);
    await closed(page);
  });

  test("draws the candidates that it argues with where the player has no mark, and writes none", async () => {
    const page = await player();
    await play(page, CHAINS);
    await button(page, "Hint").click();
    await button(page, "Just tell me").click();
    await page.getByText("Hint 4 of 4").waitFor();
    assert.ok((await page.locator(".faint:not(:empty)").count()) > 0);
    await button(page, "Close").click();
    assert.equal(await page.locator(".cell .places").count(), 0);
    await closed(page);
  });

  test("keeps its conclusion in sight on a small phone, and the board above it", async () => {
    const page = await player(PHONE);
    await play(page, CHAINS);
    await button(page, "Hint").tap();
    await button(page, "Just tell me").tap();
    const box = await page.locator(".conclusion").boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 640, JSON.stringify(box));
    const sheet = await page.locator(".hint").boundingBox();
    const board = await page.getByRole("grid").boundingBox();
    assert.ok(sheet.y >= board.y + board.height - 4, `${sheet.y} ${board.y + board.height}`);
    await closed(page);
  });

  test("has its proof gone through line by line: what is said new, what it rests on, what is true or false", async () => {
    const page = await player();
    await play(page, CHAINS);
    await button(page, "Hint").click();
    await button(page, "Just tell me").click();
    await page.locator(".now-said", { hasText: /^1\. / }).waitFor();
    assert.equal(await page.locator(".board .now").count(), 1);
    assert.equal(await page.locator(".arrows path.strong, .arrows path.weak").count(), 0);
    await button(page, "One line on").click();
    await page.locator(".now-said", { hasText: /^2\. / }).waitFor();
    assert.ok((await page.locator(".arrows path.strong, .arrows path.weak").count()) >= 1);
    await page.getByRole("group", { name: "Cases" }).getByRole("button").last().click();
    assert.doesNotMatch(await page.locator(".now-said").textContent(), /^[12]\. /);
    await button(page, "Show all at once").click();
    await page.locator(".proof").waitFor();
    await closed(page);
  });
});

describe("a hint", () => {
  test("is about the move before it, however long that takes to be kept", async () => {
    const page = await player();
    await play(page, EASY);
    await cell(page, 5, 5).click();
    const letGo = await held(page, "act");
    await page.keyboard.press("7");
    await page.keyboard.press("?");
    await letGo();
    await button(page, "Back to before the mistake").waitFor();
    await closed(page);
  });
});

describe("all steps", () => {
  test("come technique by technique, chains too, each effect once", async () => {
    const page = await player();
    await play(page, UNFAIR);
    await button(page, "Hint").click();
    await button(page, "All steps here").click();
    await page.getByRole("progressbar", { name: "All steps here" }).waitFor();
    await page.locator(".steps summary", { hasText: "Forcing Chain" }).first().waitFor();
    const lists = await page.locator(".steps details").evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector("summary").firstChild.textContent,
        [...group.querySelectorAll("li")].map((row) => row.textContent),
      ]),
    );
    assert.equal(new Set(lists.map(([name]) => name)).size, lists.length);
    for (const [name, rows] of lists) {
      assert.equal(new Set(rows).size, rows.length, name);
    }
    await closed(page);
  });

  test("are looked for beside the game, and no longer when the player cancels or moves", async () => {
    const page = await player();
    await play(page, CHAINS);
    const letGo = await held(page, "stepsOf");
    await button(page, "Hint").click();
    await page.getByText("Hint 1 of 4").waitFor();
    await button(page, "All steps here").click();
    const progress = page.getByRole("progressbar", { name: "All steps here" });
    await progress.waitFor();
    await button(page, "Cancel").click();
    await progress.waitFor({ state: "detached" });
    await told(page, "Cancelled.");
    await letGo();
    await cell(page, 1, 2).click();
    await page.keyboard.press("2");
    await named(page, "Row 1 column 2, 2");
    await page.locator(".hint").waitFor({ state: "detached" });
    await closed(page);
  });
});

describe("checkpoints", () => {
  test("are led back to by a long press on Undo", async () => {
    const page = await player();
    await play(page, EASY);
    await cell(page, 5, 5).click();
    await page.keyboard.press("5");
    await menu(page, "Checkpoint");
    await told(page, "Checkpoint 1 is kept.");
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await named(page, "Row 1 column 3, 4");
    const { x, y, width, height } = await button(page, "Undo").boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    const back = page.getByRole("button", { name: /^Back to checkpoint 1/ });
    await back.waitFor();
    await page.mouse.up();
    await back.click();
    await named(page, "Row 1 column 3, empty");
    await named(page, "Row 5 column 5, 5");
    await closed(page);
  });
});

describe("heard", () => {
  test("is what a deed did that changes no digit", async () => {
    const page = await player();
    await play(page, ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("Control+a");
    await told(page, "All cells are selected.");
    await page.keyboard.press("Escape");
    await told(page, "No cell is selected.");
    await menu(page, "Restart");
    await told(page, "Back at the start.");
    await button(page, "Pause").click();
    await told(page, "Paused. The board is hidden.");
    await button(page, "Resume").click();
    await told(page, "The game goes on.");
    await shows(page, ESCARGOT);
    await closed(page);
  });

  test("is why there is no hint, from a place that was there before", async () => {
    const page = await player();
    await play(page, EASY);
    const place = page.locator("p[aria-live=polite].unseen");
    await place.waitFor({ state: "attached" });
    await cell(page, 1, 3).click();
    await page.keyboard.press("7");
    await page.keyboard.press("?");
    await place.filter({ hasText: /\w/ }).waitFor({ state: "attached" });
    await closed(page);
  });
});
