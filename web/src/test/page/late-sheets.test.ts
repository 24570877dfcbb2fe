import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = new URL("../../main/page/", import.meta.url);

interface Source {
  readonly folder: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(PAGE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ folder: file.split("/")[0] ?? "", text: readFileSync(new URL(file, PAGE), "utf8") }));

/** The folders whose elements have the class `name`. */
const foldersOf = (name: string) =>
  sources
    .filter(({ text }) =>
      [...text.matchAll(/\bclass=(?:"[^"]*"|\{[^}]*\})/g)].some(([each]) =>
        new RegExp(`[" \`]${name}[" \`]`).test(each),
      ),
    )
    .map(({ folder }) => folder);

function selectorsOf(css: string): readonly string[] {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@[^;{]*[;{]/g, "")
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, (each) => each.replaceAll(",", " "));
  return [...bare.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => (list ?? "").split(","));
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? "");

/** A sheet that is fetched with a place stays when the place is left: it must not dress what stands elsewhere. */
const late = readdirSync(new URL("styles/", PAGE)).filter(
  (sheet) =>
    !readFileSync(new URL("styles/index.css", PAGE), "utf8").includes(sheet) && sheet !== "index.css",
);

test.each(late)("all that %s dresses stands in the places that fetch it", (sheet) => {
  const places = sources.filter(({ text }) => text.includes(`styles/${sheet}"`)).map(({ folder }) => folder);
  const isOwn = (name: string) => foldersOf(name).every((folder) => places.includes(folder));
  const css = readFileSync(new URL(`styles/${sheet}`, PAGE), "utf8");
  expect(selectorsOf(css).filter((selector) => !classesOf(selector).some(isOwn))).toEqual([]);
});
