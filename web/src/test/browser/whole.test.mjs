/** What a game is made of, from the first digit of a puzzle to the last: by keyboard alone and by pointer alone. */
import { button, cell, digits, named, paste, play, selected, shows, told } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { HANDS } from "./hands.mjs";
import { ESCARGOT, ESCARGOT_SOLVED, NEARLY, SOLUTION } from "./puzzles.mjs";

/** The cells that [NEARLY] lacks. */
const HOLES = [
  [1, 1, SOLUTION[0]],
  [5, 5, SOLUTION[40]],
  [9, 9, SOLUTION[80]],
];

for (const [at, hand] of HANDS.entries()) {
  const choose = async (page, name) => {
    await hand.push(button(page, "Menu"));
    await hand.push(button(page.getByRole("dialog"), name));
  };

  /** Ticks something in the menu, or no longer. */
  const toggle = async (page, name) => {
    await hand.push(button(page, "Menu"));
    await hand.tick(page.getByRole("checkbox", { name, exact: true }));
    await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  const wins = async (page) => {
    for (const [row, column, digit] of HOLES) {
      await hand.point(page, row, column);
      await hand.digit(page, digit);
    }
    await expect(page.getByText(/^Solved in/)).toBeVisible();
  };

  test.describe(`with ${hand.name} alone`, { tag: repeats(at) }, () => {
    test("a puzzle is entered, mended, solved and cleared", async ({ page }) => {
      await hand.point(page, 1, 1);
      await hand.digit(page, 7);
      await named(page, "Row 1 column 1, 7");
      await hand.erase(page);
      await named(page, "Row 1 column 1, empty");
      for (const [at, digit] of [...ESCARGOT].entries()) {
        if (digit !== "0") {
          await hand.point(page, Math.floor(at / 9) + 1, (at % 9) + 1);
          await hand.digit(page, digit);
        }
      }
      await shows(page, ESCARGOT);
      await expect(page.getByText(/Enter solves, Ctrl\+Delete clears all/)).toBeVisible();
      await (hand.name === "the keyboard" ? page.keyboard.press("Enter") : hand.push(button(page, "Solve")));
      await shows(page, ESCARGOT_SOLVED);
      const look = (locator) => locator.evaluate((each) => getComputedStyle(each).color + getComputedStyle(each).fontStyle);
      expect(await look(cell(page, 1, 1).locator(".digit"))).not.toBe(await look(cell(page, 1, 2).locator(".digit")));
      if (hand.name === "the keyboard") {
        await page.keyboard.press("Control+Delete");
        await shows(page, ".".repeat(81));
        await page.keyboard.press("Control+z");
        await shows(page, ESCARGOT_SOLVED);
      } else {
        await hand.push(button(page, "New game"));
        await hand.push(button(page, "Enter a puzzle"));
        await shows(page, ".".repeat(81));
      }
    });

    test("a puzzle of a level is drawn, and its givens are frozen", async ({ page }) => {
      await hand.push(button(page, "New game"));
      await hand.push(page.getByText("More ways to choose"));
      await hand.slide(page.getByRole("slider", { name: /^Level/ }), 3);
      await hand.push(button(page, "Start"));
      await told(page, "A puzzle of level 3.");
      const board = await digits(page);
      const given = [...board].findIndex((digit) => digit !== ".");
      await hand.point(page, Math.floor(given / 9) + 1, (given % 9) + 1);
      await hand.digit(page, board[given] === "9" ? 1 : 9);
      await hand.erase(page);
      // What comes later has been done later.
      const empty = board.indexOf(".");
      await hand.point(page, Math.floor(empty / 9) + 1, (empty % 9) + 1);
      await hand.digit(page, 5);
      await expect(page.getByRole("gridcell").nth(empty).locator(".digit")).toBeVisible();
      await expect(page.getByRole("gridcell").nth(given).locator(".digit")).toHaveText(board[given]);
    });

    test("of a list a puzzle is taken by number, or at random", async ({ page }) => {
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

    test("what is left of each digit is told, and how full the board is", { tag: "@all" }, async ({ page }) => {
      await play(page, NEARLY);
      await expect(page.getByRole("progressbar", { name: "78 of 81 cells filled" })).toBeVisible();
      await expect(page.getByRole("button", { name: "1, 1 left" })).toBeVisible();
      await hand.point(page, 1, 1);
      await hand.digit(page, 1);
      await expect(page.getByRole("progressbar", { name: "79 of 81 cells filled" })).toBeVisible();
      await expect(page.getByRole("button", { name: "1, all placed" })).toBeVisible();
    });

    test("the same digit is lit in cells and marks, and so are peers", async ({ page }) => {
      await play(page, ESCARGOT);
      for (const [mode, column] of [
        ["Corner", 2],
        ["Center", 3],
      ]) {
        await hand.point(page, 1, column);
        await hand.mode(page, mode);
        await hand.digit(page, 8);
        await hand.digit(page, 5);
        await named(page, `Row 1 column ${column}, ${mode.toLowerCase()} 5 8`);
      }
      await hand.mode(page, "Digit");
      // An 8 that is given.
      await hand.point(page, 2, 9);
      await expect(page.locator(".wanted")).toHaveText(["8", "8"]);
      await expect(page.locator(".same")).toHaveCount([...ESCARGOT].filter((digit) => digit === "8").length);
      await expect(page.locator(".peer")).toHaveCount(21);
    });

    test("all cells with the same digit, or the same marks, are selected", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await hand.same(page, 2, 9);
      await selected(page, [...ESCARGOT].filter((digit) => digit === "8").length);
      for (const column of [2, 5]) {
        await hand.point(page, 1, column);
        await hand.mode(page, "Corner");
        await hand.digit(page, 6);
        await named(page, `Row 1 column ${column}, corner 6`);
      }
      await hand.same(page, 1, 2);
      await selected(page, 2);
    });

    test("all candidates are filled in, and are one step back", async ({ page }) => {
      await play(page, ESCARGOT);
      await choose(page, "Fill in all candidates");
      await named(page, "Row 1 column 2, center 2 5 6 8");
      await hand.push(button(page, "Undo"));
      await named(page, "Row 1 column 2, empty");
      await expect(page.locator("[aria-label*=center]")).toHaveCount(0);
    });

    test("the program keeps the candidates, which stay the player's, and eliminations none for a clash", async ({ page }) => {
      await play(page, ESCARGOT);
      await toggle(page, "Keep the center marks up to date automatically");
      await named(page, "Row 1 column 2, center 2 5 6 8");
      await hand.point(page, 1, 2);
      await hand.mode(page, "Center");
      await hand.digit(page, 2);
      await named(page, "Row 1 column 2, center 5 6 8");
      await hand.mode(page, "Digit");
      await named(page, "Row 1 column 3, center 2 4 6 8");
      await hand.digit(page, 8);
      await named(page, "Row 1 column 2, 8");
      await named(page, "Row 1 column 3, center 2 4 6");
      await hand.push(button(page, "Undo"));
      await named(page, "Row 1 column 3, center 2 4 6 8");
      await named(page, "Row 1 column 2, center 5 6 8");
      await named(page, "Row 3 column 2, center 2 7 8");
      await hand.point(page, 1, 2);
      await hand.digit(page, 7);
      await named(page, "Row 1 column 2, 7, clashes");
      await named(page, "Row 3 column 2, center 2 7 8");
    });

    test("what may go into a cell is shown", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await toggle(page, "Show what may go into the hovered or focused cell");
      await hand.point(page, 1, 2);
      await expect(page.getByText("r1c2: 2 5 6 8")).toBeVisible();
    });

    test("a hint goes down to the last depth, and is done", async ({ page }) => {
      await play(page, NEARLY);
      await hand.push(button(page, "Hint"));
      for (const depth of [2, 3, 4]) {
        await hand.push(button(page, "Tell me more"));
        await expect(page.getByText(`Hint ${depth} of 4`)).toBeVisible();
      }
      await hand.push(button(page, "Apply"));
      await expect(page.getByRole("progressbar", { name: "79 of 81 cells filled" })).toBeVisible();
    });

    test("something wrong is told by a check, and by a hint, which leads back before it", async ({ page }) => {
      await play(page, ESCARGOT);
      await hand.point(page, 1, 2);
      await hand.digit(page, 8);
      await named(page, "Row 1 column 2, 8");
      await hand.push(button(page, "Check"));
      await told(page, "No digit breaks a rule. 1 digit is wrong.");
      await hand.push(button(page, "Hint"));
      await hand.push(button(page, "Back to before the mistake"));
      await named(page, "Row 1 column 2, empty");
    });

    test("a puzzle is solved, with the time that it takes in sight", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await choose(page, "Solve");
      await shows(page, ESCARGOT_SOLVED);
    });

    test("after Solve there is the way back to one's own digits, how it is done, and the next game", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await hand.point(page, 1, 2);
      await hand.digit(page, 6);
      await named(page, "Row 1 column 2, 6");
      await choose(page, "Solve");
      const after = page.getByRole("region", { name: "Solve", exact: true });
      await expect(after.getByRole("button")).toHaveText(["Undo", "Step-by-step solution", "Next game"]);
      await hand.push(after.getByRole("button", { name: "Undo" }));
      await named(page, "Row 1 column 2, 6");
      await expect(after).toHaveCount(0);
    });

    test("a game is won, the board can be used on, and the game is counted", async ({ page }) => {
      await play(page, NEARLY);
      await wins(page);
      await hand.push(button(page, "Undo"));
      await named(page, "Row 9 column 9, empty");
      await choose(page, "Statistics");
      const counted = page.getByRole("row", { name: /^Own puzzle/ });
      for (const column of [0, 1, 2]) {
        await expect(counted.getByRole("cell").nth(column)).toHaveText("1");
      }
    });

    test("of several games one is gone on with, and one is deleted", async ({ page }) => {
      await play(page, NEARLY);
      await paste(page, ESCARGOT);
      await shows(page, ESCARGOT);
      await choose(page, "Games");
      await hand.push(page.getByRole("button", { name: /78 of 81/ }));
      await shows(page, NEARLY);
      await choose(page, "Games");
      await expect(page.locator(".games .pictured").nth(1)).toBeVisible();
      await hand.push(page.getByRole("button", { name: /^Delete/ }).last());
      await expect(page.locator(".games .pictured").nth(1)).toHaveCount(0);
    });

    test("the clock can be left out", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await expect(page.getByRole("timer")).toBeVisible();
      await toggle(page, "Clock");
      await expect(page.getByRole("timer")).toHaveCount(0);
      await toggle(page, "Clock");
      await expect(page.getByRole("timer")).toBeVisible();
    });

    test("the developer tools show the cells' numbers while a button is held", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await toggle(page, "Developer tools");
      await hand.hold(button(page, "Cell numbers while held"), () => expect(page.locator(".index").nth(80)).toBeVisible());
      await expect(page.locator(".index")).toHaveCount(0);
    });

    test("the keys are told, and what this page is", async ({ page }) => {
      await choose(page, "Keys");
      await expect(page.getByRole("row", { name: "S Select all cells with the same digit or marks" })).toBeVisible();
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await hand.push(button(page, "Menu"));
      await expect(page.getByRole("dialog").getByText(/Escargot solves/)).toBeVisible();
    });
  });
}
