/** Measures the page: how long a hint, a solution, a key press and a position to practise take, how much is loaded, how
 * soon it plays, and how smoothly a method is watched. */
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { cell, menu, paste, shows } from "./actions.mjs";
import { opened } from "./chromium.mjs";
import { VISITOR, visited } from "./fixtures.mjs";
import { ESCARGOT, LONG } from "./puzzles.mjs";
import { served } from "./server.mjs";
import { slowLink } from "./slow-link.mjs";

/** Of the 1,000 puzzles of `StoriesTest` some with the most steps that are no singles. */
const HARD = [
  "...4..5.8..6..7....3.8...9.........497.5....3.2....8....391..7.7...3.......7.86..",
  "275.8..93.......1.1..3..5............34.72..5....5.7.14........9...3...8..8.2..7.",
  "9......34....3.5...7...2.....23....1.37.51...5....8.....9.1........8.24...3.4...9",
  "...63....6.7......1.8...6.4..6...2......4..38...92.51.......18..4.289.....5.1....",
  "3....251....4.6....8..1.....6..8...127.15..3.1......7.....2.3.6.......24.....5...",
  ".5..7..3.....1..65.285...49.....4.....583........51.9349.....1.31...7............",
  "2...384....4...2...78.5.9.....6....4.3...5..9..6.72..16.......5.2........4.9.7...",
  ".6.9...5.5.2...7....9.6.34....35..8.....4......46...2.......8.59..8.....2.5.3..9.",
];

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const told = (what, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const worst = sorted.at(-1).toFixed(1);
  console.log(`${what}: median ${median(times).toFixed(1)} ms, longest ${worst} ms of ${times.length}`);
};

const server = await served();
const browser = await opened();
try {
  const page = await visited(browser, server.address, VISITOR);

  /** For each question its function, what the engine's worker took for it, there and back, and the answer. */
  const asked = (questions) =>
    page.evaluate(async (all) => {
      const { name } = performance.getEntriesByType("resource").find((entry) => /\/worker-[^/]*\.js$/.test(entry.name));
      const worker = new Worker(name, { type: "module" });
      // It says when it is loaded.
      await new Promise((resolve) => {
        worker.onmessage = resolve;
      });
      const messages = await (await fetch("./messages_en.json")).json();
      const told = [];
      for (const [id, question] of [...Object.entries(messages).map((each) => ["message", ...each]), ...all].entries()) {
        const [call, ...given] = question;
        const effects = () => /"effects":"([^"]*)"/.exec(told.at(-1)[2])?.[1] ?? "-";
        const args = given.map((each) => (each === "EFFECTS" ? effects() : each));
        const from = performance.now();
        const { data } = await new Promise((resolve) => {
          worker.onmessage = resolve;
          worker.postMessage({ id, call, args });
        });
        told.push([call, performance.now() - from, data.answer]);
      }
      worker.terminate();
      return told;
    }, questions);

  const solving = await asked(Array.from({ length: 60 }, () => ["solution", ESCARGOT.replaceAll("0", ".")]));
  const solutions = solving.filter(([call]) => call === "solution").map(([, time]) => time);
  told("solve AI Escargot, after 20 times to warm up", solutions.slice(20));

  const hinting = await asked(
    HARD.flatMap((puzzle) => [
      ["begin", puzzle, 0, 0],
      ["act", "fill-candidates", 0, "", 0],
      ...Array.from({ length: 60 }, () => [
        ["hint", 0],
        ["applyHint", "EFFECTS", 0],
      ]).flat(),
    ]),
  );
  const steps = hinting.filter(([call, , answer]) => call === "hint" && !answer.includes('"obstacle"'));
  const noSingles = steps.filter(([, , answer]) => !/"technique":"(full-house|(naked|hidden)-single)"/.test(answer));
  told("hint in a hard position, singles left out", noSingles.map(([, time]) => time));

  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor({ state: "detached" });
  await cell(page, 1, 2).click();
  await page.waitForTimeout(1_000);
  const worked = [];
  for (let i = 0; i < 60; i++) {
    worked.push(
      await page.evaluate(
        (key) =>
          new Promise((resolve) => {
            const from = performance.now();
            // The change is in the page; what follows is the browser's next frame.
            const observer = new MutationObserver(() => {
              observer.disconnect();
              const changed = performance.now() - from;
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                const frame = performance.now();
                port1.onmessage = () => resolve(changed + performance.now() - frame);
                port2.postMessage(undefined);
              });
            });
            observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
            document
              .querySelector("[role=gridcell][tabindex='0']")
              .dispatchEvent(new KeyboardEvent("keydown", { code: key, key, bubbles: true, cancelable: true }));
          }),
        i % 2 ? "ArrowLeft" : "ArrowRight",
      ),
    );
    await page.waitForTimeout(40);
  }
  told("key to paint, without the wait for the next frame", worked.slice(10));

  const files = await page.evaluate(async () => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const wasm = "assets/" + (await (await fetch(names.find((name) => /worker-/.test(name)))).text()).match(/engine-[\w-]+\.wasm/)[0];
    return [...new Set([...names, new URL(wasm, location.href).href])];
  });
  let engine = 0;
  for (const file of files) {
    const body = Buffer.from(await (await fetch(file)).arrayBuffer());
    const kilobytes = gzipSync(body, { level: 9 }).length / 1024;
    console.log(`${file.split("/").pop()}: ${kilobytes.toFixed(1)} KB compressed`);
    engine += /worker-|\.wasm$/.test(file) ? kilobytes : 0;
  }
  console.log(`engine with its worker: ${engine.toFixed(1)} KB compressed`);

  const loads = [];
  for (let i = 0; i < 7; i++) {
    const context = await browser.newContext({ locale: "en" });
    const fresh = await context.newPage();
    const from = performance.now();
    await fresh.goto(page.url());
    await fresh.getByRole("gridcell").first().waitFor();
    loads.push(performance.now() - from);
    await context.close();
  }
  told("first visit, until the board takes keys", loads);

  const link = await slowLink(new URL(server.address).port, 50 * 1_024, 400);
  const skeletons = [];
  const boards = [];
  const engines = [];
  for (let i = 0; i < 5; i++) {
    const context = await browser.newContext({ locale: "en", serviceWorkers: "block" });
    const fresh = await context.newPage();
    const processor = await context.newCDPSession(fresh);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const from = performance.now();
    await fresh.goto(`http://localhost:${link.port}/`, { waitUntil: "commit" });
    await fresh.locator(".skeleton").waitFor();
    skeletons.push(performance.now() - from);
    await fresh.getByRole("gridcell").first().waitFor();
    boards.push(performance.now() - from);
    // Only the engine makes marks.
    await fresh.locator("[role=gridcell]:not(:has(.digit))").first().click();
    await fresh.keyboard.press("Shift+5");
    await fresh.locator(".corner").waitFor();
    engines.push(performance.now() - from);
    await context.close();
  }
  link.close();
  told("first visit at 50 KB/s with 400 ms of latency and a fourth of the processor, until the grid is drawn", skeletons);
  told("the same, until the board takes keys", boards);
  told("the same, until the engine is there", engines);

  await menu(page, "Techniques");
  await page.locator(".learn-list li").first().waitFor();
  const practised = await page.evaluate(async () => {
    const { name } = performance.getEntriesByType("resource").find((entry) => /\/worker-background[^/]*\.js$/.test(entry.name));
    const worker = new Worker(name, { type: "module" });
    // It says when it is loaded.
    await new Promise((resolve) => {
      worker.onmessage = resolve;
    });
    const ask = async (call, ...args) => {
      const from = performance.now();
      const { data } = await new Promise((resolve) => {
        worker.onmessage = resolve;
        worker.postMessage({ id: 0, call, args });
      });
      return [JSON.parse(data.answer), performance.now() - from];
    };
    const kept = (await (await fetch("./practice.txt")).text()).split("\n");
    const [rows] = await ask("techniques");
    const all = [];
    for (const { technique } of rows.filter(({ never }) => never === "")) {
      for (const seed of ["1", "2", "3"]) {
        const own = kept.filter((line) => line.startsWith(`${technique} `)).join("\n");
        const [link, time] = await ask("practise", technique, own, seed, 1_200);
        all.push([technique, link !== null, time]);
      }
    }
    worker.terminate();
    return all;
  });
  const late = practised.filter(([, found, time]) => !found || time > 3_000).map(([technique]) => technique);
  told(`a position to practise each of ${practised.length / 3} techniques, three times`, practised.map(([, , time]) => time));
  console.log(`none within three seconds: ${late.length === 0 ? "never" : late.join(", ")}`);

  // What is to be watched has a process of its own.
  await page.context().close();
  const processes = await browser.newBrowserCDPSession();
  const memory = async (when) => {
    if (process.platform !== "linux") {
      return;
    }
    const { processInfo } = await processes.send("SystemInfo.getProcessInfo");
    const pages = processInfo.filter(({ type }) => type === "renderer");
    const sizes = await Promise.all(
      pages.map(async ({ id }) => Number(/VmRSS:\s*(\d+)/.exec(await readFile(`/proc/${id}/status`, "utf8"))?.[1] ?? 0)),
    );
    console.log(`memory of the page's process ${when}: ${(Math.max(...sizes) / 1024).toFixed(0)} MB`);
  };
  const watcher = await visited(browser, server.address, VISITOR);
  const press = (name) => watcher.getByRole("button", { name, exact: true }).click();
  const step = (number) => watcher.getByText(new RegExp(`^Step ${number} of 1,000,000`)).waitFor();
  const timed = async (what, work) => {
    const from = performance.now();
    await work();
    console.log(`${what}: ${(performance.now() - from).toFixed(0)} ms`);
  };
  await paste(watcher, LONG);
  await shows(watcher, LONG);
  await menu(watcher, "Watch it solve");
  await watcher.getByText(/^Step 0 of/).waitFor();
  await memory("before a trace");
  await timed("a million events told, with their tree", async () => {
    await watcher.getByRole("combobox", { name: "Method" }).selectOption("plain");
    await step("0");
  });
  await memory("with a million events");
  for (const [speed, name] of [[3, "10"], [5, "100"], [6, "1,000"], [8, "100,000"]]) {
    await watcher.getByRole("slider", { name: "Speed" }).fill(String(speed));
    await press("Play");
    const gaps = await watcher.evaluate(
      () =>
        new Promise((done) => {
          const all = [];
          let last = performance.now();
          const frame = (now) => {
            all.push(now - last);
            last = now;
            all.length < 300 ? requestAnimationFrame(frame) : done(all);
          };
          requestAnimationFrame(frame);
        }),
    );
    await press("Pause");
    told(`frame at ${name} steps a second, the tree open`, gaps.slice(1));
  }
  await timed("from there to the end", async () => {
    await press("To the end");
    await step("1,000,000");
  });
  await memory("after all of this");
} finally {
  await browser.close();
  await server.stop();
}
