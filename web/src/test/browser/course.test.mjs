/** The course: from a first visit to the first lesson, what counts, what comes back, where a class begins. */
import { answered, button, cell } from "./actions.mjs";
import { expect, KEPT_OFFLINE, repeats, test } from "./fixtures.mjs";
import { NEARLY, SOLUTION } from "./puzzles.mjs";
import { LANGUAGES, wordsOf } from "./words.mjs";

/** Does what the hint on the screen says, down to its last depth. */
async function follow(page) {
  await button(page, "Just tell me").click();
  await expect(page.locator(".hint").getByText("Hint 4 of 4")).toBeVisible();
  await button(page, "Apply").click();
}

test("a first visit reaches its first lesson in two actions, and its hints lead through it", async ({ player }) => {
  const page = await player({ fragment: "" });
  await button(page, "Learn").click();
  await expect(page.getByRole("heading", { name: "Learn", exact: true })).toBeVisible();
  await button(page, "Begin").click();
  await expect(page.getByRole("heading", { name: "Chapter 1: Full houses" })).toBeVisible();
  await expect(page.getByText("With hints: 0 of 2")).toBeVisible();
  await expect(page.locator(".hint").getByText("Hint 1 of 4")).toBeVisible();
  await follow(page);
  await expect(page.locator(".practice").getByText("Found: Full House.")).toBeVisible();
  await expect(page.getByText("With hints: 1 of 2")).toBeVisible();
  await button(page, "Next").click();
  await follow(page);
  await expect(page.getByText("With hints: 2 of 2")).toBeVisible();
  await button(page, "Next").click();
  await expect(page.getByText("On your own: 0 of 3")).toBeVisible();
});

test("on one's own a hint does not count, and what is found without one does, by keyboard alone", async ({ player }) => {
  const page = await player({ fragment: "#course/boxes" });
  await expect(page.getByRole("heading", { name: "2. Hidden singles in boxes" }).and(page.locator(":focus"))).toBeVisible();
  await button(page, "On your own: 0 of 3").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hidden single in a box is the next step here. Can you find it?")).toBeVisible();
  await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toBeVisible();
  for (const depth of [1, 2, 3]) {
    await page.keyboard.press("?");
    await expect(page.getByText(`Hint ${depth} of 4`)).toBeVisible();
  }
  const [, row, column, digit] = /r(\d)c(\d), digit (\d)/.exec(await page.locator(".hint").textContent());
  await cell(page, Number(row), Number(column)).focus();
  await page.keyboard.press(digit);
  await expect(page.getByText("With a hint it does not count; it comes back soon.")).toBeVisible();
  await expect(page.getByText("On your own: 0 of 3")).toBeVisible();
});

test("a chapter has a link, its lessons lead to their pages, and Back to the chapter", async ({ player }) => {
  const page = await player({
    fragment: "#course/x-wings",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await expect(page.getByRole("heading", { name: "9. X-Wings" })).toBeVisible();
  await button(page, "Copy a link to this chapter").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#course\/x-wings$/);
  await button(page, "Read about it").click();
  await expect(page.getByRole("heading", { name: "X-Wing", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "9. X-Wings" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "9. X-Wings" })).toBeVisible();
});

test("mixed positions keep quiet about what they are until it is found", async ({ player }) => {
  const page = await player({ fragment: "#course/boxes" });
  const rated = await answered(page, "rating");
  await button(page, "Mixed: 0 of 4").click();
  await expect(page.locator(".practice").getByText("What is the next step here?")).toBeVisible();
  await rated();
  await expect(page.locator("main")).not.toHaveText(/Hidden Single|Full House|single in a box/);
  await button(page, "Hint").click();
  await follow(page);
  await expect(page.locator(".practice").getByText(/^Found: /)).toBeVisible();
});

test("a class begins at a chapter, and goes on from there", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#course/intersections" });
  await page.locator(".lesson").getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { name: "Chapter 5: Locked candidates" })).toBeVisible();
  await button(page, "To the chapters").click();
  await button(page, "All chapters").click();
  await expect(page.getByText("Next: Locked candidates")).toBeVisible();
});

test("a digit that goes wrong is told in the chapter of what was there to be seen, once", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: `#${NEARLY}` });
  await cell(page, 1, 1).click();
  await page.keyboard.press("2");
  await button(page, "Check").click();
  await expect(page.getByText("1 digit is wrong")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("escargot.missed"))).toContain("full-house");
  for (const [row, column] of [[1, 1], [5, 5], [9, 9]]) {
    await cell(page, row, column).click();
    await page.keyboard.press(SOLUTION[(row - 1) * 9 + column - 1]);
  }
  await expect(page.getByText("How it was solved")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#course/full-houses";
  });
  await expect(page.getByText("It came up in your games and was not seen: worth a look.")).toBeVisible();
});

test("what needed a hint in a game is told in its chapter", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: `#${NEARLY}` });
  await button(page, "Hint").click();
  await button(page, "Tell me more").click();
  await expect(page.getByText("Hint 2 of 4")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#course/full-houses";
  });
  await expect(page.getByRole("heading", { name: "1. Full houses" })).toBeVisible();
  await expect(page.getByText("It came up in your games and was not seen: worth a look.")).toBeVisible();
});

/** A phone whose pages are kept, and then cut off. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...KEPT_OFFLINE };

for (const [at, locale] of LANGUAGES.entries()) {
  test(`it is taken offline, by touch alone on a phone, in ${locale}, and so is the puzzle of a day`, { tag: repeats(at) }, async ({ player }) => {
    const words = await wordsOf(locale);
    const page = await player({ ...PHONE, locale, fragment: "", complains: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await button(page, words.learn).tap();
    await page.locator(".learn-list .primary").tap();
    await expect(page.locator(".hint").getByText(words.depth(1))).toBeVisible();
    await button(page, words.justTell).tap();
    await expect(page.locator(".hint").getByText(words.depth(4))).toBeVisible();
    await button(page, words.apply).tap();
    await expect(page.locator(".practice .primary")).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= 360), "the lesson scrolls sideways").toBe(true);
    await button(page, words.newGame).tap();
    await page.getByRole("button", { name: new RegExp(`^${words.daily.title}`) }).tap();
    await expect(page.getByRole("dialog", { name: words.daily.title })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= 360), "the calendar scrolls sideways").toBe(true);
  });
}

test("a reader of the screen has the chapters as a list, each with what it is about and what is done of it", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#course" });
  await expect(page.locator(".chapters").first()).toBeVisible();
  const tree = await page.locator("main").ariaSnapshot();
  const chapters = [...tree.matchAll(/- listitem:\n\s+- '?button "(.+) 0 of \d+"/g)];
  expect(chapters.length, tree).toBeGreaterThanOrEqual(14);
  expect(tree).toMatch(/heading "Learn" \[level=2\]/);
  expect(tree).toMatch(/status: "Next: Full houses"/);
  await page.locator(".chapter").first().click();
  await expect(page.locator(".lesson")).toBeVisible();
  const lesson = await page.locator(".lesson").ariaSnapshot();
  expect(lesson).toMatch(/heading "1\. Full houses" \[level=3\]/);
  expect(lesson).toMatch(/region "Full House":\n\s+- heading "Full House" \[level=4\]/);
  expect(lesson).toMatch(/'button "With hints: 0 of 2"'/);
});

/** Does the step of a lesson on a board with rules of its own as its hint says. */
async function pressedThrough(page) {
  for (const said of [/^Look for this technique: /, /look in/, /: cells? /, /./]) {
    await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
    await button(page, "Hint").click();
  }
}

test("a road through small boards begins with a gap of 4x4, with hints and then alone", async ({ player }) => {
  const page = await player({ fragment: "#course" });
  await page.getByRole("region", { name: "Small boards, to begin with" }).getByRole("button", { name: /^Four digits/ }).click();
  await expect(page.getByRole("heading", { name: "1. Four digits" })).toBeVisible();
  await page.locator(".lesson").getByRole("button", { name: "Begin" }).click();
  const card = page.locator(".practice");
  await expect(card.getByRole("heading", { name: "Chapter 1: Four digits" })).toBeVisible();
  for (const found of [1, 2]) {
    await pressedThrough(page);
    await expect(card.getByText("Found: The last gap, 4×4.")).toBeVisible();
    await expect(card.getByText(`With hints: ${found} of 2`)).toBeVisible();
    const seen = await page.getByRole("gridcell").allTextContents();
    await button(page, "Next").click();
    // Another puzzle comes each time, in which nothing is found yet.
    await expect.poll(() => page.getByRole("gridcell").allTextContents()).not.toEqual(seen);
    await expect(card.getByText(/^Found/)).toHaveCount(0);
  }
  await expect(card.getByText("On your own: 0 of 3")).toBeVisible();
  await expect(page.getByText("The last gap, 4×4 is the next step here. Can you find it?")).toBeVisible();
  // The only cell of the board that is empty in its row.
  const rows = await page.getByRole("row").evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("[role=gridcell]")].map((each) => each.querySelector(".digit")?.textContent ?? "")),
  );
  const gap = (lines) => lines.findIndex((line) => line.filter((digit) => digit === "").length === 1);
  const turned = rows.map((_, at) => rows.map((line) => line[at]));
  const inRow = gap(rows);
  const [row, column, line] =
    inRow >= 0
      ? [inRow, rows[inRow].indexOf(""), rows[inRow]]
      : [turned[gap(turned)]?.indexOf(""), gap(turned), turned[gap(turned)]];
  test.skip(line === undefined, "the gap is in a box");
  await page.getByRole("gridcell").nth(row * 4 + column).click();
  await page.keyboard.press(["1", "2", "3", "4"].find((digit) => !line.includes(digit)));
  await expect(card.getByText("On your own: 1 of 3")).toBeVisible();
});

test("a lesson for killers is told by its hints, lights its pattern when it is found, and outlives a reload", async ({ player }) => {
  const page = await player({ fragment: "#course/one-house" });
  await button(page, "On your own: 0 of 3").click();
  const card = page.locator(".practice");
  await expect(card.getByText("On your own: 0 of 3")).toBeVisible();
  await expect(page.locator(".variant-board .in-house")).toHaveCount(0);
  await page.reload();
  await expect(card.getByText("On your own: 0 of 3")).toBeVisible();
  await button(page, "Hint").click();
  await pressedThrough(page);
  await expect(card.getByText("Found: Rule of 45, one house.")).toBeVisible();
  await expect(card.getByText("With a hint it does not count; it comes back soon.")).toBeVisible();
  await expect(page.locator(".variant-board .in-house").first()).toBeVisible();
});

test("a lesson for killers has an address: by a link, loaded anew, and with Back to its chapter", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#course/one-house" });
  await button(page, "On your own: 0 of 3").click();
  await expect(page.locator(".practice")).toBeVisible();
  await expect(page).toHaveURL(/#variant\/lesson\/one-house\/alone$/);
  const board = () => page.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel).join());
  const first = await board();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "3. The rule of 45" })).toBeVisible();
  await page.goForward();
  await expect(page.locator(".practice")).toBeVisible();
  await expect.poll(board).toBe(first);
  const other = await player({ fragment: "#variant/lesson/killer-pair/guided" });
  await expect(other.locator(".practice").getByText("With hints: 0 of 2")).toBeVisible();
});

test("a technique of killers is practised by its name, from its page and by its address", async ({ player }) => {
  const page = await player({ fragment: "#learn/killer-pair" });
  await expect(page.getByRole("heading", { name: "Killer Pair" })).toBeVisible();
  await button(page, "Practice this").click();
  await expect(page).toHaveURL(/#variant\/practice\/killer-pair$/);
  const card = page.locator(".practice");
  await expect(card.getByRole("button", { name: "Killer Pair" })).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await button(page, "Hint").click();
  await pressedThrough(page);
  await expect(card.getByText("Found: Killer Pair")).toBeVisible();
  await button(page, "Next position").click();
  await expect(card.getByRole("button", { name: "Killer Pair" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Killer Pair" })).toBeVisible();
});

test("the heading of a lesson has the colon of its language", { tag: "@all" }, async ({ player }) => {
  const page = await player({ locale: "fr", fragment: "#course/boxes" });
  await page.getByRole("button", { name: /^Sans aide/ }).first().click();
  await expect(page.locator(".practice h2")).toHaveText(/^Chapitre 2\u00a0: /);
});

test("a chapter of killers by its address reads, begins and goes back to its list", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#course/several-houses" });
  await expect(page.getByRole("heading", { name: "6. 45 over several houses" })).toBeVisible();
  await expect(page.getByText("The cages inside a house, or inside some houses side by side, leave one cell.")).toBeVisible();
  await page.locator(".lesson").getByRole("button", { name: "Begin" }).click();
  await expect(page.locator(".practice").getByRole("heading", { name: "Chapter 6: 45 over several houses" })).toBeVisible();
  await button(page, "To the chapters").click();
  await expect(page.getByRole("heading", { name: "6. 45 over several houses" })).toBeVisible();
});
