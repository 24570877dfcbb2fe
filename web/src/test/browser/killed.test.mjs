/** The tab dies at any moment: what was on the board is there again, but for the key that was being pressed. Loaded anew,
 * it has that, too. */
import { button, cell, digits, paste, shows } from "./actions.mjs";
import { ADDRESS, expect, test } from "./fixtures.mjs";
import { ESCARGOT } from "./puzzles.mjs";

/** Kills the process that draws the page; no handler of the page gets to run. */
async function kill(page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
}

async function reopened(context) {
  const page = await context.newPage();
  // The dead tab may still be in front, and keys go to the one in front.
  await page.bringToFront();
  await page.goto(ADDRESS);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  return page;
}

const marks = async (page) => (/corner ([\d ]+)$/.exec(await cell(page, 1, 2).getAttribute("aria-label"))?.[1] ?? "").replaceAll(" ", "");

test("what had been pressed is there again, but for the last key at most", { tag: "@all" }, async ({ player }) => {
  let page = await player({ complains: true });
  const context = page.context();
  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await expect(button(page, "Play")).toHaveCount(0);
  for (const keys of ["12345678", "1357", "24689", "9", "45"]) {
    await cell(page, 1, 2).click();
    const before = await marks(page);
    let after = before;
    for (const key of keys) {
      after = after.includes(key) ? after.replace(key, "") : [...after, key].sort().join("");
    }
    // As fast as they go; the tab dies as soon as the last one is drawn.
    await page.keyboard.down("Shift");
    await Promise.all([...keys].map((key) => page.keyboard.press(`Digit${key}`)));
    await page.keyboard.up("Shift");
    await expect.poll(() => marks(page)).toBe(after);
    await kill(page);
    page = await reopened(context);
    const there = await marks(page);
    const last = keys.at(-1);
    const withoutLast = after.includes(last) ? after.replace(last, "") : [...after, last].sort().join("");
    expect([after, withoutLast]).toContain(there);
  }
});

test("a tab that dies in the middle of writing leaves a whole game", { tag: "@all" }, async ({ player }) => {
  let page = await player({ complains: true });
  const context = page.context();
  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await expect(button(page, "Play")).toHaveCount(0);
  for (let round = 0; round < 4; round++) {
    await cell(page, 1, 2).click();
    // Nobody waits for these keys to be drawn.
    for (let i = 0; i <= round * 2; i++) {
      page.keyboard.press("Shift+6").catch(() => undefined);
    }
    await kill(page);
    page = await reopened(context);
    await shows(page, ESCARGOT);
    await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", /^Row 1 column 2, (empty|corner 6)$/);
    await expect(cell(page, 1, 1)).toHaveAttribute("aria-readonly", "true");
  }
});

/** Presses `keys` without waiting for any, and loads the page anew at once: its engine has not answered them. */
async function pressAndReload(page, keys, shiftKey = false) {
  const loaded = page.waitForEvent("load");
  await page.evaluate(
    ([digits, shiftKey]) => {
      for (const key of digits) {
        const init = { key, code: `Digit${key}`, shiftKey, bubbles: true, cancelable: true };
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", init));
      }
      location.reload();
    },
    [keys, shiftKey],
  );
  await loaded;
}

test("a page that is loaded anew has all that was pressed, where and as it was meant", { tag: "@all" }, async ({ player }) => {
  const page = await player();
  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await expect(button(page, "Play")).toHaveCount(0);
  await cell(page, 1, 2).click();
  await cell(page, 1, 3).click({ modifiers: ["Control"] });
  await pressAndReload(page, "123456", true);
  await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", "Row 1 column 2, corner 1 2 3 4 5 6");
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-label", "Row 1 column 3, corner 1 2 3 4 5 6");
  // It is as if it had never been away: what comes next goes on from there.
  await page.keyboard.press("Delete");
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-label", "Row 1 column 3, empty");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cell(page, 1, 3)).toHaveAttribute("aria-label", "Row 1 column 3, corner 1 2 3 4 5");
});

test("so has a first visit, whose puzzle is the same", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "" });
  const puzzle = await digits(page);
  await page.getByRole("gridcell", { name: /, empty$/ }).first().click();
  const label = await page.evaluate(() => document.activeElement.ariaLabel.replace(/,.*/, ""));
  await pressAndReload(page, "7");
  await expect(page.getByRole("gridcell", { name: new RegExp(`^${label}, 7`) })).toBeVisible();
  expect(await digits(page)).toBe(puzzle.replace(".", "7"));
});
