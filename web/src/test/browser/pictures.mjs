/** Makes the pictures of README, `docs/pictures/{play,hint,watch}.png`, of the built page: `npm run pictures`. */
import { fileURLToPath } from "node:url";
import { button, cell } from "./actions.mjs";
import { opened } from "./chromium.mjs";
import { VISITOR, visited } from "./fixtures.mjs";
import { LONG, UNFAIR } from "./puzzles.mjs";
import { served } from "./server.mjs";

const FOLDER = new URL("../../../../docs/pictures/", import.meta.url);
const PLAYED = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const server = await served();
const browser = await opened();
try {
  await pictured("play", `#${PLAYED}`, async (page) => {
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await cell(page, 2, 2).click();
    for (const mark of ["Control+2", "Control+4", "Control+7"]) {
      await page.keyboard.press(mark);
    }
    await cell(page, 5, 5).click();
    await page.keyboard.press("5");
  });
  await pictured("hint", `#${UNFAIR};hint-4`, async (page) => {
    await page.locator(".hint").getByText("Hint 4 of 4").waitFor();
  });
  await pictured("watch", `#${LONG};watch-trials`, async (page) => {
    await button(page, "One step forward").waitFor();
    for (let step = 0; step < 40; step++) {
      await button(page, "One step forward").click();
    }
  });
} finally {
  await browser.close();
  await server.stop();
}

async function pictured(name, fragment, set) {
  const page = await visited(browser, server.address, { ...VISITOR, fragment, viewport: { width: 1120, height: 740 }, reducedMotion: "reduce" });
  await set(page);
  // What is said in passing is gone by then.
  await page.waitForTimeout(500);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, FOLDER)) });
  await page.context().close();
}
