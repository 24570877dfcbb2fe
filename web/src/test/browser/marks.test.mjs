/** Marks can be read on a phone: none stands on another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cell, closed, hosted, play } from "./browser.mjs";
import { LONG } from "./puzzles.mjs";

const player = hosted();

/** What the empty cells of the first row may hold: corner marks, centre marks, colours. */
const HELD = [
  [1, "123456789", "", ""],
  [2, "", "12345", ""],
  [3, "", "123456789", "149"],
  [4, "26", "2568", "149"],
  [5, "123456", "123456789", ""],
  [9, "123456", "123456789", "1"],
];

/** Pairs of marks whose ink touches, and those that leave the cell. */
const touching = (locator) =>
  locator.evaluate((element) => {
    // Digits take up about this part of their line, by width and by height.
    const [WIDE, HIGH] = [0.5, 0.7];
    const frame = element.getBoundingClientRect();
    const marks = [...element.querySelectorAll(".corner, .centre, .plain")].flatMap((mark) =>
      Array.from(mark.textContent, (text, at) => {
        const range = document.createRange();
        range.setStart(mark.firstChild, at);
        range.setEnd(mark.firstChild, at + 1);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(mark).fontSize);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return { text, left: x - (WIDE * size) / 2, right: x + (WIDE * size) / 2, top: y - (HIGH * size) / 2, bottom: y + (HIGH * size) / 2 };
      }),
    );
    const apart = (one, other) =>
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const within = (mark) =>
      mark.left >= frame.left && mark.right <= frame.right && mark.top >= frame.top && mark.bottom <= frame.bottom;
    return [
      ...marks.filter((mark) => !within(mark)).map(({ text }) => `${text} leaves the cell`),
      ...marks.flatMap((one, at) => marks.slice(at + 1).filter((other) => !apart(one, other)).map((other) => `${one.text} on ${other.text}`)),
    ];
  });

for (const big of [false, true]) {
  test(`${big ? "bigger marks" : "marks"} do not touch each other at 360 px`, async () => {
    const page = await player({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 4 });
    await page.evaluate((on) => {
      document.documentElement.dataset.marks = on ? "big" : "";
    }, big);
    await play(page, LONG);
    for (const [column, corner, centre, colours] of HELD) {
      await cell(page, 1, column).click();
      for (const [keys, modifiers] of [
        [corner, "Shift"],
        [centre, "Control"],
        [colours, "Control+Shift"],
      ]) {
        for (const digit of keys) {
          await page.keyboard.press(`${modifiers}+${digit}`);
        }
      }
    }
    await page.getByRole("gridcell", { name: /^Row 1 column 9, corner 1 2 3 4 5 6, centre 1 2 3 4 5 6 7 8 9, colour/ }).waitFor();
    if (process.env.SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/marks-${big ? "big" : "small"}.png`, clip: { x: 0, y: 40, width: 360, height: 100 } });
    }
    for (const [column] of HELD) {
      assert.deepEqual(await touching(cell(page, 1, column)), [], `r1c${column}`);
    }
    await closed(page);
  });
}
