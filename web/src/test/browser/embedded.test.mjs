/** The element `<escargot-board>` as others get it: packed, installed into an empty project, two on a page of a stranger. */
import { join } from "node:path";
import axe from "axe-core";
import { expect, problemsOf, test as base } from "./fixtures.mjs";
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
    <script type="module" src="/node_modules/@escargot-sudoku/board/board.js"></script>
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

const STRANGER = `import { type BoardState, EscargotBoard } from "@escargot-sudoku/board";

const board = document.createElement("escargot-board");
board.puzzle = "${PUZZLE}";
board.hints = true;
board.addEventListener("escargot-solved", ({ detail }) => console.log(detail.elapsed.toFixed()));
const state: BoardState | undefined = board.state;
console.log(state?.digits.length, board instanceof EscargotBoard);
// @ts-expect-error: it is read only
board.state = undefined;
`;

const test = base.extend({
  project: [
    async ({}, use) => {
      const project = await stranger("board", { "index.html": PAGE, "stranger.ts": STRANGER });
      await use(project);
      project.close();
    },
    { scope: "worker" },
  ],

  /** A stranger's page, and its two boards; what goes wrong in any of them fails the test. */
  boards: async ({ context, project }, use) => {
    const page = await context.newPage();
    const problems = problemsOf(page);
    await use(await visit(page, project.address));
    expect(problems, "the browser complained").toEqual([]);
  },
});

test.use({ viewport: { width: 1280, height: 900 } });

async function visit(page, address) {
  page.told = [];
  await page.exposeFunction("tell", (name, id, detail) => page.told.push([name, id, detail]));
  await page.addInitScript(() => {
    if (window.top === window) {
      for (const name of ["escargot-change", "escargot-solved"]) {
        document.addEventListener(name, ({ type, target, detail }) => window.tell(type, target.id, detail));
      }
    }
  });
  await page.goto(address);
  const [first, second] = ["#first", "#second"].map((id) => page.frameLocator(`${id} iframe`));
  await given(first, 1, 1, "5");
  await given(second, 1, 1, "5");
  return { page, first, second };
}

const cell = (board, row, column) => board.getByRole("gridcell").nth((row - 1) * 9 + column - 1);

const given = (board, row, column, digit) => expect(cell(board, row, column).locator(".digit", { hasText: digit })).toBeVisible();

test("two boards on a page are two games, and tell what happens in them", { tag: "@all" }, async ({ boards }) => {
  const { page, first, second } = boards;
  await cell(second, 9, 9).click();
  await page.keyboard.press("9");
  await expect(second.locator(".notice.won")).toBeVisible();
  await cell(first, 1, 3).click();
  await page.keyboard.press("4");
  await given(first, 1, 3, "4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+2");
  await expect(cell(first, 1, 4).and(first.getByLabel(/corner 2/))).toBeVisible();
  if (process.env.SCREENSHOTS) {
    await page.screenshot({ path: join(process.env.SCREENSHOTS, "embedded-1280.png"), fullPage: true });
  }
  const told = (name) => page.told.filter(([event]) => event === name).map(([, id, state]) => ({ id, ...state }));
  const digits = `534${PUZZLE.slice(3)}`;
  await expect.poll(() => told("escargot-change").at(-1)).toMatchObject({ id: "first", givens: PUZZLE, digits });
  expect(told("escargot-solved")).toMatchObject([{ id: "second", digits: `${NEARLY.slice(0, 80)}9`, hints: 0 }]);
  expect(await page.evaluate(() => document.querySelector("#first").state)).toMatchObject({ digits });
});

test("hints are there where they are offered, in the language of the board", { tag: "@all" }, async ({ boards }) => {
  const { page, first, second } = boards;
  await expect(first.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await cell(first, 1, 3).click();
  await page.keyboard.press("?");
  await second.getByRole("button", { name: "Indice", exact: true }).click();
  await expect(second.locator(".hint").getByText("Indice 1 sur 4")).toBeVisible();
  await expect(first.locator(".hint")).toHaveCount(0);
  await page.evaluate(() => {
    const board = document.querySelector("#first");
    board.hints = true;
    board.lang = "el";
    board.puzzle = "ai-escargot";
  });
  await given(first, 1, 1, "1");
  await expect(first.getByRole("button", { name: "Υπόδειξη", exact: true })).toBeVisible();
});

test("each has its own colors, nothing of the page's style, and the height that it needs", { tag: "@all" }, async ({ boards }) => {
  const { page, first, second } = boards;
  const dressed = (board, selector) => expect(board.locator(selector).first());
  await dressed(second, ".entering .primary, .tools .primary").toHaveCSS("background-color", "rgb(120, 40, 0)");
  await dressed(second, ".row:nth-child(9) .cell:nth-child(1)").toHaveCSS("background-color", "rgb(255, 250, 240)");
  await dressed(first, ".digit").not.toHaveCSS("color", "rgb(255, 0, 0)");
  for (const [id, board] of [["#first", first], ["#second", second]]) {
    await expect(async () => {
      const frame = await page.locator(`${id} iframe`).evaluate((each) => each.clientHeight);
      const inside = await board.locator("html").evaluate((each) => each.scrollHeight);
      expect(frame).toBeGreaterThan(300);
      expect(Math.abs(frame - inside), `${frame} and ${inside}`).toBeLessThanOrEqual(1);
    }).toPass();
  }
});

test("Tab leads through both boards and out again, nothing is kept, and axe finds nothing", { tag: "@all" }, async ({ boards }) => {
  const { page, first } = boards;
  await page.setViewportSize({ width: 360, height: 740 });
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
  expect(passed).toEqual(["first", "second", "After"]);
  for (const frame of page.frames()) {
    await frame.evaluate(axe.source);
    const { violations } = await frame.evaluate(() => window.axe.run(document, { iframes: false }));
    expect(violations.map(({ id, nodes }) => [id, nodes[0].html]), frame.url()).toEqual([]);
  }
  await expect.poll(() => page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length])).toEqual([0, 0, 0]);
  if (process.env.SCREENSHOTS) {
    await page.screenshot({ path: join(process.env.SCREENSHOTS, "embedded-360.png"), fullPage: true });
  }
});

/** A host that forbids styles in its documents, scripts in them, and functions from text. */
const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data: blob:; worker-src 'self'; frame-src 'self'";

test("on a host with a strict policy it fills its place, waits until it is near, and tells what it cannot read", { tag: "@all" }, async ({ context }) => {
  const far = `<!doctype html><html lang="en"><head><title>Strict</title><link rel="icon" href="data:," />
    <script type="module" src="/node_modules/@escargot-sudoku/board/board.js"></script></head>
    <body><main><h1>Boards</h1><escargot-board id="near" title="Near"></escargot-board>
    <div id="gap"></div><escargot-board id="far" puzzle="${PUZZLE}" hints></escargot-board></main></body></html>`;
  const project = await stranger("board", { "index.html": far }, { headers: { "Content-Security-Policy": STRICT } });
  try {
    const page = await context.newPage();
    const problems = problemsOf(page);
    const fetched = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      if (window.top === window) {
        window.told = [];
        for (const name of ["escargot-change", "escargot-error"]) {
          document.addEventListener(name, ({ type, detail }) => window.told.push([type, detail]));
        }
        document.addEventListener("DOMContentLoaded", () => {
          document.querySelector("#gap").style.height = "9000px";
        });
      }
    });
    await page.goto(project.address);
    await expect(page.frameLocator("#near iframe").getByRole("gridcell")).toHaveCount(81);
    expect(await page.locator("#near").evaluate((board) => board.clientWidth)).toBeGreaterThan(600);
    expect(fetched.filter((path) => path.endsWith("/page/index.html"))).toHaveLength(1);
    const tell = (action) => page.evaluate(action);
    await tell(() => {
      document.querySelector("#near").puzzle = "garbage";
    });
    await expect.poll(() => tell(() => window.told.find(([type]) => type === "escargot-error")?.[1].message)).toMatch(/^[A-Z].*\.$/s);
    await page.evaluate((puzzle) => {
      const board = document.querySelector("#near");
      board.title = "Another name";
      board.puzzle = puzzle;
    }, PUZZLE);
    const near = page.frameLocator("#near iframe");
    await given(near, 1, 1, "5");
    await expect(page.locator("#near iframe")).toHaveAttribute("title", "Another name");
    await cell(near, 1, 3).click();
    await page.keyboard.press("4");
    await given(near, 1, 3, "4");
    const digits = `534${PUZZLE.slice(3)}`;
    await expect.poll(() => tell(() => document.querySelector("#near").state?.digits)).toBe(digits);
    // Moved in the document, it goes on.
    await tell(() => {
      const board = document.querySelector("#near");
      board.parentNode.prepend(board);
    });
    await given(near, 1, 3, "4");
    expect(await tell(() => document.querySelector("#near").state.link)).toMatch(/^a[\w-]+$/);
    // No event told of an empty board, and no second engine was fetched.
    const changes = await tell(() => window.told.filter(([type]) => type === "escargot-change").map(([, state]) => state.givens));
    expect(changes.slice(1)).not.toContain(".".repeat(81));
    expect(fetched.filter((path) => /background-.*\.wasm/.test(path))).toEqual([]);
    await tell(() => document.querySelector("#near").removeAttribute("puzzle"));
    await expect.poll(() => tell(() => document.querySelector("#near").state.digits)).toBe(".".repeat(81));
    await page.locator("#far").scrollIntoViewIfNeeded();
    await given(page.frameLocator("#far iframe"), 1, 1, "5");
    expect(problems, "the browser complained").toEqual([]);
  } finally {
    project.close();
  }
});

test("a few colors make a whole theme", { tag: "@all" }, async ({ boards }) => {
  const { page, second } = boards;
  await page.evaluate(() => {
    const board = document.querySelector("#second");
    for (const [name, color] of Object.entries({ paper: "#0b1020", surface: "#121a30", ink: "#e8edf7", accent: "#8fc1ff", cell: "#121a30" })) {
      board.style.setProperty(`--escargot-${name}`, color);
    }
    board.setAttribute("theme", "dark");
    board.restyle();
  });
  await expect(second.locator(".cell .digit").first()).toHaveCSS("color", "rgb(232, 237, 247)");
  const [frame] = page.frames().filter((each) => each.url().includes("lang=fr"));
  await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(() => window.axe.run(document, { runOnly: ["color-contrast"] }));
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test("a stranger's strict TypeScript compiles", { tag: "@all" }, ({ project }) => {
  const strict = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--target", "es2023"];
  const tsc = join(web, "node_modules/typescript/bin/tsc");
  const resolved = ["--noEmit", "--module", "esnext", "--moduleResolution", "bundler", "--types", ""];
  project.run("node", [tsc, ...strict, "--lib", "es2023,dom,dom.iterable", ...resolved, "stranger.ts"]);
});
