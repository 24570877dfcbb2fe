/** A project of somebody else: our packages as npm installs them, and pages that use them, served as they are. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const web = join(dirname(fileURLToPath(import.meta.url)), "../../..");

const TYPES = { ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json", ".svg": "image/svg+xml", ".woff2": "font/woff2" };

/** Installs the packed `name` (`engine` or `board`) into an empty project with `files`, a text for each path, and serves
 * it with `headers`; `/` is the file index.html. `prepare` may do something in the folder before. */
export async function stranger(name, files, { headers = {}, prepare = () => undefined } = {}) {
  const folder = mkdtempSync(join(tmpdir(), `escargot-${name}-`));
  const run = (program, args) => {
    const done = spawnSync(program, args, { cwd: folder, encoding: "utf8", shell: process.platform === "win32" });
    assert.equal(done.status, 0, `${program} ${args.join(" ")}\n${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  const texts = { "package.json": '{"name":"stranger","version":"1.0.0","type":"module"}', ...files };
  for (const [path, text] of Object.entries(texts)) {
    writeFileSync(join(folder, path), text);
  }
  prepare(folder, run);
  const packed = readdirSync(join(web, "target")).find((file) => file.startsWith(`escargot-sudoku-${name}-`) && file.endsWith(".tgz"));
  run("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", join(web, "target", packed)]);
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    try {
      const body = await readFile(join(folder, pathname === "/" ? "index.html" : pathname));
      response.writeHead(200, { ...headers, "Content-Type": TYPES[extname(pathname)] ?? "text/html" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    folder,
    run,
    address: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
