// Makes a site of the documents, as they stand in the repository: `node build.mjs FOLDER`. A link that leads nowhere ends
// it with a sentence for each.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { document } from "./document.mjs";
import { deadLinks, linked } from "./links.mjs";
import { page } from "./page.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** Where documents stand, each below a heading in the list of pages. */
export const CHAPTERS = [
  { title: "Use", files: ["README.md", "docs/install.md", "docs/page.md", "docs/inputs.md", "docs/formats.md", "docs/scan.md", "docs/print.md", "docs/library.md", "docs/classroom.md", "docs/course.md", "docs/glossary.md"] },
  { title: "Understand", files: ["docs/hints.md", "docs/ratings.md", "docs/variants.md", "docs/killer.md", "docs/variant-ladder.md", "docs/methods.md", "docs/canonical.md", "docs/texts.md"] },
  { title: "Build on it", files: ["web/npm/README.md", "web/npm/board/README.md", "docs/scale.md", "docs/performance.md", "docs/performance-history.md", "docs/faults.md"] },
  { title: "Project", files: ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"] },
];

/** Folders whose pages have a list of their own. */
const TECHNIQUES = ["docs/techniques", "docs/techniques/fr", "docs/techniques/el"];

/** Writes the site of the repository at `root` into `out`. Returns the links that lead nowhere, as sentences. */
export function build(root, out, chapters = CHAPTERS, folders = TECHNIQUES) {
  const files = [...chapters.flatMap((chapter) => chapter.files), ...folders.flatMap((folder) => inFolder(root, folder))];
  const documents = new Map(files.map((file) => [file, document(file, readFileSync(join(root, file), "utf8"))]));
  const dead = deadLinks(documents, root);
  for (const each of documents.values()) {
    const to = join(out, target(each.file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, page(linked(each, documents, target), documents, chapters, folders, target));
  }
  cpSync(join(here, "site.css"), join(out, "site.css"));
  cpSync(join(root, "docs/pictures"), join(out, "docs/pictures"), { recursive: true, force: true });
  return dead;
}

const inFolder = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => `${folder}/${file}`);

/** The page of a document. */
export const target = (file) => (file === "README.md" ? "index.html" : file.replace(/\.md$/, ".html"));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , out] = process.argv;
  if (!out) {
    console.error("usage: node build.mjs FOLDER");
    process.exit(2);
  }
  const dead = build(join(here, "../.."), out);
  for (const sentence of dead) {
    console.error(sentence);
  }
  process.exitCode = dead.length > 0 ? 1 : 0;
  console.log(`${relative(process.cwd(), out) || "."}: ${readdirSync(out, { recursive: true }).filter((file) => file.endsWith(".html")).length} pages`);
}
