import { expect, test, vi } from "vitest";
import type { Rated } from "../../main/page/engine/steps";
import { expected } from "../../main/page/game/speed";
import { view } from "../../main/page/game/view";

const mocked = vi.hoisted(() => ({ rated: undefined as unknown as { value: Partial<Rated> | undefined } }));

vi.mock("../../main/page/game/rating", async () => {
  const { signal } = await import("@preact/signals");
  mocked.rated = signal<Partial<Rated> | undefined>(undefined) as never;
  return { rated: mocked.rated };
});

/** Plays a puzzle of ten minutes for a practiced player. */
function play(givens: string, minutes: number, hints = 0): void {
  const game = { givens, stage: "playing", hints, clock: { state: "running", elapsed: minutes * 60_000 } };
  mocked.rated.value = { minutes: 100 };
  view.value = { ...game, won: false } as never;
  view.value = { ...game, won: true } as never;
}

test("the expected time is the player's own once three games without hints are known", () => {
  mocked.rated.value = undefined;
  expect(expected.value).toBeUndefined();
  play("a", 20);
  play("b", 30);
  play("c", 90, 1);
  expect(expected.value).toBe(600_000);
  play("d", 15);
  expect(expected.value).toBe(1_200_000);
});

test("a game that is only looked at again does not count", () => {
  play("e", 20);
  view.value = undefined;
  for (const again of ["e", "e", "e", "e"]) {
    view.value = { givens: again, stage: "playing", won: true, hints: 0, clock: { elapsed: 1 } } as never;
    view.value = undefined;
  }
  expect(expected.value).toBe(1_200_000);
});
