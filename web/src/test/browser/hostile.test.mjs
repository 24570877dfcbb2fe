/** What comes from elsewhere can neither run, nor hang the page, nor fill the storage; and a worker that hangs goes. */
import { button, cell, digits, kept, notice, paste, shows, told } from "./actions.mjs";
import { expect, test } from "./fixtures.mjs";
import { ESCARGOT, NEARLY } from "./puzzles.mjs";

/** Drops a file of `size` characters, all `letter`, on the page. */
const drop = (page, letter, size) =>
  page.evaluate(
    ([what, times]) => {
      const data = new DataTransfer();
      data.items.add(new File([what.repeat(times)], "puzzles.txt", { type: "text/plain" }));
      document.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [letter, size],
  );

/** Chooses a file with `text` for "Restore saved games". */
async function takeIn(page, text) {
  await button(page, "Menu").click();
  await page.getByRole("button", { name: "Games" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Restore saved games" }).click();
  await (await chooser).setFiles({ name: "escargot.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

/** The numbers of the games that are kept. */
const keptIds = async (page) => (await kept(page)).map(({ id }) => id);

/** The same, once they are so many. */
async function keptOnce(page, count) {
  await expect.poll(async () => (await keptIds(page)).length).toBe(count);
  return keptIds(page);
}

/** A key press is answered, at the first empty cell. */
async function plays(page) {
  const empty = (await digits(page)).indexOf(".");
  const [row, column] = [Math.floor(empty / 9) + 1, (empty % 9) + 1];
  await cell(page, row, column).click();
  const before = await cell(page, row, column).getAttribute("aria-label");
  await page.keyboard.press("Shift+7");
  // The mark comes or goes.
  await expect(cell(page, row, column)).not.toHaveAttribute("aria-label", before);
}

const GAME = "escargot-game 1\nclock 0\naids 0 0 0\nat 0\nboard P7\nend\n";
const game = (id, more = {}) => ({ id, changed: id, level: -1, filled: 0, won: false, saved: GAME, ...more });
const archive = (games, settings = []) => JSON.stringify({ escargot: 1, games, settings });

test.describe("text", () => {
  for (const [what, letter, size] of [
    ["100 MB of digits", "1", 100_000_000],
    ["100 MB of markup", "<", 100_000_000],
    ["a million puzzles", `${ESCARGOT}\n`, 1_000_000],
  ]) {
    test(`${what} in a file get one sentence, and the board stays`, { tag: "@all" }, async ({ page }) => {
      await paste(page, ESCARGOT);
      await shows(page, ESCARGOT);
      const board = await digits(page);
      await drop(page, letter, size);
      await told(page, /^This file is larger than 5 MB/);
      await expect.poll(() => digits(page)).toBe(board);
      await plays(page);
    });
  }

  test("two million pasted characters get one sentence", { tag: "@all" }, async ({ page }) => {
    await paste(page, "1".repeat(2_000_000));
    await told(page, /^Line 1, column 82: the line has 2000000 cells/);
    await plays(page);
  });
});

test.describe("links", () => {
  for (const [what, fragment] of [
    ["of a hundred thousand letters", `#a${"A".repeat(100_000)}`],
    ["with half a percent sign", "#a%E0%A4%A"],
    ["of another version", "#zAAAA"],
    ["with script", "#a<script>alert(1)</script>"],
  ]) {
    test(`${what} are one sentence`, { tag: "@all" }, async ({ player }) => {
      const page = await player({ fragment });
      await told(page, /^Line 1, column \d+: /);
      // The puzzle of a first visit.
      await expect(page.locator(".given").first()).toBeVisible();
      await plays(page);
    });
  }
});

test.describe("what was saved", () => {
  for (const [what, text] of [
    ["no JSON", "{"],
    ["another shape", JSON.stringify({ escargot: 1, games: {}, settings: [] })],
    ["a number as a game", archive([1])],
    ["text as the time of a game", archive([game(1, { changed: "<b>" })])],
    ["a level that there is not", archive([game(1, { level: 1e9 })])],
    ["a game that says nothing", archive([game(1, { saved: "nonsense" })])],
    ["a game of five million characters", archive([game(1, { saved: "x".repeat(5_000_000) })])],
    ["a million games", `{"escargot":1,"settings":[],"games":[${Array(1_000_000).fill('{"id":1}').join()}]}`],
  ]) {
    test(`with ${what} gets one sentence, and nothing is kept`, { tag: "@all" }, async ({ page }) => {
      const before = await keptIds(page);
      await takeIn(page, text);
      await expect(notice(page).filter({ hasText: /This file|larger than/ })).toBeAttached();
      await expect.poll(() => keptIds(page)).toEqual(before);
    });
  }

  test("cannot reach the prototype of anything, nor settings of another name", { tag: "@all" }, async ({ page }) => {
    const settings = [
      ["__proto__", '{"polluted":true}'],
      ["escargot.__proto__", '{"polluted":true}'],
      ["elsewhere", "1"],
      ["escargot.theme", '"<script>"'],
    ];
    const games = `[${JSON.stringify(game(7, { filled: 1 })).replace("{", '{"__proto__":{"polluted":true},"constructor":{},')}]`;
    await takeIn(page, `{"escargot":1,"__proto__":{"polluted":true},"settings":${JSON.stringify(settings)},"games":${games}}`);
    await expect(page.locator(".games li").first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => ({}).polluted)).toBe(undefined);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => /proto|elsewhere/.test(name)))).toEqual([]);
    await page.reload();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
  });
});

test.describe("the storage", () => {
  test("holds so many games: of a file the last ones, and none that is there goes for them", { tag: "@all" }, async ({ page, player }) => {
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    const [own] = await keptOnce(page, 1);
    await takeIn(page, archive(Array.from({ length: 230 }, (_, at) => game(at + 1))));
    await told(page, "There is no room for 31 more games");
    const left = await keptOnce(page, 200);
    expect(left, "the player's own one stays").toContain(own);
    expect(left, "the oldest found no room").not.toContain(31);
    expect(left).toContain(32);
  });

  test("makes room for a new game: a finished one goes, then the oldest, and the page says so", { tag: "@all" }, async ({ page }) => {
    await takeIn(page, archive(Array.from({ length: 200 }, (_, at) => game(at + 1, { won: at === 100 }))));
    await keptOnce(page, 200);
    await page.keyboard.press("Escape");
    for (const [puzzle, gone] of [
      [ESCARGOT, 101],
      [NEARLY, 1],
    ]) {
      await paste(page, puzzle);
      await shows(page, puzzle);
      await told(page, "1 old game was deleted to make room");
      await expect.poll(() => keptIds(page)).not.toContain(gone);
      await keptOnce(page, 200);
    }
  });

  test("that is full is said once, and the page still plays", { tag: "@all" }, async ({ page }) => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("Full.", "QuotaExceededError");
      };
    });
    await paste(page, ESCARGOT);
    await told(page, "The browser no longer saves anything");
    await plays(page);
    // And it stays said, whatever is said of later moves.
    await expect(page.locator(".banner", { hasText: "The browser no longer saves anything" })).toBeVisible();
  });
});

/** Norvig's: it has no solution, and to find that out takes any search long. */
const ENDLESS = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

test.describe("a question without end", () => {
  test("is heard of, can be cancelled, and keeps no key waiting", async ({ page }) => {
    await paste(page, ENDLESS);
    await shows(page, ENDLESS);
    for (const ask of [
      () => button(page, "Check").click(),
      () => button(page, "Hint").click(),
      async () => {
        await button(page, "Menu").click();
        await button(page, "Solve").click();
      },
    ]) {
      await ask();
      await expect(page.getByRole("progressbar", { name: "Looking for the solution…" })).toBeVisible();
      await told(page, "Looking for the solution…");
      await plays(page);
      await page.getByRole("button", { name: "Cancel" }).press("Enter");
      await told(page, "Cancelled.");
    }
  });

  test("ends after a minute", { tag: "@all" }, async ({ player }) => {
    const page = await player({ clock: true });
    await paste(page, ENDLESS);
    await shows(page, ENDLESS);
    await button(page, "Hint").click();
    await page.clock.runFor(1_000);
    await expect(page.getByRole("progressbar", { name: "Looking for the solution…" })).toBeVisible();
    await page.clock.fastForward(60_000);
    await told(page, "The solution was not found within a minute.");
    await plays(page);
  });
});

test.describe("a worker that hangs", () => {
  test("is replaced after ten seconds, and the game goes on", { tag: "@all" }, async ({ player }) => {
    const page = await player({ clock: true });
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    await page.evaluate(() => {
      // It never hears one question, which is all that the page sees of a worker that hangs.
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (question) {
        if (question.call === "hint") {
          Worker.prototype.postMessage = postMessage;
          window.unheard = true;
        } else {
          postMessage.call(this, question);
        }
      };
    });
    const hint = button(page, "Hint");
    await hint.click();
    await expect.poll(() => page.evaluate(() => window.unheard)).toBe(true);
    await page.clock.fastForward(10_001);
    await told(page, "The engine did not answer; it has been restarted.");
    await hint.click();
    await expect(page.getByText("Hint 1 of 4")).toBeVisible();
  });
});
