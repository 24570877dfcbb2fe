/** The engines of the npm package in a worker of a stranger's page, in Chromium and Firefox: packed, installed, and asked
 * from there. */
import { firefox, openFirefox } from "./firefox.mjs";
import { expect, problemsOf, test as base } from "./fixtures.mjs";
import { stranger } from "./stranger.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** What `escargot generate --level 11 --seed 7` makes. */
const LEVEL_11_SEED_7 = "...64..9.1...57..2.6.2.3.4...2..8.7.75....8.4...1.......1.....9.8..6..2......27..";

const PAGE = `<!doctype html>
<html lang="en">
  <head><title>A stranger's page</title><link rel="icon" href="data:," /></head>
  <body></body>
</html>`;

const WORKER = `import { Engine, hintText } from "./node_modules/@escargot-sudoku/engine/index.js";
import { BackgroundEngine } from "./node_modules/@escargot-sudoku/engine/background.js";

const engine = await Engine.open({ language: "el" });
const background = await BackgroundEngine.open();
self.postMessage("ready");
self.onmessage = async ({ data: { puzzle, level, seed } }) => {
  const made = await background.generate({ level, seed });
  self.postMessage({
    solved: engine.solve(puzzle),
    hint: hintText(engine.hint(puzzle)),
    rated: background.rate(puzzle),
    made: made.puzzle,
  });
};
`;

/** Runs in the page. */
const told = (question) =>
  new Promise((resolve, reject) => {
    const worker = new Worker("./worker.js", { type: "module" });
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => (data === "ready" ? worker.postMessage(question) : resolve(data));
  });
const QUESTION = { puzzle: PUZZLE, level: 11, seed: 7 };

function solvesHintsRatesAndGenerates(answer) {
  expect(answer.solved.solutions).toBe("one");
  expect(answer.hint).toMatch(/τετράγωνο/);
  expect([answer.rated.level, answer.rated.score, answer.rated.er]).toEqual(["Easy", 204, 1.2]);
  expect(answer.made).toBe(LEVEL_11_SEED_7);
}

const test = base.extend({
  project: [
    async ({}, use) => {
      const project = await stranger("engine", { "index.html": PAGE, "worker.js": WORKER });
      await use(project);
      project.close();
    },
    { scope: "worker" },
  ],
});

test("a worker in Chromium solves, hints, rates and generates", { tag: "@all" }, async ({ context, project }) => {
  const page = await context.newPage();
  const problems = problemsOf(page);
  await page.goto(project.address);
  solvesHintsRatesAndGenerates(await page.evaluate(told, QUESTION));
  expect(problems, "the browser complained").toEqual([]);
});

test("a worker in Firefox does the same", { tag: "@all" }, async ({ project }) => {
  test.skip(!firefox, "Firefox is not installed");
  const problems = [];
  const tab = await openFirefox(problems);
  try {
    await tab.goto(project.address);
    solvesHintsRatesAndGenerates(await tab.evaluate(told, QUESTION));
    expect(problems, "the browser complained").toEqual([]);
  } finally {
    await tab.close();
  }
});
