/** What a game offers beside placing digits, by keyboard alone and by pointer alone. */
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { cell, closed, digits, held, hosted, notice, paste, play, shows } from "./browser.mjs";
import { drag, HANDS } from "./hands.mjs";
import { ESCARGOT, NEARLY, SOLUTION } from "./puzzles.mjs";

const player = hosted();
let page;

const DIGIT_FIRST = "Choose the digit first, then cells";
const RULES_ONLY = "Refuse digits that the rules forbid";
const DESTINATIONS = "Show where a digit of the pad may go";

const button = (name) => page.getByRole("button", { name, exact: true });
const named = (name) => page.getByRole("gridcell", { name, exact: true }).waitFor();
const told = (text) => notice(page).filter({ hasText: text }).waitFor();

/** The selected cells, such as `r1c2 r1c3`, once they are those. */
const selects = (cells) =>
  page.waitForFunction(
    (wanted) =>
      Array.from(document.querySelectorAll("[role=gridcell]"))
        .flatMap((each, at) => (each.ariaSelected === "true" ? [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`] : []))
        .join(" ") === wanted,
    cells,
  );

const cellsWith = (puzzle, digit) =>
  [...puzzle].flatMap((each, at) => (each === digit ? [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`] : [])).join(" ");

for (const hand of HANDS) {
  const menu = async (name) => {
    await hand.push(button("Menu"));
    await hand.push(button(name));
  };

  /** Switches something in the menu. */
  const toggle = async (name) => {
    await hand.push(button("Menu"));
    await hand.tick(page.getByRole("checkbox", { name, exact: true }));
    await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };

  describe(`with ${hand.name} alone`, () => {
    before(async () => {
      page = await player();
    });

    after(async () => {
      await closed(page);
    });

    beforeEach(async () => {
      // Another one between, so that it is seen when this one has come.
      await paste(page, NEARLY);
      await shows(page, NEARLY);
      await play(page, ESCARGOT);
    });

    test("a checkpoint brings the board back, marks and all, and undo goes behind it", async () => {
      await hand.point(page, 1, 2);
      await hand.digit(page, 5);
      await named("Row 1 column 2, 5");
      await menu("Checkpoint");
      await told("Checkpoint 1 is kept.");
      await hand.point(page, 1, 3);
      await hand.digit(page, 4);
      await named("Row 1 column 3, 4");
      await menu("Checkpoints");
      await page.locator(".thumbnail .entry").waitFor();
      await hand.push(page.getByRole("button", { name: /^Back to checkpoint 1\b.*\d:\d\d · \d+ of 81 cells filled$/ }));
      await named("Row 1 column 3, empty");
      await named("Row 1 column 2, 5");
      await hand.push(button("Undo"));
      await named("Row 1 column 3, 4");
    });

    test("a checkpoint is deleted, and the focus is not lost with it", async () => {
      await menu("Checkpoint");
      await told(/Checkpoint \d is kept\./);
      await menu("Checkpoints");
      // Those of the test before are here, too.
      for (let left = await page.locator(".pictured").count(); left > 0; left--) {
        await hand.push(button(`Delete: Checkpoint ${left}`));
        await button(`Delete: Checkpoint ${left}`).waitFor({ state: "detached" });
      }
      await page.getByText("No board is kept as a checkpoint.").waitFor();
      assert.ok(await page.evaluate(() => document.querySelector("dialog").contains(document.activeElement)));
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await page.getByRole("dialog").waitFor({ state: "detached" });
    });

    test("Restart takes away all but the givens, and can be undone", async () => {
      await hand.point(page, 1, 2);
      await hand.digit(page, 5);
      await named("Row 1 column 2, 5");
      await menu("Restart");
      await named("Row 1 column 2, empty");
      assert.equal(await digits(page), ESCARGOT.replaceAll("0", "."));
      await hand.push(button("Undo"));
      await named("Row 1 column 2, 5");
    });

    test("a pause hides the board, from readers too, and stops the clock", async () => {
      await hand.push(button("Pause"));
      await page.getByText("Paused. The board is hidden.").waitFor();
      assert.equal(await page.getByRole("gridcell").count(), 0);
      const stood = await page.getByRole("timer").textContent();
      await hand.push(button("Undo"));
      await told("The game is paused.");
      assert.equal(await page.getByRole("timer").textContent(), stood);
      await hand.push(button("Hint"));
      await told("The game is paused.");
      assert.equal(await page.locator(".hint").count(), 0);
      await hand.push(button("Resume"));
      await shows(page, ESCARGOT);
    });

    test("a digit is chosen first, then the cells for it; the eraser likewise", async () => {
      await toggle(DIGIT_FIRST);
      const inHand = (name) => page.locator(".key[aria-pressed=true]").filter({ hasText: name }).waitFor();
      await hand.push(page.locator(".pad .key").nth(4));
      await inHand("5");
      for (const column of [2, 3]) {
        await hand.use(page, 1, column);
        await named(`Row 1 column ${column}, 5${column === 3 ? ", clashes" : ""}`);
      }
      await hand.push(button("Erase"));
      await inHand("Erase");
      await hand.use(page, 1, 3);
      await named("Row 1 column 3, empty");
      await named("Row 1 column 2, 5");
      // A press on a digit takes it in hand.
      await hand.push(button("Erase"));
      await hand.use(page, 1, 1);
      await inHand("1");
      await toggle(DIGIT_FIRST);
      await hand.push(page.locator(".pad .key").nth(0));
    });

    test("only what the rules allow is placed, if that is wanted", async () => {
      await toggle(RULES_ONLY);
      await hand.point(page, 1, 2);
      await hand.digit(page, 1);
      await told("The rules do not allow 1 in r1c2.");
      await named("Row 1 column 2, empty");
      await hand.digit(page, 5);
      await named("Row 1 column 2, 5");
      await toggle(RULES_ONLY);
      await hand.point(page, 1, 2);
      await hand.digit(page, 1);
      await named("Row 1 column 2, 1, clashes");
    });

    test("where a digit may go is shown on the board", async () => {
      await toggle(DESTINATIONS);
      await hand.look(page.locator(".pad .key").nth(0));
      const shown = () =>
        page.locator("[role=gridcell]").evaluateAll((cells) =>
          cells.map((each) => (each.classList.contains("destination") ? "1" : "0")).join(""),
        );
      await page.locator(".destination").first().waitFor();
      const wanted = [...ESCARGOT].map((digit, at) => (digit === "0" && !sees(at, "1") ? "1" : "0")).join("");
      assert.equal(await shown(), wanted);
      await toggle(DESTINATIONS);
      await page.locator(".destination").first().waitFor({ state: "detached" });
    });

    test("cells show their numbers, which the menu switches on and off", async () => {
      await toggle("Cell numbers");
      await page.locator(".index").first().waitFor();
      assert.equal((await page.locator(".index").allTextContents()).join(), Array.from({ length: 81 }, (_, at) => at).join());
      await toggle("Cell numbers");
      await page.locator(".index").first().waitFor({ state: "detached" });
    });

    test("the language changes, of what is read and of what is heard", async () => {
      await hand.push(button("Menu"));
      await hand.choose(page.getByLabel("Language"), "Français");
      await page.getByRole("gridcell", { name: "Ligne 1 colonne 2, vide" }).waitFor();
      await page.waitForFunction(() => document.documentElement.lang === "fr");
      await hand.choose(page.getByLabel("Langue"), "English");
      await page.getByLabel("Language").waitFor();
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await named("Row 1 column 2, empty");
    });

    test("the theme changes, and outlives the page", async () => {
      const theme = (name) => page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, name);
      await hand.push(button("Menu"));
      await hand.choose(page.getByLabel("Theme"), "Dark");
      await theme("dark");
      await page.reload();
      await shows(page, ESCARGOT);
      await theme("dark");
      await hand.push(button("Menu"));
      await hand.choose(page.getByLabel("Theme"), "High contrast");
      await theme("contrast");
      await hand.choose(page.getByLabel("Theme"), "As the system");
      await theme("light");
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    });
  });
}

describe("with the pointer", () => {
  before(async () => {
    page = await player();
    await play(page, ESCARGOT);
  });

  after(async () => {
    await closed(page);
  });

  test("a double click selects all cells with the same digit, or the same marks", async () => {
    await cell(page, 1, 1).dblclick();
    await selects(cellsWith(ESCARGOT, "1"));
    for (const column of [2, 5]) {
      await cell(page, 1, column).click();
      await page.keyboard.press("Shift+6");
      await named(`Row 1 column ${column}, corner 6`);
    }
    await cell(page, 1, 2).dblclick();
    await selects("r1c2 r1c5");
  });

  for (const key of ["Control", "Shift"]) {
    test(`a click with ${key} adds to the selection and takes away, and a drag likewise`, async () => {
      await cell(page, 4, 4).click();
      await cell(page, 6, 6).click({ modifiers: [key] });
      await selects("r4c4 r6c6");
      await cell(page, 4, 4).click({ modifiers: [key] });
      await selects("r6c6");
      await page.keyboard.down(key);
      await drag(page, [1, 1], [1, 3]);
      await selects("r1c1 r1c2 r1c3 r6c6");
      // The first cell decides whether a drag adds or takes away.
      await drag(page, [1, 3], [1, 1]);
      await page.keyboard.up(key);
      await selects("r6c6");
    });
  }

  test("a slanting drag leaves out the neighbors", async () => {
    await drag(page, [1, 1], [2, 2], [3, 3], [4, 4]);
    await selects("r1c1 r2c2 r3c3 r4c4");
  });
});

test("with touch alone, several cells are selected without a drag", async () => {
  page = await player({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.getByLabel("Select several").tap();
  await cell(page, 1, 2).tap();
  await cell(page, 5, 5).tap();
  await selects("r1c2 r5c5");
  await cell(page, 1, 2).tap();
  await selects("r5c5");
  await page.context().close();
});

test("games are counted level by level, with the best time and without help", async () => {
  page = await player();
  let time = Date.now();
  // It stands still but here, so that a slow machine plays no longer; and no timer runs, so that nobody gives up waiting.
  const pass = (seconds) => page.clock.setFixedTime((time += seconds * 1000));
  await pass(0);
  const wins = async (seconds) => {
    await play(page, NEARLY);
    await pass(seconds);
    for (const [row, column, digit] of HOLES) {
      await cell(page, row, column).click();
      await page.keyboard.press(digit);
    }
    await page.getByText(/^Solved in/).waitFor();
  };
  await wins(20);
  await wins(10);
  await paste(page, NEARLY);
  await shows(page, NEARLY);
  await button("Hint").click();
  await page.getByText("Hint 1 of 4").waitFor();
  for (const [row, column, digit] of HOLES) {
    await cell(page, row, column).click();
    await page.keyboard.press(digit);
  }
  await page.getByText(/^Solved in/).waitFor();
  // Undone and won once more is not won twice.
  await button("Undo").click();
  await named("Row 9 column 9, empty");
  await button("Redo").click();
  await named(`Row 9 column 9, ${SOLUTION[80]}`);
  await button("Menu").click();
  await button("Games").click();
  const row = page.getByRole("row", { name: /^Own puzzle/ });
  await row.waitFor();
  const [begun, won, unaided, best] = await row.getByRole("cell").allTextContents();
  assert.deepEqual([begun, won, unaided], ["3", "3", "2"]);
  assert.equal(best, "0:10");
  await closed(page);
});

test("a game that is counted while somebody looks at the statistics is not lost", async () => {
  page = await player();
  const letGo = await held(page, "statistics");
  await play(page, ESCARGOT);
  const own = page.getByRole("row", { name: /^Own puzzle/ });
  await button("Menu").click();
  await button("Games").click();
  await page.getByRole("dialog").getByText("Own puzzle").waitFor();
  await letGo();
  await own.waitFor();
  await page.reload();
  await button("Menu").click();
  await button("Games").click();
  assert.equal(await own.getByRole("cell").first().textContent(), "1");
  await closed(page);
});

/** The cells that [NEARLY] lacks. */
const HOLES = [
  [1, 1, SOLUTION[0]],
  [5, 5, SOLUTION[40]],
  [9, 9, SOLUTION[80]],
];

/** Whether one of the cells that share a house with `cell` holds `digit`. */
function sees(cell, digit) {
  const houses = (at) => [Math.floor(at / 9), at % 9, Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3)];
  return [...ESCARGOT].some((there, at) => there === digit && houses(at).some((house, kind) => house === houses(cell)[kind]));
}
