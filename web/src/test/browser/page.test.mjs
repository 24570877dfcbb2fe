/** The page, used as people use it: by keyboard alone, by touch alone, offline, with a screen reader's eyes. */
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { button, cell, digits, kept, menu, notice, paste, play, shows, told } from "./actions.mjs";
import { expect, KEPT_OFFLINE, repeats, test } from "./fixtures.mjs";
import { DAILY, DAILY_SOLVED, ESCARGOT, ESCARGOT_SOLVED, NEARLY, SOLUTION, UNFAIR } from "./puzzles.mjs";
import { LANGUAGES } from "./words.mjs";

async function playing(player, puzzle, options) {
  const page = await player(options);
  await play(page, puzzle);
  return page;
}

/** Waits until the focus is on something with `role`. */
async function focused(page, role) {
  await expect(page.getByRole(role).and(page.locator(":focus"))).toBeVisible();
}

/** The board as it is drawn. */
const drawn = (page) => page.locator(".board").evaluate((board) => board.outerHTML);

/** An empty cell of a puzzle and a digit that nothing forbids there. */
function fitting(puzzle) {
  const house = (at) => [Math.floor(at / 9), at % 9, Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3)];
  const sees = (a, b) => house(a).some((each, kind) => each === house(b)[kind]);
  const hole = puzzle.indexOf(".");
  const seen = [...puzzle].filter((_, at) => sees(at, hole));
  return [hole, [..."123456789"].find((digit) => !seen.includes(digit))];
}

test.describe("the board", () => {
  test("is one grid of nine rows and 81 named cells", async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    const tree = await page.getByRole("grid", { name: "Sudoku board" }).ariaSnapshot();
    expect(tree.match(/- row/g)?.length).toBe(9);
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", "Row 1 column 1, 1, given");
    await expect(cell(page, 1, 2)).toHaveAttribute("aria-label", "Row 1 column 2, empty");
    await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
  });

  test("says clashes by name, color and shape", async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("1");
    await expect(cell(page, 1, 2)).toHaveAttribute("aria-invalid", "true");
    await expect(notice(page)).toHaveText(/clashes with r1c1/);
  });
});

test.describe("a game", () => {
  test("is won with the keyboard alone", { tag: "@all" }, async ({ page }) => {
    await page.getByRole("button", { name: "New game" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Paste a puzzle").focus();
    await page.keyboard.insertText(NEARLY);
    await expect(page.locator("button:enabled", { hasText: "Load this puzzle" })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await focused(page, "gridcell");
    await expect(button(page, "Play")).toHaveCount(0);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("1");
    await page.keyboard.press("Control+Shift+ArrowDown");
    await page.keyboard.press(SOLUTION[40]);
    await page.keyboard.press("Control+Shift+ArrowDown");
    await page.keyboard.press(SOLUTION[80]);
    await expect(page.getByText(/Solved in/)).toBeVisible();
  });

  test("is won by touch alone on a phone", async ({ player }) => {
    const page = await playing(player, NEARLY, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    for (const [row, column, digit] of [
      [1, 1, SOLUTION[0]],
      [5, 5, SOLUTION[40]],
      [9, 9, SOLUTION[80]],
    ]) {
      await cell(page, row, column).tap();
      await page.getByRole("button", { name: new RegExp(`^${digit},`) }).tap();
    }
    await expect(page.getByText(/Solved in/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= 360), "nothing scrolls sideways").toBe(true);
  });

  test("goes on offline", async ({ player }) => {
    const page = await playing(player, NEARLY, KEPT_OFFLINE);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("gridcell", { name: "Row 1 column 2, 2, given" })).toBeVisible();
    await cell(page, 1, 1).click();
    await page.keyboard.press("1");
    await expect(page.getByRole("gridcell", { name: "Row 1 column 1, 1" })).toBeVisible();
  });
});

test.describe("puzzles", () => {
  test("are made by level", async ({ page }) => {
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByText("More ways to choose").click();
    await page.getByRole("slider", { name: /^Level/ }).fill("8");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText("A puzzle of level 8.")).toBeVisible();
    const givens = (await digits(page)).replaceAll(".", "").length;
    expect(givens).toBeGreaterThanOrEqual(26);
    expect(givens).toBeLessThanOrEqual(28);
  });

  test("are typed, each digit over the hovered cell, and solved", { tag: "@all" }, async ({ page }) => {
    await cell(page, 3, 3).hover();
    await page.locator("[role=gridcell][tabindex='0']").focus();
    await page.keyboard.press("7");
    await expect(page.getByRole("gridcell", { name: "Row 3 column 3, 7" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator("[role=gridcell][aria-label*=empty]")).toHaveCount(0);
    await expect(page.locator(".cell.program")).toHaveCount(80);
    await page.keyboard.press("Control+Delete");
    await expect(page.locator("[role=gridcell][aria-label*=empty]")).toHaveCount(81);
  });

  test("of a list are taken by number", { tag: "@all" }, async ({ page }) => {
    await paste(page, `${ESCARGOT}\n${NEARLY}\n`);
    await page.getByRole("spinbutton", { name: "Number" }).fill("2");
    await page.getByRole("button", { name: "Load this puzzle" }).click();
    await expect(page.getByRole("gridcell", { name: "Row 1 column 2, 2" })).toBeVisible();
  });

  test("are printed with their answers last", { tag: "@all" }, async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await menu(page, "Print");
    await page.getByLabel("Number of puzzles").fill("3");
    await page.getByLabel("Per page").selectOption("2");
    await page.getByRole("button", { name: "Print new puzzles" }).click();
    await expect(page.locator(".sheets")).toBeAttached();
    await expect(page.locator(".sheet:not(.answers)")).toHaveCount(2);
    await expect(page.locator(".answers table")).toHaveCount(3);
    await expect(page.locator(".answers td:empty"), "answers have no gaps").toHaveCount(0);
    if (process.env.SCREENSHOTS) {
      await page.emulateMedia({ media: "print" });
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/print.png` });
    }
  });
});

test.describe("aids", () => {
  test("show what may go where", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    await button(page, "Menu").click();
    await page.getByLabel("Show what may go into the hovered or focused cell").check();
    await page.getByLabel("Show where a digit of the pad may go").check();
    await page.keyboard.press("Escape");
    await cell(page, 1, 2).hover();
    await expect(page.getByText("r1c2: 2 5 6 8")).toBeVisible();
    await page.getByRole("button", { name: /^9,/ }).hover();
    await expect(page.locator(".cell.destination").first()).toBeVisible();
  });
});

test.describe("what stands around the board", () => {
  // The usual check does not make the engines small.
  for (const locale of LANGUAGES) {
    test(`a first visit fetches less than 300 KB before the board is live, in ${locale}`, { tag: "@all" }, async ({ player }) => {
      const asked = new Set();
      const page = await player({ locale, fragment: "", watch: (seen) => seen.on("request", (each) => asked.add(each.url())) });
      // Only the engine makes marks.
      await page.locator("[role=gridcell]:not(:has(.digit))").first().click();
      await page.keyboard.press("Shift+5");
      await expect(page.locator(".corner")).toBeVisible();
      // How hard the puzzle is, is found later, in the background.
      const first = [...asked].filter((url) => !url.includes("background"));
      expect(first.some((url) => /engine-[^/]*\.wasm$/.test(url)), "the engine was not among it").toBe(true);
      const bodies = await Promise.all(first.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
      expect(bytes, `${bytes} bytes of ${first.join(" ")}`).toBeLessThan(300 * 1024);
    });
  }

  /** A first visit whose engine comes when it is let go. */
  async function ahead(player) {
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

  test("a link that is followed before the engine is there leads to its board", { tag: "@all" }, async ({ player }) => {
    const { page, letEngineCome } = await ahead(player);
    await page.evaluate((puzzle) => {
      location.hash = puzzle;
    }, ESCARGOT);
    letEngineCome();
    await shows(page, ESCARGOT);
  });

  test("a first visit can be played before the engine is there, and what it says changes nothing", { tag: "@all" }, async ({ player }) => {
    const { page, letEngineCome } = await ahead(player);
    const puzzle = await digits(page);
    const [hole, digit] = fitting(puzzle);
    await cell(page, Math.floor(hole / 9) + 1, (hole % 9) + 1).click();
    await page.keyboard.press(digit);
    const played = puzzle.slice(0, hole) + digit + puzzle.slice(hole + 1);
    await shows(page, played);
    await page.keyboard.press("ArrowDown");
    const before = await drawn(page);
    letEngineCome();
    await expect(button(page, "Undo").and(page.locator(":enabled"))).toBeVisible();
    await expect.poll(() => drawn(page)).toBe(before);
    await button(page, "Undo").click();
    await shows(page, puzzle);
  });

  test("a first visit finds an easy puzzle, which is kept from its first digit on", async ({ player }) => {
    const page = await player({ fragment: "" });
    const welcome = page.getByRole("region", { name: /^An easy puzzle/ });
    await expect(welcome).toBeVisible();
    await expect(page.getByText(/^Easy · about \d+\smin$/)).toBeVisible();
    const puzzle = await digits(page);
    expect(puzzle.replaceAll(".", "").length).toBeGreaterThanOrEqual(32);
    await page.reload();
    await expect(page.locator(".given").first()).toBeVisible();
    await expect.poll(() => digits(page), "a puzzle on which nobody played was kept").not.toBe(puzzle);
    const second = await digits(page);
    const empty = second.indexOf(".");
    await cell(page, Math.floor(empty / 9) + 1, (empty % 9) + 1).click();
    await page.keyboard.press("Shift+5");
    // It stays until the puzzle is played.
    await expect(welcome).toBeVisible();
    await expect.poll(() => kept(page)).toHaveLength(1);
    await page.reload();
    await expect(page.locator(".given").first()).toBeVisible();
    await shows(page, second);
    await menu(page, "Statistics");
    await expect(page.getByRole("row", { name: /^Easy · 6 1 0/ })).toBeVisible();
  });

  test("a level is chosen by its name, and the page says how long its puzzle takes", { tag: "@all" }, async ({ page }) => {
    await button(page, "New game").click();
    await page.getByRole("button", { name: "Easy" }).click();
    await expect(page.getByText("A puzzle of level 7.")).toBeVisible();
    await focused(page, "gridcell");
    await expect(page.getByText(/^Easy · about \d+\smin$/)).toBeVisible();
  });

  test("a puzzle is chosen by a technique, a rating and a symmetry", async ({ page }) => {
    await button(page, "New game").click();
    await page.getByText("More ways to choose").click();
    await page.getByLabel("Choose by").selectOption("technique");
    await page.getByLabel("Technique it needs").selectOption("x-wing");
    await button(page, "Start").click();
    await expect(page.getByText("A puzzle that needs this technique: X-Wing.")).toBeVisible();
    await button(page, "New game").click();
    await page.getByText("More ways to choose").click();
    await page.getByLabel("Choose by").selectOption("rating");
    await page.getByLabel("From").fill("1.2");
    await page.getByLabel("To", { exact: true }).fill("2.0");
    await page.getByRole("combobox", { name: "Symmetry of the givens" }).selectOption("rotational-180");
    await button(page, "Start").click();
    await expect(page.getByText("A puzzle with a rating from 1.2 to 2.0.")).toBeVisible();
    await expect(async () => {
      const given = [...(await digits(page))].map((digit) => digit !== ".");
      expect(given).toEqual(given.toReversed());
    }).toPass();
    await button(page, "New game").click();
    await page.getByText("More ways to choose").click();
    await page.getByLabel("Choose by").selectOption("rating");
    await page.getByLabel("From").fill("3.1");
    await page.getByLabel("To", { exact: true }).fill("3.1");
    await button(page, "Start").click();
    await expect(page.getByText(/3\.1/).first()).toBeVisible();
  });

  test("the puzzle of a day is the engine's, is gone on with, and its result can be shared", async ({ player }) => {
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
    await expect(page.getByText("The puzzle of November 22, 2026")).toBeVisible();
    await daily(/^November 21, 2026: begun/);
    await shows(page, DAILY.slice(0, hole) + DAILY_SOLVED.slice(hole, hole + 1) + DAILY.slice(hole + 1));
    for (const [at, digit] of [...DAILY].entries()) {
      if (digit === "." && at !== hole) {
        await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click();
        await page.keyboard.press(DAILY_SOLVED[at]);
      }
    }
    await button(page, "Share the result").click();
    await expect(page.getByText("The result is on the clipboard.")).toBeVisible();
    const result = await page.evaluate(() => navigator.clipboard.readText());
    expect(result).toMatch(/^Escargot, November 21, 2026: First steps\n.*no hints/);
    await button(page, "Puzzle of the day").click();
    await expect(page.getByRole("button", { name: /^November 21, 2026: solved in/ })).toBeVisible();
    await expect(page.getByText("Days in a row: 1", { exact: true })).toBeVisible();
  });

  test("making a puzzle can be cancelled, and one that takes too long is drawn from those kept", { tag: "@all" }, async ({ page }) => {
    await page.clock.install();
    // The engine never makes one, whatever the level.
    await page.route(/worker-.*\.js/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const start = async () => {
      await page.getByRole("button", { name: "New game" }).click();
      await page.getByText("More ways to choose").click();
      await page.getByRole("slider", { name: /^Level/ }).fill("18");
      // Else the minute to load the engine could be over before anybody looks.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
      await page.getByRole("button", { name: "Start" }).click();
    };
    await start();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Cancelled.")).toBeVisible();
    await page.clock.resume();
    await start();
    await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
    await page.unroute(/worker-.*\.js/);
    await page.clock.fastForward(60_000);
    await page.clock.resume();
    await expect(page.getByText("A puzzle of level 18.")).toBeVisible();
  });

  test("the keys are told by F1, and cell numbers shown while I is held", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.down("i");
    await expect(page.locator(".index").first()).toBeVisible();
    await expect(page.locator(".index")).toHaveCount(81);
    await page.keyboard.up("i");
    await expect(page.locator(".index")).toHaveCount(0);
    await page.keyboard.press("F1");
    await expect(page.getByRole("row", { name: "Ctrl 1–9 Center mark" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await focused(page, "gridcell");
  });

  test("developer tools say what the engine knows", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    await button(page, "Menu").click();
    await page.getByLabel("Developer tools").check();
    await page.keyboard.press("Escape");
    await cell(page, 1, 2).hover();
    const tools = page.getByRole("region", { name: "Developer tools" });
    await expect(tools.getByText("r1c2, 1")).toBeVisible();
    await expect(tools.getByText("2 5 6 8")).toBeVisible();
    await expect(tools.getByLabel("Puzzle")).toHaveValue(ESCARGOT.replaceAll("0", "."));
    const numbers = tools.getByRole("button", { name: "Cell numbers while held" });
    await numbers.focus();
    await page.keyboard.down("Space");
    await expect(page.locator(".index").first()).toBeVisible();
    await page.keyboard.up("Space");
    await expect(page.locator(".index")).toHaveCount(0);
  });

  test("the board is saved as csv, sdk and text", async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    for (const [button, file, first] of [
      [/^csv/, "sudoku.csv", "1,,,,,7,,9,"],
      [/^sdk/, "sudoku.sdk", "[Puzzle]"],
      [/^Text: one line/, "sudoku.txt", ESCARGOT.replaceAll("0", ".")],
    ]) {
      await menu(page, "Save to a file");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: button }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(file);
      const text = (await readFile(await saved.path())).toString();
      expect(text.split("\n")[0]).toBe(first);
    }
  });
});

test.describe("kept games", () => {
  test("are gone on with, counted, and taken along", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, NEARLY);
    await cell(page, 1, 1).click();
    await page.keyboard.press("1");
    await expect(page.getByRole("gridcell", { name: "Row 1 column 1, 1" })).toBeVisible();
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    await menu(page, "Games");
    await page.getByRole("button", { name: /79 of 81/ }).click();
    await expect(page.getByRole("gridcell", { name: "Row 1 column 1, 1" })).toBeVisible();
    await cell(page, 5, 5).click();
    await page.keyboard.press(SOLUTION[40]);
    await cell(page, 9, 9).click();
    await page.keyboard.press(SOLUTION[80]);
    await expect(page.getByText(/Solved in/)).toBeVisible();
    await menu(page, "Statistics");
    const row = page.getByRole("row", { name: /Own puzzle/ });
    await expect(row).toBeVisible();
    await expect(row.getByRole("cell").nth(1)).toHaveText("1");
    await page.keyboard.press("Escape");
    await menu(page, "Games");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save everything" }).click();
    expect((await download).suggestedFilename()).toBe("escargot.json");
  });
});

test.describe("help", () => {
  test("solves AI Escargot", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    await menu(page, "Solve");
    await expect(page.locator("[role=gridcell][aria-label*=empty]")).toHaveCount(0);
    await expect.poll(() => digits(page)).toBe(ESCARGOT_SOLVED);
  });

  test("tells a step depth by depth, and does it", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, NEARLY);
    await button(page, "Hint").click();
    await expect(page.getByText("Hint 1 of 4")).toBeVisible();
    for (const depth of [2, 3, 4]) {
      await page.getByRole("button", { name: "Tell me more" }).click();
      await expect(page.getByText(`Hint ${depth} of 4`)).toBeVisible();
    }
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.locator("[role=gridcell][aria-label*=empty]")).toHaveCount(2);
  });

  test("lists every step, filters them, draws the links of one and does it", async ({ player }) => {
    const page = await playing(player, UNFAIR);
    await button(page, "Hint").press("Enter");
    await page.getByRole("button", { name: "All steps here" }).press("Enter");
    const list = page.locator(".steps");
    // Steps come one technique after the other.
    await expect(list.locator("summary", { hasText: /^Skyscraper/ })).toBeVisible();
    const all = await list.locator("li").count();
    await page.getByRole("searchbox").fill("SKYSCRAPER");
    await expect(page.getByText(/^\d+ of \d+ steps/)).toBeVisible();
    const found = await list.locator("li").count();
    expect(found).toBeGreaterThanOrEqual(1);
    expect(found).toBeLessThan(all);
    await list.getByRole("list", { name: "Skyscraper", exact: true }).getByRole("button").first().press("Enter");
    await expect(page.getByText("Hint 4 of 4")).toBeVisible();
    await expect(page.locator(".links .strong")).toHaveCount(2);
    await expect(page.locator(".links .weak")).toHaveCount(1);
    await page.getByRole("button", { name: "Apply" }).press("Enter");
    await expect(page.locator(".links")).toHaveCount(0);
  });

  test("goes on with chains where patterns end, and leaves the keys to the board", async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    const hint = async () => {
      await page.keyboard.press("h");
      for (const deeper of [2, 3, 4]) {
        await expect(page.getByText(`Hint ${deeper - 1} of 4`)).toBeVisible();
        await page.keyboard.press("h");
      }
      await expect(page.getByText("Hint 4 of 4")).toBeVisible();
    };
    const apply = async () => {
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(page.locator(".hint")).toHaveCount(0);
      await expect(page.locator("[role=gridcell]:focus")).toBeVisible();
    };
    await cell(page, 1, 2).click();
    while ((await page.getByText("Suppose that").count()) === 0) {
      await hint();
      const chain = await page.getByText("Suppose that").count();
      if (chain) {
        await page.getByRole("button", { name: "Show all at once" }).click();
        await expect(page.locator(".links .strong").first()).toBeVisible();
      } else {
        await apply();
      }
    }
    const eliminated = await page.locator(".hint .sentence .cells").last().innerText();
    await apply();
    expect(eliminated).toMatch(/^\d from r\dc\d$/);
  });

  test("is told anew, as deep as before, when the language changes", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, NEARLY);
    await button(page, "Hint").click();
    await page.getByRole("button", { name: "Tell me more" }).click();
    await expect(page.getByText("Hint 2 of 4")).toBeVisible();
    await button(page, "Menu").click();
    await page.getByLabel("Language").selectOption("fr");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Indice 2 sur 4")).toBeVisible();
    await expect(page.locator(".hint p", { hasText: "regardez" })).toBeVisible();
  });

  test("says first when something placed is wrong, and goes back before it", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("8");
    await button(page, "Hint").click();
    await page.getByRole("button", { name: "Back to before the mistake" }).click();
    await expect(page.getByRole("gridcell", { name: "Row 1 column 2, empty" })).toBeVisible();
  });

  test("checks without telling", { tag: "@all" }, async ({ player }) => {
    const page = await playing(player, ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("8");
    await button(page, "Check").click();
    await expect(page.getByText("No digit breaks a rule. 1 digit is wrong.")).toBeVisible();
  });
});

test.describe("bad input", () => {
  for (const [at, [what, text]] of [
    ["80 characters", ESCARGOT.slice(1)],
    ["a strange letter", ESCARGOT.replace("7", "q")],
    ["markup", "<img src=x onerror=alert(1)>"],
  ].entries()) {
    test(`${what} gets one sentence and changes nothing`, { tag: repeats(at) }, async ({ player }) => {
      const page = await playing(player, ESCARGOT);
      const before = await digits(page);
      await paste(page, text);
      await told(page, /Line \d+, column \d+/);
      await expect.poll(() => digits(page)).toBe(before);
    });
  }

  test("a hostile link is one sentence", { tag: "@all" }, async ({ player }) => {
    const page = await player({ fragment: "#a<script>alert(1)</script>" });
    await told(page, /Line 1, column/);
  });
});
