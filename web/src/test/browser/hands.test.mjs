/** The same things done by keyboard alone and by pointer alone. */
import { button, cell, named, play, selected, told } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { ESCARGOT } from "./puzzles.mjs";

test.beforeEach(async ({ page }) => {
  await play(page, ESCARGOT);
  await cell(page, 1, 2).click();
});

/** Puts the focus on r1c2, alone selected. */
const home = async (page) => {
  await cell(page, 1, 2).focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await selected(page, 1);
};

async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

for (const [at, [hand, does]] of [
  [
    "the keyboard",
    {
      several: async (page) => press(page, "Shift+ArrowDown"),
      all: async (page) => press(page, "Control+a"),
      mode: async (page, mode) => press(page, { Corner: "x", Center: "c", Color: "v", Digit: "z" }[mode]),
      digit: async (page, digit) => press(page, String(digit)),
      erase: async (page) => press(page, "Delete"),
      undo: async (page) => press(page, "Control+z"),
      redo: async (page) => press(page, "Control+y"),
      check: async (page) => press(page, "Enter"),
      hint: async (page) => press(page, "?"),
    },
  ],
  [
    "the pointer",
    {
      several: async (page) => {
        const from = await cell(page, 1, 2).boundingBox();
        const to = await cell(page, 2, 2).boundingBox();
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
        await page.mouse.up();
      },
      all: async (page) => {
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
      mode: async (page, mode) => button(page, mode).click(),
      digit: async (page, digit) => page.locator(".pad .key").nth(digit - 1).click(),
      erase: async (page) => button(page, "Erase").click(),
      undo: async (page) => button(page, "Undo").click(),
      redo: async (page) => button(page, "Redo").click(),
      check: async (page) => button(page, "Check").click(),
      hint: async (page) => button(page, "Hint").click(),
    },
  ],
].entries()) {
  test.describe(`with ${hand} alone`, { tag: repeats(at) }, () => {
    test("marks of each kind are written, undone, redone and erased", async ({ page }) => {
      await home(page);
      for (const [mode, name] of [
        ["Corner", "corner 6"],
        ["Center", "center 6"],
        ["Color", "empty, color blue"],
        ["Digit", "6"],
      ]) {
        await does.mode(page, mode);
        await does.digit(page, 6);
        await named(page, `Row 1 column 2, ${name}`);
        await does.undo(page);
        await named(page, "Row 1 column 2, empty");
        await does.redo(page);
        await named(page, `Row 1 column 2, ${name}`);
        await does.undo(page);
        await named(page, "Row 1 column 2, empty");
      }
      await does.digit(page, 6);
      await named(page, "Row 1 column 2, 6");
      await does.erase(page);
      await named(page, "Row 1 column 2, empty");
    });

    test("several cells, and all, are selected", async ({ page }) => {
      await home(page);
      await does.several(page);
      await selected(page, 2);
      await does.all(page);
      await selected(page, 81);
    });

    test("the board is checked, and a hint is given", { tag: "@all" }, async ({ page }) => {
      await home(page);
      await does.check(page);
      await told(page, "No digit breaks a rule.");
      await does.hint(page);
      await expect(page.getByText("Hint 1 of 4")).toBeVisible();
      await button(page, "Close").click();
      await expect(page.locator(".hint")).toHaveCount(0);
    });
  });
}
