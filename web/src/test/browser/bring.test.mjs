/** What comes to the page and what leaves it: files, texts, links, prints, and everything that is kept. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { ADDRESS, button, cell, closed, digits, hosted, menu, notice, paste, shows } from "./browser.mjs";
import { HANDS } from "./hands.mjs";
import { DAILY, NEARLY } from "./puzzles.mjs";

const player = hosted();

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

describe("a puzzle", () => {
  for (const [way, give] of [
    ["pasted", paste],
    ["dropped as a file", (page, text) => drop(page, text, true)],
    ["dropped as text", (page, text) => drop(page, text, false)],
  ]) {
    test(`is read when ${way}, in every form, with what is on the board already`, async () => {
      const page = await player();
      for (const [form, text, board] of TEXTS) {
        await paste(page, NEARLY);
        await shows(page, NEARLY);
        await give(page, text);
        await shows(page, board).catch((cause) => assert.fail(`${form}: ${cause}`));
      }
      // Of one that was begun the givens alone are frozen.
      await cell(page, 1, 1).and(page.locator("[aria-readonly=true]")).waitFor();
      await cell(page, 1, 2).and(page.locator("[aria-readonly=false]")).waitFor();
      await closed(page);
    });
  }

  for (const [way, give] of [
    ["pasted", paste],
    ["dropped as a file", (page, text) => drop(page, text, true)],
  ]) {
    test(`is read as the five texts print it when ${way}`, async () => {
      const page = await player();
      for (const [file, puzzle] of await printed()) {
        await paste(page, NEARLY);
        await shows(page, NEARLY);
        await give(page, await readFile(new URL(file, PRINTED), "utf8"));
        if (file === "notebook-lists.txt" || file === "sudoku17.txt") {
          // Several puzzles are a choice, the first one first.
          await page.locator(".choices button[type=submit]").click();
        }
        await shows(page, puzzle).catch((cause) => assert.fail(`${file}: ${cause}`));
      }
      await closed(page);
    });
  }

  test("is read from a file in Windows-1252", async () => {
    const page = await player();
    const bytes = Buffer.from(`# caf\u00e9\n${plain}\n`, "latin1");
    await page.getByRole("grid").evaluate((board, dropped) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(dropped)], "dropped.txt"));
      for (const type of ["dragover", "drop"]) {
        board.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      }
    }, [...bytes]);
    await shows(page, plain);
    await closed(page);
  });

  for (const hand of HANDS) {
    test(`is opened from a file with ${hand.name} alone`, async () => {
      const page = await player();
      await hand.push(button(page, "Menu"));
      const chooser = page.waitForEvent("filechooser");
      await hand.push(button(page, "Open a file"));
      await (await chooser).setFiles({ name: "begun.csv", mimeType: "text/csv", buffer: Buffer.from(TEXTS[3][1]) });
      await shows(page, begun);
      await closed(page);
    });
  }

  test("is saved and opened again as it was, in every form", async () => {
    const page = await player();
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
    await closed(page);
  });

  for (const hand of HANDS) {
    test(`is copied as text with ${hand.name} alone, in every form, and what is lost is told`, async () => {
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
        await notice(page).filter({ hasText: new RegExp(`^The (text|link) is copied\\.${lost}$`) }).waitFor();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        await paste(page, NEARLY);
        await shows(page, NEARLY);
        await paste(page, text);
        await shows(page, board).catch((cause) => assert.fail(`${form}: ${cause}`));
      }
      await closed(page);
    });
  }

  test("that fits two forms is read in one, and in the other when it is brought again", async () => {
    const page = await player();
    const candidates = rows(plain).map((row) => [...row].map((digit) => (digit === "." ? "123456789" : digit)).join(" "));
    await paste(page, candidates.join("\n"));
    // The warning that comes a moment later stands behind it, and does not take its place.
    await notice(page).filter({ hasText: /^Two formats fit\. It is read as “Text: a grid of candidates”.* several solutions\.$/ }).waitFor();
    await shows(page, ".".repeat(81));
    await paste(page, candidates.join("\n"));
    await notice(page).filter({ hasText: "Read as “SudoCue”." }).waitFor();
    await shows(page, plain);
    await closed(page);
  });

  test("is not taken from what is pasted into a field", async () => {
    const page = await player();
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
    assert.equal(await page.getByRole("searchbox").getAttribute("data-left"), "true", "the field gets it");
    assert.equal(await digits(page), NEARLY);
    await closed(page);
  });

  test("that cannot be read is told within the dialog it was given to", async () => {
    const page = await player();
    await button(page, "New game").click();
    await page.getByLabel("Paste a puzzle").fill(zeros.slice(1));
    await button(page, "Load this puzzle").click();
    await page.getByRole("dialog").getByRole("status").filter({ hasText: /^Line 1, column 81/ }).waitFor();
    await closed(page);
  });
});

describe("a link", () => {
  for (const hand of HANDS) {
    test(`is copied with ${hand.name} alone, and brings puzzle, progress and marks to another browser`, async () => {
      const page = await player({ permissions: ["clipboard-read", "clipboard-write"] });
      await paste(page, TEXTS[3][1]);
      await shows(page, begun);
      await hand.point(page, 1, 5);
      await page.keyboard.press("Shift+3");
      await page.getByRole("gridcell", { name: "Row 1 column 5, corner 3" }).waitFor();
      await hand.push(button(page, "Menu"));
      await hand.push(button(page, "Copy a link"));
      await notice(page).filter({ hasText: "The link is copied" }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(link.startsWith(`${ADDRESS}#`), link);
      const other = await player({ fragment: link.slice(ADDRESS.length) });
      await shows(other, begun);
      await other.getByRole("gridcell", { name: "Row 1 column 5, corner 3" }).waitFor();
      assert.equal(other.url(), ADDRESS, "the address is clean, so that a reload does not begin anew");
      await closed(other);
      await closed(page);
    });
  }

  for (const [site, code] of [
    ["Penpa", "/penpa-edit/"],
    ["sudoku.coach", "SCv7_32_"],
  ]) {
    test(`to ${site} brings puzzle and progress to a page just opened`, async () => {
      const page = await player({ permissions: ["clipboard-read", "clipboard-write"] });
      await paste(page, TEXTS[3][1]);
      await shows(page, begun);
      await menu(page, "Copy as…");
      await button(page, site).click();
      // The clipboard has it when that is told, and not before.
      await notice(page).filter({ hasText: "The link is copied." }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(link.includes(code), link);
      const other = await player();
      await paste(other, link);
      await shows(other, begun);
      await paste(other, link.slice(0, -40));
      await notice(other).filter({ hasText: /^Line 1, column/ }).waitFor();
      await shows(other, begun);
      await closed(other);
      await closed(page);
    });
  }

  test("whose engine cannot be fetched is told of, and read when it comes again", async () => {
    const page = await player();
    const link = "https://sudoku.coach/en/s/none";
    await page.route("**/messages_en.json", (route) => route.abort());
    await paste(page, link);
    await notice(page).filter({ hasText: "The engine did not answer" }).waitFor();
    await page.unroute("**/messages_en.json");
    await paste(page, link);
    await notice(page).filter({ hasText: /^Line 1, column \d+: only sudoku.coach can follow/i }).waitFor();
    assert.equal(page.problems.filter((problem) => !problem.includes("ERR_FAILED")).length, 0, page.problems.join());
    await page.context().close();
  });

  test("typed into the address of the open page is followed, and the game there stays kept", async () => {
    const page = await player();
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
    await closed(page);
  });
});

describe("everything that is kept", () => {
  for (const hand of HANDS) {
    test(`goes to another browser with ${hand.name} alone`, async () => {
      const page = await player();
      await paste(page, TEXTS[3][1]);
      await shows(page, begun);
      await hand.push(button(page, "Menu"));
      await hand.choose(page.getByLabel("Theme"), "Dark");
      await hand.push(button(page, "Games"));
      await page.getByRole("button", { name: FILLED }).waitFor();
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
      await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
      await closed(other);
      await closed(page);
    });
  }

  test("is deleted game by game, and each deletion can be undone", async () => {
    const page = await player();
    await paste(page, NEARLY);
    await shows(page, NEARLY);
    await button(page, "Menu").click();
    await button(page, "Games").click();
    await page.getByRole("button", { name: /^Delete/ }).click();
    await page.locator(".games li").first().waitFor({ state: "detached" });
    const undo = page.getByRole("button", { name: /^Undo: The game of .* is deleted/ });
    await undo.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Undo");
    await page.keyboard.press("Enter");
    await page.locator(".games li").first().waitFor();
    await undo.waitFor({ state: "detached" });
    await page.locator(".games li button").first().click();
    await shows(page, NEARLY);
    await closed(page);
  });
});

describe("on paper", () => {
  for (const hand of HANDS) {
    test(`puzzles are printed with ${hand.name} alone`, async () => {
      const page = await player();
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await hand.push(button(page, "Menu"));
      await hand.push(button(page, "Print"));
      await page.getByLabel("Number of puzzles").fill("2");
      await hand.choose(page.getByLabel("Per page"), "4");
      await hand.push(button(page, "Print new puzzles"));
      await page.locator(".sheets").waitFor({ state: "attached" });
      assert.equal(await page.locator(".sheet.of-4 table").count(), 2);
      await closed(page);
    });
  }

  for (const perPage of [1, 2, 4, 6]) {
    test(`${perPage} on a page fill that many pages, with the answers last`, async () => {
      const page = await player();
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await button(page, "Menu").click();
      await button(page, "Print").click();
      await page.getByLabel("Level").fill("2");
      await page.getByLabel("Number of puzzles").fill("7");
      await page.getByLabel("Per page").selectOption(String(perPage));
      await button(page, "Print new puzzles").click();
      await page.locator(".sheets").waitFor({ state: "attached" });
      const order = await page.locator(".sheet").evaluateAll((all) => all.map((each) => each.matches(".answers")));
      assert.equal(order.indexOf(true), order.length - 1);
      const file = process.env.SCREENSHOTS && `${process.env.SCREENSHOTS}/print-${perPage}.pdf`;
      // What is printed is gone afterwards, so each is printed on one paper.
      const pdf = (await page.pdf({ format: perPage % 4 === 2 ? "Letter" : "A4", path: file })).toString("latin1");
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, Math.ceil(7 / perPage) + 1);
      await closed(page);
    });
  }

  test("the board alone is printed as it is", async () => {
    const page = await player();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await paste(page, TEXTS[3][1]);
    await shows(page, begun);
    await button(page, "Menu").click();
    await button(page, "Print").click();
    await button(page, "Print this board").click();
    await page.locator(".sheets").waitFor({ state: "attached" });
    const printed = await page.locator(".sheets td").allTextContents();
    assert.equal(printed.map((text) => text || ".").join(""), begun);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1);
    await closed(page);
  });
});
