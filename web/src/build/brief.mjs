// In place of shrink.mjs, for tests with browsers of today: takes the engines into target/engine as TeaVM wrote them, and
// modules that say why in place of those as JavaScript.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const target = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "target");
const WHY = "This page was built with -DbriefPage, as by ./check: it needs garbage collection in WebAssembly.";

mkdirSync(join(target, "engine"), { recursive: true });
for (const engine of ["engine", "background", "variant", "photo"]) {
  const to = join(target, "engine", engine);
  copyFileSync(join(target, "teavm", `${engine}.wasm`), `${to}.wasm`);
  rmSync(`${to}.wasm.from`, { force: true });
  writeFileSync(`${to}.js`, `throw new Error(${JSON.stringify(WHY)});\n`);
}
