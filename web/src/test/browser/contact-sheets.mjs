/** Makes a picture of each state of the page at five sizes, light above dark, for a person to look at:
 *
 *   npm --prefix web run contact-sheets -- FOLDER [LANGUAGE [STATE ...]]
 *
 * FOLDER gets a file for each state, 01-welcome.png and so on. The program must be built. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { argv, exit, stderr } from "node:process";
import { opened } from "./chromium.mjs";
import { VISITOR, visited } from "./fixtures.mjs";
import { served } from "./server.mjs";
import { FIRST_VISIT, STATES, through } from "./states.mjs";
import { LANGUAGES, wordsOf } from "./words.mjs";

/** Width and height, and how large the picture of each is on the sheet. */
const SIZES = [
  [1440, 900, 0.42],
  [1024, 768, 0.42],
  [844, 390, 0.6],
  [390, 844, 0.6],
  [360, 640, 0.7],
];
const GAP = 8;

const [folder, language = "en", ...wanted] = argv.slice(2);
const unknown = wanted.filter((name) => !STATES.some(([state]) => state === name));
if (!folder || !LANGUAGES.includes(language) || unknown.length > 0) {
  const what = unknown.length > 0 ? `There is no state "${unknown[0]}". ` : "";
  const states = STATES.map(([state]) => state).join(", ");
  stderr.write(`${what}usage: contact-sheets.mjs FOLDER [${LANGUAGES.join("|")} [STATE ...]]\nStates: ${states}\n`);
  exit(2);
}

await mkdir(folder, { recursive: true });
const server = await served();
const browser = await opened();
try {
  const words = await wordsOf(language);
  const page = await visited(browser, server.address, {
    ...VISITOR,
    fragment: FIRST_VISIT,
    locale: language,
    reducedMotion: "reduce",
  });
  const light = page.viewportSize();
  await through(page, words, async (state) => {
    if (wanted.length === 0 || wanted.includes(state)) {
      const number = String(1 + STATES.findIndex(([name]) => name === state)).padStart(2, "0");
      await laidOut(await pictures(page), join(folder, `${number}-${state.replaceAll(" ", "-")}.png`));
      await page.setViewportSize(light);
    }
  });
} finally {
  await browser.close();
  await server.stop();
}

/** What `page` shows now, a row of pictures for each theme. */
async function pictures(page) {
  const rows = [];
  for (const theme of ["light", "dark"]) {
    const row = [];
    for (const [width, height, scale] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      // What follows from another size comes one frame later.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const data = (await page.screenshot()).toString("base64");
      row.push(`<img src="data:image/png;base64,${data}" width="${Math.round(width * scale)}">`);
    }
    rows.push(row);
  }
  return rows;
}

async function laidOut(rows, path) {
  const width = SIZES.reduce((sum, [each, , scale]) => sum + Math.round(each * scale) + GAP, GAP);
  const sheet = await browser.newPage({ viewport: { width, height: 100 } });
  const style = `body{margin:0;background:#888}div{display:flex;align-items:start;gap:${GAP}px;padding:${GAP}px}`;
  await sheet.setContent(`<style>${style}</style>${rows.map((row) => `<div>${row.join("")}</div>`).join("")}`);
  await sheet.screenshot({ path, fullPage: true });
  await sheet.close();
}
