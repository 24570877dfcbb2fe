/** The course: from a first visit to the first lesson, what counts, what comes back, where a class begins. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, button, cell, closed, hosted, KEPT_OFFLINE } from "./browser.mjs";
import { NEARLY, SOLUTION } from "./puzzles.mjs";
import { LANGUAGES, wordsOf } from "./words.mjs";

const player = hosted();

/** Does what the hint on the screen says, down to its last depth. */
async function follow(page) {
  await button(page, "Just tell me").click();
  await page.locator(".hint").getByText("Hint 4 of 4").waitFor();
  await button(page, "Apply").click();
}

test("a first visit reaches its first lesson in two actions, and its hints lead through it", async () => {
  const page = await player({ fragment: "" });
  await button(page, "Learn").click();
  await page.getByRole("heading", { name: "Learn", exact: true }).waitFor();
  await button(page, "Begin").click();
  await page.getByRole("heading", { name: "Chapter 1: Full houses" }).waitFor();
  await page.getByText("With hints: 0 of 2").waitFor();
  await page.locator(".hint").getByText("Hint 1 of 4").waitFor();
  await follow(page);
  await page.locator(".practice").getByText("Found: Full House.").waitFor();
  await page.getByText("With hints: 1 of 2").waitFor();
  await button(page, "Next").click();
  await follow(page);
  await page.getByText("With hints: 2 of 2").waitFor();
  await button(page, "Next").click();
  await page.getByText("On your own: 0 of 3").waitFor();
  await closed(page);
});

test("on one's own a hint does not count, and what is found without one does, by keyboard alone", async () => {
  const page = await player({ fragment: "#course/boxes" });
  await page.getByRole("heading", { name: "2. Hidden singles in boxes" }).and(page.locator(":focus")).waitFor();
  await button(page, "On your own: 0 of 3").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Hidden single in a box is the next step here. Can you find it?").waitFor();
  await page.getByRole("gridcell").and(page.locator(":focus")).waitFor();
  for (const depth of [1, 2, 3]) {
    await page.keyboard.press("?");
    await page.getByText(`Hint ${depth} of 4`).waitFor();
  }
  const [, row, column, digit] = /r(\d)c(\d), digit (\d)/.exec(await page.locator(".hint").textContent());
  await cell(page, Number(row), Number(column)).focus();
  await page.keyboard.press(digit);
  await page.getByText("With a hint it does not count; it comes back soon.").waitFor();
  await page.getByText("On your own: 0 of 3").waitFor();
  await closed(page);
});

test("a chapter has a link, its lessons lead to their pages, and Back to the chapter", async () => {
  const page = await player({
    fragment: "#course/x-wings",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("heading", { name: "9. X-Wings" }).waitFor();
  await button(page, "Copy a link to this chapter").click();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#course\/x-wings$/);
  await button(page, "Read about it").click();
  await page.getByRole("heading", { name: "X-Wing", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "9. X-Wings" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "9. X-Wings" }).waitFor();
  await closed(page);
});

test("mixed positions keep quiet about what they are until it is found", async () => {
  const page = await player({ fragment: "#course/boxes" });
  const rated = await answered(page, "rating");
  await button(page, "Mixed: 0 of 4").click();
  await page.locator(".practice").getByText("What is the next step here?").waitFor();
  await rated();
  assert.doesNotMatch(await page.locator("main").textContent(), /Hidden Single|Full House|single in a box/);
  await button(page, "Hint").click();
  await follow(page);
  await page.locator(".practice").getByText(/^Found: /).waitFor();
  await closed(page);
});

test("a class begins at a chapter, and goes on from there", async () => {
  const page = await player({ fragment: "#course/intersections" });
  await page.locator(".lesson").getByRole("button", { name: "Begin" }).click();
  await page.getByRole("heading", { name: "Chapter 5: Locked candidates" }).waitFor();
  await button(page, "To the chapters").click();
  await button(page, "All chapters").click();
  await page.getByText("Next: Locked candidates").waitFor();
  await closed(page);
});

test("a digit that goes wrong is told in the chapter of what was there to be seen, once", async () => {
  const page = await player({ fragment: `#${NEARLY}` });
  await cell(page, 1, 1).click();
  await page.keyboard.press("2");
  await button(page, "Check").click();
  await page.getByText("1 digit is wrong").waitFor();
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => localStorage.getItem("escargot.missed")?.includes("full-house"));
  for (const [row, column] of [[1, 1], [5, 5], [9, 9]]) {
    await cell(page, row, column).click();
    await page.keyboard.press(SOLUTION[(row - 1) * 9 + column - 1]);
  }
  await page.getByText("How it was solved").waitFor();
  await page.evaluate(() => {
    location.hash = "#course/full-houses";
  });
  await page.getByText("You missed it once in your games.").waitFor();
  await closed(page);
});

test("what needed a hint in a game is told in its chapter", async () => {
  const page = await player({ fragment: `#${NEARLY}` });
  await button(page, "Hint").click();
  await button(page, "Tell me more").click();
  await page.getByText("Hint 2 of 4").waitFor();
  await page.evaluate(() => {
    location.hash = "#course/full-houses";
  });
  await page.getByRole("heading", { name: "1. Full houses" }).waitFor();
  await page.getByText("You missed it once in your games.").waitFor();
  await closed(page);
});

/** A phone whose pages are kept, and then cut off. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...KEPT_OFFLINE };

for (const locale of LANGUAGES) {
  test(`it is taken offline, by touch alone on a phone, in ${locale}, and so is the puzzle of a day`, async () => {
    const words = await wordsOf(locale);
    const page = await player({ ...PHONE, locale, fragment: "" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await button(page, words.learn).tap();
    await page.locator(".learn-list .primary").tap();
    await page.locator(".hint").getByText(words.depth(1)).waitFor();
    await button(page, words.justTell).tap();
    await page.locator(".hint").getByText(words.depth(4)).waitFor();
    await button(page, words.apply).tap();
    await page.locator(".practice .primary").waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "the lesson scrolls sideways");
    await button(page, words.newGame).tap();
    await page.getByRole("button", { name: new RegExp(`^${words.daily.title}`) }).tap();
    await page.getByRole("dialog", { name: words.daily.title }).waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "the calendar scrolls sideways");
    await page.context().close();
  });
}

test("a reader of the screen has the chapters as a list, each with what it is about and what is done of it", async () => {
  const page = await player({ fragment: "#course" });
  await page.locator(".chapters").waitFor();
  const tree = await page.locator("main").ariaSnapshot();
  const chapters = [...tree.matchAll(/- listitem:\n\s+- '?button "(.+) 0 of \d+"/g)];
  assert.ok(chapters.length >= 14, tree);
  assert.match(tree, /heading "Learn" \[level=2\]/);
  assert.match(tree, /status: "Next: Full houses"/);
  await page.locator(".chapter").first().click();
  await page.locator(".lesson").waitFor();
  const lesson = await page.locator(".lesson").ariaSnapshot();
  assert.match(lesson, /heading "1\. Full houses" \[level=3\]/);
  assert.match(lesson, /region "Full House":\n\s+- heading "Full House" \[level=4\]/);
  assert.match(lesson, /'button "With hints: 0 of 2"'/);
  await closed(page);
});
