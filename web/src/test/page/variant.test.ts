import { describe, expect, test } from "vitest";
import type { Variant } from "../../main/page/engine/variant";
import { bordersOf, outlineOf, signOf } from "../../main/page/variant/geometry";
import { boardOf, keptOf, savedOf } from "../../main/page/variant/kept";
import {
  amended,
  begun,
  change,
  digitOf,
  done,
  dyed,
  dyeOf,
  erased,
  redone,
  symbol,
  textOf,
  tidied,
  undone,
  written,
} from "../../main/page/variant/state";
import { tintsOf } from "../../main/page/variant/tints";

const none = Array.from({ length: 16 }, () => 0);

const PUZZLE: Variant = {
  source: ".Shape~4x4",
  size: 4,
  rows: 4,
  columns: 4,
  givens: "1...............",
  regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3],
  shapes: [],
  kinds: [],
  rules: [],
  told: none.map(() => ""),
  unread: ["line"],
  title: "Four",
  words: "Rules in words",
  placed: none.with(3, 4),
  corner: none,
  center: none.with(5, 0b110),
};

const BESIDE = { checkpoints: [], struck: { "0 1": [0b11] }, elapsed: 5_000 };

const start = () => begun(boardOf(PUZZLE, [...PUZZLE.givens].map(digitOf)));
const isFixed = (cell: number) => cell === 0;

describe("a board", () => {
  test("begins with its givens and with what a player had done", () => {
    const { board } = start();
    expect(textOf(board.digits)).toBe("1..4............");
    expect(board.center[5]).toBe(0b110);
  });

  test("takes a digit into all selected cells, and out again where each has it; givens stay", () => {
    const { board } = start();
    const step = written(board, "digits", [0, 1, 3], 4, isFixed);
    const after = done(start(), step).board;
    expect(textOf(after.digits)).toBe("14.4............");
    expect(textOf(done(begun(after), written(after, "digits", [0, 1, 3], 4, isFixed)).board.digits)).toBe(
      "1...............",
    );
  });

  test("takes marks into open cells only", () => {
    const { board } = start();
    expect(written(board, "corner", [0, 1, 3], 2, isFixed)).toEqual([
      { layer: "corner", cell: 1, before: 0, after: 0b10 },
    ]);
  });

  test("loses digits first, then marks, then colors", () => {
    const full = done(start(), [
      ...change(start().board, "colors", 3, 1),
      ...change(start().board, "corner", 5, 1),
    ]);
    const once = done(full, erased(full.board, [3, 5], isFixed));
    expect(textOf(once.board.digits)).toBe("1...............");
    expect(once.board.center[5]).toBe(0b110);
    const twice = done(once, erased(once.board, [3, 5], isFixed));
    expect([twice.board.center[5], twice.board.corner[5], twice.board.colors[3]]).toEqual([0, 0, 1]);
    expect(done(twice, erased(twice.board, [3, 5], isFixed)).board.colors[3]).toBe(0);
  });
});

describe("a history", () => {
  test("undoes a digit together with the marks that it took", () => {
    const placed = done(start(), change(start().board, "digits", 1, 2));
    const tidy = amended(placed, tidied(placed.board, [[5, 0b10]]));
    expect(tidy.board.center[5]).toBe(0b100);
    expect(tidy.at).toBe(1);
    expect(undone(tidy).board).toEqual(start().board);
    expect(redone(undone(tidy)).board).toEqual(tidy.board);
  });

  test("forgets what was undone once something else is done", () => {
    const one = done(start(), change(start().board, "digits", 1, 2));
    const other = done(undone(one), change(start().board, "digits", 2, 3));
    expect(redone(other)).toBe(other);
    expect(other.steps).toHaveLength(1);
  });

  test("outlives being kept, with what was undone", () => {
    let game = done(start(), change(start().board, "digits", 1, 2));
    game = done(game, change(game.board, "center", 5, 0b1));
    game = undone(game);
    const kept = keptOf(savedOf(PUZZLE, game, BESIDE));
    expect(kept).toMatchObject({
      source: ".Shape~4x4",
      title: "Four",
      words: "Rules in words",
      unread: ["line"],
    });
    expect(kept?.history).toEqual(game);
    expect(kept && undone(kept.history).board).toEqual(start().board);
  });

  test.each([
    "",
    "escargot-game 1",
    "escargot-variant {",
    "escargot-variant {}",
    'escargot-variant {"source":"x","start":{"digits":[1]}}',
  ])("that was damaged is no game: %s", (saved) => expect(keptOf(saved)).toBeUndefined());

  test("keeps what was struck out among its steps, which change nothing on the board", () => {
    const game = done(start(), [{ layer: "struck", cell: 20, before: 0, after: 0b11 }]);
    const kept = keptOf(savedOf(PUZZLE, game, BESIDE));
    expect(kept?.history).toEqual(game);
    expect(game.board).toEqual(start().board);
  });

  test("passes over steps that mean nothing", () => {
    const saved = savedOf(PUZZLE, start(), BESIDE).replace(
      '"steps":[]',
      '"steps":[[0,99,0,1],["x"],[0,1,0,2]]',
    );
    expect(keptOf(saved.replace('"at":0', '"at":3'))?.history.board.digits[1]).toBe(2);
  });
});

describe("digits", () => {
  test("from ten on are letters, written large or small", () => {
    expect(symbol(10)).toBe("A");
    expect([digitOf("g"), digitOf("G"), digitOf("."), digitOf("9")]).toEqual([16, 16, 0, 9]);
  });
});

describe("what is drawn", () => {
  test("has a line wherever regions meet", () => {
    expect(bordersOf(PUZZLE).match(/v1/g)).toHaveLength(4);
    expect(bordersOf(PUZZLE).match(/h1/g)).toHaveLength(4);
  });

  test("frames two cells with six sides that meet", () => {
    const path = outlineOf([0, 1], 4);
    expect(path.match(/M/g)).toHaveLength(6);
    expect(path).toContain("M0.07 0.07H1");
    expect(path).toContain("M1 0.07H1.93");
  });

  test("opens an inequality sign to what is more", () => {
    // The tip lies to the right, at the cell that is less.
    expect(signOf([0, 1], 4)).toMatch(/L1\.07 0\.5L/);
    expect(signOf([1, 0], 4)).toMatch(/L0\.93 0\.5L/);
  });
});

describe("colors of marks", () => {
  test("are one for a mark, and go where all have it", () => {
    const marked = done(start(), written(start().board, "center", [1, 2], 3, isFixed));
    const orange = done(marked, dyed(marked.board, [1, 2, 4], 3, 1));
    expect([1, 2, 4].map((cell) => dyeOf(orange.board, cell, 3))).toEqual([1, 1, 0]);
    const blue = done(orange, dyed(orange.board, [1], 3, 2));
    expect([1, 2].map((cell) => dyeOf(blue.board, cell, 3))).toEqual([2, 1]);
    const none = done(blue, dyed(blue.board, [2], 3, 1));
    expect(dyeOf(none.board, 2, 3)).toBe(0);
  });

  test("are not in games of earlier versions, which open all the same", () => {
    const old = JSON.stringify(boardOf(PUZZLE, [...PUZZLE.givens].map(digitOf)), (key, value) =>
      key.startsWith("dye") ? undefined : value,
    );
    const saved = savedOf(PUZZLE, start(), BESIDE).replace(/"start":\{.*?\}/, `"start":${old}`);
    expect(saved).not.toContain("dye");
    expect(keptOf(saved)?.history.board).toEqual(start().board);
  });
});

describe("tints of areas", () => {
  test("differ where areas touch", () => {
    let seed = 48;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let round = 0; round < 50; round++) {
      // Each cell of a 9x9 joins the area of the cell before it or above it, or begins one.
      const owner: number[] = [];
      for (let cell = 0; cell < 81; cell++) {
        const joined = [cell % 9 > 0 ? owner[cell - 1] : undefined, owner[cell - 9], cell][random(3)];
        owner.push(joined ?? cell);
      }
      const names = [...new Set(owner)];
      const areas = names.map((name) => owner.flatMap((each, cell) => (each === name ? [cell] : [])));
      const tints = tintsOf(areas, 9);
      const tintAt = (cell: number) => tints[names.indexOf(owner[cell] ?? -1)];
      for (let cell = 0; cell < 81; cell++) {
        const near = [...(cell % 9 < 8 ? [cell + 1] : []), ...(cell < 72 ? [cell + 9] : [])];
        for (const other of near.filter((each) => owner[each] !== owner[cell])) {
          expect(tintAt(other)).not.toBe(tintAt(cell));
        }
      }
      expect(tints.every((tint) => tint >= 0 && tint < 4)).toBe(true);
    }
  });
});
