/** Nobody is kept out, in no state, theme, width or language; and everything is said in the language chosen. */
import { bringAxe, RULES } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { FIRST_VISIT, STATES, through } from "./states.mjs";
import { LANGUAGES, sameNames, wordsOf } from "./words.mjs";

const FULL = process.env.FULL === "yes";
/** `LOOKS="320 light el"` has only those of them looked at: the whole takes long. */
const LOOKS = (process.env.LOOKS ?? "").split(" ");
const some = (all) => {
  const wanted = all.filter((each) => LOOKS.includes(String(each)));
  return wanted.length > 0 ? wanted : all;
};
const THEMES = some(["light", "dark", "contrast"]);
const WIDTHS = some(FULL ? [320, 360, 768, 1280, 3840] : [360, 768, 1280]);
const SPOKEN = some(LANGUAGES);

/** In which themes and widths a state is looked at: all, or such that every two values of state, theme, width and
 * language meet once. */
function looks(state, language) {
  if (FULL) {
    return THEMES.flatMap((theme) => WIDTHS.map((width) => [theme, width]));
  }
  const s = STATES.findIndex(([name]) => name === state);
  const l = LANGUAGES.indexOf(language);
  return [[THEMES[(s + l) % THEMES.length], WIDTHS[(s + 2 * l) % WIDTHS.length]]];
}

/** In the page: axe parses each color once. It did so for every element, in a quarter of its time. */
function rememberColors() {
  const color = window.axe.commons.color.Color.prototype;
  const { parseString } = color;
  const known = new Map();
  color.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** What follows from another size comes one frame later. */
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function found(page) {
  const { violations, incomplete } = await page.evaluate(async (rules) => {
    // axe takes what lies behind a dialog, in the top layer, for what lies behind its text.
    const dialog = document.querySelector("dialog");
    document.body.style.visibility = dialog ? "hidden" : "";
    dialog?.style.setProperty("visibility", "visible");
    // It takes what lies under the sheet of a hint for what lies behind its text, too, and what is scrolled away for
    // something that the rest lies over.
    const laid = new CSSStyleSheet();
    laid.replaceSync(
      ".hint, .hint .foot { position: static !important } .hint { max-height: none !important } .hint > * { overflow: visible !important }",
    );
    document.adoptedStyleSheets.push(laid);
    const results = await window.axe.run(document, rules);
    document.adoptedStyleSheets.pop();
    document.body.style.visibility = "";
    return results;
  }, RULES);
  const undecided = incomplete.filter(({ id }) => id === "color-contrast");
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
  );
}

/** All that is to be read or heard, but not what is in a language's own name. */
const texts = (page) =>
  page.evaluate(() => {
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (!node.parentElement.closest("script, style, [lang]:not(html)")) {
          said.push(node.data);
        }
      } else {
        for (const name of ["aria-label", "aria-valuetext", "aria-description", "placeholder", "title", "alt"]) {
          said.push(node.getAttribute(name) ?? "");
        }
      }
    }
    return said.map((text) => text.trim()).filter((text) => text !== "");
  });

/** What each state says in each language: the last test compares what the others found. */
const said = {};

test.describe.configure({ mode: "serial" });

for (const language of SPOKEN) {
  test(`nothing is wrong in ${language}`, { tag: "@all" }, async ({ player }) => {
    test.setTimeout(3_600_000);
    const words = await wordsOf(language);
    // What glides or fades is looked at where that ends.
    const page = await player({ fragment: FIRST_VISIT, locale: language, reducedMotion: "reduce" });
    await bringAxe(page);
    await page.evaluate(rememberColors);
    // A single digit or sign is text too.
    await page.evaluate(() => {
      Object.assign(window.axe._audit.checks["color-contrast"].options, { ignoreLength: true, ignoreUnicode: false });
    });
    // Links, letters of sets and the lines of rules cross what stands on the board, and axe cannot tell which of several colors a mark is on;
    // contrast is judged as if none of them were there, nor the lines between boxes, nor the shadow at the edge of what
    // is long, and as if all steps of a path were in sight. That of marks on colors is measured by tokens.test.ts. The font
    // of the system may make lines of marks so high that axe has them reach into the next cell; the page's own is alike everywhere.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".links, .colors, .set-letter, .variant-drawing { display: none; } .reason, dialog { background-image: none !important; } .cell::after { display: none; } .path-steps { max-height: none !important; } .cell { font-family: 'Escargot digits'; }");
      document.adoptedStyleSheets.push(sheet);
    });
    said[language] = {};
    const wrong = [];
    await through(page, words, async (state) => {
      said[language][state] = await texts(page);
      for (const [theme, width] of looks(state, language)) {
        const look = `${state}-${theme}-${width}-${language}`;
        await page.setViewportSize({ width, height: width < 1000 ? (width < 500 ? 740 : 1024) : Math.round(width * 0.62) });
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        await drawn(page);
        wrong.push(...(await found(page)).map((each) => `${look}: ${each}`));
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
          wrong.push(`${look}: the page scrolls sideways`);
        }
        if (await page.evaluate(() => [...document.querySelectorAll("dialog")].some((each) => each.scrollWidth > each.clientWidth))) {
          wrong.push(`${look}: the dialog scrolls sideways`);
        }
        if (process.env.SCREENSHOTS) {
          await page.screenshot({ path: `${process.env.SCREENSHOTS}/${look}.png` });
        }
      }
    });
    expect(wrong).toEqual([]);
  });
}

test("no English is left in French and Greek", { tag: "@all" }, async () => {
  test.skip(SPOKEN.length < LANGUAGES.length, "not all languages are looked at");
  for (const language of ["fr", "el"]) {
    const same = new Set([...SAME[language], ...(await sameNames(language))]);
    const left = STATES.flatMap(([state]) => {
      const english = new Set(said.en[state].filter((text) => /[a-z]{3}/i.test(text.replace(KEYS[language], ""))));
      return said[language][state]
        .filter((text) => english.has(text) && !same.has(text) && !/^\d+ points$/.test(text) && !AUTHOR.test(text))
        .map((text) => `${state}: ${text}`);
    });
    expect(left, language).toEqual([]);
  }
});

/** Programs and sites, which have one name everywhere. */
const PROGRAMS = [
  "Escargot",
  "Simple Sudoku",
  "SudoCue",
  "OpenSudoku",
  "KSudoku",
  "GNOME Sudoku",
  "Sudoku Exchange",
  "SudokuPad",
  "f-puzzles",
  "Penpa",
  "SudokuWiki",
  "sudoku.coach",
];

/** Kinds of puzzles that players call by their English names. */
const KINDS = ["Killer", "Killer 6×6", "Windoku"];

/** Words that are the same. */
const SAME = {
  fr: [...PROGRAMS, ...KINDS, "Cages", "Menu", "Pause", "Center", "Techniques", "Solutions", "Intersections", "X-Wings", "quadruple", "b, orange"],
  el: [...PROGRAMS, ...KINDS],
};

/** Who made a puzzle, and when. */
const AUTHOR = /^[A-Z][a-z]+ [A-Z][a-z]+, \d{4}$/;

/** What stands on the keys: Greek keyboards have English words. */
const KEYS = {
  fr: /\bCtrl\b/g,
  el: /\b(Ctrl|Shift|Home|End|PgDn|PgUp|Del|Backspace|Esc|Enter)\b/g,
};
