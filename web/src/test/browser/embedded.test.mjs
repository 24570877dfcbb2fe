/** The element `<escargot-board>` as others get it: packed, installed into an empty project, two on a page of a stranger. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { opened } from "./browser.mjs";
import { stranger, web } from "./stranger.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** All but the last cell, which needs a 9. */
const NEARLY = "53467891267219534819834256785976142342685379171392485696153728428741963534528617.";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>A stranger's page</title>
    <link rel="icon" href="data:," />
    <style>
      * { color: red; font-size: 30px; }
      div { display: none; }
      #second { --escargot-accent: rgb(120, 40, 0); --escargot-cell: rgb(255, 250, 240); }
    </style>
    <script type="module" src="/node_modules/@escargot/board/board.js"></script>
  </head>
  <body>
    <main>
      <h1>Two boards</h1>
      <escargot-board id="first" puzzle="${PUZZLE}" title="The first"></escargot-board>
      <escargot-board id="second" puzzle="${NEARLY}" lang="fr" hints theme="light"></escargot-board>
      <button>After</button>
    </main>
  </body>
</html>`;

const STRANGER = `import { type BoardState, EscargotBoard } from "@escargot/board";

const board = document.createElement("escargot-board");
board.puzzle = "${PUZZLE}";
board.hints = true;
board.addEventListener("escargot-solved", ({ detail }) => console.log(detail.elapsed.toFixed()));
const state: BoardState | undefined = board.state;
console.log(state?.digits.length, board instanceof EscargotBoard);
// @ts-expect-error: it is read only
board.state = undefined;
`;

let project;
let browser;

before(async () => {
  project = await stranger("board", { "index.html": PAGE, "stranger.ts": STRANGER });
  browser = await opened();
});

after(async () => {
  await browser?.close();
  project?.close();
});

/** A stranger's page, and its two boards; what goes wrong in any of them fails the test when it is [closed]. */
async function visited(options = {}) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en", ...options })).newPage();
  page.setDefaultTimeout(60_000);
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && page.problems.push(message.text()));
  page.told = [];
  await page.exposeFunction("tell", (name, id, detail) => page.told.push([name, id, detail]));
  await page.addInitScript(() => {
    if (window.top === window) {
      for (const name of ["escargot-change", "escargot-solved"]) {
        document.addEventListener(name, ({ type, target, detail }) => window.tell(type, target.id, detail));
      }
    }
  });
  await page.goto(project.address);
  const [first, second] = ["#first", "#second"].map((id) => page.frameLocator(`${id} iframe`));
  await given(first, 1, 1, "5");
  await given(second, 1, 1, "5");
  return { page, first, second };
}

const cell = (board, row, column) => board.getByRole("gridcell").nth((row - 1) * 9 + column - 1);

const given = (board, row, column, digit) => cell(board, row, column).locator(".digit", { hasText: digit }).waitFor();

async function closed(page) {
  assert.deepEqual(page.problems, [], "the browser complained");
  await page.context().close();
}

test("two boards on a page are two games, and tell what happens in them", async () => {
  const { page, first, second } = await visited();
  await cell(second, 9, 9).click();
  await page.keyboard.press("9");
  await second.locator(".notice.won").waitFor();
  await cell(first, 1, 3).click();
  await page.keyboard.press("4");
  await given(first, 1, 3, "4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+2");
  await cell(first, 1, 4).and(first.getByLabel(/corner 2/)).waitFor();
  if (process.env.SCREENSHOTS) {
    await page.screenshot({ path: join(process.env.SCREENSHOTS, "embedded-1280.png"), fullPage: true });
  }
  const solved = page.told.filter(([name]) => name === "escargot-solved");
  assert.deepEqual(solved.map(([, id, { digits, hints }]) => [id, digits, hints]), [["second", `${NEARLY.slice(0, 80)}9`, 0]]);
  const [, id, { givens, digits }] = page.told.findLast(([name]) => name === "escargot-change");
  assert.deepEqual([id, givens, digits], ["first", PUZZLE, `534${PUZZLE.slice(3)}`]);
  assert.equal((await page.evaluate(() => document.querySelector("#first").state)).digits, digits);
  await closed(page);
});

test("hints are there where they are offered, in the language of the board", async () => {
  const { page, first, second } = await visited();
  assert.equal(await first.getByRole("button", { name: "Hint" }).count(), 0);
  await cell(first, 1, 3).click();
  await page.keyboard.press("?");
  await second.getByRole("button", { name: "Indice", exact: true }).click();
  await second.locator(".hint").getByText("Indice 1 sur 4").waitFor();
  assert.equal(await first.locator(".hint").count(), 0);
  await page.evaluate(() => {
    const board = document.querySelector("#first");
    board.hints = true;
    board.lang = "el";
    board.puzzle = "ai-escargot";
  });
  await given(first, 1, 1, "1");
  await first.getByRole("button", { name: "Υπόδειξη", exact: true }).waitFor();
  await closed(page);
});

test("each has its own colors, nothing of the page's style, and the height that it needs", async () => {
  const { page, first, second } = await visited();
  const color = (board, selector, property) =>
    board.locator(selector).first().evaluate((each, name) => getComputedStyle(each)[name], property);
  assert.equal(await color(second, ".entering .primary, .tools .primary", "backgroundColor"), "rgb(120, 40, 0)");
  assert.equal(await color(second, ".row:nth-child(9) .cell:nth-child(1)", "backgroundColor"), "rgb(255, 250, 240)");
  assert.notEqual(await color(first, ".digit", "color"), "rgb(255, 0, 0)");
  for (const [id, board] of [["#first", first], ["#second", second]]) {
    await page.waitForFunction((frame) => frame.clientHeight > 300, await page.locator(`${id} iframe`).elementHandle());
    const [frame, inside] = [
      await page.locator(`${id} iframe`).evaluate((each) => each.clientHeight),
      await board.locator("html").evaluate((each) => each.scrollHeight),
    ];
    assert.ok(Math.abs(frame - inside) <= 1, `${frame} and ${inside}`);
  }
  await closed(page);
});

test("Tab leads through both boards and out again, nothing is kept, and axe finds nothing", async () => {
  const { page, first } = await visited({ viewport: { width: 360, height: 740 } });
  await cell(first, 1, 3).click();
  await page.keyboard.press("4");
  await given(first, 1, 3, "4");
  const where = () => page.evaluate(() => document.activeElement.id || document.activeElement.textContent);
  const passed = [];
  for (let i = 0; i < 80 && passed.at(-1) !== "After"; i++) {
    await page.keyboard.press("Tab");
    const now = await where();
    if (now !== passed.at(-1)) {
      passed.push(now);
    }
  }
  assert.deepEqual(passed, ["first", "second", "After"]);
  for (const frame of page.frames()) {
    await frame.evaluate(axe.source);
    const { violations } = await frame.evaluate(() => window.axe.run(document, { iframes: false }));
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), [], frame.url());
  }
  assert.deepEqual(await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]), [0, 0, 0]);
  if (process.env.SCREENSHOTS) {
    await page.screenshot({ path: join(process.env.SCREENSHOTS, "embedded-360.png"), fullPage: true });
  }
  await closed(page);
});

test("a stranger's strict TypeScript compiles", () => {
  const strict = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--target", "es2023"];
  const tsc = join(web, "node_modules/typescript/bin/tsc");
  const resolved = ["--noEmit", "--module", "esnext", "--moduleResolution", "bundler", "--types", ""];
  project.run("node", [tsc, ...strict, "--lib", "es2023,dom,dom.iterable", ...resolved, "stranger.ts"]);
});
