/** What each test is given: a page as a person has it, and `player`, which opens more of them, otherwise or later. */
import { test as base, expect as untimed } from "@playwright/test";

/** Where `playwright.config.mjs` has the page served. */
export const ADDRESS = process.env.ESCARGOT_ADDRESS;

/** Longer than any page needs beside a busy neighbor: how fast a page is, no test says. */
export const PATIENCE = 60_000;

/** It waits as long outside of the runner, where `contact-sheets.mjs` uses it. */
export const expect = untimed.configure({ timeout: PATIENCE });

/** How a page is opened where nothing else is said. */
export const VISITOR = { viewport: { width: 1280, height: 800 }, locale: "en", serviceWorkers: "block" };

/** A page with this takes in what it needs to be used offline, by a worker that fetches everything once more. */
export const KEPT_OFFLINE = { serviceWorkers: "allow" };

/** `SLOW=6` runs the tests as on a machine that is six times slower and whose disk takes its time: what depends on being
 * fast fails there, and not some day in CI. */
const SLOW = Number(process.env.SLOW ?? 1);

/** What the disk takes for each thing that is kept there, with `SLOW`, in milliseconds. */
const SLOW_DISK_MS = 150;

async function slowedDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  await page.addInitScript((wait) => {
    const { commit } = IDBTransaction.prototype;
    IDBTransaction.prototype.commit = function () {
      // A request that is under way keeps the transaction open until then.
      const until = performance.now() + wait;
      const store = this.objectStore(this.objectStoreNames[0]);
      const hold = () => {
        if (performance.now() < until) {
          store.count().onsuccess = hold;
        } else {
          commit.call(this);
        }
      };
      hold();
    };
  }, SLOW_DISK_MS);
}

/** An address ends so: an empty grid, to enter a puzzle, and not the puzzle that a first visit finds. */
const EMPTY = "#enter";

/** The tag of a test of which the usual run has only the first that is alike, at place 0. */
export const repeats = (at) => (at > 0 ? ["@all"] : []);

export const test = base.extend({
  /** Opens a page of its own, with its own storage, as [visited] does. A test fails when something goes wrong in one,
   * but for those opened with the option `complains`, which cannot reach the server, for example. */
  player: async ({ browser }, use) => {
    const pages = [];
    await use(async (options = {}) => {
      const { complains = false, ...rest } = options;
      const page = Object.assign(await visited(browser, ADDRESS, rest), { complains });
      pages.push(page);
      return page;
    });
    const open = pages.filter((page) => !page.isClosed());
    for (const page of open.filter(({ complains }) => !complains)) {
      expect.soft(page.problems, "the browser complained").toEqual([]);
    }
    await Promise.all(open.map((page) => page.context().close()));
  },

  page: async ({ player }, use) => use(await player()),
});

/** Collects from now on what goes wrong in `page`. */
export function problemsOf(page) {
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  return problems;
}

/** Opens `address`, and waits until the page there takes keys. Among the options, which are those of a context, are
 * `fragment`, the end of the address; `clock`, with which the page's clock is the test's from the beginning; and `watch`,
 * which sees the page before it is loaded. What goes wrong in the page is in its `problems`. */
export async function visited(browser, address, { fragment = EMPTY, clock, watch, ...options } = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.problems = problemsOf(page);
  if (clock) {
    await page.clock.install();
  }
  if (SLOW > 1) {
    await slowedDown(page);
  }
  await watch?.(page);
  await page.goto(address + fragment);
  // A link may lead past the board to a method at work.
  await expect(page.locator("[role=gridcell], .watched, .lesson, .chapters, .replay").first()).toBeVisible();
  return page;
}

/** Closes a page in which nothing may have gone wrong. */
export async function closed(page) {
  expect(page.problems, "the browser complained").toEqual([]);
  await page.context().close();
}
