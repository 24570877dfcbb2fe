/** The two ways to use the page: by keyboard alone, and by pointer alone. What differs between them is here. */
import { cell } from "./actions.mjs";

async function times(page, key, count) {
  for (let i = 0; i < count; i++) {
    await page.keyboard.press(key);
  }
}

const center = async (locator) => {
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
  /** Brings a slider from its beginning to `value`. */
  slide: async (slider, value) => {
    await slider.press("Home");
    await times(slider.page(), "ArrowRight", value - Number(await slider.getAttribute("min")));
  },
  /** Counts a field of numbers up by one. */
  up: (field) => field.press("ArrowUp"),
  /** Holds a button down while `look` looks. */
  hold: async (button, look) => {
    await button.focus();
    await button.page().keyboard.down("Space");
    await look();
    await button.page().keyboard.up("Space");
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
  /** Selects all cells with the same as this one. */
  same: async (page, row, column) => {
    await KEYBOARD.point(page, row, column);
    await page.keyboard.press("s");
  },
  erase: (page) => page.keyboard.press("Backspace"),
  mode: (page, mode) => page.keyboard.press({ Corner: "x", Center: "c", Color: "v", Digit: "z" }[mode]),
  look: (locator) => locator.focus(),
};

const POINTER = {
  name: "the pointer",
  push: (button) => button.click(),
  tick: (box) => box.click(),
  choose: (list, option) => list.selectOption({ label: option }),
  slide: async (slider, value) => {
    const { x, y, width, height } = await slider.boundingBox();
    const [from, to] = await slider.evaluate(({ min, max }) => [Number(min), Number(max)]);
    // The middle of the thumb goes from half its width to half its width before the end.
    const thumb = 16;
    const part = (value - from) / (to - from);
    await slider.page().mouse.click(x + thumb / 2 + part * (width - thumb), y + height / 2);
  },
  up: async (field) => {
    await field.hover();
    const { x, y, width, height } = await field.boundingBox();
    const inset = await field.evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingRight));
    await field.page().mouse.click(x + width - inset - 6, y + height / 2 - 5);
  },
  hold: async (button, look) => {
    await button.hover();
    await button.page().mouse.down();
    await look();
    await button.page().mouse.up();
  },
  point: (page, row, column) => cell(page, row, column).click(),
  digit: (page, digit) => page.locator(".pad .key").nth(digit - 1).click(),
  use: (page, row, column) => cell(page, row, column).click(),
  same: (page, row, column) => cell(page, row, column).dblclick(),
  erase: (page) => page.locator(".pad .eraser").click(),
  mode: (page, mode) => page.getByRole("button", { name: mode, exact: true }).click(),
  look: (locator) => locator.hover(),
};

export const HANDS = [KEYBOARD, POINTER];

/** Drags the pointer over cells, each given as `[row, column]`. */
export async function drag(page, ...cells) {
  for (const [place, [row, column]] of cells.entries()) {
    await page.mouse.move(...(await center(cell(page, row, column))), { steps: place === 0 ? 1 : 4 });
    if (place === 0) {
      await page.mouse.down();
    }
  }
  await page.mouse.up();
}
