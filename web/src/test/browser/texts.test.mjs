/** What the five texts have, and what one looks for first, by keyboard alone and by pointer alone. */
import { button, cell, kept, named, paste, play, shows, told } from "./actions.mjs";
import { expect, KEPT_OFFLINE, repeats, test } from "./fixtures.mjs";
import { HANDS } from "./hands.mjs";
import { ESCARGOT, ESCARGOT_SOLVED, NEARLY, SOLUTION, UNFAIR } from "./puzzles.mjs";

const dialog = (page, name) => page.getByRole("dialog", { name, exact: true });
const HOLES = [
  [1, 1, SOLUTION[0]],
  [5, 5, SOLUTION[40]],
  [9, 9, SOLUTION[80]],
];

for (const [at, hand] of HANDS.entries()) {
  const choose = async (page, name) => {
    await hand.push(button(page, "Menu"));
    await hand.push(button(dialog(page, "Menu"), name));
  };
  const shut = async (page) => {
    await hand.push(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  test.describe(`with ${hand.name} alone`, { tag: repeats(at) }, () => {
    test.use(KEPT_OFFLINE);

    test("a puzzle that is entered is solved by a button in sight, which tells how many solutions there are, and how long it took", async ({ page }) => {
      await expect(button(page, "Solve")).toHaveCount(0);
      await paste(page, ESCARGOT);
      await shows(page, ESCARGOT);
      await hand.push(button(page, "Menu"));
      await hand.push(button(page, "Solve"));
      await shows(page, ESCARGOT_SOLVED);
      await told(page, /^Exactly 1 solution, found in \d+(\.\d)?\sm?s\.$/);
    });

    test("of several solutions one is shown, and so it is told", { tag: "@all" }, async ({ page }) => {
      await hand.point(page, 3, 3);
      await hand.digit(page, 7);
      await named(page, "Row 3 column 3, 7");
      await hand.push(button(page, "Solve"));
      await told(page, /^One of several solutions, found in \d+(\.\d)?\sm?s\.$/);
    });

    test("who plays a puzzle of several solutions is told so", { tag: "@all" }, async ({ page }) => {
      await hand.point(page, 3, 3);
      await hand.digit(page, 7);
      await hand.push(button(page, "Play"));
      await told(page, "This puzzle has several solutions.");
    });

    test("a game that is won tells time, level and hints, and offers the next game first", async ({ page }) => {
      await play(page, NEARLY);
      await hand.push(button(page, "Hint"));
      await expect(page.getByText("Hint 1 of 4")).toBeVisible();
      for (const [row, column, digit] of HOLES) {
        await hand.point(page, row, column);
        await hand.digit(page, digit);
      }
      await told(page, /^Solved in 0:\d\d\. 1 hint\.$/);
      const victory = page.getByRole("region", { name: "Solved!" });
      await expect(victory.locator("dl")).toBeVisible();
      const facts = await victory.locator("dl > div").allTextContents();
      expect(facts.join()).toMatch(/^(Expectedabout \d+.min,)?LevelOwn puzzle(,Hardest.+)?$/);
      const first = page.locator(".side button").first();
      await expect(first).toHaveText("Next game");
      if (hand.name === "the keyboard") {
        await page.keyboard.press("Tab");
        await expect(first).toBeFocused();
      }
      await expect(victory.getByRole("button", { name: "Harder" })).toHaveCount(1);
      await hand.push(first);
      await told(page, "A puzzle of level 6.");
      await expect(victory).toHaveCount(0);
    });

    test("cells are named as somebody likes, on the page, in hints, links and aloud", async ({ page }) => {
      await play(page, NEARLY);
      const rename = async (style) => {
        await hand.push(button(page, "Menu"));
        await hand.choose(page.getByLabel("Names of cells"), style);
        await shut(page);
      };
      const lastDepth = async () => {
        await hand.push(button(page, "Hint"));
        await expect(page.getByText("Hint 1 of 4")).toBeVisible();
        for (const depth of [2, 3, 4]) {
          await hand.push(button(page, "Tell me more"));
          await expect(page.getByText(`Hint ${depth} of 4`)).toBeVisible();
        }
      };
      await lastDepth();
      await expect(page.locator(".hint .cells", { hasText: "r1c1" }).first()).toBeVisible();
      await rename("A1");
      // What is on the screen is told anew, and its names still light cells.
      const link = page.locator(".hint .cells", { hasText: /^A1$/ }).first();
      await hand.look(link);
      await expect(page.locator(".named").first()).toBeVisible();
      await named(page, "A1, empty, Candidates: 1");
      await hand.push(page.locator(".hint").getByRole("button", { name: "Close" }));
      await hand.point(page, 1, 1);
      await hand.digit(page, 1);
      await told(page, /^1 in A1\. Row A, Column 1, Box 1 complete\.$/);
      await rename("L1C1");
      await named(page, "Row 1 column 1, 1");
      await hand.erase(page);
      await told(page, "Erased: L1C1.");
      await page.reload();
      await shows(page, NEARLY);
      await hand.point(page, 1, 1);
      await hand.digit(page, 2);
      await told(page, /^2 in L1C1\. It clashes with L1C2/);
    });

    test("famous puzzles are one click away, in the menu and in a new game", async ({ page }) => {
      await choose(page, "Famous puzzles");
      await hand.push(dialog(page, "Famous puzzles").getByRole("button", { name: /^AI Escargot.*Arto Inkala, 2006.*ER 10\.5/ }));
      await shows(page, ESCARGOT);
      await expect(page.getByRole("timer")).toBeVisible();
      await hand.push(button(page, "New game"));
      await hand.push(button(dialog(page, "New game"), "Famous puzzles"));
      await hand.push(dialog(page, "Famous puzzles").getByRole("button", { name: /^The twenty lines/ }));
      await shows(page, "..6.3.7...3.5.8.9.8..4.7..6.9.....3....829....6.....2.3..6.4..9.4.2.1.8...1.5.2..");
    });

    test("About tells version, license, whose ideas these are, where the sources are, and what is kept", { tag: "@all" }, async ({ page }) => {
      await choose(page, "About Escargot");
      const about = dialog(page, "About Escargot");
      await expect(about.getByText(/^Version: \d+\.\d+/)).toBeVisible();
      await expect(about.getByText(/Apache 2\.0/)).toBeVisible();
      for (const author of ["Fedyna", "Lorenzi", "Asnar", "Hatterer", "Cossalter"]) {
        await expect(about.getByText(author).first()).toBeVisible();
      }
      await expect(about.getByRole("listitem")).toHaveCount(5);
      await expect(about.getByText(/kept in this browser/)).toBeVisible();
      await expect(about.getByText("Ready to be used offline.")).toBeVisible();
      const link = about.getByRole("link", { name: "All sources, as one text" });
      const text = await page.evaluate(async (address) => (await fetch(address)).text(), await link.getAttribute("href"));
      expect(text).toMatch(/===== LICENSE\s+Apache License/);
      expect(text).toMatch(/===== engine\/src\/main\/java\/org\/escargot\/method\/PlainSearch\.java/);
      await shut(page);
    });

    test("where a digit may go comes with the number of its combinations", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await hand.push(button(page, "Menu"));
      await hand.tick(page.getByRole("checkbox", { name: "Show where a digit of the pad may go" }));
      await shut(page);
      await hand.look(page.locator(".pad .key").first());
      await expect(page.getByText("6 of 20: 38,760 combinations, 8 left")).toBeVisible();
      await expect(page.locator(".destination")).toHaveCount(20);
    });

    test("the symbols' method shows the combinations of each digit, and how much of all is done", { tag: "@all" }, async ({ page }) => {
      await play(page, ESCARGOT);
      await choose(page, "Watch it solve");
      await hand.choose(page.getByRole("combobox", { name: "Method" }), "Symbols: the report, first version");
      const table = page.getByRole("table", { name: "Combinations" });
      await expect(table.getByRole("row", { name: "1 6 20 38,760 8" })).toBeVisible();
      await expect(table.getByRole("row")).toHaveCount(10);
      const bar = page.getByRole("progressbar", { name: "0.0% of all combinations done" });
      await expect(bar).toBeVisible();
      await hand.push(button(page, "To the end"));
      await expect(table.getByRole("row", { name: "1 0 0 1 1" })).toBeVisible();
      await expect(page.getByRole("progressbar", { name: /^[1-9]\d*\.\d% of all combinations done$/ })).toBeVisible();
    });
  });
}

test("no hint hides its last line on a phone", { tag: "@all" }, async ({ player }) => {
  const page = await player({ viewport: { width: 360, height: 740 }, fragment: `#${UNFAIR};hint-4` });
  const reason = page.locator(".hint p").first();
  await expect(reason).toBeVisible();
  const [whole, shown] = await reason.evaluate((each) => {
    // Reasons of chains are that long.
    each.append("r1c1 ".repeat(200));
    return [each.scrollHeight, each.clientHeight];
  });
  expect(whole, "nothing of it is scrolled away").toBeLessThanOrEqual(shown);
});

test("a famous puzzle is a link by its name", { tag: "@all" }, async ({ player }) => {
  const page = await player({ fragment: "#ai-escargot;hint-1" });
  await shows(page, ESCARGOT);
  await expect(page.getByText("Hint 1 of 4")).toBeVisible();
});

test("in French cells are L1C1 unless somebody chose", { tag: "@all" }, async ({ player }) => {
  const page = await player({ locale: "fr" });
  await cell(page, 4, 3).click();
  await page.keyboard.press("7");
  await told(page, /L4C3/);
});

test("the clock goes on while somebody looks elsewhere, and after a reload", { tag: "@all" }, async ({ player }) => {
  const page = await player({ clock: true });
  await play(page, ESCARGOT);
  await cell(page, 1, 2).click();
  await page.keyboard.press("5");
  // The page would give up a storage that is slow by this clock.
  await expect.poll(async () => (await kept(page)).map(({ board }) => board.digits[1])).toEqual(["5"]);
  for (let column = 3; column < 7; column++) {
    await page.clock.runFor(5_000);
    // In one go nobody would wait for the engine's answers.
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[role=gridcell][tabindex='0']").and(cell(page, 1, column))).toBeVisible();
  }
  await button(page, "Menu").click();
  await button(page, "Techniques").click();
  await page.getByLabel("Back to the board").click();
  const shown = async () => (await page.getByRole("timer").textContent()) ?? "";
  await expect.poll(() => shown()).toMatch(/^0:2\d$/);
  await page.reload();
  await shows(page, `${ESCARGOT[0]}5${ESCARGOT.slice(2)}`);
  await expect.poll(() => shown()).toMatch(/^0:(1[5-9]|2\d)$/);
  await page.clock.runFor(60_000);
  await expect.poll(() => shown()).toMatch(/^1:(1[5-9]|2\d)$/);
});
