/** What newcomers stumbled over besides: on small screens, words that are cut, paths, legends, what is left standing. */
import { button, cell, menu, notice, play, shows, told } from "./actions.mjs";
import { ADDRESS, closed, expect, test } from "./fixtures.mjs";
import { CHAINS, ESCARGOT, NEARLY, PRINTED, UNFAIR } from "./puzzles.mjs";
import { LANGUAGES } from "./words.mjs";

test.describe("on a phone", () => {
  test("the board stays where it is while the slider goes along the solution", { tag: "@all" }, async ({ player }) => {
    const page = await player({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await play(page, UNFAIR);
    await menu(page, "Step-by-step solution");
    const slider = page.getByRole("slider");
    await slider.focus();
    const top = () => page.getByRole("grid").evaluate((each) => each.getBoundingClientRect().top);
    const before = await top();
    await slider.press("End");
    await expect(page.getByText("Solved.", { exact: true })).toBeVisible();
    await slider.press("ArrowLeft");
    await expect.poll(() => top()).toBe(before);
  });
});

test("at 200 % the pad stands beside the board, and the digits of both are in sight", { tag: "@all" }, async ({ player }) => {
  const page = await player({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  await play(page, UNFAIR);
  const board = await page.getByRole("grid").boundingBox();
  const pad = await page.locator(".digits").boundingBox();
  expect(pad.x, JSON.stringify([board, pad])).toBeGreaterThan(board.x + board.width);
  expect(board.y + board.height <= 450 && pad.y + pad.height <= 450, JSON.stringify([board, pad])).toBe(true);
});

/** The words of tools and pad that are not whole. */
const cut = (page) =>
  page.locator(".tools span, .mode, .eraser").evaluateAll((found) =>
    found
      .filter((each) => each.offsetParent && !each.querySelector(".mode-sample"))
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
      .map((each) => each.innerText),
  );

test.describe("no word of tools and pad is cut", () => {
  for (const locale of LANGUAGES) {
    test(`in ${locale}`, { tag: "@all" }, async ({ player }) => {
      for (const width of [320, 360, 844, 1024, 1280]) {
        const page = await player({ locale, viewport: { width, height: width === 844 ? 390 : 740 }, fragment: `#${UNFAIR}` });
        await expect(page.locator(".pad .mode").first()).toBeVisible();
        await expect.poll(() => cut(page), `${width}`).toEqual([]);
        await closed(page);
      }
    });
  }
});

test("a hint leaves nothing standing of what was said before it", { tag: "@all" }, async ({ page }) => {
  await play(page, ESCARGOT);
  await cell(page, 1, 2).click();
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await told(page, "1 digit is wrong.");
  await page.keyboard.press("?");
  await expect(button(page, "Back to before the mistake")).toBeVisible();
  await expect(notice(page)).toHaveText("");
});

test("the head of a path has the points of the whole puzzle", { tag: "@all" }, async ({ page }) => {
  await play(page, ESCARGOT);
  const rated = await page.getByText(/^HoDoKu: extreme, [\d,]+ · ER/).textContent();
  await menu(page, "Step-by-step solution");
  const [points] = /[\d,]+(?= · ER)/.exec(rated);
  await expect(page.getByText(`HoDoKu: extreme, ${points} points`, { exact: true })).toBeVisible();
});

test("no line of a hint begins with a stop", { tag: "@all" }, async ({ player }) => {
  const page = await player({ viewport: { width: 360, height: 640 } });
  await play(page, UNFAIR);
  await button(page, "Hint").click();
  await button(page, "Just tell me").click();
  await expect(page.locator(".hint button.cells").first()).toBeVisible();
  const loose = () =>
    page.locator(".sentence button.cells").evaluateAll((found) =>
      found.filter((each) => !each.closest(".whole") && /^[.,;:!?)]/.test(each.nextSibling?.textContent ?? "")).length,
    );
  await expect.poll(loose).toBe(0);
});

test("a ring around a candidate stays in its cell", { tag: "@all" }, async ({ player }) => {
  const page = await player({ viewport: { width: 360, height: 640 } });
  /** How far the rings of `shape` reach beyond their cells; nothing where there is none. */
  const beyond = (shape) =>
    page.locator(`.board ${shape}`).evaluateAll((found) =>
      Math.max(
        ...found.map((each) => {
          const { outlineWidth, outlineOffset } = getComputedStyle(each);
          const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
          const own = each.getBoundingClientRect();
          const cell = each.closest(".cell").getBoundingClientRect();
          return (
            ring +
            Math.max(cell.left - own.left, cell.top - own.top, own.right - cell.right, own.bottom - cell.bottom)
          );
        }),
      ),
    );
  const tell = async (puzzle, shape) => {
    await play(page, puzzle);
    await button(page, "Hint").click();
    await button(page, "Just tell me").click();
    await expect(page.locator(`.board ${shape}`).first()).toBeVisible();
    await expect.poll(() => beyond(shape), shape).toBeLessThanOrEqual(0.5);
  };
  await tell(PRINTED, ".ghost");
  await tell(CHAINS, ".places .now");
});

test("a paused game goes on wherever its sheet is pressed", { tag: "@all" }, async ({ page }) => {
  await play(page, PRINTED);
  await button(page, "Pause").click();
  await expect(button(page, "Resume").first()).toBeVisible();
  const { x, y, width, height } = await page.locator(".curtain").boundingBox();
  await page.mouse.click(x + width - 12, y + height - 12);
  await told(page, "The game goes on.");
  await shows(page, PRINTED);
});

test("the page can be put on a home screen, with pictures for every system", async ({ player }) => {
  const page = await player({ fragment: `#${NEARLY}` });
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
  );
  const kinds = manifest.icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`);
  for (const wanted of ["192x192 image/png any", "512x512 image/png any", "512x512 image/png maskable"]) {
    expect(kinds).toContain(wanted);
  }
  for (const icon of [...manifest.icons.map(({ src }) => src), "apple-touch-icon.png"]) {
    const answer = await page.request.get(new URL(icon, ADDRESS).href);
    expect(answer.ok(), icon).toBe(true);
  }
});
