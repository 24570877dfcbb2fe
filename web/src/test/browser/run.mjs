/** Runs the files of tests that are named, in two processes, with one server for all of them: a process, Playwright and a
 * browser for each file would take a twentieth of the time, and a server for each would have to warm up. */
import { fork } from "node:child_process";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { OWN_ADDRESS, served } from "./browser.mjs";

const PROCESSES = 2;
const IN_TURN = new URL("in-turn.mjs", import.meta.url);
const REPORT = new URL("in-turn-report.mjs", import.meta.url).href;

const started = performance.now();
const waiting = process.argv.slice(2);
const totals = { passed: 0, failed: 0 };
const running = new Set();
const server = await served();

process.once("exit", () => {
  for (const tests of running) {
    tests.kill();
  }
  server.kill();
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => process.exit(1));
}

await Promise.all(Array.from({ length: PROCESSES }, files));
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`browser: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`);
process.exit(totals.failed > 0 ? 1 : 0);

/** Runs files while any is waiting. */
async function files() {
  while (waiting.length > 0) {
    await inOneProcess();
  }
}

/** Runs files in a process of their own, until none is waiting or it ends by itself. */
function inOneProcess() {
  const tests = fork(IN_TURN, {
    execArgv: [`--test-reporter=${REPORT}`],
    env: { ...process.env, ESCARGOT_ADDRESS: OWN_ADDRESS, ESCARGOT_PORT: undefined },
  });
  running.add(tests);
  let file;
  const next = () => {
    file = waiting.shift();
    if (file === undefined) {
      tests.disconnect();
    } else {
      tests.send(pathToFileURL(file).href);
    }
  };
  next();
  tests.on("message", ({ passed, failed }) => {
    totals.passed += passed;
    totals.failed += failed;
    next();
  });
  return new Promise((resolve) => {
    tests.once("exit", (code) => {
      running.delete(tests);
      if (file !== undefined) {
        totals.failed++;
        console.log(`FAILED ${basename(file, ".test.mjs")}, its process ended with exit code ${code}`);
      }
      resolve();
    });
  });
}
