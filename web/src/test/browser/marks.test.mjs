/** Marks can be read on a phone: none stands on another. */
import { cell, play } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { LONG } from "./puzzles.mjs";

/** What empty cells may hold, each given as row and column: corner marks, center marks, colors. */
const HELD = [
  [1, 1, "123456789", "", ""],
  [1, 2, "", "12345", ""],
  [1, 3, "", "123456789", "149"],
  [1, 4, "26", "2568", "149"],
  [1, 5, "123456", "123456789", ""],
  [1, 9, "123456", "123456789", "1"],
  [2, 3, "1234567", "12", ""],
  [2, 4, "12345678", "", "9"],
  [2, 6, "123456789", "123456789", ""],
  [2, 7, "123456789", "1234", "149"],
];

/** Pairs of marks whose ink touches, and those that leave the cell or are covered by something. */
const touching = (locator) =>
  locator.evaluate((element) => {
    // Digits take up about this part of their line, by width and by height.
    const [WIDE, HIGH] = [0.5, 0.7];
    const frame = element.getBoundingClientRect();
    const marks = [...element.querySelectorAll(".corner, .center, .plain")].flatMap((mark) =>
      Array.from(mark.textContent, (text, at) => {
        const range = document.createRange();
        range.setStart(mark.firstChild, at);
        range.setEnd(mark.firstChild, at + 1);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(mark).fontSize);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return { mark, text, left: x - (WIDE * size) / 2, right: x + (WIDE * size) / 2, top: y - (HIGH * size) / 2, bottom: y + (HIGH * size) / 2 };
      }),
    );
    const apart = (one, other) =>
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const within = (mark) =>
      mark.left >= frame.left && mark.right <= frame.right && mark.top >= frame.top && mark.bottom <= frame.bottom;
    const opaque = (one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)";
    const covered = ({ mark, left, right, top, bottom }) =>
      [left + 0.1, right - 0.1].some((x) =>
        [top + 0.1, bottom - 0.1].some((y) => {
          const there = document.elementsFromPoint(x, y);
          // Ink can stand out of its line.
          const own = there.findIndex((each) => each === mark || each === element || (each.closest(".colors") && !there.includes(mark)));
          return there.slice(0, own).some(opaque);
        }),
      );
    return [
      ...marks.filter(covered).map(({ text }) => `${text} is covered`),
      ...marks.filter((mark) => !within(mark)).map(({ text }) => `${text} leaves the cell`),
      ...marks.flatMap((one, at) => marks.slice(at + 1).filter((other) => !apart(one, other)).map((other) => `${one.text} on ${other.text}`)),
    ];
  });

for (const [big, width] of [
  [false, 360],
  [false, 320],
  [true, 360],
]) {
  test(`${big ? "bigger marks" : "marks"} do not touch each other at ${width} px`, { tag: "@all" }, async ({ player }) => {
    const page = await player({ viewport: { width, height: 740 }, deviceScaleFactor: 4 });
    await page.evaluate((on) => {
      document.documentElement.dataset.marks = on ? "big" : "";
    }, big);
    await play(page, LONG);
    for (const [row, column, corner, center, colors] of HELD) {
      await cell(page, row, column).click();
      for (const [keys, modifiers] of [
        [corner, "Shift"],
        [center, "Control"],
        [colors, "Control+Shift"],
      ]) {
        for (const digit of keys) {
          await page.keyboard.press(`${modifiers}+${digit}`);
        }
      }
    }
    await expect(page.getByRole("gridcell", { name: /^Row 2 column 7, corner 1 2 3 4 5 6 7 8 9, center 1 2 3 4, color/ })).toBeVisible();
    if (process.env.SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/marks-${big ? "big" : "small"}-${width}.png`, clip: { x: 0, y: 40, width, height: 100 } });
    }
    for (const [row, column] of HELD) {
      await expect.poll(() => touching(cell(page, row, column)), `r${row}c${column}`).toEqual([]);
    }
  });
}
