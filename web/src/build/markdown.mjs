// How Prettier lays out the project's Markdown, where it should not do what it usually does: emphasis keeps its
// asterisks, which the page reads in the pages of techniques (components/pieces.ts), and tables are not padded, for some
// have cells of hundreds of letters, and one longer word would change every row.
import { doc } from "prettier";
import * as markdown from "prettier/plugins/markdown";

const { join, hardline } = doc.builders;
const RULES = { left: ":--", right: "--:", center: ":-:" };
const usual = markdown.printers.mdast;

export const parsers = { markdown: markdown.parsers.markdown };
export const printers = { mdast: { ...usual, print } };

function print(path, options, inner) {
  switch (path.node.type) {
    case "emphasis": {
      const sign = path.hasAncestor((node) => node.type === "emphasis") ? "_" : "*";
      return [sign, path.map(inner, "children"), sign];
    }
    case "table":
      return table(path, inner);
    default:
      return usual.print(path, options, inner);
  }
}

/** A table as it is written by hand: `| one | two |`, and `|---|---|` below its head. */
function table(path, inner) {
  const cell = ({ node }) => (node.children.length === 0 ? " " : [" ", inner(), " "]);
  const [head, ...rows] = path.map((row) => ["|", join("|", row.map(cell, "children")), "|"], "children");
  const rules = path.node.align.map((side) => RULES[side] ?? "---");
  return join(hardline, [head, `|${rules.join("|")}|`, ...rows]);
}
