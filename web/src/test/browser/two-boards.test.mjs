/** Two boards on one page, without a frame: what is done on one is not done on the other. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ADDRESS, expect, test } from "./fixtures.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SITE = here("../../../target/two-boards/");
const TYPES = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm" };

test.beforeAll(() =>
  build({
    configFile: false,
    root: here("two-boards"),
    base: "./",
    logLevel: "warn",
    define: { VERSION: '"test"' },
    resolve: { alias: { "#wasm": here("../../../target/engine") } },
    worker: { format: "es" },
    build: { target: "es2023", outDir: SITE, emptyOutDir: true, assetsInlineLimit: 0 },
  }),
);

/** Both boards, where the engines' messages are those of the page. */
async function opened(page) {
  await page.route(`${ADDRESS}two-boards/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.split("/two-boards/")[1];
    if (/^(index\.html|assets\/)/.test(file)) {
      await route.fulfill({ body: await readFile(SITE + file), contentType: TYPES[file.split(".").at(-1)] });
    } else {
      await route.fulfill({ response: await route.fetch({ url: ADDRESS + file }) });
    }
  });
  await page.goto(`${ADDRESS}two-boards/index.html`);
  const sides = ["left", "right"].map((name) => page.getByRole("region", { name }));
  for (const side of sides) {
    await expect(side.getByRole("gridcell")).toHaveCount(81);
  }
  return sides;
}

test("two boards stand on one page, and each has its own digits, keys, notice and hint", async ({ page }) => {
  const [left, right] = await opened(page);
  const at = (side, row, column) => side.getByRole("gridcell").nth((row - 1) * 9 + column - 1);
  await at(left, 1, 3).click();
  await page.keyboard.press("4");
  await at(right, 1, 2).click();
  await page.keyboard.press("6");
  await expect(at(left, 1, 3).locator(".digit")).toHaveText("4");
  await expect(at(right, 1, 2).locator(".digit")).toHaveText("6");
  await expect(at(left, 1, 2).locator(".digit")).toHaveText("3");
  await expect(at(right, 1, 3).locator(".digit")).toHaveCount(0);
  await left.getByRole("button", { name: "Hint" }).click();
  await expect(left.locator(".hint")).toBeVisible();
  await expect(right.locator(".hint")).toHaveCount(0);
  await at(right, 1, 2).focus();
  await page.keyboard.press("Control+z");
  await expect(at(right, 1, 2).locator(".digit")).toHaveCount(0);
  await expect(at(left, 1, 3).locator(".digit")).toHaveText("4");
  await expect(left.locator(".hint")).toBeVisible();
});
