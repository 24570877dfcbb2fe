// Makes two packages and packs them with `npm pack`: in target/npm the engines, two modules with what they load and their
// types; in target/npm-board the board, an element with the page that it shows. The argument is the version.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(web, "target/npm");
const board = join(web, "target/npm-board");
const site = join(web, "target/classes/org/escargot/web/site");
const wasm = join(web, "target/engine");
const messages = join(web, "../engine/target/messages");
const LANGUAGES = ["en", "fr", "el"];
const ENTRIES = ["index", "background", "worker", "worker-thread"];

for (const folder of [target, board]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
await bundle();
writeTypes();
copyFiles();
writeManifest(join(web, "npm"), target);
pack("escargot-sudoku-engine", target);

await bundleBoard();
copyPage();
for (const file of ["react.d.ts", "vue.d.ts", "custom-elements.json"]) {
  cpSync(join(web, "npm/board", file), join(board, file));
}
writeManifest(join(web, "npm/board"), board);
pack("escargot-sudoku-board", board);

async function bundle() {
  const build = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(web, `npm/src/${name}.ts`)])),
    platform: "neutral",
    resolve: { alias: { "#messages": messages } },
  });
  const { output } = await build.write({
    dir: target,
    format: "esm",
    minify: true,
    sourcemap: true,
    sourcemapPathTransform: (path) => path.replace(/^(?:\.\.\/)+/, "sources/"),
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
  });
  await build.close();
  writeMessages();
  copySources(output);
  for (const { fileName } of output.filter(({ type }) => type === "chunk")) {
    quoteAddresses(join(target, fileName));
  }
  thank(output.flatMap((chunk) => chunk.moduleIds ?? []));
}

/** The sentences as the texts that they are: a bundler takes them apart, and its map of them has no use. */
function writeMessages() {
  for (const language of LANGUAGES) {
    const file = join(target, `messages_${language}.js`);
    const texts = readFileSync(join(messages, `messages_${language}.json`), "utf8");
    writeFileSync(file, `export default ${texts.trim()};\n`);
    rmSync(`${file}.map`);
  }
}

/** What source maps lead to, apart from the types, which TypeScript would not look at beside it. */
function copySources(output) {
  for (const path of new Set(output.flatMap(({ moduleIds = [] }) => moduleIds)).values()) {
    if (path.endsWith(".ts")) {
      cpSync(path, join(target, "sources", relative(web, path)));
    }
  }
}

/** The minifier writes backticks; some bundlers find files only where their names are in quotes. */
function quoteAddresses(file) {
  writeFileSync(file, readFileSync(file, "utf8").replace(/new URL\(`([^`$]*)`/g, 'new URL("$1"'));
}

/** Says whose work is in the engines besides ours, which is TeaVM's alone. */
function thank(modules) {
  const foreign = modules.filter((module) => /[/\\]node_modules[/\\]/.test(module));
  if (foreign.length > 0) {
    throw new Error(`The notices of the npm package do not name the authors of ${foreign.join(", ")}.`);
  }
  const teavm = readFileSync(join(web, "src/main/build/teavm-notice.txt"), "utf8");
  writeFileSync(join(target, "NOTICES"), `The package contains work of others:\n\n${teavm}`);
}

/** With the endings that Node.js wants to see in the imports of modules, and without those that no entry leads to. */
function writeTypes() {
  run("node", [join(web, "node_modules/typescript/bin/tsc"), "--project", join(web, "npm/tsconfig.json")]);
  for (const file of readdirSync(target, { recursive: true }).filter((each) => each.endsWith(".d.ts"))) {
    const text = readFileSync(join(target, file), "utf8");
    writeFileSync(join(target, file), text.replace(/((?:from |import\()"\.[^"]*)(?=")/g, "$1.js"));
  }
  // TypeScript has written the types of the board among those of the engines.
  renameSync(join(target, "npm/board/board.d.ts"), join(board, "board.d.ts"));
  const needed = new Set();
  for (const entry of ENTRIES) {
    follow(join(target, `npm/src/${entry}.d.ts`), needed);
  }
  for (const file of readdirSync(target, { recursive: true }).map((each) => join(target, each))) {
    if (file.endsWith(".d.ts") && !needed.has(file)) {
      rmSync(file);
    }
  }
}

/** Adds a file of types and all that it leads to. */
function follow(file, seen) {
  if (!seen.has(file)) {
    seen.add(file);
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]*)\.js"/g)) {
      follow(join(dirname(file), `${path}.d.ts`), seen);
    }
  }
}

function copyFiles() {
  for (const file of ["engine.wasm", "background.wasm"]) {
    cpSync(join(wasm, file), join(target, file));
  }
}

/** What every package has: its manifest, what to read first, and the license. */
function writeManifest(from, to) {
  cpSync(join(web, "../LICENSE"), join(to, "LICENSE"));
  cpSync(join(from, "README.md"), join(to, "README.md"));
  const manifest = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
  const [, , version = manifest.version] = process.argv;
  writeFileSync(join(to, "package.json"), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
}

async function bundleBoard() {
  const build = await rolldown({ input: join(web, "npm/board/board.ts"), platform: "neutral" });
  await build.write({ file: join(board, "board.js"), format: "esm", minify: true });
  await build.close();
}

/** What the page needs in a frame: nothing to install it, nothing of its places beside the board, nothing that reads
 * photos, which it has no button for, and no empty grid before its code, as it would have the size of a page. */
function copyPage() {
  const needed = /^(assets|messages(-background)?_..\.json|icon\.svg|page-notices\.txt)$/;
  const ofPhotos = /^((worker-)?photo-|PhotoDialog-|digits-.*\.net$)/;
  const filter = (path) => !ofPhotos.test(basename(path));
  for (const file of readdirSync(site).filter((each) => needed.test(each))) {
    cpSync(join(site, file), join(board, "page", file), { recursive: true, filter });
  }
  const page = readFileSync(join(site, "index.html"), "utf8");
  const framed = page
    .replace(/<link rel="(manifest|apple-touch-icon)"[^>]*>/g, "")
    .replace(/<body>[\s\S]*<\/body>/, "<body></body>");
  writeFileSync(join(board, "page/index.html"), framed);
}

function pack(name, folder) {
  for (const old of readdirSync(join(web, "target"))) {
    if (old.startsWith(`${name}-`) && old.endsWith(".tgz")) {
      rmSync(join(web, "target", old));
    }
  }
  run("npm", ["pack", "--silent", "--pack-destination", join(web, "target"), folder]);
}

function run(program, args) {
  const done = spawnSync(program, args, { encoding: "utf8", shell: process.platform === "win32" });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? done.error ?? ""}`);
    process.exit(1);
  }
}
