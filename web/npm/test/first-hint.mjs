// How long the packed engine takes to its first hint: first-hint.mjs FOLDER-OF-THE-PACKAGE [PROCESSES]
//
// Each time is one of a fresh process, from its start to the hint in words: processor time, which a busy machine does not
// lengthen, and the clock's.
import { spawnSync } from "node:child_process";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const [folder, processes = "10"] = argv.slice(2);
const PROGRAM = `
  import { Engine, hintText } from ${JSON.stringify(`${pathToFileURL(folder)}/index.js`)};
  const engine = await Engine.open({ language: "fr" });
  hintText(engine.hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify([(user + system) / 1000, performance.now()]));
`;
const runs = Array.from({ length: Number(processes) }, () => {
  const done = spawnSync("node", ["--input-type=module", "--eval", PROGRAM], { encoding: "utf8" });
  return JSON.parse(done.stdout || `the engine failed: ${done.stderr}`);
});
for (const [place, name] of ["processor time", "clock"].entries()) {
  const times = runs.map((run) => run[place]).sort((a, b) => a - b);
  const [least, median, most] = [times[0], times[Math.floor(times.length / 2)], times.at(-1)].map(Math.round);
  console.log(`${name}: median ${median} ms, ${least} to ${most}`);
}
