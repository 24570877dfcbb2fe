// Makes the engines that TeaVM wrote into target/teavm smaller, by Binaryen's wasm-opt, and leaves them in target/engine:
// the first download loses a tenth. What comes of the same input is kept from build to build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

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

await Promise.all(Object.entries(HOW).map(shrink));

async function shrink([file, how]) {
  const from = join(web, "target/teavm", file);
  const to = join(web, "target/engine", file);
  const mark = `${to}.from`;
  const hash = createHash("sha256").update(readFileSync(from)).update(readFileSync(fileURLToPath(import.meta.url)));
  const made = hash.digest("hex");
  if (existsSync(to) && existsSync(mark) && readFileSync(mark, "utf8") === made) {
    return;
  }
  const optimizer = spawn("node", [OPTIMIZER, ...FEATURES, ...how, from, "-o", to], { stdio: "inherit" });
  const code = await new Promise((done) => optimizer.once("exit", done));
  if (code !== 0) {
    process.stderr.write(`wasm-opt ended with exit code ${code} for ${file}.\n`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(mark, made);
}
