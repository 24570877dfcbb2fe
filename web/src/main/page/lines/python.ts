import type { Words } from "../words/words";
import { rowsOf } from "./original";

/** The plain method in Python, with `puzzle` in it, to be run wherever the pupil has Python 3. */
export function python(w: Words["lines"], puzzle: string): string {
  const rows = rowsOf(puzzle).map((row) => `    [${row.join(", ")}],`);
  return `grid = [
${rows.join("\n")}
]
solutions = 0


# ${w.aboutPossible}
def possible(y, x, n):
    for i in range(9):
        in_box = grid[y - y % 3 + i // 3][x - x % 3 + i % 3]
        if n in (grid[y][i], grid[i][x], in_box):
            return False
    return True


# ${w.aboutSolve}
def solve(cell):
    if cell == 81:
        return show()
    y, x = divmod(cell, 9)
    if grid[y][x] != 0:
        return solve(cell + 1)
    for n in range(1, 10):
        if possible(y, x, n):
            grid[y][x] = n
            solve(cell + 1)
            grid[y][x] = 0


def show():
    global solutions
    solutions += 1
    print("${w.solution}", solutions)
    for row in grid:
        print(*row)


solve(0)
`;
}
