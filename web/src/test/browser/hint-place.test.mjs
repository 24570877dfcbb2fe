/** A hint does not move under the hand: pressed again where it was, it goes deeper, and no key of the pad moves. */
import { button, play } from "./actions.mjs";
import { expect, repeats, test } from "./fixtures.mjs";
import { PRINTED } from "./puzzles.mjs";

const SIZES = [
  [360, 640],
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

const places = (page) =>
  page.locator(".key, .mode, .tools button").evaluateAll((keys) =>
    keys.map((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );

for (const [at, [width, height]] of SIZES.entries()) {
  test(`Hint pressed four times in place is told to its end at ${width}x${height}`, { tag: repeats(at) }, async ({ player }) => {
    const page = await player({ viewport: { width, height } });
    await play(page, PRINTED);
    await expect(button(page, "Pause")).toBeVisible();
    const box = await button(page, "Hint").boundingBox();
    const before = await places(page);
    for (const depth of [1, 2, 3, 4]) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page.locator(".depths .on")).toHaveCount(depth);
      expect(await places(page), `the keys at depth ${depth}`).toEqual(before);
      await expect(page.locator(".hint .sentence")).toBeInViewport();
    }
    await expect(page.locator(".hint .foot button").first()).toBeInViewport({ ratio: 0.9 });
  });
}
