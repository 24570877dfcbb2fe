// Bundles app.js for a browser, or node-app.js for Node.js, with a bundler, as its documentation says, in the folder that
// is the current one: node bundle.mjs BUNDLER browser|node. What it makes is in dist/BUNDLER.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , bundler, where] = process.argv;
const isNode = where === "node";
const out = resolve("dist", `${bundler}-${where}`);
const entry = isNode ? "./node-app.js" : "./app.js";
const THREAD = "@escargot-sudoku/engine/worker-thread";

/** A package that is installed here. */
const installed = (name) => import(pathToFileURL(createRequire(resolve("index.js")).resolve(name)));

const HTML = (script) =>
  `<!doctype html><html lang="en"><head><title>Bundled</title><link rel="icon" href="data:," /></head>` +
  `<body><output></output><script type="module" src="${script}"></script></body></html>`;

/** What neither esbuild nor Rollup moves by itself lies beside the bundle. */
function copyFiles() {
  const from = "node_modules/@escargot-sudoku/engine";
  for (const file of readdirSync(from).filter((each) => /\.wasm$/.test(each))) {
    cpSync(join(from, file), join(out, file));
  }
}

function writePage(script) {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "index.html"), HTML(script));
}

const PARCEL_NODE = {
  source: entry,
  context: "node",
  engines: { node: ">=22.3" },
  outputFormat: "esmodule",
  includeNodeModules: true,
};

/** For browsers that know import maps Parcel writes one into the page, which a strict policy forbids. */
const WITHOUT_IMPORT_MAPS = ["chrome >= 88"];

/** Parcel reads its targets in the manifest, and builds none of them where it has none. */
function writeTargets(targets) {
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const settings = { ...manifest, targets, browserslist: WITHOUT_IMPORT_MAPS };
  writeFileSync("package.json", JSON.stringify(settings, null, 2));
}

const BUNDLERS = {
  async esbuild() {
    const { build } = await installed("esbuild");
    await build({
      entryPoints: { app: entry, "worker-thread": THREAD },
      outdir: out,
      bundle: true,
      splitting: true,
      format: "esm",
      target: "es2022",
      platform: isNode ? "node" : "browser",
      logLevel: "warning",
    });
    copyFiles();
    writePage("./app.js");
  },

  async rollup() {
    const { rollup } = await installed("rollup");
    const { nodeResolve } = await installed("@rollup/plugin-node-resolve");
    const bundle = await rollup({ input: { app: entry, "worker-thread": THREAD }, plugins: [nodeResolve()] });
    await bundle.write({ dir: out, format: "esm" });
    copyFiles();
    writePage("./app.js");
  },

  async webpack() {
    const { default: webpack } = await installed("webpack");
    const settings = {
      mode: "production",
      devtool: false,
      entry,
      ...(isNode
        ? {
            target: "node22",
            experiments: { outputModule: true },
            output: { path: out, filename: "app.js", module: true },
          }
        : { target: "web", output: { path: out, filename: "app.js" } }),
      performance: { hints: false },
    };
    const stats = await new Promise((done, fail) =>
      webpack(settings, (error, made) => (error ? fail(error) : done(made))),
    );
    if (stats.hasErrors() || stats.hasWarnings()) {
      throw new Error(stats.toString("errors-warnings"));
    }
    writePage("./app.js");
  },

  async vite() {
    const { build } = await installed("vite");
    writeFileSync("index.html", HTML("./app.js"));
    const target = isNode
      ? { ssr: entry, rollupOptions: { output: { entryFileNames: "app.js", chunkFileNames: "[name].js" } } }
      : {};
    await build({
      logLevel: "warn",
      base: "./",
      worker: { format: "es" },
      ssr: { noExternal: true },
      build: { outDir: out, target: "es2022", emptyOutDir: true, assetsInlineLimit: 0, ...target },
    });
    if (isNode) {
      copyFiles();
    }
  },

  async parcel() {
    const { spawnSync } = await import("node:child_process");
    writeFileSync("parcel.html", HTML("./app.js"));
    const asked = isNode ? ["--target", "node"] : ["parcel.html"];
    writeTargets(isNode ? { node: PARCEL_NODE } : undefined);
    const done = spawnSync(
      process.execPath,
      [
        "node_modules/parcel/lib/bin.js",
        "build",
        ...asked,
        "--dist-dir",
        out,
        "--public-url",
        "./",
        "--no-cache",
        "--no-source-maps",
        "--no-autoinstall",
      ],
      { encoding: "utf8" },
    );
    if (done.status !== 0) {
      throw new Error(done.stdout + done.stderr);
    }
    if (!isNode) {
      cpSync(join(out, "parcel.html"), join(out, "index.html"));
    }
  },
};

await BUNDLERS[bundler]();
