import { describe, expect, test } from "vitest";
import { type KeptGame, MOST_GAMES, readArchive, thatFit, tooMany } from "../../main/page/game/archive";

const game = (id: number, more: Partial<KeptGame> = {}): KeptGame => ({
  id,
  changed: id,
  level: -1,
  filled: 0,
  won: false,
  saved: "escargot-game 1\n",
  ...more,
});

describe("an archive", () => {
  test("is read as it was written, without what else stands in it", () => {
    const board = { digits: "1".repeat(81), givens: "1........".repeat(9) };
    const games = [game(1), game(2, { won: true }), game(3, { board })];
    const written = {
      escargot: 1,
      games: games.map((each) => ({ ...each, more: 1 })),
      settings: [["a", "1"]],
    };
    expect(readArchive(JSON.stringify(written))).toEqual({ games, settings: [["a", "1"]] });
  });

  test.each([
    ["null", "null"],
    ["a level that there is not", { games: [game(1, { level: 21 })], settings: [] }],
    ["half a cell filled", { games: [game(1, { filled: 0.5 })], settings: [] }],
    [
      "a board of letters",
      { games: [game(1, { board: { digits: "a".repeat(81), givens: "" } })], settings: [] },
    ],
    ["a setting of three", { games: [], settings: [["a", "b", "c"]] }],
  ])("with %s is none", (_, written) => {
    const text = typeof written === "string" ? written : JSON.stringify({ escargot: 1, ...written });
    expect(readArchive(text)).toBeUndefined();
  });
});

describe("too many games", () => {
  const full = Array.from({ length: MOST_GAMES }, (_, at) => game(at + 1));

  test("are none as long as there is room", () => {
    expect(tooMany(full)).toEqual([]);
  });

  test("are the finished ones first, then those that have not changed for longest", () => {
    const more = [...full, game(1_000, { won: true }), game(1_001)];
    expect(tooMany(more).map(({ id }) => id)).toEqual([1, 1_000]);
  });

  test("are those that are long together, too", () => {
    const long = Array.from({ length: 40 }, (_, at) => game(at + 1, { saved: "x".repeat(1_000_000) }));
    expect(tooMany(long).map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test("find room beside those kept as far as there is some, the last ones first", () => {
    const more = [game(1_001), game(1_003), game(1_002)];
    expect(thatFit(full.slice(2), more).map(({ id }) => id)).toEqual([1_003, 1_002]);
    expect(thatFit([...full, game(999)], more)).toEqual([]);
  });
});
