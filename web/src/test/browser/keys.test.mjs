/** Keys and the pointer together: where a key goes, on every keyboard. */
import { button, cell, digits, held, menu, named, play, selected, shows, told } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { HANDS } from "./hands.mjs";
import { ESCARGOT } from "./puzzles.mjs";

/** Moves the pointer over a cell, and no more. */
const hover = async (page, row, column) => {
  const { x, y, width, height } = await cell(page, row, column).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
};
const hasFocus = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** Presses a key as a keyboard of another country does. */
const stroke = (page, init) =>
  page.evaluate(
    (event) =>
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...event })),
    init,
  );

test("a digit that overtakes the answer to a press goes where the press went", { tag: "@all" }, async ({ page }) => {
  await play(page, ESCARGOT);
  const letGo = await held(page, "act");
  await cell(page, 1, 2).click();
  await page.keyboard.press("Shift+2");
  await letGo();
  await named(page, "Row 1 column 2, corner 2");
});

test.describe("while a puzzle is entered", () => {
  test("the cell under the pointer changes color, until the pointer is not what moved last", { tag: "@all" }, async ({ page }) => {
    const background = (column) => cell(page, 3, column).evaluate((each) => getComputedStyle(each).backgroundColor);
    const differs = (wanted) => expect.poll(async () => (await background(3)) !== (await background(2))).toBe(wanted);
    await differs(false);
    await hover(page, 3, 3);
    await differs(true);
    await page.keyboard.press("ArrowDown");
    await differs(false);
    await hover(page, 3, 4);
    await hover(page, 3, 3);
    await differs(true);
  });

  test("a digit goes to the hovered cell at once when the page has just opened", { tag: "@all" }, async ({ page }) => {
    await hover(page, 3, 3);
    await expect.poll(() => hasFocus(page, "body")).toBe(true);
    await page.keyboard.press("7");
    await named(page, "Row 3 column 3, 7");
    await hover(page, 4, 5);
    await page.keyboard.press("Numpad2");
    await named(page, "Row 4 column 5, 2");
    await page.keyboard.press("Backspace");
    await named(page, "Row 4 column 5, empty");
    await page.keyboard.press("Enter");
    await expect(page.locator("[role=gridcell][aria-label*=empty]")).toHaveCount(0);
    await page.keyboard.press("Control+Delete");
    await shows(page, ".".repeat(81));
  });

  for (const hand of HANDS) {
    test(`a digit goes to the hovered cell when a button was pressed last with ${hand.name}`, { tag: "@all" }, async ({ page }) => {
      await hand.push(button(page, "Menu"));
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect.poll(() => hasFocus(page, "button")).toBe(true);
      await hover(page, 2, 8);
      await page.keyboard.press("5");
      await named(page, "Row 2 column 8, 5");
    });
  }

  test("an arrow moves the focus, which counts until the pointer moves again", { tag: "@all" }, async ({ page }) => {
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("3");
    await named(page, "Row 2 column 2, 3");
    await named(page, "Row 1 column 1, 5");
    await hover(page, 6, 6);
    await page.keyboard.press("9");
    await named(page, "Row 6 column 6, 9");
  });
});

test.describe("while a puzzle is played", () => {
  test.beforeEach(({ page }) => play(page, ESCARGOT));

  test("keys go on meaning the board after a button of the pad, the tools or a hint", async ({ page }) => {
    await cell(page, 1, 2).click();
    await button(page, "Corner").click();
    await page.keyboard.press("5");
    await named(page, "Row 1 column 2, corner 5");
    await button(page, "Undo").click();
    await named(page, "Row 1 column 2, empty");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("6");
    await named(page, "Row 1 column 3, corner 6");
    await button(page, "Hint").click();
    await button(page, "Tell me more").click();
    await page.keyboard.press("Control+z");
    await named(page, "Row 1 column 3, empty");
  });

  test("keys mean the board while the focus is elsewhere, but not in a field or a dialog", async ({ page }) => {
    await cell(page, 1, 2).click();
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("8");
    await named(page, "Row 1 column 2, 8");
    await page.keyboard.press("Control+z");
    await named(page, "Row 1 column 2, empty");
    await page.keyboard.press("ArrowRight");
    await expect(cell(page, 1, 3)).toBeFocused();
    await button(page, "New game").click();
    await page.getByLabel("Paste a puzzle").press("4");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => digits(page)).toBe(ESCARGOT.replaceAll("0", "."));
  });

  test("every key of the board reaches it while a button has the focus, but those that press the button", { tag: "@all" }, async ({ page }) => {
    const from = (key) => button(page, "Menu").press(key);
    const reached = (place) => expect(page.getByRole("gridcell").nth(place)).toBeFocused();
    for (const [key, place] of [
      ["Control+End", 80],
      ["Home", 72],
      ["End", 80],
      ["Control+Home", 0],
    ]) {
      await from(key);
      await reached(place);
    }
    await from("x");
    await expect(page.locator(".mode-corner[aria-pressed=true]")).toBeVisible();
    await from("PageDown");
    await expect(page.locator(".mode-center[aria-pressed=true]")).toBeVisible();
    await from("Control+a");
    await selected(page, 81);
    await from("Control+i");
    await selected(page, 0);
    await from("r");
    await told(page, /^Row 1: 1, /);
    await from("h");
    await expect(page.getByText("Hint 1 of 4")).toBeVisible();
    await from("Space");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  test("digits elsewhere than on the board are switched off with the letters", { tag: "@all" }, async ({ page }) => {
    await button(page, "Menu").click();
    await page.getByLabel("Keyboard shortcuts with letters").uncheck();
    await page.keyboard.press("Escape");
    await cell(page, 1, 2).click();
    await button(page, "Menu").focus();
    await page.keyboard.press("8");
    await cell(page, 1, 3).focus();
    await page.keyboard.press("8");
    await named(page, "Row 1 column 3, 8");
    await named(page, "Row 1 column 2, empty");
  });

  test("a digit goes where a reader of the screen put the focus or clicked", { tag: "@all" }, async ({ page }) => {
    await cell(page, 1, 3).click();
    await cell(page, 5, 3).evaluate((each) => each.focus());
    await page.keyboard.press("4");
    await named(page, "Row 5 column 3, 4");
    await cell(page, 6, 4).evaluate((each) => each.click());
    await page.keyboard.press("5");
    await named(page, "Row 6 column 4, 5");
  });

  test("Ctrl and Cmd go by what the key says, on French and German keyboards", async ({ page }) => {
    for (const [code, key] of [
      ["KeyW", "z"],
      ["KeyY", "z"],
    ]) {
      for (const control of ["ctrlKey", "metaKey"]) {
        await cell(page, 1, 2).click();
        await page.keyboard.press("5");
        await named(page, "Row 1 column 2, 5");
        await stroke(page, { code, key, [control]: true });
        await named(page, "Row 1 column 2, empty");
      }
    }
    await stroke(page, { code: "KeyZ", key: "y", ctrlKey: true });
    await named(page, "Row 1 column 2, 5");
    // The key with W on it closes the window, and stays the browser's.
    expect(await stroke(page, { code: "KeyZ", key: "w", ctrlKey: true }), "nobody takes Ctrl+W").toBe(true);
    await named(page, "Row 1 column 2, 5");
    // Without Shift a French keyboard says & there.
    await stroke(page, { code: "Digit6", key: "-" });
    await named(page, "Row 1 column 2, 6");
  });

  test("the table of keys has the letters of the user's own keyboard", { tag: "@all" }, async ({ page }) => {
    await page.evaluate(() => {
      const french = new Map([["KeyZ", "w"], ["KeyQ", "a"], ["KeyX", "x"], ["KeyC", "c"], ["KeyV", "v"]]);
      navigator.keyboard.getLayoutMap = async () => french;
    });
    await menu(page, "Keys");
    await expect(page.getByRole("row", { name: "W, X, C, V Mode: digit, corner, center, color" })).toBeVisible();
    await expect(page.getByRole("row", { name: "A Where this digit stands" })).toBeVisible();
    await expect(page.getByRole("row", { name: "Ctrl Z; Ctrl Y Undo; redo" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  test("a press beside the board ends the selection", { tag: "@all" }, async ({ page }) => {
    await cell(page, 1, 2).click();
    await selected(page, 1);
    const { x, y, height } = await page.locator(".side").boundingBox();
    await page.mouse.click(x - 8, y + height - 2);
    await selected(page, 0);
  });
});

test.describe("with nothing selected", () => {
  test.beforeEach(({ page }) => play(page, ESCARGOT));

  const key = (page, digit) => page.locator(".pad .key").nth(digit - 1);
  const inHand = (page, digit) => expect(page.locator(".pad .key[aria-pressed=true]").and(key(page, digit))).toBeVisible();
  const free = (page) => expect(page.locator(".pad .key[aria-pressed=true]")).toHaveCount(0);

  for (const [at, hand] of HANDS.entries()) {
    test(`a digit of the pile is taken in hand, and goes where cells are pressed, with ${hand.name}`, { tag: repeats(at) }, async ({ page }) => {
      await hand.push(key(page, 5));
      await inHand(page, 5);
      await told(page, "5 in hand.");
      await expect.poll(() => digits(page)).toBe(ESCARGOT.replaceAll("0", "."));
      for (const [row, column] of [
        [1, 2],
        [9, 1],
      ]) {
        await hand.use(page, row, column);
        await named(page, `Row ${row} column ${column}, 5`);
      }
      await hand.push(key(page, 6));
      await inHand(page, 6);
      await hand.use(page, 1, 3);
      await named(page, "Row 1 column 3, 6");
      await hand.push(key(page, 6));
      await told(page, "Nothing in hand.");
      await free(page);
      await hand.push(key(page, 6));
      await inHand(page, 6);
      await page.keyboard.press("Escape");
      await free(page);
      // And the other habit: first the cell.
      await hand.point(page, 8, 1);
      await hand.push(key(page, 2));
      await named(page, "Row 8 column 1, 2");
    });
  }

  test("a digit key takes it in hand too, for whoever plays with the pointer", { tag: "@all" }, async ({ page }) => {
    await hover(page, 9, 9);
    await page.keyboard.press("5");
    await inHand(page, 5);
    await cell(page, 1, 2).click();
    await named(page, "Row 1 column 2, 5");
    await page.keyboard.press("6");
    await inHand(page, 6);
    await page.keyboard.press("6");
    await free(page);
  });
});
