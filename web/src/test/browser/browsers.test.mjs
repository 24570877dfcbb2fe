/** Every feature once in the other browsers that people have: Firefox and WebKit, which is Safari's. What is installed is
 * tested; the rest of the tests run in Chromium. */
import { firefox, openFirefox } from "./firefox.mjs";
import { expect, test } from "./fixtures.mjs";
import { CHAINS, NEARLY, SOLUTION } from "./puzzles.mjs";
import { served } from "./server.mjs";
import { openWebKit, webkit } from "./webkit.mjs";

const BROWSERS = [
  { name: "Firefox", here: firefox, open: openFirefox },
  { name: "WebKit", here: webkit, open: openWebKit },
];

// What runs in the page.
const reads = (puzzle) =>
  [...document.querySelectorAll("[role=gridcell]")]
    .map((cell) => cell.querySelector(".digit")?.textContent ?? ".")
    .join("") === puzzle;
const says = (part) => document.body.innerText.includes(part);
const gone = (selector) => document.querySelector(selector) === null;
const named = (part) => document.querySelector(`[role=gridcell][aria-label*="${part}"]`) !== null;
const there = (selector) => document.querySelector(selector) !== null;
const typed = (text) => {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.prepend(field);
  field.select();
};
const untyped = () => document.querySelector("textarea").remove();
const chosen = (value) => {
  const list = document.querySelector(`select:has([value="${value}"])`);
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
};

/** NEARLY with so many of its three empty cells filled. */
const filled = (cells) => SOLUTION.slice(0, 40 * cells) + NEARLY.slice(40 * cells);

/** Copies `text` somewhere and pastes it on the page: a browser tells no program what is on the clipboard. */
async function paste(tab, text) {
  const copyAndPaste = async () => {
    await tab.evaluate(typed, text);
    await tab.press("Control+c");
    await tab.evaluate(untyped);
    await tab.press("Control+v");
  };
  await tab.again(copyAndPaste, reads, text.replaceAll("0", "."));
  // What is pasted is played at once.
  await tab.until(gone, ".entering");
}

async function choose(tab, name) {
  await tab.click("button", "Menu");
  await tab.click("dialog button", name);
}

for (const { name, here, open } of BROWSERS) {
  // Each test goes on where the last one was.
  test.describe.serial(name, { tag: "@all" }, () => {
    test.skip(!here, `${name} is not installed`);

    const problems = [];
    let server;
    let tab;

    test.beforeAll(async () => {
      [server, tab] = await Promise.all([served(), open(problems)]);
      await tab.goto(server.address);
      await tab.until(there, "[role=gridcell]");
    });

    test.afterAll(async () => {
      await tab?.close();
      await server?.stop();
    });

    test("a puzzle is pasted, and digits and marks come by key and by click", async () => {
      await paste(tab, NEARLY);
      await tab.click("[role=gridcell]");
      await tab.pressUntil("Shift+1", named, "corner 1");
      await tab.pressUntil("Control+1", named, "center 1");
      await tab.pressUntil("1", reads, filled(1));
      await tab.click("[aria-label^='Row 5 column 5']");
      await tab.click(".pad [aria-label^='9,']");
      await tab.until(reads, filled(2));
      await tab.click("button", "Undo");
      await tab.until(reads, filled(1));
      await tab.pressUntil("Control+y", reads, filled(2));
    });

    test("what was played is there after a reload", async () => {
      // The next thing is done once the last one is kept.
      await tab.pressUntil("ArrowUp", there, "[aria-label^='Row 4 column 5'][aria-selected=true]");
      await tab.reload();
      await tab.until(reads, filled(2));
    });

    test("a hint tells more, to its end, and so does a chain", async () => {
      await tab.click("button", "Hint");
      for (const depth of [2, 3, 4]) {
        await tab.click("button", "Tell me more");
        await tab.until(says, `Hint ${depth} of 4`);
      }
      await tab.click("button", "Apply");
      await tab.until(says, "Solved");
      await paste(tab, CHAINS);
      await tab.pressUntil("?", says, "Just tell me");
      await tab.click("button", "Just tell me");
      await tab.until(there, ".links line, .links path");
    });

    test("a new game begins", async () => {
      await tab.click("button", "New game");
      await tab.click("dialog .levels button");
      await tab.until(says, "a puzzle of level");
    });

    test("a method is watched", async () => {
      await choose(tab, "Watch it solve");
      await tab.click("button", "To the end");
      await tab.until(says, "Deepest");
      await tab.click("button", "Back to the board");
      await tab.until(there, "[role=gridcell]");
    });

    test("a technique has its page, in another language, too", async () => {
      await choose(tab, "Techniques");
      await tab.click("main button", "X-Wing");
      await tab.until(says, "Part 4 of 5");
      await tab.click("button", "Menu");
      await tab.until(there, "dialog[open]");
      await tab.evaluate(chosen, "fr");
      await tab.until(says, "Partie 4 sur 5");
      // What a page still fetches when its server goes is lost; this list comes last.
      await tab.until(says, "Rectangle vide");
    });

    test("all of it is there without a server", async () => {
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await server.stop();
      await tab.reload();
      await tab.until(says, "X-Wing");
      await tab.click("button", "Revenir à la grille");
      await tab.click("button", "Nouvelle partie");
      await tab.click("dialog .levels button");
      await tab.until(says, "une grille de niveau");
      expect(problems).toEqual([]);
    });
  });
}
