// How many puzzles a second the npm package solves in browsers, each proved to have one solution, beside another solver:
//
//   npm --prefix web run solve-rate -- FILE [MODULE EXPORT]
//
// FILE has a puzzle a line. MODULE is a file without imports, such as a bundle of a package from npm; its EXPORT takes 81
// characters. The program must be built. By the clock, so it wants a machine that does nothing else; each solver has a
// second to warm up, then five rounds of half a second in turn.
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { opened } from "./chromium.mjs";
import { firefox, openFirefox } from "./firefox.mjs";
import { stranger } from "./stranger.mjs";

const [file, rival, name] = argv.slice(2);
const MOST = 2_000;
const lines = readFileSync(file, "utf8").split("\n").filter((line) => /^[0-9.]{81}/.test(line));
const every = Math.ceil(lines.length / MOST);
const puzzles = lines.filter((_, i) => i % every === 0).map((line) => line.slice(0, 81));

const WORKER = `import { Engine } from "./node_modules/@escargot-sudoku/engine/index.js";
${rival ? `import { ${name} as other } from "./rival.js";` : ""}
const engine = await Engine.open();
const solvers = { escargot: (puzzle) => engine.count(puzzle, 2)${rival ? ", other" : ""} };

/** Puzzles a second for so many milliseconds. */
function rate(solve, puzzles, milliseconds) {
  const start = performance.now();
  let solved = 0;
  let passed = 0;
  do {
    solve(puzzles[solved++ % puzzles.length]);
    passed = performance.now() - start;
  } while (passed < milliseconds);
  return (1_000 * solved) / passed;
}

self.postMessage("ready");
self.onmessage = ({ data: puzzles }) => {
  for (const solve of Object.values(solvers)) rate(solve, puzzles, 1_000);
  const rates = Object.fromEntries(Object.keys(solvers).map((solver) => [solver, []]));
  for (let round = 0; round < 5; round++) {
    for (const [solver, solve] of Object.entries(solvers)) rates[solver].push(Math.round(rate(solve, puzzles, 500)));
  }
  self.postMessage(rates);
};
`;

/** Runs in the page. */
const asked = (puzzles) =>
  new Promise((resolve, reject) => {
    const worker = new Worker("./worker.js", { type: "module" });
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => (data === "ready" ? worker.postMessage(puzzles) : resolve(data));
  });

function tell(browser, rates) {
  for (const [solver, all] of Object.entries(rates)) {
    const sorted = all.toSorted((a, b) => a - b);
    console.log(`${browser}, ${solver}: ${sorted[2]} puzzles a second, ${sorted[0]} to ${sorted[4]}`);
  }
}

const project = await stranger("engine", {
  "index.html": "<!doctype html><title>Solving</title>",
  "worker.js": WORKER,
  ...(rival ? { "rival.js": readFileSync(rival, "utf8") } : {}),
});
try {
  const chromium = await opened();
  try {
    const page = await chromium.newPage();
    await page.goto(project.address);
    tell("Chromium", await page.evaluate(asked, puzzles));
  } finally {
    await chromium.close();
  }
  if (firefox) {
    const tab = await openFirefox();
    try {
      await tab.goto(project.address);
      tell("Firefox", await tab.evaluate(asked, puzzles));
    } finally {
      await tab.close();
    }
  }
} finally {
  project.close();
}
