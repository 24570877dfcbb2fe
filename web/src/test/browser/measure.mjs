/** Measures the page: how long a hint and a key press take, how much is loaded, and how soon it plays. */
import { opened, paste, player, served } from "./browser.mjs";

/** Needs more than singles at once. */
const HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];

const server = await served(process.env.ESCARGOT ?? "escargot");
const browser = await opened();
try {
  const page = await player(browser);
  await paste(page, HARD);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForTimeout(500);

  /** Milliseconds from a click or key until what it does is painted. */
  const painted = (selector, key) =>
    page.evaluate(
      ([where, code]) =>
        new Promise((resolve) => {
          const from = performance.now();
          const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
          });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
          const target = document.querySelector(where);
          if (code) {
            target.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true }));
          } else {
            target.click();
          }
        }),
      [selector, key],
    );

  const hints = [];
  for (let i = 0; i < 15; i++) {
    hints.push(await painted(".tools button.primary"));
    await page.locator(".hint .actions button").last().click();
    await page.locator(".hint").waitFor({ state: "detached" });
  }
  console.log(`hint, asked to painted: median ${median(hints).toFixed(1)} ms`);

  const keys = [];
  await page.locator("[role=gridcell][tabindex='0']").focus();
  for (let i = 0; i < 40; i++) {
    keys.push(await painted("[role=gridcell][tabindex='0']", i % 2 ? "ArrowLeft" : "ArrowRight"));
    await page.waitForTimeout(60);
  }
  console.log(`key, pressed to painted (with one frame to spare): median ${median(keys).toFixed(1)} ms`);

  const transfer = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, encodedBodySize }) => [name.split("/").pop(), encodedBodySize]),
  );
  for (const [name, size] of transfer) {
    console.log(`${name}: ${(size / 1024).toFixed(1)} KB`);
  }

  const fresh = await browser.newPage();
  const from = Date.now();
  await fresh.goto(page.url());
  await fresh.getByRole("gridcell").first().waitFor();
  console.log(`first visit, until the board takes keys: ${Date.now() - from} ms`);
} finally {
  await browser.close();
  server.kill();
}
