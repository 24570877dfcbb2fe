import type { Words } from "../words/words";

/** The plain method, for the pupil to change; what it says is in the language of the page. */
export function original(w: Words["lines"]): string {
  return `const grid = board.map((row) => [...row]);
let solutions = 0;

// ${w.aboutPossible}
function possible(y, x, n) {
  for (let i = 0; i < 9; i++) {
    const inBox = grid[y - (y % 3) + Math.floor(i / 3)][x - (x % 3) + (i % 3)];
    if ([grid[y][i], grid[i][x], inBox].includes(n)) return false;
  }
  return true;
}

// ${w.aboutSolve}
function solve(cell) {
  if (cell === 81) return show();
  const y = Math.floor(cell / 9);
  const x = cell % 9;
  if (grid[y][x] !== 0) return solve(cell + 1);
  for (let n = 1; n <= 9; n++) {
    if (possible(y, x, n)) {
      grid[y][x] = n;
      solve(cell + 1);
      grid[y][x] = 0;
    }
  }
}

function show() {
  solutions++;
  console.log("${w.solution} " + solutions);
  for (const row of grid) console.log(row.join(" "));
}

solve(0);
`;
}

/** The puzzle of the twenty lines' own page, for an empty board. */
export const USUAL = "006030700030508090800407006090000030000829000060000020300604009040201080001050200";

/** The rows of a puzzle of 81 characters, with 0 for an empty cell. */
export function rowsOf(puzzle: string): readonly (readonly number[])[] {
  const digits = Array.from(puzzle, (sign) => (sign === "." ? 0 : Number(sign)));
  return Array.from({ length: 9 }, (_, row) => digits.slice(row * 9, row * 9 + 9));
}
