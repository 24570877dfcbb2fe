/** What people paste, drop and open is read as the command line reads it, and what cannot be read is said. */
import { gzipSync } from "node:zlib";
import { paste, shows, told } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { DAILY, DAILY_SOLVED, NEARLY, PRINTED } from "./puzzles.mjs";

const rows = (puzzle, gap = "") => puzzle.match(/.{9}/g).map((row) => [...row].join(gap)).join("\n");
const zeros = DAILY.replaceAll(".", "0");
const exchange = (puzzle) => `https://sudokuexchange.com/play/?s=${puzzle.replaceAll(".", "0")}`;

const TEXTS = [
  ["a post", `Hello, I am stuck here:\n\n${rows(DAILY, " ")}\n\nX-Wing: 3 r15 c68 => r369c8<>3\nI think r7c3=5 is next [ok]`],
  ["a puzzle and its solution", `Puzzle:\n${rows(DAILY)}\n\nSolution:\n${rows(DAILY_SOLVED)}`],
  ["a table with the solution first", `solution,puzzle\n${DAILY_SOLVED},${zeros}`],
  ["code", `grid = [\n${rows(zeros, ", ").replaceAll("0", "-1").replaceAll(/^/gm, "  [").replaceAll(/$/gm, "],")}\n]`],
  ["other digits", rows(DAILY).replaceAll(/[1-9]/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))],
  ["a comment", `% moderate\n${rows(DAILY, " ")}`],
  ["a link to puzz.link's kind of table", `<table>${DAILY.match(/.{9}/g).map((row) => `<tr>${[...row].map((cell) => `<td>${cell === "." ? "" : cell}</td>`).join("")}</tr>`).join("")}</table>`],
];

const drop = (page, text) =>
  page.getByRole("grid").evaluate((board, dropped) => {
    const data = new DataTransfer();
    data.items.add(new File([dropped], "dropped.txt"));
    for (const type of ["dragover", "drop"]) {
      board.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }
  }, text);

const choose = async (page, name, mimeType, buffer) => {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a file", exact: true }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
};

const open = (page, text) => choose(page, "puzzle.txt", "text/plain", Buffer.from(text));

for (const [at, [way, give]] of [
  ["pasted", paste],
  ["dropped", drop],
  ["opened", open],
].entries()) {
  test(`a text with words is read when ${way}`, { tag: repeats(at) }, async ({ page }) => {
    for (const [form, text] of TEXTS) {
      await paste(page, NEARLY);
      await shows(page, NEARLY);
      await give(page, text);
      await shows(page, DAILY, form);
    }
  });
}

test("a file that gzip has packed is read, and a damaged one refused", { tag: "@all" }, async ({ page }) => {
  const packed = gzipSync(rows(DAILY));
  await choose(page, "puzzle.txt.gz", "application/gzip", packed);
  await shows(page, DAILY);
  await paste(page, NEARLY);
  await choose(page, "puzzle.txt.gz", "application/gzip", packed.subarray(0, packed.length / 2));
  await told(page, /binary data/);
  await shows(page, NEARLY);
});

test("every link of a text is a puzzle to choose from, and what is no link is said", async ({ page }) => {
  await paste(page, `${exchange(PRINTED)}\n${zeros} by hand\nsee ${exchange(NEARLY)}\nhttps://nowhere.example/17`);
  const dialog = page.getByRole("dialog", { name: /3/ });
  await expect(dialog.getByRole("status").filter({ hasText: /nowhere\.example/ })).toBeVisible();
  await page.getByRole("spinbutton").fill("2");
  await page.locator(".choices button[type=submit]").click();
  await shows(page, DAILY);
});

test("lines that cannot be read are said beside the puzzle, the first three of them", { tag: "@all" }, async ({ page }) => {
  await paste(page, `${zeros} mine\n${"1234\n".repeat(5)}`);
  await shows(page, DAILY);
  await told(page, /Line 2, column .*Line 4, column .*\(\+2\)/);
});

test("candidates that the text has deleted are gone from the board", { tag: "@all" }, async ({ page }) => {
  await paste(page, `:0000:x:${DAILY}:312 412::`);
  await shows(page, DAILY);
  const cell = page.getByRole("gridcell").nth(1);
  await expect(cell).toHaveAccessibleName(/candidate|center|Row 1 column 2/i);
  await expect(cell).not.toHaveAccessibleName(/[34](,|$| )/);
});

test("other rules are refused, in a link and in words", { tag: "@all" }, async ({ page }) => {
  await paste(page, NEARLY);
  await shows(page, NEARLY);
  await paste(page, `https://www.sudokuwiki.org/jigsaw.htm?bd=${zeros}`);
  await told(page, /jigsaw/);
  await shows(page, NEARLY);
});

test("grids of another size are named", { tag: "@all" }, async ({ page }) => {
  await paste(page, "1 . 3 .\n. 2 . 4\n. . . .\n4 . 2 .");
  await told(page, /4x4/);
});
