/** What comes from elsewhere can neither run, nor hang the page, nor fill the storage; and a worker that hangs goes. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cell, closed, digits, hosted, notice, paste, shows } from "./browser.mjs";
import { ESCARGOT, NEARLY } from "./puzzles.mjs";

const player = hosted();

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
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Games" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Restore saved games" }).click();
  await (await chooser).setFiles({ name: "escargot.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("escargot");
        request.onsuccess = () => {
          const all = request.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => resolve(all.result.map(({ id }) => id));
          all.onerror = () => reject(all.error);
        };
      }),
  );

/** The games that are kept, once they are so many. */
async function keptOnce(page, count) {
  for (;;) {
    const games = await kept(page);
    if (games.length === count) {
      return games;
    }
  }
}

/** A key press is answered, at the first empty cell. */
async function plays(page) {
  const empty = (await digits(page)).indexOf(".");
  const [row, column] = [Math.floor(empty / 9) + 1, (empty % 9) + 1];
  await cell(page, row, column).click();
  const before = await cell(page, row, column).getAttribute("aria-label");
  await page.keyboard.press("Shift+7");
  // The mark comes or goes.
  await page.waitForFunction(
    ([place, name]) => document.querySelectorAll("[role=gridcell]")[place]?.getAttribute("aria-label") !== name,
    [empty, before],
  );
}

const GAME = "escargot-game 1\nclock 0\naids 0 0 0\nat 0\nboard P7\nend\n";
const game = (id, more = {}) => ({ id, changed: id, level: -1, filled: 0, won: false, saved: GAME, ...more });
const archive = (games, settings = []) => JSON.stringify({ escargot: 1, games, settings });

describe("text", () => {
  for (const [what, letter, size] of [
    ["100 MB of digits", "1", 100_000_000],
    ["100 MB of markup", "<", 100_000_000],
    ["a million puzzles", `${ESCARGOT}\n`, 1_000_000],
  ]) {
    test(`${what} in a file get one sentence, and the board stays`, async () => {
      const page = await player();
      await paste(page, ESCARGOT);
      await shows(page, ESCARGOT);
      const board = await digits(page);
      await drop(page, letter, size);
      await notice(page).filter({ hasText: /^This file is larger than 5 MB/ }).waitFor();
      assert.equal(await digits(page), board);
      await plays(page);
      await closed(page);
    });
  }

  test("two million pasted characters get one sentence", async () => {
    const page = await player();
    await paste(page, "1".repeat(2_000_000));
    await notice(page).filter({ hasText: /^Line 1, column 1: the text is longer than/ }).waitFor();
    await plays(page);
    await closed(page);
  });
});

describe("links", () => {
  for (const [what, fragment] of [
    ["of a hundred thousand letters", `#a${"A".repeat(100_000)}`],
    ["with half a percent sign", "#a%E0%A4%A"],
    ["of another version", "#zAAAA"],
    ["with script", "#a<script>alert(1)</script>"],
  ]) {
    test(`${what} are one sentence`, async () => {
      const page = await player({ fragment });
      await notice(page).filter({ hasText: /^Line 1, column \d+: / }).waitFor();
      // The puzzle of a first visit.
      await page.locator(".given").first().waitFor();
      await plays(page);
      await closed(page);
    });
  }
});

describe("what was saved", () => {
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
    test(`with ${what} gets one sentence, and nothing is kept`, async () => {
      const page = await player();
      const before = await kept(page);
      await takeIn(page, text);
      await notice(page).filter({ hasText: /This file|larger than/ }).waitFor({ state: "attached" });
      assert.deepEqual(await kept(page), before);
      await closed(page);
    });
  }

  test("cannot reach the prototype of anything, nor settings of another name", async () => {
    const page = await player();
    const settings = [
      ["__proto__", '{"polluted":true}'],
      ["escargot.__proto__", '{"polluted":true}'],
      ["elsewhere", "1"],
      ["escargot.theme", '"<script>"'],
    ];
    const games = `[${JSON.stringify(game(7)).replace("{", '{"__proto__":{"polluted":true},"constructor":{},')}]`;
    await takeIn(page, `{"escargot":1,"__proto__":{"polluted":true},"settings":${JSON.stringify(settings)},"games":${games}}`);
    await page.waitForFunction(() => document.querySelectorAll(".games li").length >= 1);
    assert.equal(await page.evaluate(() => ({}).polluted), undefined);
    assert.deepEqual(
      await page.evaluate(() => Object.keys(localStorage).filter((name) => /proto|elsewhere/.test(name))),
      [],
    );
    await page.reload();
    await page.getByRole("gridcell").first().waitFor();
    await closed(page);
  });
});

describe("the storage", () => {
  test("holds so many games: of a file the last ones, and none that is there goes for them", async () => {
    const page = await player();
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    const [own] = await keptOnce(page, 1);
    await takeIn(page, archive(Array.from({ length: 230 }, (_, at) => game(at + 1))));
    await notice(page).filter({ hasText: "There is no room for 31 more games" }).waitFor();
    const left = await kept(page);
    assert.equal(left.length, 200);
    assert.ok(left.includes(own), "the player's own one stays");
    assert.ok(!left.includes(31) && left.includes(32), "the oldest found no room");
    await closed(page);
  });

  test("makes room for a new game: a finished one goes, then the oldest, and the page says so", async () => {
    const page = await player();
    await takeIn(page, archive(Array.from({ length: 200 }, (_, at) => game(at + 1, { won: at === 100 }))));
    await keptOnce(page, 200);
    await page.keyboard.press("Escape");
    for (const [puzzle, gone] of [
      [ESCARGOT, 101],
      [NEARLY, 1],
    ]) {
      await paste(page, puzzle);
      await shows(page, puzzle);
      await notice(page).filter({ hasText: "1 old game was deleted to make room" }).waitFor();
      const left = await kept(page);
      assert.equal(left.length, 200);
      assert.ok(!left.includes(gone), `${gone} is still there`);
    }
    await closed(page);
  });

  test("that is full is said once, and the page still plays", async () => {
    const page = await player();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("Full.", "QuotaExceededError");
      };
    });
    await paste(page, ESCARGOT);
    await notice(page).filter({ hasText: "The browser no longer saves anything" }).waitFor();
    await plays(page);
    // And it stays said, whatever is said of later moves.
    await page.locator(".banner", { hasText: "The browser no longer saves anything" }).waitFor();
    await closed(page);
  });
});

/** Norvig's: it has no solution, and to find that out takes any search long. */
const ENDLESS = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

describe("a question without end", () => {
  test("is heard of, can be cancelled, and keeps no key waiting", async () => {
    const page = await player();
    await paste(page, ENDLESS);
    await shows(page, ENDLESS);
    for (const ask of [
      () => page.getByRole("button", { name: "Check", exact: true }).click(),
      () => page.getByRole("button", { name: "Hint", exact: true }).click(),
      async () => {
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await page.getByRole("button", { name: "Solve", exact: true }).click();
      },
    ]) {
      await ask();
      await page.getByRole("progressbar", { name: "Looking for the solution…" }).waitFor();
      await notice(page).filter({ hasText: "Looking for the solution…" }).waitFor();
      await plays(page);
      await page.getByRole("button", { name: "Cancel" }).press("Enter");
      await notice(page).filter({ hasText: "Cancelled." }).waitFor();
    }
    await closed(page);
  });

  test("ends after a minute", async () => {
    const page = await player({ clock: true });
    await paste(page, ENDLESS);
    await shows(page, ENDLESS);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.clock.runFor(1_000);
    await page.getByRole("progressbar", { name: "Looking for the solution…" }).waitFor();
    await page.clock.fastForward(60_000);
    await notice(page).filter({ hasText: "The solution was not found within a minute." }).waitFor();
    await plays(page);
    await closed(page);
  });
});

describe("a worker that hangs", () => {
  test("is replaced after ten seconds, and the game goes on", async () => {
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
    const hint = page.getByRole("button", { name: "Hint", exact: true });
    await hint.click();
    await page.waitForFunction(() => window.unheard);
    await page.clock.fastForward(10_001);
    await notice(page).filter({ hasText: "The engine did not answer; it has been restarted." }).waitFor();
    await hint.click();
    await page.getByText("Hint 1 of 4").waitFor();
    await closed(page);
  });
});
