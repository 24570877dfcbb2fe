/** Whatever is damaged of what the browser keeps, the page is drawn, and games stay. */
import { cell, digits, kept, paste, shows } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { ESCARGOT } from "./puzzles.mjs";

const LESSONS = (lessons) => JSON.stringify(JSON.stringify({ lessons, mixed: {} }));

/** Settings that once kept the page from being drawn, or a place of it, and some like them. */
const DAMAGED = [
  ["language", '"__proto__"', ""],
  ["language", '"constructor"', ""],
  ["course", JSON.stringify('{"lessons":null,"mixed":null}'), "#course"],
  ["course", LESSONS({ "naked-single": null, "full-house": { guided: {}, alone: [], memory: {} } }), "#course"],
  ["lines", "null", "#lines"],
  ["lines", "[]", "#lines"],
  ["left-out", "[]", ""],
  ["left-out", '",-,--,constructor"', ""],
  ["options", '"__proto__ constructor"', ""],
  ["statistics", '"{\\"__proto__\\":null"', ""],
  ["level", "[]", ""],
  ["daily", JSON.stringify('{"20261126/7":null}'), ""],
  ["missed", JSON.stringify('{"x-wing":null}'), "#course"],
];

for (const [number, [name, json, place]] of DAMAGED.entries()) {
  test(`${name} with ${json} ${place}`, { tag: repeats(number) }, async ({ player }) => {
    const page = await player();
    await paste(page, ESCARGOT);
    await shows(page, ESCARGOT);
    await cell(page, 1, 2).click();
    await page.keyboard.press("5");
    await expect(page.locator("[role=gridcell]").nth(1)).toHaveText("5");
    const board = await digits(page);
    // As the page keeps it before it is left.
    await expect.poll(async () => (await kept(page)).map((game) => game.board.digits)).toContain(board);
    await page.evaluate(([key, value]) => localStorage.setItem(`escargot.${key}`, value), [name, json]);

    await page.goto(`${new URL(page.url()).origin}/?again${place}`);
    await expect(page.locator("[role=gridcell], .chapters, .lines").first()).toBeVisible();
    await page.goto(`${new URL(page.url()).origin}/?board`);

    await expect.poll(() => digits(page)).toBe(board);
    await page.getByRole("button", { name: /New game|Nouvelle partie/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("a drawing that fails offers to reset the settings, and games stay", async ({ player }) => {
  const page = await player({ complains: true });
  await paste(page, ESCARGOT);
  await shows(page, ESCARGOT);
  await page.evaluate(() => localStorage.setItem("escargot.theme", '"dark"'));
  await cell(page, 1, 2).click();
  // Whatever draws nine of something fails from now on, as the board does; nothing that leads to a drawing does.
  await page.evaluate(() => {
    const { map } = Array.prototype;
    Array.prototype.map = function (...how) {
      if (this.length === 9) {
        throw new Error("damaged");
      }
      return map.apply(this, how);
    };
  });
  await page.keyboard.press("5");

  await expect(page.getByRole("heading", { name: "The page cannot be drawn" })).toBeVisible();
  await page.getByRole("button", { name: "Reset settings, statistics and course; games stay" }).click();

  await expect(page.locator("[role=gridcell]").first()).toHaveText("1");
  expect(await page.evaluate(() => localStorage.getItem("escargot.theme"))).not.toBe('"dark"');
});

for (const [what, stuck] of [
  ["is never opened", () => (indexedDB.open = () => ({}))],
  ["is opened and then says nothing", () => (IDBObjectStore.prototype.getAll = () => ({}))],
]) {
  test(`a storage that ${what} is given up, with a word`, { tag: "@all" }, async ({ player }) => {
    const page = await player({ fragment: "", watch: (opened) => opened.addInitScript(stuck) });

    await expect(page.locator("[role=gridcell]").first()).toBeVisible();
    await expect(page.locator(".banner")).toContainText("storage does not answer");
  });
}
