import { expect, test } from "vitest";
import type { Rated } from "../../main/page/engine/steps";
import { beginDaily, dailyOf, daysInARow, watchDaily, wonDaily } from "../../main/page/game/daily";
import { rated } from "../../main/page/game/rating";
import { resultText, squares } from "../../main/page/game/result";
import { view } from "../../main/page/game/view";
import { bare } from "../../main/page/session/session";

const GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const won = (elapsed: number) =>
  ({ givens: GIVENS, won: true, hints: 1, clock: { state: "stopped", elapsed } }) as never;

/** In whose puzzle a practiced player takes ten minutes. */
function begun() {
  const session = bare("");
  rated(session).value = { minutes: 100 } as Rated;
  watchDaily(session);
  return session;
}

test("a puzzle of a day keeps the first time in which it was won", () => {
  const session = begun();
  beginDaily(20261122, 7, GIVENS, 5);
  expect(dailyOf(20261122, 7)?.result).toBeUndefined();
  view(session).value = won(300_000);
  expect(dailyOf(20261122, 7)).toMatchObject({
    game: 5,
    result: { time: 300_000, hints: 1, expected: 600_000 },
  });
  expect(wonDaily(session).value).toMatchObject({ date: 20261122, level: 7 });
  view(session).value = undefined;
  view(session).value = won(100_000);
  expect(dailyOf(20261122, 7)?.result?.time).toBe(300_000);
  expect(dailyOf(20261122, 11)).toBeUndefined();
});

test("a row of days forgives one day without a puzzle, over the end of a year too, but not two", () => {
  const solved = new Set([20270102, 20270101, 20261230, 20261229, 20261226]);
  expect(daysInARow(solved, 20270102)).toBe(4);
  expect(daysInARow(solved, 20270103)).toBe(4);
  expect(daysInARow(solved, 20270105)).toBe(0);
  expect(daysInARow(solved, 20261226)).toBe(1);
});

test("a result tells nothing of the solution", () => {
  const text = resultText({
    date: 20261122,
    level: 11,
    result: { time: 462_000, hints: 0, expected: 720_000 },
  });
  expect(text).toBe(
    "Escargot, November 22, 2026: Medium\n7:42 of about 12 min, no hints\n🟩🟩🟩🟩🟩🟩⬜⬜⬜⬜",
  );
});

test("more than the expected time is orange, and no picture is too long", () => {
  expect(squares(0.01)).toBe("🟩⬜⬜⬜⬜⬜⬜⬜⬜⬜");
  expect(squares(1.2)).toBe(`${"🟩".repeat(10)}🟧🟧`);
  expect(squares(99)).toBe("🟩".repeat(10) + "🟧".repeat(10));
});
