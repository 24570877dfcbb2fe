import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PAGE = fileURLToPath(new URL("../../main/page", import.meta.url));
const PLAN = readFileSync(new URL("../../../../docs/page.md", import.meta.url), "utf8");

/** The folders from the lowest to the highest, as docs/page.md has them; beside each other where none knows the other. */
const FLOORS = [...(PLAN.split("## Folders")[1]?.split("\n## ")[0] ?? "").matchAll(/^\| (`[^|]+`) \|/gm)].map(
  ([, folders]) => [...(folders ?? "").matchAll(/`(\w+)`/g)].map(([, folder]) => folder),
);

const files = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
const IMPORT = /(?:from|import|import\(|new URL\()\s*"(\.[^"]*)"/g;

/** The files that `file` imports, types and what comes later too. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(PAGE, file), "utf8");
  return [...text.matchAll(IMPORT)].flatMap(([, path = ""]) => {
    const to = relative(PAGE, normalize(join(PAGE, dirname(file), path)));
    return files.find((each) => [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`].includes(each)) ?? [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));
const folderOf = (file: string) => dirname(file).split("/")[0] ?? "";
const floorOf = (folder: string) => FLOORS.findIndex((floor) => floor.includes(folder));

test("every folder has its floor in docs/page.md", () => {
  const code = new Set(files.map(folderOf).filter((folder) => folder !== "."));
  expect([...code].sort()).toEqual(FLOORS.flat().sort());
});

test("a folder imports only from the floors below its own", () => {
  const wrong = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((each) => folderOf(file) !== "." && folderOf(each) !== folderOf(file))
      .filter((each) => floorOf(folderOf(each)) >= floorOf(folderOf(file)))
      .map((each) => `${file} -> ${each}`),
  );
  expect(wrong).toEqual([]);
});
