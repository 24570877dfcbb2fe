/** Puzzles with rules of their own: opened, drawn, spoken, played and kept. */
import { readFile } from "node:fs/promises";
import { button, heldDown, menu, notice, paste, play, shows, told } from "./actions.mjs";
import { bringAxe, RULES } from "./axe.mjs";
import { ADDRESS, expect, repeats, test } from "./fixtures.mjs";
import { PRINTED } from "./puzzles.mjs";
import { GALLERY, KILLER, SMALL, VARIANTS } from "./variants.mjs";

const grid = (page) => page.locator(".variant-board");

const at = (page, size, row, column) => page.getByRole("gridcell").nth((row - 1) * size + column - 1);

/** The digits on the board, as one sees them. */
const seen = (page, digits) =>
  expect
    .poll(() =>
      page
        .getByRole("gridcell")
        .evaluateAll((cells) => cells.map((each) => each.querySelector(".digit")?.textContent ?? ".").join("")),
    )
    .toBe(digits);

/** Pastes a puzzle, and waits until it is there to be played. */
async function opened(page, puzzle) {
  await paste(page, puzzle);
  await expect(grid(page)).toBeVisible();
  await expect(page).toHaveURL(/#variant$/);
}

/** The cells that the board lacks, each with its digit. */
async function holes(page, size, solution) {
  const cells = await page
    .getByRole("gridcell")
    .evaluateAll((all) => all.map((each) => each.querySelector(".digit")?.textContent ?? "."));
  return cells.flatMap((digit, cell) =>
    digit === "." ? [{ row: Math.floor(cell / size) + 1, column: (cell % size) + 1, digit: solution[cell] }] : [],
  );
}

const HANDS = [
  {
    name: "the keyboard",
    options: {},
    async place(page, _size, { row, column, digit }) {
      await page.keyboard.press("Control+Home");
      for (let step = 1; step < row; step++) {
        await page.keyboard.press("ArrowDown");
      }
      for (let step = 1; step < column; step++) {
        await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press(digit);
    },
  },
  {
    name: "touch",
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    async place(page, size, { row, column, digit }) {
      await at(page, size, row, column).tap();
      await page.locator(".pad .key").nth(Number(digit) - 1).tap();
    },
  },
];

for (const [by, hand] of HANDS.entries()) {
  for (const [place, [name, { size, puzzle, solution }]] of Object.entries(VARIANTS).entries()) {
    test(`${name} is played to its end by ${hand.name} alone`, { tag: repeats(by + place) }, async ({ player }) => {
      const page = await player(hand.options);
      await opened(page, puzzle);
      for (const hole of await holes(page, size, solution)) {
        await hand.place(page, size, hole);
      }
      await seen(page, solution);
      await told(page, /^Solved in \d+:\d\d\./);
    });
  }
}

test("the name of a cell says its rules, and what its digit breaks", async ({ page }) => {
  await opened(page, SMALL);
  const named = (name) => expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();
  await named("Row 1 column 1, empty, cage 3, 2 cells");
  await named("Row 2 column 1, empty, thermometer, bulb");
  await named("Row 3 column 1, empty, thermometer, 2 of 2");
  await at(page, 4, 2, 1).click();
  await page.keyboard.press("4");
  await named("Row 2 column 1, 4, breaks: thermometer, thermometer, bulb");
  await expect(page.getByRole("listitem").filter({ hasText: "the digits rise from the bulb" })).toBeVisible();
});

test("marks that a digit rules out go with it, and come back with undo", async ({ page }) => {
  await opened(page, SMALL);
  await button(page, "Notes").click();
  const named = (name) => expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();
  // What a cage must add up to rules out nothing before a digit stands in it.
  await named("Row 1 column 2, center 1 2 3 4, cage 3, 2 cells");
  await at(page, 4, 1, 1).click();
  await page.keyboard.press("1");
  await named("Row 1 column 2, center 2, cage 3, 2 cells, 2 left in 1 cell");
  await page.keyboard.press("Control+z");
  await named("Row 1 column 2, center 1 2 3 4, cage 3, 2 cells");
});

test("a game outlives a page that is loaded anew, undo too, and the usual game beside it is untouched", async ({
  page,
}) => {
  await play(page, PRINTED);
  await opened(page, SMALL);
  await at(page, 4, 1, 1).click();
  await page.keyboard.press("1");
  await at(page, 4, 1, 2).click();
  await page.keyboard.press("2");
  await seen(page, "12.............1");
  await page.reload();
  await seen(page, "12.............1");
  await page.keyboard.press("Control+z");
  await seen(page, "1..............1");
  await button(page, "Back to the board").click();
  await shows(page, PRINTED);
  await menu(page, "Games");
  // It changed last.
  await page.locator(".games .pictured").first().click();
  await seen(page, "1..............1");
});

/** Opens *New game* at the puzzles with rules of their own, of a level. */
async function choices(page, level) {
  await button(page, "New game").click();
  await page.getByText("Other rules: killer, jigsaw, X…").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Level" }).selectOption(level);
  return dialog;
}

test("a killer is made as it is asked for, has a name, and outlives a page that is loaded anew", async ({
  page,
}) => {
  await play(page, PRINTED);
  const dialog = await choices(page, "easy");
  await dialog.getByRole("button", { name: /^Killer 6×6/ }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(36);
  await expect(page.getByRole("heading", { name: "Killer 6×6 · Easy" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /cage \d+, [2-5] cells/ }).first()).toBeVisible();
  await at(page, 6, 1, 1).click();
  await page.keyboard.press("1");
  await seen(page, `1${".".repeat(35)}`);
  await page.reload();
  await seen(page, `1${".".repeat(35)}`);
  await expect(page.getByRole("heading", { name: "Killer 6×6 · Easy" })).toBeVisible();
  await menu(page, "Games");
  await expect(page.locator(".games .pictured").filter({ hasText: "Killer 6×6 · Easy" })).toBeVisible();
});

test("only what is found in time is offered, and the level is kept", { tag: "@all" }, async ({ page }) => {
  const dialog = await choices(page, "extreme");
  await expect(dialog.getByRole("button", { name: /^4×4/ })).toHaveCount(0);
  await dialog.getByRole("combobox", { name: "Level" }).selectOption("easy");
  await expect(dialog.getByRole("button", { name: /^4×4/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await button(page, "New game").click();
  await page.getByText("Other rules: killer, jigsaw, X…").click();
  await expect(page.getByRole("combobox", { name: "Level" })).toHaveValue("easy");
});

test("a puzzle needs the technique that is to be trained, and what cannot be is said", async ({ page }) => {
  const dialog = await choices(page, "easy");
  await dialog.getByText("More wishes").click();
  const techniques = dialog.getByRole("combobox", { name: "Technique to train, at any level" });
  await techniques.focus();
  await expect(techniques.getByRole("option", { name: "Law of Leftovers" })).toHaveCount(1);
  await techniques.selectOption("innie");
  await dialog.getByRole("combobox", { name: "Symmetry of the givens" }).selectOption("half turn");
  await dialog.getByRole("button", { name: /^X /}).click();
  await expect(dialog.getByText("innie speaks of cages, which a killer alone has")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Most cells of a cage" }).selectOption("3");
  await dialog.getByRole("button", { name: /^Killer 6×6/ }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(36);
  await expect(page.getByRole("heading", { name: /^Killer 6×6 · Innie/i })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /cage \d+, [4-9] cells/ })).toHaveCount(0);
});

test("every day has a killer, which is gone on with", async ({ page }) => {
  const killer = /^Today’s killer/;
  await (await choices(page, "easy")).getByRole("button", { name: killer }).click();
  await expect(page.getByRole("heading", { name: /^Today’s killer · / })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /cage \d+, [2-5] cells/ }).first()).toBeVisible();
  await at(page, 9, 5, 5).click();
  await page.keyboard.press("5");
  await opened(page, SMALL);
  await (await choices(page, "easy")).getByRole("button", { name: killer }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(at(page, 9, 5, 5)).toContainText("5");
});

test("today's variant is gone on with where it was begun", { tag: "@all" }, async ({ page }) => {
  const dialog = await choices(page, "easy");
  await dialog.getByRole("button", { name: /^Today’s variant/ }).click();
  await expect(page.getByRole("heading", { name: /^Today’s variant · / })).toBeVisible();
  const [hole] = await holes(page, 9, "1".repeat(81));
  await at(page, 9, hole.row, hole.column).click();
  await page.keyboard.press("5");
  await expect(at(page, 9, hole.row, hole.column)).toContainText("5");
  await opened(page, SMALL);
  await (await choices(page, "easy")).getByRole("button", { name: /^Today’s variant/ }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(at(page, 9, hole.row, hole.column)).toContainText("5");
});

/** The puzzles of days that `DailyVariantTest` keeps: date, level, givens. */
async function keptDays() {
  const file = new URL("../../../../engine/src/test/java/org/escargot/generator/daily/DailyVariantTest.java", import.meta.url);
  const kept = /puzzle\((\d{4})(\d\d)(\d\d), VariantLevel\.(\w+)\)\.puzzle\(\)\.givens\(\)[^;"]*"([.1-9]{81})"/g;
  return [...(await readFile(file, "utf8")).matchAll(kept)].map(([, year, month, day, level, givens]) => ({
    date: `${year}-${month}-${day}`,
    level: level.toLowerCase(),
    givens,
  }));
}

test("the variant of a day is the one that the JVM makes, also of a day before", { tag: "@all" }, async ({ player }) => {
  const days = await keptDays();
  expect(days.length).toBeGreaterThan(1);
  for (const [place, { date, level, givens }] of days.entries()) {
    const now = new Date(`${date}T12:00`);
    now.setDate(now.getDate() + (place % 2));
    const page = await player({ watch: (seen) => seen.clock.setFixedTime(now) });
    const dialog = await choices(page, level);
    await (place % 2 === 0
      ? dialog.getByRole("button", { name: /^Today’s variant/ })
      : dialog.getByRole("group", { name: "The days before" }).getByRole("button").first()
    ).click();
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    await seen(page, givens);
  }
});

test("a killer is played to its end by touch alone at 360 px, with the tools of cages", async ({ player }) => {
  const { size, puzzle, solution } = VARIANTS["a killer"];
  const touch = HANDS[1];
  const page = await player({ ...touch.options, viewport: { width: 360, height: 640 } });
  await opened(page, puzzle);
  await page.locator(".variant-cages > summary").tap();
  await at(page, size, 5, 5).tap();
  const combinations = page.getByRole("list", { name: "Combinations" }).getByRole("button");
  await combinations.nth(2).tap();
  await expect(combinations.nth(2)).toHaveAttribute("aria-pressed", "true");
  await button(page, "Undo").tap();
  await expect(combinations.nth(2)).toHaveAttribute("aria-pressed", "false");
  await page.getByLabel("Tint the cages").tap();
  await page.getByLabel("Notes go by the combinations").tap();
  await button(page, "Notes").tap();
  await expect(at(page, size, 1, 2)).toHaveAccessibleName(/center 2,/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const hole of await holes(page, size, solution)) {
    await touch.place(page, size, hole);
  }
  await seen(page, solution);
  await told(page, /^Solved in \d+:\d\d\./);
});

test("a link opens its puzzle, as a game of its own", async ({ player }) => {
  const page = await player({ fragment: `#variant/${encodeURIComponent(SMALL)}` });
  await seen(page, "...............1");
  await expect(page).toHaveURL(/#variant$/);
  await page.goto(`${ADDRESS}#variant/${encodeURIComponent(VARIANTS["a 6x6"].puzzle)}`);
  await expect(page.getByRole("gridcell")).toHaveCount(36);
});

test("Check compares with the solution, and Solve fills it in", async ({ page }) => {
  const { puzzle, solution } = VARIANTS["a killer"];
  await opened(page, puzzle);
  await at(page, 6, 1, 2).click();
  await page.keyboard.press("1");
  await button(page, "Check").click();
  await told(page, "1 digit is wrong.");
  await button(page, "Solve").click();
  await told(page, "This is the only solution.");
  await seen(page, solution);
  await page.keyboard.press("Control+z");
  await at(page, 6, 1, 2).getByText("1").waitFor();
});

test("a board that is not square is drawn, and its keys lead to its edges", { tag: "@all" }, async ({ page }) => {
  await opened(page, ".Shape~4x6.WhiteDot~R2C1~R2C2.~R4C6_5");
  await expect(page.getByRole("gridcell")).toHaveCount(24);
  await expect(page.getByRole("row")).toHaveCount(4);
  const { width, height } = await page.locator(".variant-layers").boundingBox();
  expect(Math.abs(width / height - 6 / 4)).toBeLessThan(0.05);
  await at(page, 6, 1, 1).click();
  await page.keyboard.press("Control+End");
  await expect(page.getByRole("gridcell", { name: "Row 4 column 6, 5, given" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("5");
  await expect(page.getByRole("gridcell", { name: /^Row 4 column 5, 5, breaks: / })).toBeVisible();
});

test("of several puzzles in a text each can be chosen", { tag: "@all" }, async ({ page }) => {
  await paste(page, `${SMALL}\n${VARIANTS["a 6x6"].puzzle}\n`);
  await expect(page.getByRole("dialog", { name: "The file holds 2 puzzles." })).toBeVisible();
  await page.getByRole("spinbutton").fill("2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell")).toHaveCount(36);
});

test("the menu acts on the puzzle that is in sight, and on no other", { tag: "@all" }, async ({ page }) => {
  await play(page, PRINTED);
  await opened(page, SMALL);
  const named = (name) => expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();
  await menu(page, "Fill in all candidates");
  await named("Row 1 column 2, center 1 2 3 4, cage 3, 2 cells");
  await menu(page, "Clear all marks");
  await named("Row 1 column 2, empty, cage 3, 2 cells");
  await at(page, 4, 1, 1).click();
  await page.keyboard.press("1");
  await menu(page, "Checkpoint");
  await told(page, "Checkpoint 1 is kept.");
  await menu(page, "Restart");
  await seen(page, "...............1");
  // They outlive a page that is loaded anew.
  await page.reload();
  await seen(page, "...............1");
  await menu(page, "Checkpoints");
  await page.getByRole("button", { name: /^Back to checkpoint 1/ }).click();
  await seen(page, "1..............1");
  await page.keyboard.press("Control+z");
  await seen(page, "...............1");
  const saved = page.waitForEvent("download");
  await menu(page, "Save to a file");
  expect((await saved).suggestedFilename()).toBe("sudoku.txt");
  // What needs the usual board is not offered.
  await button(page, "Menu").click();
  for (const name of ["Copy as…", "Watch it solve", "Step-by-step solution"]) {
    await expect(page.getByRole("dialog").getByRole("button", { name })).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await button(page, "Back to the board").click();
  await shows(page, PRINTED);
});

test("the clock runs from the first digit, rests, and is kept", { tag: "@all" }, async ({ player }) => {
  const page = await player({ clock: true });
  await opened(page, SMALL);
  const clock = page.getByRole("timer");
  await page.clock.runFor(10_000);
  await expect(clock).toHaveText("0:00");
  await at(page, 4, 1, 1).click();
  await page.keyboard.press("1");
  await page.clock.runFor(65_000);
  await expect(clock).toHaveText(/^1:0[5-9]/);
  await button(page, "Pause").click();
  await expect(grid(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await page.keyboard.press("2");
  await told(page, "Paused. The board is hidden.");
  await button(page, "Resume").click();
  await seen(page, "1..............1");
  await expect(clock).toHaveText(/^1:0[5-9]/);
  await page.reload();
  await seen(page, "1..............1");
  await expect(clock).toHaveText(/^1:0[5-9]/);
});

test("a rule that cannot be read is named, and nothing is opened", { tag: "@all" }, async ({ page }) => {
  await play(page, PRINTED);
  await paste(page, ".Shape~4x4.Cabbage~3~R1C1~R1C2");
  await expect(notice(page).filter({ hasText: "Cabbage" })).toBeVisible();
  await shows(page, PRINTED);
});

test("a board of 16 takes letters for the digits from ten on", async ({ page }) => {
  await opened(page, ".Shape~16x16");
  await expect(page.getByRole("gridcell")).toHaveCount(256);
  await at(page, 16, 16, 16).click();
  await page.keyboard.press("g");
  await expect(page.getByRole("gridcell", { name: /^Row 16 column 16, G/ })).toBeVisible();
});

test("all marks of a board of 16 stay in their cells at 360 px", { tag: "@all" }, async ({ player }) => {
  const page = await player({ viewport: { width: 360, height: 740 } });
  await opened(page, ".Shape~16x16");
  await button(page, "Notes").click();
  await expect(page.locator(".places").nth(255)).toBeVisible();
  const outside = await page.locator(".places").evaluateAll(
    (all) =>
      all.flatMap((places) => {
        const cell = places.parentElement.getBoundingClientRect();
        return [...places.children].filter((mark) => {
          const range = document.createRange();
          range.selectNodeContents(mark);
          const box = range.getBoundingClientRect();
          return mark.textContent !== "" && (box.left < cell.left - 1 || box.right > cell.right + 1);
        });
      }).length,
  );
  expect(outside).toBe(0);
});

for (const look of ["light", "dark"]) {
  test(`nothing keeps anybody out, ${look}`, { tag: "@all" }, async ({ player }) => {
    const page = await player({ viewport: { width: 360, height: 740 }, colorScheme: look });
    await opened(page, GALLERY);
    await button(page, "Notes").click();
    await told(page, "The candidates are filled in.");
    await bringAxe(page);
    const found = await page.evaluate(async (rules) => (await window.axe.run(document, rules)).violations, RULES);
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test(`the tools of cages keep nobody out, ${look}`, { tag: "@all" }, async ({ player }) => {
    const page = await player({ viewport: { width: 360, height: 740 }, colorScheme: look });
    await openedKiller(page);
    await page.getByLabel("Tint the cages").check();
    await page.locator(".variant-calculator summary").click();
    await at(page, 6, 5, 5).click();
    await page.getByRole("list", { name: "Combinations" }).getByRole("button").first().click();
    await button(page, "Candidate color").click();
    await bringAxe(page);
    const found = await page.evaluate(async (rules) => (await window.axe.run(document, rules)).violations, RULES);
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

/** Opens the killer, and what helps with its cages. */
async function openedKiller(page) {
  await opened(page, VARIANTS["a killer"].puzzle);
  await page.getByText("Cages", { exact: true }).click();
}

const focusedCage = (page) => page.locator(".variant-cage");

test("a cage tells its combinations, what is left, and what the player struck out, after a reload, too", async ({
  page,
}) => {
  await openedKiller(page);
  await at(page, 6, 5, 5).click();
  // Of r5c5, r5c6 and r6c6, the 3 beside the last keeps 3 out of it, and the 4 of the row out of the first two.
  await expect(focusedCage(page)).toHaveText("Cage 11, 3 cells");
  const combinations = page.getByRole("list", { name: "Combinations" }).getByRole("button");
  await expect(combinations).toHaveText(["1 4 6", "2 3 6", "2 4 5"]);
  await expect(combinations.nth(0)).toHaveAccessibleName("1 4 6, no longer possible");
  await combinations.nth(2).click();
  await expect(combinations.nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(combinations.nth(2)).toHaveAccessibleName("2 4 5, struck out");
  await button(page, "Undo").click();
  await expect(combinations.nth(2)).toHaveAttribute("aria-pressed", "false");
  await button(page, "Redo").click();
  await expect(combinations.nth(2)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("2");
  await expect(focusedCage(page)).toHaveText("Cage 11, 3 cells, 9 left in 2 cells");
  await expect(page.getByRole("gridcell", { name: "Row 5 column 6, empty, cage 11, 3 cells, 9 left in 2 cells" })).toBeVisible();
  await page.reload();
  await at(page, 6, 5, 6).click();
  await expect(combinations.nth(2)).toHaveAccessibleName("2 4 5, struck out, no longer possible");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(combinations.nth(2)).toHaveAttribute("aria-pressed", "false");
});

/** What may be between a digit and the end of the page. */
const LATE = {
  "the engine says nothing of it, and the page is not told of its end": () => {
    for (const end of ["visibilitychange", "pagehide"]) {
      window.addEventListener(end, (event) => event.stopImmediatePropagation(), { capture: true });
    }
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.call !== "clashes") {
        postMessage.call(this, message, ...rest);
      }
    };
  },
  "the disk has not written it": () => {
    IDBTransaction.prototype.commit = function () {
      const store = this.objectStore(this.objectStoreNames[0]);
      const hold = () => {
        store.count().onsuccess = hold;
      };
      hold();
    };
  },
};

for (const [place, [late, hold]] of Object.entries(LATE).entries()) {
  test(`a digit is there after a reload, though ${late}`, { tag: repeats(place) }, async ({ page }) => {
    await opened(page, VARIANTS["a killer"].puzzle);
    await at(page, 6, 5, 5).click();
    await page.keyboard.press("2");
    await expect(at(page, 6, 5, 5).locator(".digit")).toHaveText("2");
    await page.evaluate(hold);
    await at(page, 6, 5, 6).click();
    await page.keyboard.press("5");
    await expect(at(page, 6, 5, 6).locator(".digit")).toHaveText("5");
    await page.reload();
    await expect(at(page, 6, 5, 5).locator(".digit")).toHaveText("2");
    await expect(at(page, 6, 5, 6).locator(".digit")).toHaveText("5");
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("unwritten")))).toEqual([]);
  });
}

test("Notes go by the combinations of cages where the player wants that", { tag: "@all" }, async ({ page }) => {
  await openedKiller(page);
  const named = (name) => expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();
  await page.getByLabel("Notes go by the combinations").check();
  await button(page, "Notes").click();
  // 3 and 1 leave 2 for the third cell of a cage of 6; without the cage it could hold 5 as well.
  await named("Row 1 column 2, center 2, cage 6, 3 cells, 2 left in 1 cell");
  await page.keyboard.press("Control+z");
  await page.getByLabel("Notes go by the combinations").uncheck();
  await button(page, "Notes").click();
  await named("Row 1 column 2, center 2 5, cage 6, 3 cells, 2 left in 1 cell");
});

test("after each digit notes are narrowed by the combinations where the player wants that", { tag: "@all" }, async ({ page }) => {
  await openedKiller(page);
  const named = (name) => expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();
  await button(page, "Notes").click();
  await named("Row 1 column 2, center 2 5, cage 6, 3 cells, 2 left in 1 cell");
  await page.getByLabel("Narrow the notes by them after each digit").check();
  await at(page, 6, 5, 6).click();
  await page.keyboard.press("2");
  await named("Row 1 column 2, center 2, cage 6, 3 cells, 2 left in 1 cell");
  await page.keyboard.press("Control+z");
  await named("Row 1 column 2, center 2 5, cage 6, 3 cells, 2 left in 1 cell");
});

test("the selected cells are added up, with the cages among them, and keys say it", async ({ page }) => {
  await openedKiller(page);
  await at(page, 6, 1, 1).click();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator(".variant-sum")).toHaveText("2 cells selected: sum 3, 1 empty.");
  await at(page, 6, 2, 1).click({ modifiers: ["Shift"] });
  await expect(page.locator(".variant-sum")).toHaveText("3 cells selected: sum 4, 1 empty. 1 whole cage among them: 6.");
  await page.keyboard.press("j");
  await told(page, "Cage 6, 3 cells, 2 left in 1 cell. Combinations: 1 2 3.");
  await page.keyboard.press("Shift+j");
  await told(page, "3 cells selected: sum 4, 1 empty. 1 whole cage among them: 6.");
});

test("the calculator lists the combinations of any cage, with digits and without", async ({ page }) => {
  await openedKiller(page);
  const cages = page.locator(".variant-calculator");
  await cages.getByText("Calculator").click();
  await page.getByLabel("Cells", { exact: true }).fill("3");
  await page.getByLabel("Total", { exact: true }).fill("10");
  await expect(cages.getByRole("status")).toHaveText("3 combinations: 136, 145, 235");
  await button(page, "1: with or without it").click();
  await expect(cages.getByRole("status")).toHaveText("2 combinations: 136, 145");
  await button(page, "4: with or without it").click();
  await button(page, "4: with it").click();
  await expect(cages.getByRole("status")).toHaveText("1 combination: 136");
});

test("a cage that only a digit it has could fill is a clash before it is full", { tag: "@all" }, async ({ page }) => {
  await opened(page, ".Shape~6x6.Cage~10~R1C1~R2C1~R3C1");
  await at(page, 6, 1, 1).click();
  await page.keyboard.press("4");
  await at(page, 6, 2, 1).click();
  await page.keyboard.press("2");
  await expect(page.getByRole("gridcell", { name: /^Row 1 column 1, 4, breaks: cage/ })).toBeVisible();
});

test("tints of cages that touch differ, and can be taken away", { tag: "@all" }, async ({ page }) => {
  await openedKiller(page);
  await page.getByLabel("Tint the cages").check();
  await expect(page.locator(".tints > path")).toHaveCount(5);
  await page.getByLabel("Tint the cages").uncheck();
  await expect(page.locator(".tints")).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`totals and outlines of cages keep clear of marks, ${width} px wide`, { tag: "@all" }, async ({ player }) => {
    const page = await player({ viewport: { width, height: 800 } });
    await opened(page, KILLER);
    await button(page, "Notes").click();
    await told(page, "The candidates are filled in.");
    const met = await page.evaluate(() => {
      const labels = [...document.querySelectorAll(".variant-drawing .label")].map((each) => each.getBoundingClientRect());
      const marks = [...document.querySelectorAll(".variant-row .places span")].filter((each) => each.textContent !== "");
      return marks.filter((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        const { left, right, top, height } = range.getBoundingClientRect();
        // A digit is three quarters as high as its line.
        const ink = { left, right, top: top + height / 6 };
        return labels.some((label) => {
          const bottom = label.bottom - label.height / 4;
          return label.right > ink.left && label.left < ink.right && bottom > ink.top && label.top < ink.top;
        });
      }).length;
    });
    expect(met).toBe(0);
  });
}

for (const [place, hand] of ["the keyboard", "the pointer"].entries()) {
  test(`marks get colors by ${hand}, which undo takes back and the game keeps`, { tag: repeats(place) }, async ({ page }) => {
    await opened(page, SMALL);
    await button(page, "Notes").click();
    await told(page, "The candidates are filled in.");
    await at(page, 4, 1, 2).click();
    const marks = (color) => at(page, 4, 1, 2).locator(`.dye-${color}`);
    if (hand === "the keyboard") {
      await page.keyboard.press("n");
      await page.keyboard.press("3");
      await page.keyboard.press("n");
      await page.keyboard.press("4");
    } else {
      await button(page, "Candidate color").click();
      await at(page, 4, 1, 2).locator("[data-mark='3']").click();
      await button(page, "blue square").click();
      await at(page, 4, 1, 2).locator("[data-mark='4']").click();
    }
    await expect(marks(1)).toHaveText("3");
    await expect(marks(2)).toHaveText("4");
    const name = "Row 1 column 2, center 1 2 3 orange disc 4 blue square, cage 3, 2 cells";
    await expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();
    await page.reload();
    await expect(marks(1)).toHaveText("3");
    await page.keyboard.press("Control+z");
    await expect(marks(2)).toHaveCount(0);
  });
}

test("a killer is printed with its totals, its rules and what stands on it, and nothing else", async ({ page }) => {
  await opened(page, SMALL);
  await at(page, 4, 1, 1).click();
  await page.keyboard.press("1");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".variant-drawing .label").first()).toBeVisible();
  await expect(at(page, 4, 1, 1).locator(".digit")).toBeVisible();
  await expect(page.locator(".variant-rules li").first()).toBeVisible();
  for (const aside of [".variant .pad", ".variant .tools", ".variant-cages", ".variant .notice-line"]) {
    await expect(page.locator(aside).first()).toBeHidden();
  }
  const { width } = await page.locator(".variant-board").boundingBox();
  // 17 cm of paper.
  expect(Math.round(width)).toBeGreaterThan(600);
});

test("a finger held on a digit selects the cells with the same", { tag: "@all" }, async ({ player }) => {
  const page = await player(HANDS[1].options);
  const { puzzle } = VARIANTS["a killer"];
  await opened(page, puzzle);
  const selected = page.locator("[role=gridcell][aria-selected=true]");
  // It is given five times.
  await heldDown(page, at(page, 6, 1, 4), () => expect(selected).toHaveCount(5));
  await expect(selected).toHaveCount(5);
});
