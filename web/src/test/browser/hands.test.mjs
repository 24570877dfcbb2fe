/** The same things done by keyboard alone and by pointer alone. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { cell, hosted, notice, play } from "./browser.mjs";
import { ESCARGOT } from "./puzzles.mjs";

const player = hosted();
let page;

before(async () => {
  page = await player();
  await play(page, ESCARGOT);
  await cell(page, 1, 2).click();
});

const button = (name) => page.getByRole("button", { name, exact: true });
const named = (name) => page.getByRole("gridcell", { name, exact: true }).waitFor();
const selected = (count) =>
  page.waitForFunction((n) => document.querySelectorAll("[role=gridcell][aria-selected=true]").length === n, count);

/** Puts the focus on r1c2, alone selected. */
const home = async () => {
  await cell(page, 1, 2).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await selected(1);
};

async function press(...keys) {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

for (const [hand, does] of [
  [
    "the keyboard",
    {
      several: async () => press("Shift+ArrowDown"),
      all: async () => press("Control+a"),
      mode: async (mode) => press({ Corner: "x", Center: "c", Color: "v", Digit: "z" }[mode]),
      digit: async (digit) => press(String(digit)),
      erase: async () => press("Delete"),
      undo: async () => press("Control+z"),
      redo: async () => press("Control+y"),
      check: async () => press("Enter"),
      hint: async () => press("?"),
    },
  ],
  [
    "the pointer",
    {
      several: async () => {
        const from = await cell(page, 1, 2).boundingBox();
        const to = await cell(page, 2, 2).boundingBox();
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
        await page.mouse.up();
      },
      all: async () => {
        const { x, y, width } = await page.getByRole("grid").boundingBox();
        const at = (index) => (width * (index + 0.5)) / 9;
        await page.mouse.move(x + at(0), y + at(0));
        await page.mouse.down();
        for (let row = 0; row < 9; row++) {
          for (let step = 0; step < 9; step++) {
            await page.mouse.move(x + at(row % 2 ? 8 - step : step), y + at(row));
          }
        }
        await page.mouse.up();
      },
      mode: async (mode) => button(mode).click(),
      digit: async (digit) => page.locator(".pad .key").nth(digit - 1).click(),
      erase: async () => button("Erase").click(),
      undo: async () => button("Undo").click(),
      redo: async () => button("Redo").click(),
      check: async () => button("Check").click(),
      hint: async () => button("Hint").click(),
    },
  ],
]) {
  describe(`with ${hand} alone`, () => {
    test("marks of each kind are written, undone, redone and erased", async () => {
      await home();
      for (const [mode, name] of [
        ["Corner", "corner 6"],
        ["Center", "center 6"],
        ["Color", "empty, color blue"],
        ["Digit", "6"],
      ]) {
        await does.mode(mode);
        await does.digit(6);
        await named(`Row 1 column 2, ${name}`);
        await does.undo();
        await named("Row 1 column 2, empty");
        await does.redo();
        await named(`Row 1 column 2, ${name}`);
        await does.undo();
        await named("Row 1 column 2, empty");
      }
      await does.digit(6);
      await named("Row 1 column 2, 6");
      await does.erase();
      await named("Row 1 column 2, empty");
    });

    test("several cells, and all, are selected", async () => {
      await home();
      await does.several();
      await selected(2);
      await does.all();
      await selected(81);
    });

    test("the board is checked, and a hint is given", async () => {
      await home();
      await does.check();
      await notice(page).filter({ hasText: "No digit breaks a rule." }).waitFor();
      await does.hint();
      await page.getByText("Hint 1 of 4").waitFor();
      await button("Close").click();
      await page.locator(".hint").waitFor({ state: "detached" });
      assert.deepEqual(page.problems, []);
    });
  });
}
