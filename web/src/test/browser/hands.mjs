/** The two ways to use the page: by keyboard alone, and by pointer alone. What differs between them is here. */
import { cell } from "./browser.mjs";

async function times(page, key, count) {
  for (let i = 0; i < count; i++) {
    await page.keyboard.press(key);
  }
}

const centre = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

const KEYBOARD = {
  name: "the keyboard",
  push: (button) => button.press("Enter"),
  tick: (box) => box.press("Space"),
  choose: async (list, option) => {
    const way = await list.evaluate(
      (select, label) => [...select.options].findIndex((each) => each.label === label) - select.selectedIndex,
      option,
    );
    await list.focus();
    await times(list.page(), way > 0 ? "ArrowDown" : "ArrowUp", Math.abs(way));
  },
  /** Goes to a cell, which is then alone selected. */
  point: async (page, row, column) => {
    await page.locator("[role=gridcell][tabindex='0']").focus();
    await page.keyboard.press("Control+Home");
    await times(page, "ArrowDown", row - 1);
    await times(page, "ArrowRight", column - 1);
  },
  digit: (page, digit) => page.keyboard.press(String(digit)),
  /** Uses on a cell what is in hand. */
  use: async (page, row, column) => {
    await KEYBOARD.point(page, row, column);
    await page.keyboard.press("Enter");
  },
  look: (locator) => locator.focus(),
};

const POINTER = {
  name: "the pointer",
  push: (button) => button.click(),
  tick: (box) => box.click(),
  choose: (list, option) => list.selectOption({ label: option }),
  point: (page, row, column) => cell(page, row, column).click(),
  digit: (page, digit) => page.locator(".pad .key").nth(digit - 1).click(),
  use: (page, row, column) => cell(page, row, column).click(),
  look: (locator) => locator.hover(),
};

export const HANDS = [KEYBOARD, POINTER];

/** Drags the pointer over cells, each given as `[row, column]`. */
export async function drag(page, ...cells) {
  for (const [place, [row, column]] of cells.entries()) {
    await page.mouse.move(...(await centre(cell(page, row, column))), { steps: place === 0 ? 1 : 4 });
    if (place === 0) {
      await page.mouse.down();
    }
  }
  await page.mouse.up();
}
