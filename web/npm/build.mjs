// Makes the package in target/npm: two modules with what they load, their types, and `npm pack` of it all. Its argument
// is the version.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(web, "target/npm");
const wasm = join(web, "target/engine");
const LANGUAGES = ["en", "fr", "el"];

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
await bundle();
writeTypes();
copyFiles();
pack();

async function bundle() {
  const build = await rolldown({
    input: { index: join(web, "npm/src/index.ts"), background: join(web, "npm/src/background.ts") },
    resolve: { alias: { "#wasm": wasm } },
    platform: "neutral",
    external: [/^node:/],
  });
  await build.write({ dir: target, format: "esm", minify: true, chunkFileNames: "shared.js" });
  await build.close();
}

/** With the endings that Node.js wants to see in the imports of modules. */
function writeTypes() {
  run("node", [join(web, "node_modules/typescript/bin/tsc"), "--project", join(web, "npm/tsconfig.json")]);
  for (const file of readdirSync(target, { recursive: true }).filter((each) => each.endsWith(".d.ts"))) {
    const text = readFileSync(join(target, file), "utf8");
    writeFileSync(join(target, file), text.replace(/(from "\.[^"]*)(?=")/g, "$1.js"));
  }
}

function copyFiles() {
  for (const file of ["engine.wasm", "background.wasm"]) {
    cpSync(join(wasm, file), join(target, file));
  }
  for (const language of LANGUAGES) {
    const file = `messages_${language}.json`;
    cpSync(join(web, "../engine/target/messages", file), join(target, file));
  }
  cpSync(join(web, "../LICENSE"), join(target, "LICENSE"));
  cpSync(join(web, "npm/README.md"), join(target, "README.md"));
  const manifest = JSON.parse(readFileSync(join(web, "npm/package.json"), "utf8"));
  const [, , version = manifest.version] = process.argv;
  writeFileSync(join(target, "package.json"), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
}

function pack() {
  for (const old of readdirSync(join(web, "target")).filter((file) =>
    /^escargot-engine-.*\.tgz$/.test(file),
  )) {
    rmSync(join(web, "target", old));
  }
  run("npm", ["pack", "--silent", "--pack-destination", join(web, "target"), target]);
}

function run(program, args) {
  const done = spawnSync(program, args, { encoding: "utf8", shell: process.platform === "win32" });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? done.error ?? ""}`);
    process.exit(1);
  }
}
