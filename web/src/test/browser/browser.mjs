/** A browser and the page in it, as a person has them. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { after, afterEach, before } from "node:test";
import { chromium } from "playwright-core";
import { freePort } from "./free-port.mjs";
import { onThePath } from "./on-the-path.mjs";

/** It draws no windows, and so takes a third less time; with `--full` the whole browser is tested. */
const WINDOWLESS = process.env.FULL === "yes" ? [] : ["chromium-headless-shell"];

function chromiumHere() {
  const found = onThePath(...WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  assert.ok(found, "The browser tests need Chromium or Chrome: install it, or set CHROME_BIN to its path.");
  return found;
}

/** For pages that live for seconds: there V8's optimizing compiler of WebAssembly takes more time than it saves. With
 * `--full` it works as it does for people. */
export const BRIEF = process.env.FULL === "yes" ? [] : ["--js-flags=--liftoff-only"];

/** Each process has a port of its own. */
const PORT = Number(process.env.ESCARGOT_PORT ?? (await freePort()));
/** Where [served] serves the page. */
export const OWN_ADDRESS = `http://localhost:${PORT}/`;
/** Whether `run.mjs` runs several files in this process, and a server for all of them. */
const AMONG_OTHERS = process.env.ESCARGOT_ADDRESS !== undefined;
/** Where the page is: that server, or that of this process. */
export const ADDRESS = process.env.ESCARGOT_ADDRESS ?? OWN_ADDRESS;

/** Serves the page at [ADDRESS], unless it is served there already; then the answer is undefined. */
export const servedHere = () => (ADDRESS === OWN_ADDRESS ? served() : undefined);

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

/** What the tests do without. This replaces Playwright's own list, so what it has for a page on this machine is here
 * too. The popup of the address bar is a page that Chromium loads into each new window, and costs more than ours. */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "SpareRendererForSitePerProcess",
];

export function opened(...flags) {
  return chromium.launch({
    executablePath: process.env.CHROME_BIN ?? chromiumHere(),
    chromiumSandbox: false,
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // As every desktop's browser does by itself; the one without windows does not.
      "--site-per-process",
      `--disable-features=${WITHOUT.join(",")}`,
      ...flags,
    ],
  });
}

/** The browsers that the files of this process share, by their flags. */
const SHARED = new Map();

async function shared(flags) {
  const key = flags.join(" ");
  if (!(await SHARED.get(key))?.isConnected()) {
    SHARED.set(key, opened(...flags));
  }
  return SHARED.get(key);
}

export async function closeShared() {
  await Promise.all([...SHARED.values()].map(async (browser) => (await browser).close()));
}

/** Prints what the open pages say: where a test waited in vain, that tells why. */
async function tellPages(browser) {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const said = await page.getByRole("status").allInnerTexts().catch(String);
    console.log(`The page says ${JSON.stringify(said)}; its problems: ${JSON.stringify(page.problems)}`);
  }
}

/** Serves the page and opens a browser for the tests of a file; answers what opens a [player]'s page there. */
export function hosted(flags = BRIEF) {
  let server;
  const browser = (async () => {
    server = await servedHere();
    return AMONG_OTHERS ? shared(flags) : opened(...flags);
  })();
  before(() => browser);
  const tell = async (context) => {
    if (!context.passed) {
      await tellPages(await browser);
    }
  };
  // A page that hangs says nothing more.
  afterEach(tell, { timeout: 10_000 });
  after(async () => {
    try {
      // What a test that failed has left open would trouble the next file.
      await Promise.all((await browser).contexts().map((context) => context.close()));
      if (!AMONG_OTHERS) {
        await (await browser).close();
      }
    } finally {
      server?.kill();
    }
  });
  // A hook of the file may run beside this one, hence the wait.
  return async (options) => player(await browser, options);
}

/** The address ends so: an empty grid, to enter a puzzle, and not the puzzle that a first visit finds. */
const EMPTY = "#enter";

export const KEPT_OFFLINE = { serviceWorkers: "allow" };

/** A page of its own, with its own storage; what goes wrong in it fails the test when it is [closed]. With the option
 * `clock` the page's clock is the test's from the beginning, with `fragment` its address ends so, and not in an empty grid,
 * and `watch` sees the page before it is loaded. Its worker for use offline,
 * which would fetch everything once more, runs with [KEPT_OFFLINE] alone. */
export async function player(browser, { watch, ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en",
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  // Longer than any page needs beside a busy neighbor: how fast a page is, no test says.
  page.setDefaultTimeout(60_000);
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && page.problems.push(message.text()));
  if (options.clock) {
    await page.clock.install();
  }
  await watch?.(page);
  await page.goto(ADDRESS + (options.fragment ?? EMPTY));
  // A link may lead past the board to a method at work.
  await page.locator("[role=gridcell], .watched, .lesson, .chapters, .replay").first().waitFor({ timeout: 30_000 });
  return page;
}

/** Closes a page in which nothing may have gone wrong. */
export async function closed(page) {
  assert.deepEqual(page.problems, [], "the browser complained");
  await page.context().close();
}

export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Shows that sheet of the open menu which has `choice`; where there is room all of them are shown. */
export async function turnTo(page, choice) {
  for (let sheet = 1; sheet < 3 && !(await choice.isVisible()); sheet++) {
    await page.locator(".sheet-names button").nth(sheet).click();
  }
}

/** Chooses `name` in the menu, whose own name is `title`. */
export async function menu(page, name, title = "Menu") {
  await button(page, title).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await turnTo(page, button(dialog, name));
  await button(dialog, name).click();
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

/** Takes `puzzle` in and plays it. */
export async function play(page, puzzle) {
  await paste(page, puzzle);
  await shows(page, puzzle);
  // What is pasted is played at once.
  await button(page, "Play").waitFor({ state: "detached" });
}

/** Watches for the next answer to a question `call`; answers what waits for it, and for the page to show it. */
export async function answered(page, call) {
  await page.evaluate((name) => {
    const { postMessage } = Worker.prototype;
    window.answered = new Promise((resolve) => {
      Worker.prototype.postMessage = function (question) {
        if (question.call === name) {
          this.addEventListener("message", ({ data }) => data.id === question.id && setTimeout(resolve));
        }
        postMessage.call(this, question);
      };
    });
  }, call);
  return () => page.evaluate(() => window.answered);
}

/** Keeps the questions `call` from the engine; answers what lets them go, in their order. */
export async function held(page, call) {
  await page.evaluate((name) => {
    const { postMessage } = Worker.prototype;
    const waiting = [];
    Worker.prototype.postMessage = function (question) {
      const post = () => postMessage.call(this, question);
      question.call === name ? waiting.push(post) : post();
    };
    window.letGo = () => {
      Worker.prototype.postMessage = postMessage;
      for (const post of waiting) {
        post();
      }
      return waiting.length;
    };
  }, call);
  return async () => assert.ok((await page.evaluate(() => window.letGo())) > 0, `nobody asked for ${call}`);
}
