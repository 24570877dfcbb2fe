/** What people do on the page, and what they see there. */
import { expect } from "./fixtures.mjs";

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
  // What it offers for puzzles with rules of their own comes with them.
  await expect(dialog.locator(".menu-sheets section").first().locator(".choices button").first()).toBeVisible();
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

/** What puts a finger on a place and takes it away, at a time in seconds: now, unless one is given. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  return async (type, on, timestamp) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await on?.boundingBox()) ?? {};
    const touchPoints = on ? [{ x: x + width / 2, y: y + height / 2 }] : [];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
}

/** Holds a finger on `on` until `look` has seen what that does. */
export async function heldDown(page, on, look) {
  const touch = await finger(page);
  await touch("touchStart", on);
  await look();
  await touch("touchEnd");
}

/** Draws with a finger over `places`, at the pace of a hand: one that was everywhere at once has thrown the page, and the
 * tap that catches it would be no click. */
export async function fingered(page, places) {
  const touch = await finger(page);
  await places[0].scrollIntoViewIfNeeded();
  let time = Date.now() / 1000;
  for (const [number, place] of places.entries()) {
    await touch(number === 0 ? "touchStart" : "touchMove", place, time);
    time += 0.1;
  }
  await touch("touchEnd", undefined, time + 0.4);
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

/** Waits until the digits of `puzzle` are on the board; `what` it is, tells where it fails. */
export const shows = (page, puzzle, what) =>
  expect
    .poll(
      () =>
        page
          .getByRole("gridcell")
          .evaluateAll((cells) => cells.map((each) => each.querySelector(".digit")?.textContent ?? ".").join("")),
      what,
    )
    .toBe(puzzle.replaceAll("0", "."));

/** The games that are kept. */
export const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("escargot");
        request.onsuccess = () => {
          const all = request.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => resolve(all.result);
          all.onerror = () => reject(all.error);
        };
      }),
  );

/** Waits for a cell that is called so. */
export const named = (page, name) => expect(page.getByRole("gridcell", { name, exact: true })).toBeVisible();

/** Waits for a sentence of the moment that has `text` in it. */
export const told = (page, text) => expect(notice(page).filter({ hasText: text })).toBeVisible();

/** Waits until so many cells are selected. */
export const selected = (page, count) =>
  expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveCount(count);

/** Takes `puzzle` in and plays it. */
export async function play(page, puzzle) {
  await paste(page, puzzle);
  await shows(page, puzzle);
  // What is pasted is played at once.
  await expect(button(page, "Play")).toHaveCount(0);
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
    window.heldBack = () => waiting.length;
    window.letGo = () => {
      Worker.prototype.postMessage = postMessage;
      for (const post of waiting) {
        post();
      }
      return waiting.length;
    };
  }, call);
  return async () => {
    await expect.poll(() => page.evaluate(() => window.heldBack()), `questions ${call}`).toBeGreaterThan(0);
    await page.evaluate(() => window.letGo());
  };
}
