// A page of somebody who uses the package: the engine here, and another one in a worker.
import { Engine, hintText } from "@escargot-sudoku/engine";
import { openWorker } from "@escargot-sudoku/engine/worker";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

async function told() {
  const engine = await Engine.open({ language: "fr" });
  const remote = await openWorker({ language: "el" });
  const { score, er } = await remote.rate(PUZZLE);
  return [hintText(engine.hint(PUZZLE)), hintText(await remote.hint(PUZZLE)), score, er].join("\n");
}

document.querySelector("output").textContent = await told().catch((error) => `failed: ${error.stack}`);
