/** The engines of the npm package in a worker of a stranger's page, in Chromium and Firefox: packed, installed, and asked
 * from there. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { opened } from "./browser.mjs";
import { firefox, openFirefox } from "./firefox.mjs";
import { stranger } from "./stranger.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** What `escargot generate --level 11 --seed 7` makes. */
const LEVEL_11_SEED_7 = "...64..9.1...57..2.6.2.3.4...2..8.7.75....8.4...1.......1.....9.8..6..2......27..";

const PAGE = `<!doctype html>
<html lang="en">
  <head><title>A stranger's page</title><link rel="icon" href="data:," /></head>
  <body></body>
</html>`;

const WORKER = `import { Engine, hintText } from "./node_modules/@escargot/engine/index.js";
import { BackgroundEngine } from "./node_modules/@escargot/engine/background.js";

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
  assert.equal(answer.solved.solutions, "one");
  assert.match(answer.hint, /τετράγωνο/);
  assert.deepEqual([answer.rated.level, answer.rated.score, answer.rated.er], ["Easy", 204, 12]);
  assert.equal(answer.made, LEVEL_11_SEED_7);
}

let project;

before(async () => {
  project = await stranger("engine", { "index.html": PAGE, "worker.js": WORKER });
});

after(() => project?.close());

test("a worker in Chromium solves, hints, rates and generates", async () => {
  const browser = await opened();
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto(project.address);
    solvesHintsRatesAndGenerates(await page.evaluate(told, QUESTION));
    assert.deepEqual(problems, [], "the browser complained");
  } finally {
    await browser.close();
  }
});

if (!firefox) {
  console.log("  packed: Firefox is not installed, so nothing is tried in it");
}

test("a worker in Firefox does the same", { skip: !firefox }, async () => {
  const problems = [];
  const tab = await openFirefox(problems);
  try {
    await tab.goto(project.address);
    solvesHintsRatesAndGenerates(await tab.evaluate(told, QUESTION));
    assert.deepEqual(problems, [], "the browser complained");
  } finally {
    await tab.close();
  }
});
