// Makes the engines that TeaVM wrote into target/teavm smaller, by Binaryen's wasm-opt, and leaves them in target/engine:
// the first download loses a sixth. What comes of the same input is kept from build to build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { named } from "./ordered.mjs";

const web = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const OPTIMIZER = join(web, "node_modules/binaryen/bin/wasm-opt");
/** What TeaVM uses; all of it is in every browser that has garbage collection for WebAssembly. */
const FEATURES = [
  "gc",
  "reference-types",
  "exception-handling",
  "bulk-memory",
  "nontrapping-float-to-int",
  "sign-ext",
  "mutable-globals",
  "multivalue",
].map((feature) => `--enable-${feature}`);
/** Every visitor fetches the engine, so it is worth three times the time. Not `--closed-world`, which would be smaller still:
 * it takes what only JavaScript calls for unreachable. */
const HOW = {
  "engine.wasm": ["-Oz", "--gufa", "-Oz", "--gufa", "-Oz", "--gufa", "-Oz", "--dae-optimizing", "--reorder-functions"],
  "background.wasm": ["-Os"],
  "variant.wasm": ["-Os"],
  "photo.wasm": ["-O3"],
};
/** Nothing but the order of functions changes; the levels keep what the writer of the module makes smaller. */
const IN_ORDER = ["--optimize-level=2", "--shrink-level=2", "--reorder-functions-by-name", "--strip-debug"];

await Promise.all(Object.entries(HOW).map(shrink));

async function shrink([file, how]) {
  const from = join(web, "target/teavm", file);
  const to = join(web, "target/engine", file);
  const mark = `${to}.from`;
  const hash = createHash("sha256").update(readFileSync(from));
  for (const source of ["shrink.mjs", "ordered.mjs"]) {
    hash.update(readFileSync(join(web, "src/build", source)));
  }
  const made = hash.digest("hex");
  if (existsSync(to) && existsSync(mark) && readFileSync(mark, "utf8") === made) {
    return;
  }
  const unordered = `${to}.unordered`;
  try {
    await optimize(from, unordered, how);
    writeFileSync(unordered, named(readFileSync(unordered)));
    await optimize(unordered, to, IN_ORDER);
    writeFileSync(mark, made);
  } catch (failure) {
    process.stderr.write(`${file} cannot be made smaller: ${failure.message}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(unordered, { force: true });
  }
}

async function optimize(from, to, how) {
  const optimizer = spawn("node", [OPTIMIZER, ...FEATURES, ...how, from, "-o", to], { stdio: "inherit" });
  const code = await new Promise((done) => optimizer.once("exit", done));
  if (code !== 0) {
    throw new Error(`wasm-opt ended with exit code ${code}.`);
  }
}
