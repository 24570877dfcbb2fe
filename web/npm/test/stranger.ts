// What somebody writes who has nothing but the package; compiled strictly and run.
import { Engine, type Hint, hintText, type NoHint, PuzzleError, type Solved } from "@escargot-sudoku/engine";
import { BackgroundEngine, type Generated, type Rated } from "@escargot-sudoku/engine/background";

const puzzle: string = process.argv[2] ?? "";

const engine: Engine = await Engine.open({ language: "fr", cells: "a1" });
const solved: Solved = engine.solve(puzzle);
const solution: string = solved.solutions === "none" ? "" : solved.solution;
const count: number = engine.count(puzzle, 10);
const hint: Hint | NoHint = engine.hint(puzzle);
const told: string = "obstacle" in hint ? hint.obstacle : hintText(hint, 4);
const placed: readonly (readonly [cell: number, digit: number])[] = "obstacle" in hint ? [] : hint.placements;

const background = await BackgroundEngine.open();
const rated: Rated = background.rate(puzzle, 5000);
const made: Generated = await background.generate({ level: 0, seed: 7n, onProgress: (n: number) => n.toFixed() });

let refused = "";
try {
  engine.solve("x");
} catch (error) {
  refused = error instanceof PuzzleError ? `${error.line}:${error.column}` : "";
}

// @ts-expect-error: there is no such language
const wrong = () => Engine.open({ language: "de" });

console.log(
  JSON.stringify({ solution, count, told, placed: placed.length, er: rated.er, made: made.puzzle, refused, wrong: typeof wrong }),
);
