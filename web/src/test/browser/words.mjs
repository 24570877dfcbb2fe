/** What the page says in each language: the tests press what people read. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";

const FOLDER = new URL("../../main/page/words/", import.meta.url);
const MESSAGES = new URL("../../../../engine/src/main/resources/org/escargot/explain/", import.meta.url);

export const LANGUAGES = ["en", "fr", "el"];

/** The object of the page's `words/<language>.ts`. */
export async function wordsOf(language) {
  const file = fileURLToPath(new URL(`${language}.ts`, FOLDER));
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`))[language];
}

/** The names of techniques that `language` shares with English. */
export async function sameNames(language) {
  const [english, own] = await Promise.all(["en", language].map(namesOf));
  return [...english].filter(([technique, name]) => own.get(technique) === name).map(([, name]) => name);
}

async function namesOf(language) {
  const messages = await readFile(new URL(`messages_${language}.properties`, MESSAGES), "utf8");
  return new Map([...messages.matchAll(/^(.+)\.name=(.+)$/gm)].map(([, technique, name]) => [technique, name]));
}
