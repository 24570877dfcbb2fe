/** What comes to the page and what leaves it: files, texts, links, prints, and everything that is kept. */
import { readFile } from "node:fs/promises";
import { button, cell, digits, menu, paste, shows, told } from "./actions.mjs";
import { ADDRESS, expect, repeats, test } from "./fixtures.mjs";
import { HANDS } from "./hands.mjs";
import { DAILY, NEARLY } from "./puzzles.mjs";

/** Easy, so that rating it in the background takes no time. */
const plain = DAILY;
const zeros = plain.replaceAll(".", "0");
const rows = (puzzle) => puzzle.match(/.{9}/g);
const csv = (puzzle) => rows(puzzle).map((row) => [...row].map((digit) => (digit === "." ? "" : digit)).join(",")).join("\n");
/** [plain] with 4 in r1c2 and 1 in r9c9. */
const begun = `${plain[0]}4${plain.slice(2, 80)}1`;

/** What the list of games says of [begun]. */
const FILLED = new RegExp(`${begun.replaceAll(".", "").length} of 81`);

const TEXTS = [
  ["a line", zeros, plain],
  ["nine rows", rows(plain).join("\n"), plain],
  ["csv", `${csv(plain)}\n`, plain],
  ["csv with the current grid", `${csv(plain)}\n${csv(begun)}\n`, begun],
  ["JSON with the solution first", JSON.stringify({ solution: "1".repeat(81), puzzle: zeros }), plain],
  ["sdk", `[Puzzle]\n${rows(plain).join("\n")}\n`, plain],
  ["sdk with the current grid", `[Puzzle]\n${rows(plain).join("\n")}\n[State]\n${rows(begun).join("\n")}\n`, begun],
];

/** The forms in which the five French texts print grids. */
const PRINTED = new URL("../../../../engine/src/test/resources/printed/", import.meta.url);

/** The files of [PRINTED], and what the board then shows. */
async function printed() {
  const lines = (await readFile(new URL("index.txt", PRINTED), "utf8")).split("\n");
  return lines
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(" "))
    .map(([file, puzzle]) => [file, (file === "report-save-pair.csv" ? `9${puzzle.slice(1)}` : puzzle).replaceAll("0", ".")]);
}

/** Drops a file or a text on what is in the middle of the board. */
const drop = (page, text, asFile) =>
  page.getByRole("grid").evaluate(
    (board, [dropped, isFile]) => {
      const data = new DataTransfer();
      if (isFile) {
        data.items.add(new File([dropped], "dropped.txt"));
      } else {
        data.setData("text/plain", dropped);
      }
      for (const type of ["dragover", "drop"]) {
        board.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      }
    },
    [text, asFile],
  );

test.describe("a puzzle", () => {
  for (const [at, [way, give]] of [
    ["pasted", paste],
    ["dropped as a file", (page, text) => drop(page, text, true)],
    ["dropped as text", (page, text) => drop(page, text, false)],
  ].entries()) {
    test(`is read when ${way}, in every form, with what is on the board already`, { tag: repeats(at) }, async ({ page }) => {
      for (const [form, text, board] of TEXTS) {
        await paste(page, NEARLY);
        await shows(page, NEARLY);
        await give(page, text);
        await shows(page, board, form);
      }
      // Of one that was begun the givens alone are frozen.
      await expect(cell(page, 1, 1).and(page.locator("[aria-readonly=true]"))).toBeVisible();
      await expect(cell(page, 1, 2).and(page.locator("[aria-readonly=false]"))).toBeVisible();
    });
  }

  for (const [way, give] of [
    ["pasted", paste],
    ["dropped as a file", (page, text) => drop(page, text, true)],
  ]) {
    test(`is read as the five texts print it when ${way}`, { tag: "@all" }, async ({ page }) => {
      for (const [file, puzzle] of await printed()) {
        await paste(page, NEARLY);
        await shows(page, NEARLY);
        await give(page, await readFile(new URL(file, PRINTED), "utf8"));
        if (file === "notebook-lists.txt" || file === "sudoku17.txt") {
          // Several puzzles are a choice, the first one first.
          await page.locator(".choices button[type=submit]").click();
        }
        await shows(page, puzzle, file);
      }
    });
  }

  test("is read from a file in Windows-1252", { tag: "@all" }, async ({ page }) => {
    const bytes = Buffer.from(`# caf\u00e9\n${plain}\n`, "latin1");
    await page.getByRole("grid").evaluate((board, dropped) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(dropped)], "dropped.txt"));
      for (const type of ["dragover", "drop"]) {
        board.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      }
    }, [...bytes]);
    await shows(page, plain);
  });

  for (const [at, hand] of HANDS.entries()) {
    test(`is opened from a file with ${hand.name} alone`, { tag: repeats(at) }, async ({ page }) => {
      await hand.push(button(page, "Menu"));
      const chooser = page.waitForEvent("filechooser");
      await hand.push(button(page, "Open a file"));
      await (await chooser).setFiles({ name: "begun.csv", mimeType: "text/csv", buffer: Buffer.from(TEXTS[3][1]) });
      await shows(page, begun);
    });
  }

  test("is saved and opened again as it was, in every form", { tag: "@all" }, async ({ page }) => {
    await paste(page, TEXTS[3][1]);
    await shows(page, begun);
    const programs = ["Simple Sudoku", "SudoCue", "OpenSudoku", "KSudoku", "GNOME Sudoku"];
    for (const form of [/^csv/, /^sdk/, /^Text: one line/, /HoDoKu/, ...programs]) {
      await button(page, "Menu").click();
      await button(page, "Save to a file").click();
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: form }).click();
      const text = (await readFile(await (await download).path())).toString();
      await paste(page, NEARLY);
      await shows(page, NEARLY);
      await paste(page, text);
      await shows(page, begun);
    }
  });

  for (const hand of HANDS) {
    test(`is copied as text with ${hand.name} alone, in every form, and what is lost is told`, { tag: "@all" }, async ({ player }) => {
      const page = await player({ permissions: ["clipboard-read", "clipboard-write"] });
      for (const [form, lost, board] of [
        [/^csv/, "", begun],
        [/^sdk/, "", begun],
        [/^Text: one line/, "", begun],
        [/^sdm/, " sdm: a line of 81 digits has no place for placed digits.", plain],
        [/framed/, " Text: a framed grid has no place for placed digits.", plain],
        [/HoDoKu/, "", begun],
        ["Simple Sudoku", "", begun],
        ["SudoCue", "", begun],
        ["OpenSudoku", "", begun],
        ["KSudoku", "", begun],
        ["GNOME Sudoku", "", begun],
        ["Sudoku Exchange", " Sudoku Exchange has no place for placed digits.", plain],
        ["SudokuPad", " SudokuPad has no place for placed digits.", plain],
        ["f-puzzles", "", begun],
        ["Penpa", "", begun],
        ["SudokuWiki", "", begun],
        ["sudoku.coach", "", begun],
      ]) {
        // Else what was taken in last could be taken for this.
        await paste(page, NEARLY);
        await shows(page, NEARLY);
        await paste(page, TEXTS[3][1]);
        await shows(page, begun);
        await hand.push(button(page, "Menu"));
        await hand.push(button(page, "Copy as…"));
        await hand.push(page.getByRole("dialog").getByRole("button", { name: form, exact: true }));
        await told(page, new RegExp(`^The (text|link) is copied\\.${lost}$`));
        const text = await page.evaluate(() => navigator.clipboard.readText());
        await paste(page, NEARLY);
        await shows(page, NEARLY);
        await paste(page, text);
        await shows(page, board, form);
      }
    });
  }

  test("that fits two forms is read in one, and in the other when it is brought again", { tag: "@all" }, async ({ page }) => {
    const candidates = rows(plain).map((row) => [...row].map((digit) => (digit === "." ? "123456789" : digit)).join(" "));
    await paste(page, candidates.join("\n"));
    // The warning that comes a moment later stands behind it, and does not take its place.
    await told(page, /^Two formats fit\. It is read as “Text: a grid of candidates”.* several solutions\.$/);
    await shows(page, ".".repeat(81));
    await paste(page, candidates.join("\n"));
    await told(page, "Read as “SudoCue”.");
    await shows(page, plain);
  });

  test("is not taken from what is pasted into a field", { tag: "@all" }, async ({ page }) => {
    await paste(page, NEARLY);
    await shows(page, NEARLY);
    await button(page, "Hint").click();
    await button(page, "All steps here").click();
    await page.getByRole("searchbox").focus();
    await page.getByRole("searchbox").evaluate((field, text) => {
      const data = new DataTransfer();
      data.setData("text", text);
      const pasted = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      field.dataset.left = String(field.dispatchEvent(pasted));
    }, zeros);
    await expect(page.getByRole("searchbox"), "the field gets it").toHaveAttribute("data-left", "true");
    await expect.poll(() => digits(page)).toBe(NEARLY);
  });

  test("that cannot be read is told within the dialog it was given to", { tag: "@all" }, async ({ page }) => {
    await button(page, "New game").click();
    await page.getByLabel("Paste a puzzle").fill(zeros.slice(1));
    await button(page, "Load this puzzle").click();
    await expect(page.getByRole("dialog").getByRole("status").filter({ hasText: /^Line 1, column 81/ })).toBeVisible();
  });
});

test.describe("a link", () => {
  for (const [at, hand] of HANDS.entries()) {
    test(`is copied with ${hand.name} alone, and brings puzzle, progress and marks to another browser`, { tag: repeats(at) }, async ({ player }) => {
      const page = await player({ permissions: ["clipboard-read", "clipboard-write"] });
      await paste(page, TEXTS[3][1]);
      await shows(page, begun);
      await hand.point(page, 1, 5);
      await page.keyboard.press("Shift+3");
      await expect(page.getByRole("gridcell", { name: "Row 1 column 5, corner 3" })).toBeVisible();
      await hand.push(button(page, "Menu"));
      await hand.push(button(page, "Copy a link"));
      await told(page, "The link is copied");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toContain(`${ADDRESS}#`);
      const other = await player({ fragment: link.slice(ADDRESS.length) });
      await shows(other, begun);
      await expect(other.getByRole("gridcell", { name: "Row 1 column 5, corner 3" })).toBeVisible();
      expect(other.url(), "the address is clean, so that a reload does not begin anew").toBe(ADDRESS);
    });
  }

  for (const [site, code] of [
    ["Penpa", "/penpa-edit/"],
    ["sudoku.coach", "SCv7_32_"],
  ]) {
    test(`to ${site} brings puzzle and progress to a page just opened`, { tag: "@all" }, async ({ player }) => {
      const page = await player({ permissions: ["clipboard-read", "clipboard-write"] });
      await paste(page, TEXTS[3][1]);
      await shows(page, begun);
      await menu(page, "Copy as…");
      await button(page, site).click();
      // The clipboard has it when that is told, and not before.
      await told(page, "The link is copied.");
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toContain(code);
      const other = await player();
      await paste(other, link);
      await shows(other, begun);
      await paste(other, link.slice(0, -40));
      await told(other, /^Line 1, column/);
      await shows(other, begun);
    });
  }

  test("whose engine cannot be fetched is told of, and read when it comes again", { tag: "@all" }, async ({ player }) => {
    const page = await player({ complains: true });
    const link = "https://sudoku.coach/en/s/none";
    await page.route("**/messages_en.json", (route) => route.abort());
    await paste(page, link);
    await told(page, "The engine did not answer");
    await page.unroute("**/messages_en.json");
    await paste(page, link);
    await told(page, /^Line 1, column \d+: only sudoku.coach can follow/i);
    expect(page.problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
  });

  test("typed into the address of the open page is followed, and the game there stays kept", { tag: "@all" }, async ({ page }) => {
    await paste(page, NEARLY);
    await shows(page, NEARLY);
    await page.evaluate((line) => {
      location.hash = line;
    }, plain);
    await shows(page, plain);
    await button(page, "Menu").click();
    await button(page, "Games").click();
    await page.getByRole("button", { name: /78 of 81/ }).click();
    await shows(page, NEARLY);
  });
});

test.describe("everything that is kept", () => {
  for (const [at, hand] of HANDS.entries()) {
    test(`goes to another browser with ${hand.name} alone`, { tag: repeats(at) }, async ({ page, player }) => {
      await paste(page, TEXTS[3][1]);
      await shows(page, begun);
      await hand.push(button(page, "Menu"));
      await hand.choose(page.getByLabel("Theme"), "Dark");
      await hand.push(button(page, "Games"));
      await expect(page.getByRole("button", { name: FILLED })).toBeVisible();
      const download = page.waitForEvent("download");
      await hand.push(button(page, "Save everything"));
      const everything = await (await download).path();

      const other = await player();
      await hand.push(button(other, "Menu"));
      await hand.push(button(other, "Games"));
      const chooser = other.waitForEvent("filechooser");
      await hand.push(button(other, "Restore saved games"));
      await (await chooser).setFiles(everything);
      await hand.push(other.getByRole("button", { name: FILLED }));
      await shows(other, begun);
      await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    });
  }

  test("is deleted game by game, and each deletion can be undone", { tag: "@all" }, async ({ page }) => {
    await paste(page, NEARLY);
    await shows(page, NEARLY);
    await button(page, "Menu").click();
    await button(page, "Games").click();
    await page.getByRole("button", { name: /^Delete/ }).click();
    await expect(page.locator(".games .pictured")).toHaveCount(0);
    const undo = page.getByRole("button", { name: /^Undo: The game of .* is deleted/ });
    await expect(undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".games .pictured").first()).toBeVisible();
    await expect(undo).toHaveCount(0);
    await page.locator(".games li button").first().click();
    await shows(page, NEARLY);
  });
});

test.describe("on paper", () => {
  for (const [at, hand] of HANDS.entries()) {
    test(`puzzles are printed with ${hand.name} alone`, { tag: repeats(at) }, async ({ page }) => {
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await hand.push(button(page, "Menu"));
      await hand.push(button(page, "Print"));
      await page.getByLabel("Number of puzzles").fill("2");
      await hand.choose(page.getByLabel("Per page"), "4");
      await hand.push(button(page, "Print new puzzles"));
      await expect(page.locator(".sheets")).toBeAttached();
      await expect(page.locator(".sheet.of-4 table")).toHaveCount(2);
    });
  }

  for (const perPage of [6, 4, 2, 1]) {
    test(`${perPage} on a page fill that many pages, with the answers last`, { tag: "@all" }, async ({ page }) => {
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await button(page, "Menu").click();
      await button(page, "Print").click();
      await page.getByLabel("Level").selectOption("2");
      await page.getByLabel("Number of puzzles").fill("7");
      await page.getByLabel("Per page").selectOption(String(perPage));
      await button(page, "Print new puzzles").click();
      await expect(page.locator(".sheets")).toBeAttached();
      const order = await page.locator(".sheet").evaluateAll((all) => all.map((each) => each.matches(".answers")));
      expect(order.indexOf(true)).toBe(order.length - 1);
      const file = process.env.SCREENSHOTS && `${process.env.SCREENSHOTS}/print-${perPage}.pdf`;
      // What is printed is gone afterwards, so each is printed on one paper.
      const pdf = (await page.pdf({ format: perPage % 4 === 2 ? "Letter" : "A4", path: file })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g).length).toBe(Math.ceil(7 / perPage) + 1);
    });
  }

  test("the board alone is printed as it is", { tag: "@all" }, async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await paste(page, TEXTS[3][1]);
    await shows(page, begun);
    await button(page, "Menu").click();
    await button(page, "Print").click();
    await button(page, "Print this board").click();
    await expect(page.locator(".sheets")).toBeAttached();
    const printed = await page.locator(".sheets td").allTextContents();
    expect(printed.map((text) => text || ".").join("")).toBe(begun);
    // What was given and what was written are told apart, under a line that says which game it is.
    await expect(page.locator(".sheets .entry")).toHaveText(["4", "1"]);
    await expect(page.locator(".sheets figcaption")).toHaveText(/^Own puzzle( · \d+:\d\d)?$/);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g).length).toBe(1);
  });
});
