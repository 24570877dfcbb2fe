// Asks the packed engine for a hint, as a program on Node.js or Deno does: hint.mjs FOLDER-OF-THE-PACKAGE PUZZLE
import { argv, exit } from "node:process";
import { pathToFileURL } from "node:url";

const [folder, puzzle] = argv.slice(2);
const { Engine, hintText } = await import(`${pathToFileURL(folder)}/index.js`);
const { BackgroundEngine } = await import(`${pathToFileURL(folder)}/background.js`);
const engine = await Engine.open({ language: "fr" });
const background = await BackgroundEngine.open();
console.log(engine.solve(puzzle).solution);
console.log(hintText(engine.hint(puzzle)));
console.log(background.rate(puzzle).level);
exit(0);
