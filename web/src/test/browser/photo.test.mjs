/** A puzzle from a photo: read on the device, looked through, corrected, played. */
import { button, digits, menu, shows } from "./actions.mjs";
import { drawnPhoto, withoutPaper } from "./drawn-photo.mjs";
import { expect, KEPT_OFFLINE, repeats, test } from "./fixtures.mjs";
import { HANDS } from "./hands.mjs";
import { PRINTED } from "./puzzles.mjs";

const P = PRINTED;
/** A 6 over the 5 in r1c1. */
const BLOT = [[0, "6"]];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A cell of what was read. */
const read = (page, name) => page.getByRole("dialog").getByRole("gridcell", { name });
const said = (page) => page.locator(".photo-said");

async function choose(page, photo, push = (pushed) => pushed.click()) {
  await push(button(page, "New game"));
  const chooser = page.waitForEvent("filechooser");
  await push(button(page, "From a photo"));
  await (await chooser).setFiles(photo);
}

/** Brings a file as a drop or a paste does. */
const bring = (page, type, { buffer, name, mimeType }) =>
  page.evaluate(
    ([event, bytes, file, kind]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], file, { type: kind }));
      const init = { bubbles: true, cancelable: true };
      const board = document.querySelector("[role=grid]");
      board.dispatchEvent(
        event === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data }),
      );
    },
    [type, [...buffer], name, mimeType],
  );

test.describe("a printed puzzle", () => {
  for (const [at, hand] of HANDS.entries()) {
    test(`is read from a photo, corrected and played with ${hand.name} alone`, { tag: repeats(at) }, async ({ page }) => {
      await choose(page, await drawnPhoto(page, P, BLOT), hand.push);
      const doubtful = read(page, /^Row 1 column 1, 5, \d+% sure, uncertain$/);
      await expect(doubtful).toBeVisible();
      await expect(page.locator("dialog [role=gridcell]:focus")).toBeVisible();
      await expect(said(page)).toHaveText("1 cell is uncertain. The puzzle has exactly one solution.");
      const pressed = hand.name === "the keyboard" ? (digit) => page.keyboard.press(digit) : (digit) => page.locator(".photo .key", { hasText: digit }).click();

      await pressed("3");
      await expect(read(page, "Row 1 column 1, 3, corrected")).toBeVisible();
      await expect(page.getByText("Every cell was read clearly. The puzzle has no solution: a digit must be wrong.")).toBeVisible();
      await pressed("5");
      await expect(read(page, /^Row 1 column 1, 5, \d+% sure$/)).toBeVisible();
      await expect(page.getByText("Every cell was read clearly. The puzzle has exactly one solution.")).toBeVisible();
      await hand.push(button(page, "Play"));
      await shows(page, P);
    });
  }

  test("is read by touch on a phone, and nothing scrolls sideways", { tag: "@all" }, async ({ player }) => {
    const page = await player(PHONE);
    await choose(page, await drawnPhoto(page, P, BLOT), (pushed) => pushed.tap());
    await expect(read(page, /uncertain/)).toBeVisible();
    await expect.poll(() => page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    await page.locator(".photo .key", { hasText: "5" }).tap();
    await expect(page.getByText(/^Every cell was read clearly/)).toBeVisible();
    await button(page, "Play").tap();
    await shows(page, P);
  });

  for (const way of ["drop", "paste"]) {
    test(`is read from a picture that comes by ${way}`, { tag: "@all" }, async ({ page }) => {
      await bring(page, way, await drawnPhoto(page, P));
      await button(page, "Play").click();
      await shows(page, P);
    });
  }

  test("is read from a picture that is opened as a file", { tag: "@all" }, async ({ page }) => {
    const photo = await drawnPhoto(page, P);
    const chooser = page.waitForEvent("filechooser");
    await menu(page, "Open a file");
    await (await chooser).setFiles(photo);
    await button(page, "Play").click();
    await shows(page, P);
  });

  test("is read from a picture without paper, as drawing programs make it", { tag: "@all" }, async ({ page }) => {
    await choose(page, await withoutPaper(page, await drawnPhoto(page, P)));
    await button(page, "Play").click();
    await shows(page, P);
  });

  test("is shown beside its photo, each cell where it is", { tag: "@all" }, async ({ page }) => {
    await choose(page, await drawnPhoto(page, P));
    await expect(read(page, /^Row 1 column 1/)).toBeVisible();
    const dark = (canvas) => {
      const pen = canvas.getContext("2d");
      const side = canvas.width / 9;
      return Array.from({ length: 81 }, (_, cell) => {
        const [x, y] = [(cell % 9) * side, Math.floor(cell / 9) * side];
        const { data } = pen.getImageData(x + side / 4, y + side / 4, side / 2, side / 2);
        const reds = data.filter((_, i) => i % 4 === 0);
        return Math.min(...reds) < Math.max(...reds) / 2 ? "x" : ".";
      }).join("");
    };
    const photo = page.getByRole("img", { name: "The grid in the photo" });
    await expect.poll(() => photo.evaluate(dark)).toBe(P.replace(/\d/g, "x"));
  });
});

test.describe("a photo", () => {
  test("of a puzzle with several solutions brings a warning, and can be followed by another", { tag: "@all" }, async ({ page }) => {
    await choose(page, await drawnPhoto(page, P.slice(0, 27).padEnd(81, ".")));
    await expect(page.getByText(/The puzzle has several solutions: a digit must be missing or wrong/)).toBeVisible();
    const photo = await drawnPhoto(page, P);
    const chooser = page.waitForEvent("filechooser");
    await button(page, "Another photo").click();
    await (await chooser).setFiles(photo);
    await expect(page.getByText(/The puzzle has exactly one solution/)).toBeVisible();
    await button(page, "Play").click();
    await shows(page, P);
  });

  test("without a grid, and a file that is none, leave the board alone and are told", { tag: "@all" }, async ({ page }) => {
    const before = await digits(page);
    const pixel = await page.evaluate(() => document.createElement("canvas").toDataURL());
    const photo = { name: "blank.png", mimeType: "image/png", buffer: Buffer.from(pixel.split(",")[1], "base64") };
    await choose(page, photo);
    await expect(page.getByText(/^No Sudoku grid was found in this picture/)).toBeVisible();
    await page.keyboard.press("Escape");
    await bring(page, "drop", { ...photo, buffer: Buffer.from("no picture") });
    await expect(page.getByText("The browser cannot open this file as a picture.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(() => digits(page)).toBe(before);
  });

  test("is read offline, and what reads it is fetched by nobody else", { tag: "@all" }, async ({ player }) => {
    const asked = [];
    const page = await player({ ...KEPT_OFFLINE, watch: (seen) => seen.on("request", (each) => asked.push(each.url())) });
    const photo = await drawnPhoto(page, P);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(asked.filter((url) => /photo|\.net$/i.test(url))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await choose(page, photo);
    await button(page, "Play").click();
    await shows(page, P);
  });
});
