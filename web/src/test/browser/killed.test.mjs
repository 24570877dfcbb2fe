/** The tab dies at any moment: what was on the board is there again, but for the key that was being pressed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ADDRESS, cell, hosted, paste, shows } from "./browser.mjs";
import { ESCARGOT } from "./puzzles.mjs";

const player = hosted();

/** Kills the process that draws the page; no handler of the page gets to run. */
async function kill(page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
}

async function reopened(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // The dead tab may still be in front, and keys go to the one in front.
  await page.bringToFront();
  await page.goto(ADDRESS);
  await page.getByRole("gridcell").first().waitFor();
  return page;
}

const marks = async (page) => (/corner ([\d ]+)$/.exec(await cell(page, 1, 2).getAttribute("aria-label"))?.[1] ?? "").replaceAll(" ", "");

test("what had been pressed is there again, but for the last key at most", async () => {
  let page = await player();
  const context = page.context();
  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor({ state: "detached" });
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
    await page.waitForFunction(
      (wanted) =>
        (/corner ([\d ]+)$/.exec(document.querySelectorAll("[role=gridcell]")[1].ariaLabel)?.[1] ?? "").replaceAll(" ", "") ===
        wanted,
      after,
      // Not by frames: beside the dead tab the browser may draw none for a while.
      { polling: 50 },
    );
    await kill(page);
    page = await reopened(context);
    const there = await marks(page);
    const last = keys.at(-1);
    const withoutLast = after.includes(last) ? after.replace(last, "") : [...after, last].sort().join("");
    assert.ok([after, withoutLast].includes(there), `${there} instead of ${after}`);
  }
  await context.close();
});

test("a tab that dies in the middle of writing leaves a whole game", async () => {
  let page = await player();
  const context = page.context();
  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor({ state: "detached" });
  for (let round = 0; round < 4; round++) {
    await cell(page, 1, 2).click();
    // Nobody waits for these keys to be drawn.
    for (let i = 0; i <= round * 2; i++) {
      page.keyboard.press("Shift+6").catch(() => undefined);
    }
    await kill(page);
    page = await reopened(context);
    await shows(page, ESCARGOT);
    assert.match(await cell(page, 1, 2).getAttribute("aria-label"), /^Row 1 column 2, (empty|corner 6)$/);
    assert.equal(await cell(page, 1, 1).getAttribute("aria-readonly"), "true");
  }
  await context.close();
});
