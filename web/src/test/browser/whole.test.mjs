/** What a game is made of, from the first digit of a puzzle to the last: by keyboard alone and by pointer alone. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { button, cell, closed, digits, hosted, notice, paste, play, shows } from "./browser.mjs";
import { HANDS } from "./hands.mjs";
import { ESCARGOT, ESCARGOT_SOLVED, NEARLY, SOLUTION } from "./puzzles.mjs";

const player = hosted();
let page;

const named = (name) => page.getByRole("gridcell", { name, exact: true }).waitFor();
const told = (text) => notice(page).filter({ hasText: text }).waitFor();
/** The cells that [NEARLY] lacks. */
const HOLES = [
  [1, 1, SOLUTION[0]],
  [5, 5, SOLUTION[40]],
  [9, 9, SOLUTION[80]],
];

for (const hand of HANDS) {
  const choose = async (name) => {
    await hand.push(button(page, "Menu"));
    await hand.push(button(page, name));
  };

  /** Ticks something in the menu, or no longer. */
  const toggle = async (name) => {
    await hand.push(button(page, "Menu"));
    await hand.tick(page.getByRole("checkbox", { name, exact: true }));
    await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };

  const wins = async () => {
    for (const [row, column, digit] of HOLES) {
      await hand.point(page, row, column);
      await hand.digit(page, digit);
    }
    await page.getByText(/^Solved in/).waitFor();
  };

  describe(`with ${hand.name} alone`, () => {
    beforeEach(async () => {
      page = await player();
    });

    afterEach(async () => {
      await closed(page);
    });

    test("a puzzle is entered, mended, solved and cleared", async () => {
      await hand.point(page, 1, 1);
      await hand.digit(page, 7);
      await named("Row 1 column 1, 7");
      await hand.erase(page);
      await named("Row 1 column 1, empty");
      for (const [at, digit] of [...ESCARGOT].entries()) {
        if (digit !== "0") {
          await hand.point(page, Math.floor(at / 9) + 1, (at % 9) + 1);
          await hand.digit(page, digit);
        }
      }
      await shows(page, ESCARGOT);
      await page.getByText(/Enter solves, Delete clears all/).waitFor();
      await (hand.name === "the keyboard" ? page.keyboard.press("Enter") : hand.push(button(page, "Solve")));
      await shows(page, ESCARGOT_SOLVED);
      const look = (locator) => locator.evaluate((each) => getComputedStyle(each).color + getComputedStyle(each).fontStyle);
      assert.notEqual(await look(cell(page, 1, 1).locator(".digit")), await look(cell(page, 1, 2).locator(".digit")));
      if (hand.name === "the keyboard") {
        await page.keyboard.press("Delete");
        await shows(page, ".".repeat(81));
        await page.keyboard.press("Control+z");
        await shows(page, ESCARGOT_SOLVED);
      } else {
        await hand.push(button(page, "New game"));
        await hand.push(button(page, "Enter a puzzle"));
        await shows(page, ".".repeat(81));
      }
    });

    test("a puzzle of a level is drawn, and its givens are frozen", async () => {
      await hand.push(button(page, "New game"));
      await hand.push(page.getByText("More ways to choose"));
      await hand.slide(page.getByRole("slider", { name: /^Level/ }), 3);
      await hand.push(button(page, "Start"));
      await told("A puzzle of level 3.");
      const board = await digits(page);
      const given = [...board].findIndex((digit) => digit !== ".");
      await hand.point(page, Math.floor(given / 9) + 1, (given % 9) + 1);
      await hand.digit(page, board[given] === "9" ? 1 : 9);
      await hand.erase(page);
      // What comes later has been done later.
      const empty = board.indexOf(".");
      await hand.point(page, Math.floor(empty / 9) + 1, (empty % 9) + 1);
      await hand.digit(page, 5);
      await page.waitForFunction((at) => document.querySelectorAll("[role=gridcell]")[at].querySelector(".digit"), empty);
      assert.equal((await digits(page))[given], board[given]);
    });

    test("of a list a puzzle is taken by number, or at random", async () => {
      await paste(page, `${ESCARGOT}\n${NEARLY}\n`);
      await hand.up(page.getByRole("spinbutton", { name: "Number" }));
      await hand.push(button(page, "Load this puzzle"));
      await shows(page, NEARLY);
      for (const [chance, puzzle] of [
        [0.1, ESCARGOT],
        [0.9, NEARLY],
      ]) {
        await page.evaluate((drawn) => {
          Math.random = () => drawn;
        }, chance);
        await paste(page, `${ESCARGOT}\n${NEARLY}\n`);
        await hand.push(button(page, "One at random"));
        await shows(page, puzzle);
      }
    });

    test("what is left of each digit is told, and how full the board is", async () => {
      await play(page, NEARLY);
      await page.getByRole("progressbar", { name: "78 of 81 cells filled" }).waitFor();
      await page.getByRole("button", { name: "1, 1 left" }).waitFor();
      await hand.point(page, 1, 1);
      await hand.digit(page, 1);
      await page.getByRole("progressbar", { name: "79 of 81 cells filled" }).waitFor();
      await page.getByRole("button", { name: "1, all placed" }).waitFor();
    });

    test("the same digit is lit in cells and marks, and so are peers", async () => {
      await play(page, ESCARGOT);
      for (const [mode, column] of [
        ["Corner", 2],
        ["Center", 3],
      ]) {
        await hand.point(page, 1, column);
        await hand.mode(page, mode);
        await hand.digit(page, 8);
        await hand.digit(page, 5);
        await named(`Row 1 column ${column}, ${mode.toLowerCase()} 5 8`);
      }
      await hand.mode(page, "Digit");
      // An 8 that is given.
      await hand.point(page, 2, 9);
      await page.waitForFunction(() => document.querySelectorAll(".wanted").length === 2);
      assert.deepEqual(await page.locator(".wanted").allTextContents(), ["8", "8"]);
      assert.equal(await page.locator(".same").count(), [...ESCARGOT].filter((digit) => digit === "8").length);
      assert.equal(await page.locator(".peer").count(), 21);
    });

    test("all cells with the same digit, or the same marks, are selected", async () => {
      await play(page, ESCARGOT);
      await hand.same(page, 2, 9);
      const selected = (count) =>
        page.waitForFunction((wanted) => document.querySelectorAll("[aria-selected=true]").length === wanted, count);
      await selected([...ESCARGOT].filter((digit) => digit === "8").length);
      for (const column of [2, 5]) {
        await hand.point(page, 1, column);
        await hand.mode(page, "Corner");
        await hand.digit(page, 6);
        await named(`Row 1 column ${column}, corner 6`);
      }
      await hand.same(page, 1, 2);
      await selected(2);
    });

    test("all candidates are filled in, and are one step back", async () => {
      await play(page, ESCARGOT);
      await choose("Fill in all candidates");
      await named("Row 1 column 2, center 2 5 6 8");
      await hand.push(button(page, "Undo"));
      await named("Row 1 column 2, empty");
      assert.equal(await page.locator("[aria-label*=center]").count(), 0);
    });

    test("the program keeps the candidates, which stay the player's, and eliminations none for a clash", async () => {
      await play(page, ESCARGOT);
      await toggle("Keep the center marks up to date automatically");
      await named("Row 1 column 2, center 2 5 6 8");
      await hand.point(page, 1, 2);
      await hand.mode(page, "Center");
      await hand.digit(page, 2);
      await named("Row 1 column 2, center 5 6 8");
      await hand.mode(page, "Digit");
      await named("Row 1 column 3, center 2 4 6 8");
      await hand.digit(page, 8);
      await named("Row 1 column 2, 8");
      await named("Row 1 column 3, center 2 4 6");
      await hand.push(button(page, "Undo"));
      await named("Row 1 column 3, center 2 4 6 8");
      await named("Row 1 column 2, center 5 6 8");
      await named("Row 3 column 2, center 2 7 8");
      await hand.point(page, 1, 2);
      await hand.digit(page, 7);
      await named("Row 1 column 2, 7, clashes");
      await named("Row 3 column 2, center 2 7 8");
    });

    test("what may go into a cell is shown", async () => {
      await play(page, ESCARGOT);
      await toggle("Show what may go into the hovered or focused cell");
      await hand.point(page, 1, 2);
      await page.getByText("r1c2: 2 5 6 8").waitFor();
    });

    test("a hint goes down to the last depth, and is done", async () => {
      await play(page, NEARLY);
      await hand.push(button(page, "Hint"));
      for (const depth of [2, 3, 4]) {
        await hand.push(button(page, "Tell me more"));
        await page.getByText(`Hint ${depth} of 4`).waitFor();
      }
      await hand.push(button(page, "Apply"));
      await page.getByRole("progressbar", { name: "79 of 81 cells filled" }).waitFor();
    });

    test("something wrong is told by a check, and by a hint, which leads back before it", async () => {
      await play(page, ESCARGOT);
      await hand.point(page, 1, 2);
      await hand.digit(page, 8);
      await named("Row 1 column 2, 8");
      await hand.push(button(page, "Check"));
      await told("No digit breaks a rule. 1 digit is wrong.");
      await hand.push(button(page, "Hint"));
      await hand.push(button(page, "Back to before the mistake"));
      await named("Row 1 column 2, empty");
    });

    test("a puzzle is solved, with the time that it takes in sight", async () => {
      await play(page, ESCARGOT);
      await choose("Solve");
      await shows(page, ESCARGOT_SOLVED);
    });

    test("a game is won, the board can be used on, and the game is counted", async () => {
      await play(page, NEARLY);
      await wins();
      await hand.push(button(page, "Undo"));
      await named("Row 9 column 9, empty");
      await choose("Games");
      const counted = page.getByRole("row", { name: /^Own puzzle/ });
      await counted.waitFor();
      assert.deepEqual((await counted.getByRole("cell").allTextContents()).slice(0, 3), ["1", "1", "1"]);
    });

    test("of several games one is gone on with, and one is deleted", async () => {
      await play(page, NEARLY);
      await paste(page, ESCARGOT);
      await shows(page, ESCARGOT);
      await choose("Games");
      await hand.push(page.getByRole("button", { name: /78 of 81/ }));
      await shows(page, NEARLY);
      await choose("Games");
      await page.locator(".games li").nth(1).waitFor();
      await hand.push(page.getByRole("button", { name: /^Delete/ }).last());
      await page.locator(".games li").nth(1).waitFor({ state: "detached" });
    });

    test("the clock can be left out", async () => {
      await play(page, ESCARGOT);
      await page.getByRole("timer").waitFor();
      await toggle("Clock");
      await page.getByRole("timer").waitFor({ state: "detached" });
      await toggle("Clock");
      await page.getByRole("timer").waitFor();
    });

    test("the developer tools show the cells' numbers while a button is held", async () => {
      await play(page, ESCARGOT);
      await toggle("Developer tools");
      await hand.hold(button(page, "Cell numbers while held"), () => page.locator(".index").nth(80).waitFor());
      await page.locator(".index").first().waitFor({ state: "detached" });
    });

    test("the keys are told, and what this page is", async () => {
      await choose("Keys");
      await page.getByRole("row", { name: "S Select all cells with the same digit or marks" }).waitFor();
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await hand.push(button(page, "Menu"));
      await page.getByRole("dialog").getByText(/Escargot solves/).waitFor();
    });
  });
}
