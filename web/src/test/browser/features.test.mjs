/** What a game offers beside placing digits, by keyboard alone and by pointer alone. */
import { button, cell, digits, held, menu, named, paste, play, shows, told } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { drag, HANDS } from "./hands.mjs";
import { ESCARGOT, NEARLY, SOLUTION } from "./puzzles.mjs";

const DIGIT_FIRST = "Choose the digit first, then cells";
const RULES_ONLY = "Refuse digits that the rules forbid";
const DESTINATIONS = "Show where a digit of the pad may go";

/** The selected cells, such as `r1c2 r1c3`, once they are those. */
const selects = (page, cells) =>
  expect
    .poll(() =>
      page.getByRole("gridcell").evaluateAll((all) =>
        all.flatMap((each, at) => (each.ariaSelected === "true" ? [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`] : [])).join(" "),
      ),
    )
    .toBe(cells);

const cellsWith = (puzzle, digit) =>
  [...puzzle].flatMap((each, at) => (each === digit ? [`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`] : [])).join(" ");

for (const [at, hand] of HANDS.entries()) {
  const menu = async (page, name) => {
    await hand.push(button(page, "Menu"));
    await hand.push(button(page, name));
  };

  /** Switches something in the menu. */
  const toggle = async (page, name) => {
    await hand.push(button(page, "Menu"));
    await hand.tick(page.getByRole("checkbox", { name, exact: true }));
    await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  test.describe(`with ${hand.name} alone`, { tag: repeats(at) }, () => {
    test.beforeEach(async ({ page }) => {
      await play(page, ESCARGOT);
    });

    test("a checkpoint brings the board back, marks and all, and undo goes behind it", async ({ page }) => {
      await hand.point(page, 1, 2);
      await hand.digit(page, 5);
      await named(page, "Row 1 column 2, 5");
      await menu(page, "Checkpoint");
      await told(page, "Checkpoint 1 is kept.");
      await hand.point(page, 1, 3);
      await hand.digit(page, 4);
      await named(page, "Row 1 column 3, 4");
      await menu(page, "Checkpoints");
      await expect(page.locator(".thumbnail .entry")).toBeVisible();
      await hand.push(page.getByRole("button", { name: /^Back to checkpoint 1\b.*\d:\d\d · \d+ of 81 cells filled$/ }));
      await named(page, "Row 1 column 3, empty");
      await named(page, "Row 1 column 2, 5");
      await hand.push(button(page, "Undo"));
      await named(page, "Row 1 column 3, 4");
    });

    test("a checkpoint is deleted, and the focus is not lost with it", { tag: "@all" }, async ({ page }) => {
      await menu(page, "Checkpoint");
      await told(page, "Checkpoint 1 is kept.");
      await hand.point(page, 1, 2);
      await hand.digit(page, 5);
      await named(page, "Row 1 column 2, 5");
      await menu(page, "Checkpoint");
      await told(page, "Checkpoint 2 is kept.");
      await menu(page, "Checkpoints");
      for (const left of [2, 1]) {
        await hand.push(button(page, `Delete: Checkpoint ${left}`));
        await expect(button(page, `Delete: Checkpoint ${left}`)).toHaveCount(0);
      }
      await expect(page.getByText("No board is kept as a checkpoint.")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.querySelector("dialog").contains(document.activeElement))).toBe(true);
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("Restart takes away all but the givens, and can be undone", async ({ page }) => {
      await hand.point(page, 1, 2);
      await hand.digit(page, 5);
      await named(page, "Row 1 column 2, 5");
      await menu(page, "Restart");
      await named(page, "Row 1 column 2, empty");
      await expect.poll(() => digits(page)).toBe(ESCARGOT.replaceAll("0", "."));
      await hand.push(button(page, "Undo"));
      await named(page, "Row 1 column 2, 5");
    });

    test("a pause hides the board, from readers too, and stops the clock", async ({ page }) => {
      // Something to undo.
      const begun = `16${ESCARGOT.slice(2)}`;
      await hand.point(page, 1, 2);
      await hand.digit(page, 6);
      await shows(page, begun);
      await hand.push(button(page, "Pause"));
      await expect(page.getByText("Paused. The board is hidden.")).toBeVisible();
      await expect(page.getByRole("gridcell")).toHaveCount(0);
      const stood = await page.getByRole("timer").textContent();
      await hand.push(button(page, "Undo"));
      await told(page, "The game is paused.");
      await expect(page.getByRole("timer")).toHaveText(stood);
      await hand.push(button(page, "Hint"));
      await told(page, "The game is paused.");
      await expect(page.locator(".hint")).toHaveCount(0);
      await hand.push(button(page, "Resume"));
      await shows(page, begun);
    });

    test("a digit is chosen first, then the cells for it; the eraser likewise", async ({ page }) => {
      await toggle(page, DIGIT_FIRST);
      const inHand = (name) => expect(page.locator(".key[aria-pressed=true]").filter({ hasText: name })).toBeVisible();
      await hand.push(page.locator(".pad .key").nth(4));
      await inHand("5");
      for (const column of [2, 3]) {
        await hand.use(page, 1, column);
        await named(page, `Row 1 column ${column}, 5${column === 3 ? ", clashes" : ""}`);
      }
      await hand.push(button(page, "Erase"));
      await inHand("Erase");
      await hand.use(page, 1, 3);
      await named(page, "Row 1 column 3, empty");
      await named(page, "Row 1 column 2, 5");
      // A press on a digit takes it in hand.
      await hand.push(button(page, "Erase"));
      await hand.use(page, 1, 1);
      await inHand("1");
      await toggle(page, DIGIT_FIRST);
      await hand.push(page.locator(".pad .key").nth(0));
    });

    test("only what the rules allow is placed, if that is wanted", async ({ page }) => {
      await toggle(page, RULES_ONLY);
      await hand.point(page, 1, 2);
      await hand.digit(page, 1);
      await told(page, "The rules do not allow 1 in r1c2.");
      await named(page, "Row 1 column 2, empty");
      await hand.digit(page, 5);
      await named(page, "Row 1 column 2, 5");
      await toggle(page, RULES_ONLY);
      await hand.point(page, 1, 2);
      await hand.digit(page, 1);
      await named(page, "Row 1 column 2, 1, clashes");
    });

    test("where a digit may go is shown on the board", async ({ page }) => {
      await toggle(page, DESTINATIONS);
      await hand.look(page.locator(".pad .key").nth(0));
      const shown = () =>
        page.locator("[role=gridcell]").evaluateAll((cells) =>
          cells.map((each) => (each.classList.contains("destination") ? "1" : "0")).join(""),
        );
      await expect(page.locator(".destination").first()).toBeVisible();
      const wanted = [...ESCARGOT].map((digit, at) => (digit === "0" && !sees(at, "1") ? "1" : "0")).join("");
      await expect.poll(shown).toBe(wanted);
      await toggle(page, DESTINATIONS);
      await expect(page.locator(".destination")).toHaveCount(0);
    });

    test("cells show their numbers, which the menu switches on and off", { tag: "@all" }, async ({ page }) => {
      await toggle(page, "Cell numbers");
      await expect(page.locator(".index").first()).toBeVisible();
      await expect(page.locator(".index")).toHaveText(Array.from({ length: 81 }, (_, at) => String(at)));
      await toggle(page, "Cell numbers");
      await expect(page.locator(".index")).toHaveCount(0);
    });

    test("the language changes, of what is read and of what is heard", async ({ page }) => {
      await hand.push(button(page, "Menu"));
      await hand.choose(page.getByLabel("Language"), "Français");
      await expect(page.getByRole("gridcell", { name: "Ligne 1 colonne 2, vide" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await hand.choose(page.getByLabel("Langue"), "English");
      await expect(page.getByLabel("Language")).toBeVisible();
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
      await named(page, "Row 1 column 2, empty");
    });

    test("the theme changes, and outlives the page", async ({ page }) => {
      const theme = (name) => expect(page.locator("html")).toHaveAttribute("data-theme", name);
      await hand.push(button(page, "Menu"));
      await hand.choose(page.getByLabel("Theme"), "Dark");
      await theme("dark");
      await page.reload();
      await shows(page, ESCARGOT);
      await theme("dark");
      await hand.push(button(page, "Menu"));
      await hand.choose(page.getByLabel("Theme"), "High contrast");
      await theme("contrast");
      await hand.choose(page.getByLabel("Theme"), "As the system");
      await theme("light");
      await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    });
  });
}

test.describe("with the pointer", () => {
  test.beforeEach(({ page }) => play(page, ESCARGOT));

  test("a double click selects all cells with the same digit, or the same marks", async ({ page }) => {
    await cell(page, 1, 1).dblclick();
    await selects(page, cellsWith(ESCARGOT, "1"));
    for (const column of [2, 5]) {
      await cell(page, 1, column).click();
      await page.keyboard.press("Shift+6");
      await named(page, `Row 1 column ${column}, corner 6`);
    }
    await cell(page, 1, 2).dblclick();
    await selects(page, "r1c2 r1c5");
  });

  for (const [at, key] of ["Control", "Shift"].entries()) {
    test(`a click with ${key} adds to the selection and takes away, and a drag likewise`, { tag: repeats(at) }, async ({ page }) => {
      await cell(page, 4, 4).click();
      await cell(page, 6, 6).click({ modifiers: [key] });
      await selects(page, "r4c4 r6c6");
      await cell(page, 4, 4).click({ modifiers: [key] });
      await selects(page, "r6c6");
      await page.keyboard.down(key);
      await drag(page, [1, 1], [1, 3]);
      await selects(page, "r1c1 r1c2 r1c3 r6c6");
      // The first cell decides whether a drag adds or takes away.
      await drag(page, [1, 3], [1, 1]);
      await page.keyboard.up(key);
      await selects(page, "r6c6");
    });
  }

  test("a slanting drag leaves out the neighbors", { tag: "@all" }, async ({ page }) => {
    await drag(page, [1, 1], [2, 2], [3, 3], [4, 4]);
    await selects(page, "r1c1 r2c2 r3c3 r4c4");
  });
});

test("with touch alone, several cells are selected without a drag", async ({ player }) => {
  const page = await player({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.getByLabel("Select several").tap();
  await cell(page, 1, 2).tap();
  await cell(page, 5, 5).tap();
  await selects(page, "r1c2 r5c5");
  await cell(page, 1, 2).tap();
  await selects(page, "r5c5");
});

test("games are counted level by level, with the best time and without help", async ({ page }) => {
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
    await expect(page.getByText(/^Solved in/)).toBeVisible();
  };
  await wins(20);
  await wins(10);
  await paste(page, NEARLY);
  await shows(page, NEARLY);
  await button(page, "Hint").click();
  await expect(page.getByText("Hint 1 of 4")).toBeVisible();
  for (const [row, column, digit] of HOLES) {
    await cell(page, row, column).click();
    await page.keyboard.press(digit);
  }
  await expect(page.getByText(/^Solved in/)).toBeVisible();
  // Undone and won once more is not won twice.
  await button(page, "Undo").click();
  await named(page, "Row 9 column 9, empty");
  await button(page, "Redo").click();
  await named(page, `Row 9 column 9, ${SOLUTION[80]}`);
  await menu(page, "Statistics");
  const row = page.getByRole("row", { name: /^Own puzzle/ });
  // Begun, won, won without help, the best time.
  for (const [column, text] of ["3", "3", "2", "0:10"].entries()) {
    await expect(row.getByRole("cell").nth(column)).toHaveText(text);
  }
});

test("a game that is counted while somebody looks at the statistics is not lost", { tag: "@all" }, async ({ page }) => {
  const letGo = await held(page, "statistics");
  await play(page, ESCARGOT);
  const own = page.getByRole("row", { name: /^Own puzzle/ });
  await menu(page, "Statistics");
  await expect(page.getByRole("dialog", { name: "Statistics" })).toBeVisible();
  await letGo();
  await expect(own).toBeVisible();
  await page.reload();
  await menu(page, "Statistics");
  await expect(own.getByRole("cell").first()).toHaveText("1");
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
