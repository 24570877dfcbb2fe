/** Browsers whose WebAssembly has no garbage collection, or that have none at all, run the same engine as JavaScript. */
import { button, play } from "./actions.mjs";
import { opened } from "./chromium.mjs";
import { ADDRESS, expect, test, visited } from "./fixtures.mjs";
import { CHAINS, UNFAIR } from "./puzzles.mjs";

/** What the hint of `puzzle` says at each depth on a page that `player` opens, and in which form engines were fetched for
 * it; `prepare` is given the page before it is loaded. */
async function told(player, puzzle, prepare = () => undefined) {
  const fetched = new Set();
  const watch = (page) => {
    page.on("request", (request) => {
      fetched.add(/assets\/(?:engine|background)-.*\.(js|wasm)$/.exec(request.url())?.[1]);
    });
    return prepare(page);
  };
  const page = await player({ watch });
  await play(page, puzzle);
  await button(page, "Hint").click();
  const said = [];
  for (const depth of [1, 2, 3, 4]) {
    await expect(page.getByText(`Hint ${depth} of 4`)).toBeVisible();
    said.push(await page.locator(".hint .reason").innerText());
    if (depth < 4) {
      await button(page, "Tell me more").click();
    }
  }
  expect(page.problems, "the browser complained").toEqual([]);
  return { said, fetched: [...fetched].filter(Boolean) };
}

/** The workers find no garbage collection. */
const without = (page) =>
  page.route("**/assets/worker-*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `WebAssembly.validate = () => false;${await answer.text()}` });
  });

test("where there is no WebAssembly, a hint is told alike by the engine as JavaScript", { tag: "@all" }, async ({ player }) => {
  const usual = await told(player, UNFAIR);
  // Without a compiler of its own V8 has no WebAssembly.
  const bare = await opened("--js-flags=--jitless");
  const other = await told((options) => visited(bare, ADDRESS, options), UNFAIR);
  await bare.close();
  expect(other.said).toEqual(usual.said);
  expect(usual.fetched).toEqual(["wasm"]);
  expect(other.fetched).toEqual(["js"]);
});

test("where WebAssembly has no garbage collection, a chain is found alike by the engines as JavaScript", { tag: "@all" }, async ({ player }) => {
  const usual = await told(player, CHAINS);
  const other = await told(player, CHAINS, without);
  expect(other.said).toEqual(usual.said);
  expect(usual.fetched).toEqual(["wasm"]);
  expect(other.fetched).toEqual(["js"]);
});
