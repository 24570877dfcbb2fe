import { existsSync } from "node:fs";
import { join, posix } from "node:path";

const REPOSITORY = "https://github.com/escargot-sudoku/escargot/blob/main/";
const PICTURES = "docs/pictures/";

const isElsewhere = (href) => /^[a-z][a-z0-9+.-]*:/i.test(href);

/** Where a link of `file` leads: a file of the repository, and a place in it. */
function place(file, href) {
  const [path, hash = ""] = href.split("#");
  return {
    path: path === "" ? file : posix.normalize(posix.join(posix.dirname(file), decodeURI(path))),
    hash: decodeURIComponent(hash),
  };
}

/** The document with its links as they are on the site: to other pages, to pictures, and for all else to the repository. */
export function linked(document, documents, target) {
  for (const link of document.links) {
    if (!isElsewhere(link.href)) {
      const { path, hash } = place(document.file, link.href);
      const on = documents.has(path) ? target(path) : path.startsWith(PICTURES) ? path : undefined;
      const from = posix.dirname(target(document.file));
      const address = on === undefined ? REPOSITORY + path : posix.relative(from, on);
      link.href = address + (hash === "" ? "" : `#${hash}`);
    }
  }
  return document;
}

/** A sentence for each link within the repository that leads nowhere, of documents as they were read. */
export function deadLinks(documents, root) {
  const sentences = [];
  for (const { file, links } of documents.values()) {
    for (const { raw, href } of links) {
      if (!isElsewhere(href)) {
        const { path, hash } = place(file, href);
        if (!existsSync(join(root, path))) {
          sentences.push(`${file}: ${raw} leads to ${path}, which is not there`);
        } else if (hash !== "" && documents.has(path) && !hasAnchor(documents.get(path), hash)) {
          sentences.push(`${file}: ${raw} leads to #${hash}, which ${path} does not have`);
        }
      }
    }
  }
  return sentences;
}

const hasAnchor = ({ headings }, hash) => headings.some(({ anchor }) => anchor === hash);
