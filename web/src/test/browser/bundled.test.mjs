/** The npm package in what five bundlers make of it: on a page under a strict policy, in Chromium and Firefox, and in
 * Node.js. The bundlers come from the npm registry, with the versions of `npm/test/bundlers/package-lock.json`. */
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { firefox, openFirefox } from "./firefox.mjs";
import { expect, problemsOf, test as base } from "./fixtures.mjs";
import { stranger, web } from "./stranger.mjs";

const FROM = join(web, "npm/test/bundlers");

/** WebAssembly needs a word of its own; nothing else does. */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src data:; base-uri 'none'";

const test = base.extend({
  /** A project with the packed engine and all bundlers; undefined where these cannot be had. */
  project: [
    async ({}, use) => {
      const project = await stranger("engine", {}, {
        headers: { "Content-Security-Policy": POLICY },
        prepare(folder, run) {
          for (const file of readdirSync(FROM)) {
            cpSync(join(FROM, file), join(folder, file));
          }
          run("npm", ["ci", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
        },
      });
      await use(project);
      project.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

for (const bundler of ["esbuild", "rollup", "webpack", "vite", "parcel"]) {
  test(`${bundler} bundles it for browsers, and nothing asks for a wider policy`, { tag: "@all" }, async ({ context, project }) => {
    project.run("node", ["bundle.mjs", bundler, "browser"]);
    const address = `${project.address}dist/${bundler}-browser/index.html`;
    const page = await context.newPage();
    const problems = problemsOf(page);
    await page.goto(address);
    const output = page.locator("output");
    await expect(output).toContainText("Placez le 1 en L9C7");
    await expect(output).toContainText("Βάλτε το 1 στο r9c7");
    await expect(output).toContainText(/^204\n1\.2$/m);
    expect(problems, "the browser complained").toEqual([]);
    if (firefox) {
      const tab = await openFirefox(problems);
      try {
        await tab.goto(address);
        const said = () => tab.evaluate(() => document.querySelector("output").textContent);
        await expect.poll(said).toMatch(/Placez le 1 en L9C7[^]*Βάλτε το 1[^]*204/);
        expect(problems, "Firefox complained").toEqual([]);
      } finally {
        await tab.close();
      }
    }
  });

  test(`${bundler} bundles it for Node.js`, { tag: "@all" }, ({ project }) => {
    project.run("node", ["bundle.mjs", bundler, "node"]);
    const [file] = readdirSync(join(project.folder, `dist/${bundler}-node`)).filter((each) => /^(node-)?app\.js$/.test(each));
    expect(project.run("node", [`dist/${bundler}-node/${file}`])).toMatch(/Put 1 in r9c7[^]*204/);
  });
}
