/** What a newcomer stumbles over: entering, hints that show what they argue with, a proof line by line, what is heard. */
import { button, cell, digits, held, heldDown, menu, named, paste, play, shows, told } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { CHAINS, ESCARGOT, PRINTED, SOLUTION, UNFAIR } from "./puzzles.mjs";

/** The middle cell of it can hold 5 alone. */
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test.describe("a puzzle", () => {
  test("that is typed over a resting pointer goes on from cell to cell, and Backspace goes back", { tag: "@all" }, async ({ page }) => {
    await cell(page, 1, 1).click();
    await page.keyboard.type("53..7");
    await named(page, "Row 1 column 5, 7");
    await expect.poll(() => digits(page)).toBe(`53..7${".".repeat(76)}`);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("8");
    await named(page, "Row 1 column 4, 8");
  });

  test("that is pasted is played at once, with a warning where it has several solutions", async ({ page }) => {
    await paste(page, `12${".".repeat(79)}`);
    await told(page, "This puzzle has several solutions.");
    await expect(button(page, "Play")).toHaveCount(0);
  });
});

test("keys mean the board again after a reload", { tag: "@all" }, async ({ page }) => {
  await play(page, EASY);
  await cell(page, 5, 5).click();
  await page.keyboard.press("5");
  await named(page, "Row 5 column 5, 5");
  await page.reload();
  await expect(page.locator("[role=gridcell]:focus")).toBeVisible();
});

test("a new game says where the one before it is", { tag: "@all" }, async ({ page }) => {
  await play(page, EASY);
  await button(page, "New game").click();
  await page.locator(".levels button").first().click();
  await told(page, "The game before is kept under “Games”.");
});

test.describe("marks", () => {
  test("that the player ruled out stay so when notes are filled in, unless no mark of a cell can stand", async ({ page }) => {
    await play(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("Control+1");
    await named(page, "Row 1 column 3, center 1");
    await cell(page, 1, 4).click();
    await page.keyboard.press("Control+5");
    await named(page, "Row 1 column 4, center 5");
    await menu(page, "Fill in all candidates");
    await told(page, "The candidates are filled in.");
    await named(page, "Row 1 column 4, center 2 6");
    await named(page, "Row 1 column 3, center 1");
  });

  test("stand in their places, or in a line where the player wants that, and nothing else changes it", { tag: "@all" }, async ({ page }) => {
    await play(page, EASY);
    await cell(page, 1, 3).click();
    await page.keyboard.press("Control+1");
    await page.keyboard.press("Shift+2");
    await named(page, "Row 1 column 3, corner 2, center 1");
    await expect(page.locator(".cell .places")).toHaveCount(1);
    await expect(cell(page, 1, 3).locator(".cornered")).toHaveText("2");
    await button(page, "Menu").click();
    await page.getByRole("combobox", { name: "Center marks" }).selectOption("in a line");
    await page.keyboard.press("Escape");
    await expect(page.locator(".cell .places")).toHaveCount(0);
    await menu(page, "Fill in all candidates");
    await told(page, "The candidates are filled in.");
    await expect(page.locator(".cell .places")).toHaveCount(0);
  });

  test("are written while Notes is on, and all of them at once where it is held down", async ({ page }) => {
    await play(page, EASY);
    await cell(page, 1, 3).click();
    await button(page, "Notes").click();
    await expect(button(page, "Notes")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("1");
    await named(page, "Row 1 column 3, center 1");
    await button(page, "Corner").click();
    await button(page, "Notes").click();
    await expect(button(page, "Notes")).toHaveAttribute("aria-pressed", "false");
    await button(page, "Notes").click();
    await page.keyboard.press("2");
    await named(page, "Row 1 column 3, corner 2, center 1");
    await button(page, "Notes").click({ delay: 700 });
    await page.getByRole("dialog").getByRole("button", { name: "Fill in all candidates" }).click();
    await named(page, "Row 1 column 4, center 2 6");
    await expect(button(page, "Notes")).toHaveAttribute("aria-pressed", "true");
  });

  test("are told to be filled in only where they are", { tag: "@all" }, async ({ page }) => {
    await play(page, EASY);
    await button(page, "Pause").click();
    await menu(page, "Fill in all candidates");
    await told(page, "The game is paused.");
    await expect(page.getByText("The candidates are filled in.")).toHaveCount(0);
  });

  test("that lost the solution are put back", async ({ page }) => {
    await play(page, EASY);
    await cell(page, 5, 5).click();
    await page.keyboard.press("Control+7");
    await button(page, "Hint").click();
    await button(page, "Put my mark back").click();
    await expect(page.getByText("Hint 1 of 4")).toBeVisible();
    await named(page, "Row 5 column 5, center 5");
  });
});

test.describe("a hint", () => {
  test("shows the digits that make a single one, and the cell, before it tells the digit", { tag: "@all" }, async ({ page }) => {
    await play(page, EASY);
    await button(page, "Hint").click();
    await button(page, "Tell me more").click();
    await expect(page.locator(".in-house")).toHaveCount(9);
    await button(page, "Tell me more").click();
    await expect(page.locator(".cell.blocker")).toHaveCount(2);
    await expect(page.locator(".in-cover")).toHaveCount(1);
    await expect(page.locator(".placed")).toHaveCount(0);
  });

  test("draws the candidates that it argues with where the player has no mark, and writes none", async ({ page }) => {
    await play(page, CHAINS);
    await button(page, "Hint").click();
    await button(page, "Just tell me").click();
    await expect(page.getByText("Hint 4 of 4")).toBeVisible();
    await expect(page.locator(".faint:not(:empty)")).not.toHaveCount(0);
    await button(page, "Close").click();
    await expect(page.locator(".cell .places")).toHaveCount(0);
  });

  test("keeps its conclusion in sight on a small phone, and the board above it", { tag: "@all" }, async ({ player }) => {
    const page = await player(PHONE);
    await play(page, CHAINS);
    await button(page, "Hint").tap();
    await button(page, "Just tell me").tap();
    await expect(page.locator(".conclusion")).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const sheet = await page.locator(".hint").boundingBox();
      const board = await page.getByRole("grid").boundingBox();
      expect(sheet.y).toBeGreaterThanOrEqual(board.y + board.height - 4);
    }).toPass();
  });

  test("has its proof gone through line by line: what is said new, what it rests on, what is true or false", async ({ page }) => {
    await play(page, CHAINS);
    await button(page, "Hint").click();
    await button(page, "Just tell me").click();
    await expect(page.locator(".now-said", { hasText: /^1\. / })).toBeVisible();
    await expect(page.locator(".board .now")).toHaveCount(1);
    await expect(page.locator(".arrows path.strong, .arrows path.weak")).toHaveCount(0);
    await button(page, "One line on").click();
    await expect(page.locator(".now-said", { hasText: /^2\. / })).toBeVisible();
    await expect(page.locator(".arrows path.strong, .arrows path.weak")).not.toHaveCount(0);
    await page.getByRole("group", { name: "Cases" }).getByRole("button").last().click();
    await expect(page.locator(".now-said")).not.toHaveText(/^[12]\. /);
    await button(page, "Show all at once").click();
    await expect(page.locator(".proof")).toBeVisible();
  });
});

test.describe("a hint", () => {
  test("is about the move before it, however long that takes to be kept", { tag: "@all" }, async ({ page }) => {
    await play(page, EASY);
    await cell(page, 5, 5).click();
    const letGo = await held(page, "act");
    await page.keyboard.press("7");
    await page.keyboard.press("?");
    await letGo();
    await expect(button(page, "Back to before the mistake")).toBeVisible();
  });
});

test.describe("all steps", () => {
  test("come technique by technique, chains too, each effect once", async ({ page }) => {
    await play(page, UNFAIR);
    await button(page, "Hint").click();
    await button(page, "All steps here").click();
    await expect(page.getByRole("progressbar", { name: "All steps here" })).toBeVisible();
    await expect(page.locator(".steps summary", { hasText: "Forcing Chain" }).first()).toBeVisible();
    const lists = await page.locator(".steps details").evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector("summary").firstChild.textContent,
        [...group.querySelectorAll("li")].map((row) => row.textContent),
      ]),
    );
    expect(new Set(lists.map(([name]) => name)).size).toBe(lists.length);
    for (const [name, rows] of lists) {
      expect(new Set(rows).size, name).toBe(rows.length);
    }
  });

  test("are looked for beside the game, and no longer when the player cancels or moves", { tag: "@all" }, async ({ page }) => {
    await play(page, CHAINS);
    const letGo = await held(page, "stepsOf");
    await button(page, "Hint").click();
    await expect(page.getByText("Hint 1 of 4")).toBeVisible();
    await button(page, "All steps here").click();
    const progress = page.getByRole("progressbar", { name: "All steps here" });
    await expect(progress).toBeVisible();
    await button(page, "Cancel").click();
    await expect(progress).toHaveCount(0);
    await told(page, "Cancelled.");
    await letGo();
    await cell(page, 1, 2).click();
    await page.keyboard.press("2");
    await named(page, "Row 1 column 2, 2");
    await expect(page.locator(".hint")).toHaveCount(0);
  });
});

test.describe("checkpoints", () => {
  test("are led back to by a long press on Undo", async ({ page }) => {
    await play(page, EASY);
    await cell(page, 5, 5).click();
    await page.keyboard.press("5");
    await menu(page, "Checkpoint");
    await told(page, "Checkpoint 1 is kept.");
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await named(page, "Row 1 column 3, 4");
    const { x, y, width, height } = await button(page, "Undo").boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    const back = page.getByRole("button", { name: /^Back to checkpoint 1/ });
    await expect(back).toBeVisible();
    await page.mouse.up();
    await back.click();
    await named(page, "Row 1 column 3, empty");
    await named(page, "Row 5 column 5, 5");
  });
});

test.describe("heard", () => {
  test("is what a deed did that changes no digit", { tag: "@all" }, async ({ page }) => {
    await play(page, ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("Control+a");
    await told(page, "All cells are selected.");
    await page.keyboard.press("Escape");
    await told(page, "No cell is selected.");
    await menu(page, "Restart");
    await told(page, "Back at the start.");
    await button(page, "Pause").click();
    await told(page, "Paused. The board is hidden.");
    await button(page, "Resume").click();
    await told(page, "The game goes on.");
    await shows(page, ESCARGOT);
  });

  test("is why there is no hint, from a place that was there before", { tag: "@all" }, async ({ page }) => {
    await play(page, EASY);
    const place = page.locator("p[aria-live=polite].unseen");
    await expect(place).toBeAttached();
    await cell(page, 1, 3).click();
    await page.keyboard.press("7");
    await page.keyboard.press("?");
    await expect(place.filter({ hasText: /\w/ })).toBeAttached();
  });
});

test("a won board has a moment for itself, and an undo brings the pad back", async ({ page }) => {
  await play(page, `.${SOLUTION.slice(1)}`);
  await cell(page, 1, 1).click();
  await expect(page.locator(".pad")).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByRole("region", { name: "Solved!" })).toBeVisible();
  await expect(page.locator(".pad")).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(page.locator(".pad")).toBeVisible();
});

test("the days in a row are a line of their own, beside what counts them", { tag: "@all" }, async ({ page }) => {
  await button(page, "New game").click();
  await page.getByRole("dialog").getByRole("button", { name: /^Puzzle of the day/ }).first().click();
  await expect(page.getByText("Days in a row: 0")).toBeVisible();
  await page.getByRole("checkbox", { name: "Count the days in a row", exact: true }).uncheck();
  await expect(page.getByText("Days in a row: 0")).toHaveCount(0);
});

test("on a phone how many of a digit are left stands in the corner of its key, apart from the digit", { tag: "@all" }, async ({ player }) => {
  const page = await player({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await play(page, PRINTED);
  const overlaps = await page.locator(".pad .key:has(small)").evaluateAll(
    (keys) =>
      keys.filter((key) => {
        const [digit, left] = [...key.querySelectorAll("b, small")].map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect();
        });
        return left.left < digit.right || left.bottom > digit.bottom;
      }).length,
  );
  expect(overlaps).toBe(0);
  // What a digit writes is one control: its parts touch.
  const modes = await page.locator(".mode").evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(modes.slice(1).every(([left], at) => left <= modes[at][1] + 0.5)).toBe(true);
});

test("a finger held on a digit selects the cells with the same", async ({ player }) => {
  const page = await player(PHONE);
  await play(page, PRINTED);
  const many = [...PRINTED].filter((digit) => digit === PRINTED[0]).length;
  const selected = page.locator("[role=gridcell][aria-selected=true]");
  await heldDown(page, cell(page, 1, 1), () => expect(selected).toHaveCount(many));
  await expect(selected).toHaveCount(many);
});
