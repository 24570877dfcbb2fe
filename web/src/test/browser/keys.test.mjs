/** Keys and the pointer together: where a key goes, on every keyboard. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { button, cell, closed, digits, held, hosted, menu, notice, play, shows } from "./browser.mjs";
import { HANDS } from "./hands.mjs";
import { ESCARGOT } from "./puzzles.mjs";

const player = hosted();
let page;

const named = (name) => page.getByRole("gridcell", { name, exact: true }).waitFor();
const told = (text) => notice(page).filter({ hasText: text }).waitFor();
const selected = (count) =>
  page.waitForFunction((wanted) => document.querySelectorAll("[aria-selected=true]").length === wanted, count);

/** Moves the pointer over a cell, and no more. */
const hover = async (row, column) => {
  const { x, y, width, height } = await cell(page, row, column).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
};
const hasFocus = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** Presses a key as a keyboard of another country does. */
const stroke = (init) =>
  page.evaluate(
    (event) =>
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...event })),
    init,
  );

beforeEach(async () => {
  page = await player();
});

afterEach(async () => {
  await closed(page);
});

test("a digit that overtakes the answer to a press goes where the press went", async () => {
  await play(page, ESCARGOT);
  const letGo = await held(page, "act");
  await cell(page, 1, 2).click();
  await page.keyboard.press("Shift+2");
  await letGo();
  await named("Row 1 column 2, corner 2");
});

describe("while a puzzle is entered", () => {
  test("the cell under the pointer changes color, until the pointer is not what moved last", async () => {
    const told = (wanted) =>
      page.waitForFunction((differs) => {
        const [here, beside] = [20, 19].map((at) => document.querySelectorAll("[role=gridcell]")[at]);
        return (getComputedStyle(here).backgroundColor !== getComputedStyle(beside).backgroundColor) === differs;
      }, wanted);
    await told(false);
    await hover(3, 3);
    await told(true);
    await page.keyboard.press("ArrowDown");
    await told(false);
    await hover(3, 4);
    await hover(3, 3);
    await told(true);
  });

  test("a digit goes to the hovered cell at once when the page has just opened", async () => {
    await hover(3, 3);
    assert.ok(await hasFocus("body"));
    await page.keyboard.press("7");
    await named("Row 3 column 3, 7");
    await hover(4, 5);
    await page.keyboard.press("Numpad2");
    await named("Row 4 column 5, 2");
    await page.keyboard.press("Backspace");
    await named("Row 4 column 5, empty");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector("[role=gridcell][aria-label*=empty]"));
    await page.keyboard.press("Delete");
    await shows(page, ".".repeat(81));
  });

  for (const hand of HANDS) {
    test(`a digit goes to the hovered cell when a button was pressed last with ${hand.name}`, async () => {
      await hand.push(button(page, "Menu"));
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await page.getByRole("dialog").waitFor({ state: "detached" });
      assert.ok(await hasFocus("button"));
      await hover(2, 8);
      await page.keyboard.press("5");
      await named("Row 2 column 8, 5");
    });
  }

  test("an arrow moves the focus, which counts until the pointer moves again", async () => {
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("3");
    await named("Row 2 column 2, 3");
    await named("Row 1 column 1, 5");
    await hover(6, 6);
    await page.keyboard.press("9");
    await named("Row 6 column 6, 9");
  });
});

describe("while a puzzle is played", () => {
  beforeEach(() => play(page, ESCARGOT));

  test("keys go on meaning the board after a button of the pad, the tools or a hint", async () => {
    await cell(page, 1, 2).click();
    await button(page, "Corner").click();
    await page.keyboard.press("5");
    await named("Row 1 column 2, corner 5");
    await button(page, "Undo").click();
    await named("Row 1 column 2, empty");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("6");
    await named("Row 1 column 3, corner 6");
    await button(page, "Hint").click();
    await button(page, "Tell me more").click();
    await page.keyboard.press("Control+z");
    await named("Row 1 column 3, empty");
  });

  test("keys mean the board while the focus is elsewhere, but not in a field or a dialog", async () => {
    await cell(page, 1, 2).click();
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("8");
    await named("Row 1 column 2, 8");
    await page.keyboard.press("Control+z");
    await named("Row 1 column 2, empty");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]")[2] === document.activeElement);
    await button(page, "New game").click();
    await page.getByLabel("Paste a puzzle").press("4");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await digits(page), ESCARGOT.replaceAll("0", "."));
  });

  test("every key of the board reaches it while a button has the focus, but those that press the button", async () => {
    const from = (key) => button(page, "Menu").press(key);
    const reached = (place) =>
      page.waitForFunction((at) => document.querySelectorAll("[role=gridcell]")[at] === document.activeElement, place);
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
    await page.locator(".mode-corner[aria-pressed=true]").waitFor();
    await from("PageDown");
    await page.locator(".mode-center[aria-pressed=true]").waitFor();
    await from("Control+a");
    await selected(81);
    await from("Control+i");
    await selected(0);
    await from("r");
    await told(/^Row 1: 1, /);
    await from("h");
    await page.getByText("Hint 1 of 4").waitFor();
    await from("Space");
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await page.keyboard.press("Escape");
  });

  test("digits elsewhere than on the board are switched off with the letters", async () => {
    await button(page, "Menu").click();
    await page.getByLabel("Keyboard shortcuts with letters").uncheck();
    await page.keyboard.press("Escape");
    await cell(page, 1, 2).click();
    await button(page, "Menu").focus();
    await page.keyboard.press("8");
    await cell(page, 1, 3).focus();
    await page.keyboard.press("8");
    await named("Row 1 column 3, 8");
    await named("Row 1 column 2, empty");
  });

  test("a digit goes where a reader of the screen put the focus or clicked", async () => {
    await cell(page, 1, 3).click();
    await cell(page, 5, 3).evaluate((each) => each.focus());
    await page.keyboard.press("4");
    await named("Row 5 column 3, 4");
    await cell(page, 6, 4).evaluate((each) => each.click());
    await page.keyboard.press("5");
    await named("Row 6 column 4, 5");
  });

  test("Ctrl and Cmd go by what the key says, on French and German keyboards", async () => {
    for (const [code, key] of [
      ["KeyW", "z"],
      ["KeyY", "z"],
    ]) {
      for (const control of ["ctrlKey", "metaKey"]) {
        await cell(page, 1, 2).click();
        await page.keyboard.press("5");
        await named("Row 1 column 2, 5");
        await stroke({ code, key, [control]: true });
        await named("Row 1 column 2, empty");
      }
    }
    await stroke({ code: "KeyZ", key: "y", ctrlKey: true });
    await named("Row 1 column 2, 5");
    // The key with W on it closes the window, and stays the browser's.
    assert.ok(await stroke({ code: "KeyZ", key: "w", ctrlKey: true }), "nobody takes Ctrl+W");
    await named("Row 1 column 2, 5");
    // Without Shift a French keyboard says & there.
    await stroke({ code: "Digit6", key: "-" });
    await named("Row 1 column 2, 6");
  });

  test("the table of keys has the letters of the user's own keyboard", async () => {
    await page.evaluate(() => {
      const french = new Map([["KeyZ", "w"], ["KeyQ", "a"], ["KeyX", "x"], ["KeyC", "c"], ["KeyV", "v"]]);
      navigator.keyboard.getLayoutMap = async () => french;
    });
    await menu(page, "Keys");
    await page.getByRole("row", { name: "W, X, C, V Mode: digit, corner, center, color" }).waitFor();
    await page.getByRole("row", { name: "A Where this digit stands" }).waitFor();
    await page.getByRole("row", { name: "Ctrl Z; Ctrl Y Undo; redo" }).waitFor();
    await page.keyboard.press("Escape");
  });

  test("a press beside the board ends the selection", async () => {
    await cell(page, 1, 2).click();
    await selected(1);
    const { x, y, height } = await page.locator(".side").boundingBox();
    await page.mouse.click(x - 8, y + height - 2);
    await selected(0);
  });
});

describe("with nothing selected", () => {
  beforeEach(() => play(page, ESCARGOT));

  const key = (digit) => page.locator(".pad .key").nth(digit - 1);
  const held = (digit) => page.locator(".pad .key[aria-pressed=true]").and(key(digit)).waitFor();
  const free = () => page.locator(".pad .key[aria-pressed=true]").waitFor({ state: "detached" });

  for (const hand of HANDS) {
    test(`a digit of the pile is taken in hand, and goes where cells are pressed, with ${hand.name}`, async () => {
      await hand.push(key(5));
      await held(5);
      await told("5 in hand.");
      assert.equal(await digits(page), ESCARGOT.replaceAll("0", "."));
      for (const [row, column] of [
        [1, 2],
        [9, 1],
      ]) {
        await hand.use(page, row, column);
        await named(`Row ${row} column ${column}, 5`);
      }
      await hand.push(key(6));
      await held(6);
      await hand.use(page, 1, 3);
      await named("Row 1 column 3, 6");
      await hand.push(key(6));
      await told("Nothing in hand.");
      await free();
      await hand.push(key(6));
      await held(6);
      await page.keyboard.press("Escape");
      await free();
      // And the other habit: first the cell.
      await hand.point(page, 8, 1);
      await hand.push(key(2));
      await named("Row 8 column 1, 2");
    });
  }

  test("a digit key takes it in hand too, for whoever plays with the pointer", async () => {
    await hover(9, 9);
    await page.keyboard.press("5");
    await held(5);
    await cell(page, 1, 2).click();
    await named("Row 1 column 2, 5");
    await page.keyboard.press("6");
    await held(6);
    await page.keyboard.press("6");
    await free();
  });
});
