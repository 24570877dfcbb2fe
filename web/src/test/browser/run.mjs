/** Runs the files of tests that are named, two at a time, with one server for all of them: each would start one of its
 * own, which has to warm up. */
import { spawn } from "node:child_process";
import { OWN_ADDRESS, served } from "./browser.mjs";

const REPORT = new URL("report.mjs", import.meta.url).href;

const server = await served();
const tests = spawn(process.execPath, ["--test", "--test-concurrency=2", `--test-reporter=${REPORT}`, ...process.argv.slice(2)], {
  env: { ...process.env, ESCARGOT_ADDRESS: OWN_ADDRESS, ESCARGOT_PORT: undefined },
  stdio: "inherit",
});
process.once("exit", () => {
  tests.kill();
  server.kill();
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => process.exit(1));
}
tests.once("exit", (code) => process.exit(code ?? 1));
