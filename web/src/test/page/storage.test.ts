import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Looks at the storage, with a `database` that answers as it does. */
async function look(database: () => unknown) {
  vi.stubGlobal("indexedDB", { open: database });
  const { keptGames } = await import("../../main/page/game/storage");
  const { silent } = await import("../../main/page/game/patience");
  const games = keptGames();
  await vi.advanceTimersByTimeAsync(10_000);
  return { games: await games, silent: silent.value };
}

/** A database that has `found` in it. */
function holding(found: unknown): unknown {
  const answering = (result: unknown) => {
    const request = { result, onsuccess: () => undefined };
    setTimeout(() => request.onsuccess());
    return request;
  };
  const store = { getAll: () => (found === undefined ? {} : answering(found)) };
  return answering({ transaction: () => ({ objectStore: () => store }) });
}

test("a storage that is never opened is given up, and that is known", async () => {
  expect(await look(() => ({}))).toEqual({ games: [], silent: true });
});

test("so is one that opens and then says nothing", async () => {
  expect(await look(() => holding(undefined))).toEqual({ games: [], silent: true });
});

test("a kept game that is none stays unseen", async () => {
  const game = { id: 1, changed: 1, level: 6, filled: 0, won: false, saved: "escargot-game 1\n" };
  const found = await look(() => holding([{ ...game, saved: null }, null, { ...game, id: 2 }]));
  expect(found).toEqual({ games: [{ ...game, id: 2 }], silent: false });
});
