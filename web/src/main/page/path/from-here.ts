import { CELLS, cellsOf, housesOf } from "../cells/houses";
import type { Position } from "../engine/steps";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A position of a path as a line of HoDoKu's library, which has what is given, placed and eliminated: the digits that
 * no peer holds and that are no candidates any more, each as digit, row and column. */
export function lineOf({ digits, candidates }: Position, givens: string): string {
  const cells = Array.from(digits, (digit, cell) =>
    digit === "." || givens[cell] !== "." ? digit : `+${digit}`,
  );
  const eliminated = CELLS.filter((cell) => digits[cell] === ".").flatMap((cell) => {
    const seen = new Set(
      housesOf(cell)
        .flatMap(cellsOf)
        .map((peer) => digits[peer]),
    );
    return DIGITS.filter(
      (digit) => !seen.has(String(digit)) && !((candidates[cell] ?? 0) & (1 << (digit - 1))),
    ).map((digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);
  });
  return `:0000:x:${cells.join("")}:${eliminated.join(" ")}::`;
}
