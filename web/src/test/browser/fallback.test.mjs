/** Browsers whose WebAssembly has no garbage collection, or that have none at all, run the same engine as JavaScript. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { button, closed, opened, play, player, servedHere } from "./browser.mjs";
import { CHAINS, UNFAIR } from "./puzzles.mjs";

let server;
let browser;
let bare;

before(async () => {
  server = await servedHere();
  browser = await opened();
  // Without a compiler of its own V8 has no WebAssembly.
  bare = await opened("--js-flags=--jitless");
});

after(async () => {
  await browser?.close();
  await bare?.close();
  server?.kill();
});

/** What the hint of `puzzle` says at each depth, and in which form engines were fetched for it; `prepare` is given the page
 * before it is loaded. */
async function told(browser, puzzle, prepare = () => undefined) {
  const fetched = new Set();
  const watch = (page) => {
    page.on("request", (request) => {
      fetched.add(/assets\/(?:engine|background)-.*\.(js|wasm)$/.exec(request.url())?.[1]);
    });
    return prepare(page);
  };
  const page = await player(browser, { watch });
  await play(page, puzzle);
  await button(page, "Hint").click();
  const said = [];
  for (const depth of [1, 2, 3, 4]) {
    await page.getByText(`Hint ${depth} of 4`).waitFor();
    said.push(await page.locator(".hint .reason").innerText());
    if (depth < 4) {
      await button(page, "Tell me more").click();
    }
  }
  await closed(page);
  return { said, fetched: [...fetched].filter(Boolean) };
}

/** The workers find no garbage collection. */
const without = (page) =>
  page.route("**/assets/worker-*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `WebAssembly.validate = () => false;${await answer.text()}` });
  });

test("where there is no WebAssembly, a hint is told alike by the engine as JavaScript", async () => {
  const usual = await told(browser, UNFAIR);
  const other = await told(bare, UNFAIR);
  assert.deepEqual(other.said, usual.said);
  assert.deepEqual(usual.fetched, ["wasm"]);
  assert.deepEqual(other.fetched, ["js"]);
});

test("where WebAssembly has no garbage collection, a chain is found alike by the engines as JavaScript", async () => {
  const usual = await told(browser, CHAINS);
  const other = await told(browser, CHAINS, without);
  assert.deepEqual(other.said, usual.said);
  assert.deepEqual(usual.fetched, ["wasm"]);
  assert.deepEqual(other.fetched, ["js"]);
});
