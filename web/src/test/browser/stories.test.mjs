/** The engines in their workers answer what they answered on the JVM: see `StoriesTest`. */
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures.mjs";

const FULL = process.env.FULL === "yes";
const TOLD = fileURLToPath(new URL(`../../../target/stories/${FULL ? "all" : "some"}.txt`, import.meta.url));
/** Lines that go to the browser at once. */
const BATCH = 2_000;

async function* batches(file) {
  let batch = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(line);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

test(`the engine tells ${FULL ? "1,000" : "18"} puzzles as on the JVM`, { tag: "@all" }, async ({ player }) => {
    test.setTimeout(1_800_000);
  expect(existsSync(TOLD), `${TOLD} is missing: ./check writes it before it runs the browser`).toBe(true);
  const page = await player();
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll("script[type=module], link[rel=modulepreload]")];
    const texts = parts.map(async (part) => (await fetch(part.src ?? part.href)).text());
    const page = (await Promise.all(texts)).join();
    const worker = (file) =>
      new Worker(new URL(`assets/${page.match(new RegExp(`${file}-[\\w-]+\\.js`))[0]}`, location.href), { type: "module" });
    const workers = { Engine: worker("worker-engine"), BackgroundEngine: worker("worker-background") };
    const ask = (id, [engine, call, ...args]) =>
      new Promise((resolve, reject) => {
        const worker = workers[engine];
        worker.onmessage = ({ data }) => {
          if ("failed" in data) {
            reject(new Error(data.failed));
          } else if ("answer" in data) {
            resolve(data.answer);
          }
        };
        worker.postMessage({ id, call, args });
      });
    /** The first question whose answer is another than the JVM's. */
    window.compare = async (lines) => {
      for (let at = 0; at < lines.length; at += 2) {
        const answer = String(await ask(at, JSON.parse(lines[at])));
        const expected = lines[at + 1];
        if (answer !== expected) {
          const from = [...expected].findIndex((character, place) => character !== answer[place]);
          const part = (text) => text.slice(Math.max(0, from - 80), from + 80);
          return { question: lines[at].slice(0, 200), jvm: part(expected), worker: part(answer) };
        }
      }
    };
  });
  let asked = 0;
  for await (const batch of batches(TOLD)) {
    await expect.poll(() => page.evaluate((lines) => window.compare(lines), batch)).toBe(undefined);
    asked += batch.length / 2;
  }
  expect(asked, `only ${asked} questions`).toBeGreaterThan(FULL ? 100_000 : 1_000);
});
