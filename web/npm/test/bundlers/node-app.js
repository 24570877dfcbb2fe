// A program for Node.js, bundled.
import { Engine, hintText } from "@escargot-sudoku/engine";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const engine = await Engine.open();
console.log(hintText(engine.hint(PUZZLE)));
console.log((await engine.rate(PUZZLE)).score);
