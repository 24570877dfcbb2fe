// Installs the packages of package-lock.json, unless they are there already: exactly those, each checked against its
// hash, and none may run anything. Where npm's registry does not answer, that is said in one line within seconds.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const LOCK = "package-lock.json";
/** A copy of the lock file of the last whole installation: npm removes it with the rest before it begins. */
const INSTALLED = "node_modules/.installed";
const QUIET = ["--loglevel=error", "--no-audit", "--no-fund", "--no-update-notifier"];
const SECONDS = 15;

process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
if (!existsSync(INSTALLED) || !readFileSync(INSTALLED).equals(readFileSync(LOCK))) {
  install();
}

function install() {
  const asked = npm(["view", "preact", "version", "--prefer-online", "--fetch-retries=0"], SECONDS * 1000);
  // Without the registry npm's cache may do.
  const network = asked.status === 0 ? ["--prefer-offline", "--fetch-retries=1"] : ["--offline"];
  const done = npm(["ci", "--ignore-scripts", ...network]);
  if (done.status === 0) {
    copyFileSync(LOCK, INSTALLED);
    return;
  }
  const failed = asked.status === 0 ? done : asked;
  process.stderr.write(`npm cannot install the page's packages: ${reason(failed)}\n`);
  process.exitCode = 1;
}

function npm(command, timeout) {
  const windows = process.platform === "win32";
  const options = { shell: windows, timeout, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] };
  return spawnSync(windows ? "npm.cmd" : "npm", [...command, ...QUIET], options);
}

/** What npm says, without its codes, stack and advice. */
function reason({ error, stderr }) {
  if (error) {
    return error.code === "ETIMEDOUT" ? `its registry did not answer within ${SECONDS} seconds` : error.message;
  }
  const lines = stderr.split("\n").map((line) => line.replace(/^npm (error|ERR!) ?/, ""));
  const failed = /request to .*/.exec(stderr)?.[0];
  return failed ?? lines.find((line) => line && !/^(code|syscall|errno|path) /.test(line)) ?? "it does not say why";
}
