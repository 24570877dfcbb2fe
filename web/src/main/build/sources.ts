/** The sources that the page is made of, as one text that it offers to read. */
import { readdirSync, readFileSync } from "node:fs";

/** Every text file in `folders` of the folder `root`, each below a line with its path, and the `LICENSE` first. */
export function allSources(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(java|tsx?|css|html|properties)$/.test(entry.name))
      .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`)
      .sort(),
  );
  return ["LICENSE", ...files]
    .map((file) => `===== ${file}\n\n${readFileSync(`${root}/${file}`, "utf8")}`)
    .join("\n");
}

/** The version that the project's `pom.xml` says. */
export function versionIn(pom: string): string {
  return /<version>([^<]+)<\/version>/.exec(readFileSync(pom, "utf8"))?.[1] ?? "";
}
