import { expect, test } from "vitest";
import type { Rated } from "../../main/page/engine/steps";
import { rated } from "../../main/page/game/rating";
import { expected, watchSpeed } from "../../main/page/game/speed";
import { view } from "../../main/page/game/view";
import { bare } from "../../main/page/session/session";

const session = bare("");
watchSpeed(session);

/** Plays a puzzle of ten minutes for a practiced player. */
function play(givens: string, minutes: number, hints = 0): void {
  const game = { givens, stage: "playing", hints, clock: { state: "running", elapsed: minutes * 60_000 } };
  rated(session).value = { minutes: 100 } as Rated;
  view(session).value = { ...game, won: false } as never;
  view(session).value = { ...game, won: true } as never;
}

test("the expected time is the player's own once three games without hints are known", () => {
  expect(expected(session).value).toBeUndefined();
  play("a", 20);
  play("b", 30);
  play("c", 90, 1);
  expect(expected(session).value).toBe(600_000);
  play("d", 15);
  expect(expected(session).value).toBe(1_200_000);
});

test("a game that is only looked at again does not count", () => {
  play("e", 20);
  view(session).value = undefined;
  for (const again of ["e", "e", "e", "e"]) {
    view(session).value = {
      givens: again,
      stage: "playing",
      won: true,
      hints: 0,
      clock: { elapsed: 1 },
    } as never;
    view(session).value = undefined;
  }
  expect(expected(session).value).toBe(1_200_000);
});
