// What somebody writes who has nothing but the package; compiled strictly and run.
import { Engine, type Hint, hintText, type NoHint, type Path, PuzzleError, type Solved } from "@escargot-sudoku/engine";
import { BackgroundEngine, type Generated, type Rated } from "@escargot-sudoku/engine/background";
import { openWorker, type WorkerEngine } from "@escargot-sudoku/engine/worker";

const puzzle: string = process.argv[2] ?? "";

const engine: Engine = await Engine.open({ language: "fr", cells: "a1" });
const solved: Solved = engine.solve(puzzle);
const solution: string = solved.solutions === "none" ? "" : solved.solution;
const count: number = engine.count(puzzle, 10);
const hint: Hint | NoHint = engine.hint(puzzle);
const told: string = "obstacle" in hint ? hint.obstacle : hintText(hint, 4);
const placed: readonly (readonly [cell: number, digit: number])[] = "obstacle" in hint ? [] : hint.placements;
const path: Path = await engine.path(puzzle);

const background = await BackgroundEngine.open();
const rated: Rated = background.rate(puzzle, 5000);
const made: Generated = await background.generate({ level: "easy", seed: 7n, onProgress: (n: number) => n.toFixed() });

const remote: WorkerEngine = await openWorker({ language: "el" });
const again: Generated = await remote.generate({ level: "easy", seed: made.seed, signal: new AbortController().signal });
remote.close();

let refused = "";
try {
  engine.solve("x");
} catch (error) {
  refused = error instanceof PuzzleError ? `${error.line}:${error.column}` : "";
}

// @ts-expect-error: there is no such language
const wrong = () => Engine.open({ language: "de" });

console.log(
  JSON.stringify({
    solution,
    count,
    told,
    placed: placed.length,
    er: rated.er,
    steps: path.complete ? path.steps.length : 0,
    made,
    again: again.puzzle === made.puzzle,
    refused,
    wrong: typeof wrong,
  }),
);
