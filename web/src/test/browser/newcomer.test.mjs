/** What newcomers stumbled over besides: on small screens, words that are cut, paths, legends, what is left standing. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ADDRESS, button, cell, closed, hosted, menu, notice, play, shows } from "./browser.mjs";
import { CHAINS, ESCARGOT, NEARLY, PRINTED, UNFAIR } from "./puzzles.mjs";

const player = hosted();

describe("on a phone", () => {
  test("the board stays where it is while the slider goes along the solution", async () => {
    const page = await player({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await play(page, UNFAIR);
    await menu(page, "Step-by-step solution");
    const slider = page.getByRole("slider");
    await slider.focus();
    const top = () => page.getByRole("grid").evaluate((each) => each.getBoundingClientRect().top);
    const before = await top();
    await slider.press("End");
    await page.getByText("Solved.", { exact: true }).waitFor();
    await slider.press("ArrowLeft");
    assert.equal(await top(), before);
    await closed(page);
  });
});

test("at 200 % the pad stands beside the board, and the digits of both are in sight", async () => {
  const page = await player({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  await play(page, UNFAIR);
  const board = await page.getByRole("grid").boundingBox();
  const pad = await page.locator(".digits").boundingBox();
  assert.ok(pad.x > board.x + board.width, JSON.stringify([board, pad]));
  assert.ok(board.y + board.height <= 450 && pad.y + pad.height <= 450, JSON.stringify([board, pad]));
  await closed(page);
});

describe("no word of tools and pad is cut", () => {
  for (const locale of ["en", "fr", "el"]) {
    test(`in ${locale}`, async () => {
      for (const width of [320, 360, 844, 1024, 1280]) {
        const page = await player({ locale, viewport: { width, height: width === 844 ? 390 : 740 }, fragment: `#${UNFAIR}` });
        await page.locator(".pad .mode").first().waitFor();
        const cut = await page.locator(".tools span, .mode, .eraser").evaluateAll((found) =>
          found
            .filter((each) => each.offsetParent && !each.querySelector(".mode-sample") && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1))
            .map((each) => each.innerText),
        );
        assert.deepEqual(cut, [], `${width}`);
        await closed(page);
      }
    });
  }
});

test("a hint leaves nothing standing of what was said before it", async () => {
  const page = await player();
  await play(page, ESCARGOT);
  await cell(page, 1, 2).click();
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await notice(page).filter({ hasText: "1 digit is wrong." }).waitFor();
  await page.keyboard.press("?");
  await button(page, "Back to before the mistake").waitFor();
  assert.equal(await notice(page).textContent(), "");
  await closed(page);
});

test("the head of a path has the points of the whole puzzle", async () => {
  const page = await player();
  await play(page, ESCARGOT);
  const rated = await page.getByText(/^HoDoKu: extreme, [\d,]+ · ER/).textContent();
  await menu(page, "Step-by-step solution");
  const [points] = /[\d,]+(?= · ER)/.exec(rated);
  await page.getByText(`HoDoKu: extreme, ${points} points`, { exact: true }).waitFor();
  await closed(page);
});

test("no line of a hint begins with a stop", async () => {
  const page = await player({ viewport: { width: 360, height: 640 } });
  await play(page, UNFAIR);
  await button(page, "Hint").click();
  await button(page, "Just tell me").click();
  await page.locator(".hint button.cells").first().waitFor();
  const loose = await page.locator(".sentence button.cells").evaluateAll((found) =>
    found.filter((each) => !each.closest(".whole") && /^[.,;:!?)]/.test(each.nextSibling?.textContent ?? "")).length,
  );
  assert.equal(loose, 0);
  await closed(page);
});

test("a ring around a candidate stays in its cell", async () => {
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
    await page.locator(`.board ${shape}`).first().waitFor();
    const reached = await beyond(shape);
    assert.ok(reached <= 0.5, `${shape}: ${reached}`);
  };
  await tell(PRINTED, ".places .placed");
  await tell(CHAINS, ".places .now");
  await closed(page);
});

test("a paused game goes on wherever its sheet is pressed", async () => {
  const page = await player();
  await play(page, PRINTED);
  await button(page, "Pause").click();
  await button(page, "Resume").first().waitFor();
  const { x, y, width, height } = await page.locator(".curtain").boundingBox();
  await page.mouse.click(x + width - 12, y + height - 12);
  await notice(page).filter({ hasText: "The game goes on." }).waitFor();
  await shows(page, PRINTED);
  await closed(page);
});

test("the page can be put on a home screen, with pictures for every system", async () => {
  const page = await player({ fragment: `#${NEARLY}` });
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
  );
  const kinds = manifest.icons.map(({ sizes, type, purpose }) => `${sizes} ${type} ${purpose}`);
  for (const wanted of ["192x192 image/png any", "512x512 image/png any", "512x512 image/png maskable"]) {
    assert.ok(kinds.includes(wanted), kinds.join());
  }
  for (const icon of [...manifest.icons.map(({ src }) => src), "apple-touch-icon.png"]) {
    const answer = await page.request.get(new URL(icon, ADDRESS).href);
    assert.ok(answer.ok(), icon);
  }
  await closed(page);
});
