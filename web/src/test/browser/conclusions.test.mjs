/** Sixty hints with `--full`, else twelve, of puzzles of ER 7 to 9 on a small phone: what follows is in sight, and what the words name is drawn. */
import { button, play } from "./actions.mjs";
import { closed, expect, test } from "./fixtures.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** What `escargot generate --rating 7.1..9.0 --count 8 --seed 1` makes. */
const PUZZLES = [
  "......49...84...71...7....83.2.....5.....8...87..96..3.9..5..1...7....5...1.673..",
  "............1.4...3...589...78...2....2..65....15..47...9.21.4........2.6...3.1.8",
  ".36.4..8.4..7.....81....4......76..3.25.........3....81...94.7.2..81......9...5..",
  "..2....84..9.7..21718.....5.......58.....4....65.3.....9.8...6...19.2........7...",
  ".8...5..7.........1..6.7.39........5...1..4..97.......4.53....88..4.69....25...6.",
  "3.6..75.......4......8....1.586.......7.3...5.4....7....435.9....1....82.3...2...",
  "..4.......9...1.6323..65...3...2..7....1.89...........7...4...6......45...2.9.8..",
  ".4..3....8.92...57........12..6.87....4.5..2...57.3.........1.....974....2......6",
];

/** So many hints that are no singles are looked at, of each puzzle no more than its share. */
const HINTS = process.env.FULL === "yes" ? 60 : 12;
const SHARE = Math.ceil(HINTS / PUZZLES.length);
/** So many lines of a proof are gone through. */
const LINES = process.env.FULL === "yes" ? 200 : 6;

/** The cells that a name such as `r12c3` stands for, by number. */
function cellsOf(name) {
  const [, rows, columns] = /r(\d+)c(\d+)/.exec(name);
  return [...rows].flatMap((row) => [...columns].map((column) => (Number(row) - 1) * 9 + Number(column) - 1));
}

const NAME = String.raw`r\d+c\d+`;
/** Where a text names candidates: what it says, and which group has their digits, which their cells. */
const NAMED = [
  // (4=7)r5c6, (1)r5c4|r6c45
  [new RegExp(String.raw`\(([\d=-]+)\)(${NAME}(?:\|${NAME})*)`, "g"), 1, 2],
  // (3): r6c5=r6c7-r8c7=r8c4
  [new RegExp(String.raw`\((\d)\): (${NAME}(?:[=|-]${NAME})*)`, "g"), 1, 2],
  // the digit 3 stands in r6c5 or in r6c7
  [new RegExp(String.raw`digit (\d) stands in (${NAME}(?:(?:, | or )(?:in )?${NAME})*)`, "g"), 1, 2],
  // r5c5 is 8, r5c5 is not 8
  [new RegExp(String.raw`(${NAME}) (?:is|are) (?:not )?(\d)\b`, "g"), 2, 1],
  // Without 5 r1c23, then 4 r1c2
  [new RegExp(String.raw`(\d) (${NAME}(?:, ${NAME})*)`, "g"), 1, 2],
  // r1c2=5, r4c5≠37
  [new RegExp(String.raw`(${NAME})(?:=|≠)(\d+)(?![\dr])`, "g"), 2, 1],
];

/** What `text` names, each as `cell digit` in a list, of which one at least is a candidate: of several digits in several
 * cells not every cell has each. */
function candidatesIn(text) {
  const found = [];
  for (const [pattern, digits, cells] of NAMED) {
    for (const match of text.matchAll(pattern)) {
      const every = [...match[digits].replace(/\D/g, "")];
      const places = match[cells].match(new RegExp(NAME, "g")).flatMap(cellsOf);
      const isSet = every.length > 1 && places.length > 1;
      found.push(
        ...(isSet
          ? [...every.map((digit) => places.map((cell) => `${cell} ${digit}`)), ...places.map((cell) => every.map((digit) => `${cell} ${digit}`))]
          : every.flatMap((digit) => places.map((cell) => [`${cell} ${digit}`]))),
      );
    }
  }
  return found;
}

/** What is drawn on the board, as `cell digit`. */
const drawn = (page) =>
  page.getByRole("gridcell").evaluateAll((cells) =>
    cells.flatMap((cell, at) =>
      [...cell.querySelectorAll("[data-mark], .digit")]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
        .map((each) => `${at} ${each.textContent}`),
    ),
  );

async function assertDrawn(page, text) {
  const there = new Set(await drawn(page));
  const lost = candidatesIn(text).filter((some) => !some.some((each) => there.has(each)));
  expect(lost, text).toEqual([]);
}

/** Whether the conclusion is whole and on top, and which shapes of the legend are nowhere on the board. */
const look = (page) =>
  page.evaluate(() => {
    const conclusion = document.querySelector(".conclusion");
    const box = conclusion.getBoundingClientRect();
    const corners = [
      [box.left + 2, box.top + 2],
      [box.left + 2, box.bottom - 2],
    ];
    return {
      inSight: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
      whole: conclusion.scrollWidth <= conclusion.clientWidth && conclusion.scrollHeight <= conclusion.clientHeight + 1,
      onTop: corners.every(([x, y]) => conclusion.contains(document.elementFromPoint(x, y))),
      lost: [...document.querySelectorAll(".legend .sample:not(.blocking)")]
        .map((sample) => [...sample.classList].find((name) => name !== "sample"))
        .filter((role) => role !== "holds" && role !== "fails" && !document.querySelector(`.board .${role}`)),
      sentence: document.querySelector(".hint .sentence").textContent,
      conclusion: conclusion.textContent,
    };
  });

/** The cells of a house that is named such as `column 9`. */
const cellsIn = (kind, number) =>
  Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return { row, column, box: 3 * Math.floor(row / 3) + Math.floor(column / 3) }[kind] === number - 1;
  });

/** What is wrong with the picture of a line: houses that it names and that are not lit, links of its chain that are not
 * drawn, ends of links where no candidate is, and whether its text is cut. */
async function assertPictured(page, text) {
  const houses = [...text.matchAll(/\b(row|column|box) (\d)\b/g)].flatMap(([, kind, number]) => cellsIn(kind, Number(number)));
  const [, chain = ""] = /now shows: (.*?)\.?(?: \([\d, ]+\))?$/.exec(text) ?? [];
  const links = [...chain.matchAll(/[=-](?!\d*\)?$)/g)].length;
  const picture = await page.evaluate(() => {
    const shown = (element) => element.getBoundingClientRect();
    const marks = [...document.querySelectorAll(".board [data-mark], .board .digit")].map(shown);
    const paths = [...document.querySelectorAll(".links > path:not(.group)")];
    const ends = paths.flatMap((path) => {
      const matrix = path.getScreenCTM();
      return [0, path.getTotalLength()].map((at) => path.getPointAtLength(at).matrixTransform(matrix));
    });
    const near = ({ x, y }, box) => x >= box.left - 6 && x <= box.right + 6 && y >= box.top - 6 && y <= box.bottom + 6;
    const said = document.querySelector(".now-said");
    const sheet = said?.closest(".reason");
    return {
      lit: [...document.querySelectorAll("[role=gridcell]")].flatMap((cell, at) => (cell.matches(".in-house") ? [at] : [])),
      paths: paths.length,
      loose: ends.filter((end) => !marks.some((box) => near(end, box))).length,
      cut: Boolean(said) && shown(said).top < shown(sheet).top - 1,
    };
  });
  expect(houses.filter((cell) => !picture.lit.includes(cell)), `houses not lit: ${text}`).toEqual([]);
  expect(picture.paths > 0 || links === 0, `no link drawn: ${text}`).toBe(true);
  expect(picture.loose, `links that end nowhere: ${text}`).toBe(0);
  expect(picture.cut, `cut: ${text}`).toBe(false);
}

/** Goes through a proof; answers how many lines it looked at. */
async function gone(page) {
  const on = button(page, "One line on");
  let seen = 0;
  for (; seen < LINES && (await on.isVisible()); seen++) {
    const text = await page.locator(".now-said").textContent();
    await assertDrawn(page, text);
    await assertPictured(page, text);
    if ((await on.getAttribute("aria-disabled")) === "true") {
      break;
    }
    await on.tap();
  }
  return seen;
}

test("every conclusion is in sight at 360 px, and every candidate that the text names is drawn", { tag: "@all" }, async ({ player }) => {
  let hints = 0;
  for (const puzzle of PUZZLES) {
    const page = await player(PHONE);
    await play(page, puzzle);
    for (let own = 0; own < SHARE && hints < HINTS; ) {
      await button(page, "Hint").tap();
      // What is sought in the background is told at last.
      await expect(button(page, "Just tell me")).toBeVisible();
      await button(page, "Just tell me").tap();
      await expect(page.getByText("Hint 4 of 4")).toBeVisible();
      await expect.poll(() => look(page), puzzle).toMatchObject({ inSight: true, whole: true, onTop: true, lost: [] });
      const seen = await look(page);
      if (await page.locator(".player").isVisible()) {
        await gone(page);
        await button(page, "Show all at once").tap();
      }
      await assertDrawn(page, `${seen.sentence} ${seen.conclusion}`);
      await assertPictured(page, "");
      if (/≠/.test(seen.conclusion)) {
        own++;
        hints++;
      }
      await button(page, "Apply").tap();
      await expect(page.locator(".hint")).toHaveCount(0);
      if (!(await button(page, "Hint").isEnabled()) || (await page.getByText(/^Solved in/).isVisible())) {
        break;
      }
    }
    await closed(page);
  }
  expect(hints).toBeGreaterThanOrEqual(HINTS);
});
