// The types of the element in React's TSX and Vue's templates, by TypeScript 5 as strictly as it can: from the packed file,
// with the frameworks of `frameworks/package-lock.json`, each checked against its hash.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(dirname(dirname(here)), "target");
const WINDOWS = process.platform === "win32";
const QUIET = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

let project;

function run(program, ...args) {
  const done = spawnSync(program, args, { cwd: project, encoding: "utf8", shell: WINDOWS, timeout: 300_000 });
  assert.equal(done.status, 0, `${program} ${args.join(" ")}\n${done.stdout}${done.stderr}`);
}

before(() => {
  project = mkdtempSync(join(tmpdir(), "escargot-frameworks-"));
  cpSync(join(here, "frameworks"), project, { recursive: true });
  run("npm", "ci", ...QUIET);
  const packed = readdirSync(target).find((file) => /^escargot-sudoku-board-.*\.tgz$/.test(file));
  run("npm", "install", "--no-save", ...QUIET, join(target, packed));
});

after(() => rmSync(project, { recursive: true, force: true }));

test("React and Vue know the element's attributes, and refuse wrong ones", () => {
  run("node", "node_modules/typescript/bin/tsc", "-p", ".");
});
