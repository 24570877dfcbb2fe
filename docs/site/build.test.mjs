// The site of a small repository, and that of this one.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";

const here = dirname(fileURLToPath(import.meta.url));

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "escargot-docs-"));
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** The site of a repository with these files; its dead links, and a way to read its pages. */
function site(files) {
  const root = mkdtempSync(join(folder, "root-"));
  const out = join(root, "out");
  mkdirSync(join(root, "docs/pictures"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const chapters = [{ title: "Use", files: Object.keys(files).filter((name) => name.endsWith(".md")) }];
  const dead = build(root, out, chapters, []);
  return { dead, read: (name) => readFileSync(join(out, name), "utf8") };
}

test("a link leads to the page of its document, or to the repository", () => {
  const { dead, read } = site({
    "README.md": "# One\n\n[two](docs/two.md#a--b), [code](code.java), [web](https://example.org/x.md)",
    "docs/two.md": "# Two\n\n## A & `b`\n\n[back](../README.md)",
    "code.java": "",
  });

  assert.deepEqual(dead, []);
  assert.match(read("index.html"), /<a href="docs\/two\.html#a--b">two<\/a>/);
  assert.match(read("index.html"), /href="https:\/\/github\.com\/escargot-sudoku\/escargot\/blob\/main\/code\.java"/);
  assert.match(read("index.html"), /href="https:\/\/example\.org\/x\.md"/);
  assert.match(read("docs/two.html"), /<h2 id="a--b">A &amp; <code>b<\/code><\/h2>/);
  assert.match(read("docs/two.html"), /<a href="\.\.\/index\.html">back<\/a>/);
});

test("a link that leads nowhere is named", () => {
  const { dead } = site({ "README.md": "# One\n\n[gone](docs/gone.md) [no place](#two) [here](#one)" });

  assert.deepEqual(dead, [
    "README.md: [gone](docs/gone.md) leads to docs/gone.md, which is not there",
    "README.md: [no place](#two) leads to #two, which README.md does not have",
  ]);
});

test("headings are listed, equal ones with anchors of their own", () => {
  const { read } = site({ "README.md": "# <One>\n\n## Same\n\n## Same\n\n### Deep & deeper" });

  assert.match(read("index.html"), /<title>&lt;One&gt; · Escargot<\/title>/);
  assert.match(read("index.html"), /href="#same">Same<[^]*href="#same-1">Same<[^]*href="#deep--deeper">Deep &amp; deeper</);
});

test("no link of this repository's documents leads nowhere", () => {
  const out = join(folder, "whole");

  assert.deepEqual(build(join(here, "../.."), out), []);
  assert.match(readFileSync(join(out, "docs/techniques/fr/x-wing.html"), "utf8"), /<html lang="fr">/);
  assert.match(readFileSync(join(out, "index.html"), "utf8"), /aria-current="page"/);
});
