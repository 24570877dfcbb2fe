import { posix } from "node:path";

const SITE = "Escargot";

/** The page of `document`, with the list of all pages and its own table of contents. */
export function page(document, documents, chapters, folders, target) {
  const from = posix.dirname(target(document.file));
  const to = (file) => posix.relative(from, target(file)) || posix.basename(target(file));
  return `<!doctype html>
<html lang="${document.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.title === SITE ? SITE : `${document.title} · ${SITE}`)}</title>
<link rel="stylesheet" href="${posix.relative(from, "site.css")}">
</head>
<body>
<nav aria-label="Pages">
${chapters.map((chapter) => chapterList(chapter, document, documents, to)).join("\n")}
${folders.map((folder) => folderList(folder, document, documents, to)).join("\n")}
</nav>
<main>
${contents(document)}
${body(document)}
</main>
</body>
</html>
`;
}

function chapterList({ title, files }, document, documents, to) {
  return `<h2>${escaped(title)}</h2>\n${list(files, document, documents, to)}`;
}

/** Closed unless its pages are read: it is long. */
function folderList(folder, document, documents, to) {
  const files = [...documents.keys()].filter((file) => posix.dirname(file) === folder);
  const isOpen = files.includes(document.file);
  const { language } = documents.get(files[0]) ?? { language: "en" };
  const title = { en: "Techniques", fr: "Techniques (français)", el: "Τεχνικές (ελληνικά)" }[language];
  return `<details lang="${language}"${isOpen ? " open" : ""}><summary>${title}</summary>\n${list(files, document, documents, to)}</details>`;
}

function list(files, document, documents, to) {
  const items = files.map((file) => {
    const current = file === document.file ? ' aria-current="page"' : "";
    return `<li><a href="${to(file)}"${current}>${escaped(documents.get(file).title)}</a></li>`;
  });
  return `<ul>\n${items.join("\n")}\n</ul>`;
}

/** The headings below the title, where there are several. */
function contents({ headings }) {
  const below = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (below.length < 3) {
    return "";
  }
  const items = below.map(
    ({ depth, text, anchor }) => `<li class="depth-${depth}"><a href="#${anchor}">${escaped(text)}</a></li>`,
  );
  return `<details class="contents"><summary>On this page</summary>\n<ul>\n${items.join("\n")}\n</ul></details>`;
}

function body({ marked, tokens }) {
  marked.use({
    renderer: {
      heading({ tokens: inline, depth, anchor }) {
        return `<h${depth} id="${anchor}">${this.parser.parseInline(inline)}</h${depth}>\n`;
      },
      /** Wide tables scroll by themselves. */
      table(token) {
        const cells = (row, tag) => row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
        const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
        return `<div class="wide" tabindex="0"><table>\n<thead><tr>${cells(token.header, "th")}</tr></thead>\n<tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parser(tokens);
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
