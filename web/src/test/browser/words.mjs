/** What the page says in each language: the tests press what people read. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";

const FOLDER = new URL("../../main/page/words/", import.meta.url);

export const LANGUAGES = ["en", "fr", "el"];

/** The object of the page's `words/<language>.ts`. */
export async function wordsOf(language) {
  const file = fileURLToPath(new URL(`${language}.ts`, FOLDER));
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`))[language];
}
