/** One hand for all ways to play: a whole game in which they are mixed, and no digit ever lands elsewhere. */
import { button, cell, digits, play, shows } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const at = (number) => [Math.floor(number / 9) + 1, (number % 9) + 1];
const withDigit = (grid, place) => grid.slice(0, place) + SOLVED[place] + grid.slice(place + 1);

/** Counts what the page fetches, what it asks its engines and what it keeps, for [quiet]: a command waits until the one
 * before it is kept, and the engine is not asked before. */
async function counted(page) {
  page.fetching = new Set();
  page.on("request", (request) => page.fetching.add(request));
  for (const end of ["requestfinished", "requestfailed"]) {
    page.on(end, (request) => page.fetching.delete(request));
  }
  await page.addInitScript(() => {
    const { postMessage, terminate } = Worker.prototype;
    window.unanswered = new Set();
    Worker.prototype.postMessage = function (question) {
      const asked = { worker: this };
      window.unanswered.add(asked);
      this.addEventListener("message", ({ data }) => data.id === question.id && window.unanswered.delete(asked));
      postMessage.call(this, question);
    };
    Worker.prototype.terminate = function () {
      for (const asked of [...window.unanswered].filter(({ worker }) => worker === this)) {
        window.unanswered.delete(asked);
      }
      terminate.call(this);
    };
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...wanted) {
      const begun = transaction.apply(this, wanted);
      window.unanswered.add(begun);
      for (const end of ["complete", "abort"]) {
        begun.addEventListener(end, () => window.unanswered.delete(begun));
      }
      return begun;
    };
  });
}

/** Waits until all that was asked for has come and is drawn. */
async function quiet(page) {
  let looks = 0;
  for (let still = 0; still < 2; ) {
    await page.waitForFunction(() => window.unanswered.size === 0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    still = page.fetching.size + (await page.evaluate(() => window.unanswered.size)) === 0 ? still + 1 : 0;
    expect(looks++, "The page does not come to rest.").toBeLessThan(1000);
  }
}

/** What a button is called, without what changes: a key says how many of its digit are left. */
const lasting = (name) => name.replace(/, .*/, "");

/** Everything on the page that can be pressed, by name. */
const buttons = (page) =>
  page.locator("button:visible:enabled").evaluateAll((found) => [
    ...new Set(found.map((each) => each.ariaLabel ?? each.querySelector(".unseen")?.textContent ?? each.innerText.trim())),
  ]);

/** Presses `name` with the mouse, and takes back what that did: leaves its dialog or place, its mode, what is in hand. */
async function press(page, name, before) {
  await page.locator(`button:visible`).and(page.getByRole("button", { name, exact: true })).first().click();
  if (name === "Hint") {
    for (const deeper of ["Tell me more", "Just tell me", "Close"]) {
      await page.locator(".hint").getByRole("button", { name: deeper, exact: true }).click();
    }
  }
  await quiet(page);
  if (await page.getByRole("dialog").isVisible()) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  if (await button(page, "Resume").first().isVisible()) {
    await button(page, "Resume").first().click();
  }
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.keyboard.press("z");
  for (let undone = 0; undone < 3 && (await digits(page)) !== before; undone++) {
    await page.keyboard.press(name === "Undo" ? "Control+y" : "Control+z");
    await quiet(page);
  }
  await shows(page, before);
}

/** Goes to a cell by arrows alone, wherever the focus of the page is. */
async function walk(page, place) {
  const from = await page.getByRole("gridcell").evaluateAll((cells) => cells.findIndex((each) => each.tabIndex === 0));
  const [down, right] = [Math.floor(place / 9) - Math.floor(from / 9), (place % 9) - (from % 9)];
  for (let step = 0; step < Math.abs(down); step++) {
    await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  }
  for (let step = 0; step < Math.abs(right); step++) {
    await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  }
}

test("a game by keyboard, in which every button is pressed once by mouse", { tag: "@all" }, async ({ player }) => {
  const page = await player({ watch: counted });
  await play(page, PUZZLE);
  await cell(page, 1, 1).click();
  let grid = PUZZLE;
  const type = async () => {
    const place = grid.indexOf(".");
    await walk(page, place);
    await page.keyboard.press(SOLVED[place]);
    grid = withDigit(grid, place);
    await shows(page, grid);
  };
  await type();
  const pressed = new Set();
  for (let next = await buttons(page); next.length > 0; next = (await buttons(page)).filter((name) => !pressed.has(lasting(name)))) {
    const [name] = next;
    pressed.add(lasting(name));
    await press(page, name, grid);
    if ((grid.match(/\./g) ?? []).length > 1) {
      await type();
    }
  }
  expect(pressed.size, [...pressed].join()).toBeGreaterThanOrEqual(22);
  while (grid !== SOLVED) {
    await type();
  }
  await expect(page.getByText("Solved!").or(page.getByText(/^Solved in/)).first()).toBeVisible();
});

test("a game by a reader's clicks and focus alone, without a pointer", async ({ page }) => {
  await play(page, PUZZLE);
  let grid = PUZZLE;
  for (let place = grid.indexOf("."); place >= 0; place = grid.indexOf(".")) {
    const target = cell(page, ...at(place));
    await target.evaluate((each, clicks) => (clicks ? each.click() : each.focus()), place % 2 === 0);
    await page.locator(".pad .key").nth(Number(SOLVED[place]) - 1).evaluate((key) => key.click());
    grid = withDigit(grid, place);
    await shows(page, grid);
  }
  await expect(page.getByText(/^Solved in/).first()).toBeVisible();
});
