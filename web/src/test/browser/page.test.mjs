/** The page, used as people use it: by keyboard alone, by touch alone, offline, with a screen reader's eyes. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { button, cell, closed, digits, hosted, KEPT_OFFLINE, menu, notice, paste, play, shows } from "./browser.mjs";
import { DAILY, DAILY_SOLVED, ESCARGOT, ESCARGOT_SOLVED, NEARLY, SOLUTION, UNFAIR } from "./puzzles.mjs";
import { LANGUAGES } from "./words.mjs";

const player = hosted();

async function playing(puzzle, options) {
  const page = await player(options);
  await play(page, puzzle);
  return page;
}

/** Waits until the focus is on something with `role`. */
async function focused(page, role) {
  await page.waitForFunction((wanted) => document.activeElement?.getAttribute("role") === wanted, role);
}

/** An empty cell of a puzzle and a digit that nothing forbids there. */
function fitting(puzzle) {
  const house = (at) => [Math.floor(at / 9), at % 9, Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3)];
  const sees = (a, b) => house(a).some((each, kind) => each === house(b)[kind]);
  const hole = puzzle.indexOf(".");
  const seen = [...puzzle].filter((_, at) => sees(at, hole));
  return [hole, [..."123456789"].find((digit) => !seen.includes(digit))];
}

describe("the board", () => {
  test("is one grid of nine rows and 81 named cells", async () => {
    const page = await playing(ESCARGOT);
    const tree = await page.getByRole("grid", { name: "Sudoku board" }).ariaSnapshot();
    assert.equal(tree.match(/- row/g)?.length, 9);
    assert.equal(await page.getByRole("gridcell").count(), 81);
    assert.equal(await cell(page, 1, 1).getAttribute("aria-label"), "Row 1 column 1, 1, given");
    assert.equal(await cell(page, 1, 2).getAttribute("aria-label"), "Row 1 column 2, empty");
    assert.equal(await page.locator("[role=gridcell][tabindex='0']").count(), 1);
    await closed(page);
  });

  test("says clashes by name, color and shape", async () => {
    const page = await playing(ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("1");
    await assert.doesNotReject(cell(page, 1, 2).and(page.locator("[aria-invalid=true]")).waitFor());
    assert.match((await notice(page).textContent()) ?? "", /clashes with r1c1/);
    await closed(page);
  });
});

describe("a game", () => {
  test("is won with the keyboard alone", async () => {
    const page = await player();
    await page.getByRole("button", { name: "New game" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Paste a puzzle").focus();
    await page.keyboard.insertText(NEARLY);
    await page.locator("button:enabled", { hasText: "Load this puzzle" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await focused(page, "gridcell");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor({ state: "detached" });
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("1");
    await page.keyboard.press("Control+Shift+ArrowDown");
    await page.keyboard.press(SOLUTION[40]);
    await page.keyboard.press("Control+Shift+ArrowDown");
    await page.keyboard.press(SOLUTION[80]);
    await page.getByText(/Solved in/).waitFor();
    await closed(page);
  });

  test("is won by touch alone on a phone", async () => {
    const page = await playing(NEARLY, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    for (const [row, column, digit] of [
      [1, 1, SOLUTION[0]],
      [5, 5, SOLUTION[40]],
      [9, 9, SOLUTION[80]],
    ]) {
      await cell(page, row, column).tap();
      await page.getByRole("button", { name: new RegExp(`^${digit},`) }).tap();
    }
    await page.getByText(/Solved in/).waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "nothing scrolls sideways");
    await closed(page);
  });

  test("goes on offline", async () => {
    const page = await playing(NEARLY, KEPT_OFFLINE);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("gridcell", { name: "Row 1 column 2, 2, given" }).waitFor();
    await cell(page, 1, 1).click();
    await page.keyboard.press("1");
    await page.getByRole("gridcell", { name: "Row 1 column 1, 1" }).waitFor();
    await page.context().close();
  });
});

describe("puzzles", () => {
  test("are made by level", async () => {
    const page = await player();
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByText("More ways to choose").click();
    await page.getByLabel(/^Level/).fill("8");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByText("A puzzle of level 8.").waitFor();
    const givens = (await digits(page)).replaceAll(".", "").length;
    assert.ok(givens >= 26 && givens <= 28, `${givens} givens`);
    await closed(page);
  });

  test("are typed, each digit over the hovered cell, and solved", async () => {
    const page = await player();
    await cell(page, 3, 3).hover();
    await page.locator("[role=gridcell][tabindex='0']").focus();
    await page.keyboard.press("7");
    await page.getByRole("gridcell", { name: "Row 3 column 3, 7" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector("[role=gridcell][aria-label*=empty]"));
    assert.equal(await page.locator(".cell.program").count(), 80);
    await page.keyboard.press("Delete");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=empty]").length === 81);
    await closed(page);
  });

  test("of a list are taken by number", async () => {
    const page = await player();
    await paste(page, `${ESCARGOT}\n${NEARLY}\n`);
    await page.getByRole("spinbutton", { name: "Number" }).fill("2");
    await page.getByRole("button", { name: "Load this puzzle" }).click();
    await page.getByRole("gridcell", { name: "Row 1 column 2, 2" }).waitFor();
    await closed(page);
  });

  test("are printed with their answers last", async () => {
    const page = await player();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await menu(page, "Print");
    await page.getByLabel("Number of puzzles").fill("3");
    await page.getByLabel("Per page").selectOption("2");
    await page.getByRole("button", { name: "Print new puzzles" }).click();
    await page.locator(".sheets").waitFor({ state: "attached", timeout: 20_000 });
    assert.equal(await page.locator(".sheet:not(.answers)").count(), 2);
    assert.equal(await page.locator(".answers table").count(), 3);
    assert.ok(!(await page.locator(".answers").innerHTML()).includes("<td></td>"), "answers have no gaps");
    if (process.env.SCREENSHOTS) {
      await page.emulateMedia({ media: "print" });
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/print.png` });
    }
    await closed(page);
  });
});

describe("aids", () => {
  test("show what may go where", async () => {
    const page = await playing(ESCARGOT);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByLabel("Show what may go into the hovered or focused cell").check();
    await page.getByLabel("Show where a digit of the pad may go").check();
    await page.keyboard.press("Escape");
    await cell(page, 1, 2).hover();
    await page.getByText("r1c2: 2 5 6 8").waitFor();
    await page.getByRole("button", { name: /^9,/ }).hover();
    await page.locator(".cell.destination").first().waitFor();
    await closed(page);
  });
});

describe("what stands around the board", () => {
  for (const locale of LANGUAGES) {
    test(`a first visit fetches less than 300 KB before the board is live, in ${locale}`, async () => {
      const asked = new Set();
      const page = await player({ locale, fragment: "", watch: (seen) => seen.on("request", (each) => asked.add(each.url())) });
      // Only the engine makes marks.
      await page.locator("[role=gridcell]:not(:has(.digit))").first().click();
      await page.keyboard.press("Shift+5");
      await page.locator(".corner").waitFor();
      // How hard the puzzle is, is found later, in the background.
      const first = [...asked].filter((url) => !url.includes("background"));
      assert.ok(first.some((url) => /engine-[^/]*\.wasm$/.test(url)), "the engine was not among it");
      const bodies = await Promise.all(first.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
      assert.ok(bytes < 300 * 1024, `${bytes} bytes of ${first.join(" ")}`);
      await closed(page);
    });
  }

  /** A first visit whose engine comes when it is let go. */
  async function ahead() {
    const engine = Promise.withResolvers();
    const page = await player({
      fragment: "",
      watch: (seen) =>
        seen.route(/worker-engine-.*\.js$/, async (route) => {
          await engine.promise;
          await route.continue();
        }),
    });
    return { page, letEngineCome: engine.resolve };
  }

  test("a link that is followed before the engine is there leads to its board", async () => {
    const { page, letEngineCome } = await ahead();
    await page.evaluate((puzzle) => {
      location.hash = puzzle;
    }, ESCARGOT);
    letEngineCome();
    await shows(page, ESCARGOT);
    await closed(page);
  });

  test("a first visit can be played before the engine is there, and what it says changes nothing", async () => {
    const { page, letEngineCome } = await ahead();
    const puzzle = await digits(page);
    const [hole, digit] = fitting(puzzle);
    await cell(page, Math.floor(hole / 9) + 1, (hole % 9) + 1).click();
    await page.keyboard.press(digit);
    const played = puzzle.slice(0, hole) + digit + puzzle.slice(hole + 1);
    await shows(page, played);
    await page.keyboard.press("ArrowDown");
    const before = await page.locator(".board").evaluate((drawn) => drawn.outerHTML);
    letEngineCome();
    await button(page, "Undo").and(page.locator(":enabled")).waitFor();
    await page.waitForFunction((wanted) => document.querySelector(".board").outerHTML === wanted, before);
    await button(page, "Undo").click();
    await shows(page, puzzle);
    await closed(page);
  });

  test("a first visit finds an easy puzzle, which is kept from its first digit on", async () => {
    const page = await player({ fragment: "" });
    const welcome = page.getByRole("region", { name: /^An easy puzzle/ });
    await welcome.waitFor();
    await page.getByText(/^Level 6 · HoDoKu: easy, [\d,]+ · ER \d\.\d$/).waitFor();
    const puzzle = await digits(page);
    assert.ok(puzzle.replaceAll(".", "").length >= 32);
    await page.reload();
    await page.locator(".given").first().waitFor();
    assert.notEqual(await digits(page), puzzle, "a puzzle on which nobody played was kept");
    const second = await digits(page);
    const empty = second.indexOf(".");
    await cell(page, Math.floor(empty / 9) + 1, (empty % 9) + 1).click();
    await page.keyboard.press("Shift+5");
    await welcome.waitFor({ state: "detached" });
    await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
    await page.reload();
    await page.locator(".given").first().waitFor();
    await shows(page, second);
    await menu(page, "Games");
    await page.getByRole("row", { name: /^6 1 0/ }).waitFor();
    await closed(page);
  });

  test("a level is chosen by its name, and the page says how long its puzzle takes", async () => {
    const page = await player();
    await button(page, "New game").click();
    await page.getByRole("button", { name: "Easy" }).click();
    await page.getByText("A puzzle of level 7.").waitFor();
    await focused(page, "gridcell");
    await page.getByText(/^Level 7 · HoDoKu: \w+, [\d,]+ · ER \d\.\d$/).waitFor();
    await page.getByText(/^About \d+.min · Hardest: /).waitFor();
    await closed(page);
  });

  test("a puzzle is chosen by a technique, a rating and a symmetry", async () => {
    const page = await player();
    await button(page, "New game").click();
    await page.getByText("More ways to choose").click();
    await page.getByLabel("Choose by").selectOption("technique");
    await page.getByLabel("Technique it needs").selectOption("x-wing");
    await button(page, "Start").click();
    await page.getByText("A puzzle that needs this technique: X-Wing.").waitFor();
    await button(page, "New game").click();
    await page.getByText("More ways to choose").click();
    await page.getByLabel("Choose by").selectOption("rating");
    await page.getByLabel("From").fill("1.2");
    await page.getByLabel("To", { exact: true }).fill("2.0");
    await page.getByLabel("Symmetry of the givens").selectOption("rotational-180");
    await button(page, "Start").click();
    await page.getByText("A puzzle with a rating from 1.2 to 2.0.").waitFor();
    const given = [...(await digits(page))].map((digit) => digit !== ".");
    assert.deepEqual(given, given.toReversed());
    await button(page, "New game").click();
    await page.getByText("More ways to choose").click();
    await page.getByLabel("Choose by").selectOption("rating");
    await page.getByLabel("From").fill("3.1");
    await page.getByLabel("To", { exact: true }).fill("3.1");
    await button(page, "Start").click();
    await page.getByText(/3\.1/).first().waitFor();
    await closed(page);
  });

  test("the puzzle of a day is the engine's, is gone on with, and its result can be shared", async () => {
    const page = await player({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.clock.install({ time: new Date("2026-11-22T10:00:00") });
    const daily = async (day) => {
      await button(page, "New game").click();
      await page.getByRole("dialog").getByRole("button", { name: /^Puzzle of the day/ }).click();
      await page.getByLabel("Level").selectOption("First steps");
      await page.getByRole("button", { name: day }).last().click();
    };
    await daily(/^November 21, 2026/);
    await shows(page, DAILY);
    const hole = DAILY.indexOf(".");
    await cell(page, Math.floor(hole / 9) + 1, (hole % 9) + 1).click();
    await page.keyboard.press(DAILY_SOLVED[hole]);
    await daily(/^The puzzle of November 22, 2026/);
    await page.getByText("The puzzle of November 22, 2026").waitFor();
    await daily(/^November 21, 2026: begun/);
    await shows(page, DAILY.slice(0, hole) + DAILY_SOLVED.slice(hole, hole + 1) + DAILY.slice(hole + 1));
    for (const [at, digit] of [...DAILY].entries()) {
      if (digit === "." && at !== hole) {
        await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click();
        await page.keyboard.press(DAILY_SOLVED[at]);
      }
    }
    await button(page, "Share the result").click();
    await page.getByText("The result is on the clipboard.").waitFor();
    const result = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(result, /^Escargot, November 21, 2026: First steps\n.*no hints/);
    await button(page, "Puzzle of the day").click();
    await page.getByRole("button", { name: /^November 21, 2026: solved in/ }).waitFor();
    await page.getByText("Days in a row").locator("b").filter({ hasText: "1" }).waitFor();
    await closed(page);
  });

  test("making a puzzle can be cancelled, and one that takes too long is drawn from those kept", async () => {
    const page = await player();
    await page.clock.install();
    // The engine never makes one, whatever the level.
    await page.route(/worker-.*\.js/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const start = async () => {
      await page.getByRole("button", { name: "New game" }).click();
      await page.getByText("More ways to choose").click();
      await page.getByLabel(/^Level/).fill("18");
      // Else the minute to load the engine could be over before anybody looks.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
      await page.getByRole("button", { name: "Start" }).click();
    };
    await start();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Cancelled.").waitFor();
    await page.clock.resume();
    await start();
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await page.unroute(/worker-.*\.js/);
    await page.clock.fastForward(60_000);
    await page.clock.resume();
    await page.getByText("A puzzle of level 18.").waitFor();
    await closed(page);
  });

  test("the keys are told by F1, and cell numbers shown while I is held", async () => {
    const page = await playing(ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.down("i");
    await page.locator(".index").first().waitFor();
    assert.equal(await page.locator(".index").count(), 81);
    await page.keyboard.up("i");
    await page.locator(".index").first().waitFor({ state: "detached" });
    await page.keyboard.press("F1");
    await page.getByRole("row", { name: "Ctrl 1–9 Center mark" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await focused(page, "gridcell");
    await closed(page);
  });

  test("developer tools say what the engine knows", async () => {
    const page = await playing(ESCARGOT);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByLabel("Developer tools").check();
    await page.keyboard.press("Escape");
    await cell(page, 1, 2).hover();
    const tools = page.getByRole("region", { name: "Developer tools" });
    await tools.getByText("r1c2, 1").waitFor();
    await tools.getByText("2 5 6 8").waitFor();
    assert.equal(await tools.getByLabel("Puzzle").inputValue(), ESCARGOT.replaceAll("0", "."));
    const numbers = tools.getByRole("button", { name: "Cell numbers while held" });
    await numbers.focus();
    await page.keyboard.down("Space");
    await page.locator(".index").first().waitFor();
    await page.keyboard.up("Space");
    await page.locator(".index").first().waitFor({ state: "detached" });
    await closed(page);
  });

  test("the board is saved as csv, sdk and text", async () => {
    const page = await playing(ESCARGOT);
    for (const [button, file, first] of [
      [/^csv/, "sudoku.csv", "1,,,,,7,,9,"],
      [/^sdk/, "sudoku.sdk", "[Puzzle]"],
      [/^Text: one line/, "sudoku.txt", ESCARGOT.replaceAll("0", ".")],
    ]) {
      await menu(page, "Save to a file");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: button }).click();
      const saved = await download;
      assert.equal(saved.suggestedFilename(), file);
      const text = (await readFile(await saved.path())).toString();
      assert.equal(text.split("\n")[0], first);
    }
    await closed(page);
  });
});

describe("kept games", () => {
  test("are gone on with, counted, and taken along", async () => {
    const page = await playing(NEARLY);
    await cell(page, 1, 1).click();
    await page.keyboard.press("1");
    await page.getByRole("gridcell", { name: "Row 1 column 1, 1" }).waitFor();
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    await menu(page, "Games");
    await page.getByRole("button", { name: /79 of 81/ }).click();
    await page.getByRole("gridcell", { name: "Row 1 column 1, 1" }).waitFor();
    await cell(page, 5, 5).click();
    await page.keyboard.press(SOLUTION[40]);
    await cell(page, 9, 9).click();
    await page.keyboard.press(SOLUTION[80]);
    await page.getByText(/Solved in/).waitFor();
    await menu(page, "Games");
    const row = page.getByRole("row", { name: /Own puzzle/ });
    await row.waitFor();
    assert.equal(await row.getByRole("cell").nth(1).textContent(), "1");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save everything" }).click();
    assert.equal((await download).suggestedFilename(), "escargot.json");
    await closed(page);
  });
});

describe("help", () => {
  test("solves AI Escargot", async () => {
    const page = await playing(ESCARGOT);
    await menu(page, "Solve");
    await page.waitForFunction(() => !document.querySelector("[role=gridcell][aria-label*=empty]"));
    assert.equal(await digits(page), ESCARGOT_SOLVED);
    await closed(page);
  });

  test("tells a step depth by depth, and does it", async () => {
    const page = await playing(NEARLY);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByText("Hint 1 of 4").waitFor();
    for (const depth of [2, 3, 4]) {
      await page.getByRole("button", { name: "Tell me more" }).click();
      await page.getByText(`Hint ${depth} of 4`).waitFor();
    }
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=empty]").length === 2);
    await closed(page);
  });

  test("lists every step, filters them, draws the links of one and does it", async () => {
    const page = await playing(UNFAIR);
    await page.getByRole("button", { name: "Hint", exact: true }).press("Enter");
    await page.getByRole("button", { name: "All steps here" }).press("Enter");
    const list = page.locator(".steps");
    // Steps come one technique after the other.
    await list.locator("summary", { hasText: /^Skyscraper/ }).waitFor();
    const all = await list.locator("li").count();
    await page.getByRole("searchbox").fill("SKYSCRAPER");
    await page.getByText(/^\d+ of \d+ steps/).waitFor();
    const found = await list.locator("li").count();
    assert.ok(found >= 1 && found < all, `${found} of ${all}`);
    await list.getByRole("list", { name: "Skyscraper", exact: true }).getByRole("button").first().press("Enter");
    await page.getByText("Hint 4 of 4").waitFor();
    assert.equal(await page.locator(".links .strong").count(), 2);
    assert.equal(await page.locator(".links .weak").count(), 1);
    await page.getByRole("button", { name: "Apply" }).press("Enter");
    await page.locator(".links").waitFor({ state: "detached" });
    await closed(page);
  });

  test("goes on with chains where patterns end, and leaves the keys to the board", async () => {
    const page = await playing(ESCARGOT);
    const hint = async () => {
      await page.keyboard.press("h");
      for (const deeper of [2, 3, 4]) {
        await page.getByText(`Hint ${deeper - 1} of 4`).waitFor();
        await page.keyboard.press("h");
      }
      await page.getByText("Hint 4 of 4").waitFor();
    };
    const apply = async () => {
      await page.getByRole("button", { name: "Apply" }).click();
      await page.locator(".hint").waitFor({ state: "detached" });
      await page.locator("[role=gridcell]:focus").waitFor();
    };
    await cell(page, 1, 2).click();
    while ((await page.getByText("Suppose that").count()) === 0) {
      await hint();
      const chain = await page.getByText("Suppose that").count();
      if (chain) {
        await page.getByRole("button", { name: "Show all at once" }).click();
        await page.locator(".links .strong").first().waitFor();
      } else {
        await apply();
      }
    }
    const eliminated = await page.locator(".hint .sentence .cells").last().innerText();
    await apply();
    assert.match(eliminated, /^\d from r\dc\d$/);
    await closed(page);
  });

  test("is told anew, as deep as before, when the language changes", async () => {
    const page = await playing(NEARLY);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "Tell me more" }).click();
    await page.getByText("Hint 2 of 4").waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByLabel("Language").selectOption("fr");
    await page.keyboard.press("Escape");
    await page.getByText("Indice 2 sur 4").waitFor();
    await page.locator(".hint p", { hasText: "regardez" }).waitFor();
    await closed(page);
  });

  test("says first when something placed is wrong, and goes back before it", async () => {
    const page = await playing(ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("8");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "Back to before the mistake" }).click();
    await page.getByRole("gridcell", { name: "Row 1 column 2, empty" }).waitFor();
    await closed(page);
  });

  test("checks without telling", async () => {
    const page = await playing(ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("8");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("No digit breaks a rule. 1 digit is wrong.").waitFor();
    await closed(page);
  });
});

describe("bad input", () => {
  for (const [what, text] of [
    ["80 characters", ESCARGOT.slice(1)],
    ["a strange letter", ESCARGOT.replace("7", "q")],
    ["markup", "<img src=x onerror=alert(1)>"],
  ]) {
    test(`${what} gets one sentence and changes nothing`, async () => {
      const page = await playing(ESCARGOT);
      const before = await digits(page);
      await paste(page, text);
      await page.getByRole("status").filter({ hasText: /Line \d+, column \d+/ }).waitFor();
      assert.equal(await digits(page), before);
      await closed(page);
    });
  }

  test("a hostile link is one sentence", async () => {
    const page = await player({ fragment: "#a<script>alert(1)</script>" });
    await page.getByRole("status").filter({ hasText: /Line 1, column/ }).waitFor();
    await closed(page);
  });
});
