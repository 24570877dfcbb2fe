/** A browser and the page in it, as a person has them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

function browserOnThePath() {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  throw new Error("The browser tests need Chromium or Chrome: install it, or set CHROME_BIN to its path.");
}

/** Each file of tests has its own process, and its own port. */
const PORT = Number(process.env.ESCARGOT_PORT ?? (await freePort()));
export const ADDRESS = `http://localhost:${PORT}/`;

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

/** Serves the page as `escargot play` does. */
export async function served(launcher = process.env.ESCARGOT ?? "escargot") {
  const server = spawn(launcher, ["play", "--no-browser", "--port", String(PORT)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    server.stdout.once("data", resolve);
    server.once("exit", (code) => reject(new Error(`escargot play ended with exit code ${code}.`)));
  });
  return server;
}

export function opened() {
  return chromium.launch({
    executablePath: process.env.CHROME_BIN ?? browserOnThePath(),
    chromiumSandbox: false,
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A page of its own, with its own storage; whatever goes wrong in it fails the test. */
export async function player(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && page.problems.push(message.text()));
  await page.goto(ADDRESS + (options.fragment ?? ""));
  await page.getByRole("gridcell").first().waitFor({ timeout: 30_000 });
  return page;
}

/** Pastes as Ctrl+V does. */
export async function paste(page, text) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text", pasted);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

/** The digits on the board, `.` for an empty cell, read from the names of the cells. */
export function digits(page) {
  return page.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((cell) => /, ([1-9])(,|$)/.exec(cell.getAttribute("aria-label") ?? "")?.[1] ?? ".").join(""),
  );
}

export const cell = (page, row, column) => page.getByRole("gridcell").nth((row - 1) * 9 + column - 1);

/** The sentence of the moment. */
export const notice = (page) => page.getByRole("status");

/** Waits until the digits of `puzzle` are on the board. */
export const shows = (page, puzzle) =>
  page.waitForFunction(
    (wanted) =>
      Array.from(document.querySelectorAll("[role=gridcell]"), (cell) => cell.querySelector(".digit")?.textContent ?? ".")
        .join("") === wanted,
    puzzle.replaceAll("0", "."),
  );
