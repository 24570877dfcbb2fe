import { Marked } from "marked";

const LANGUAGES = ["fr", "el"];

/** A document, read: its headings with the anchors that GitHub gives them, and its links. */
export function document(file, text) {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(text);
  const headings = [];
  const links = [];
  const seen = new Map();
  marked.walkTokens(tokens, (token) => {
    if (token.type === "heading") {
      const plain = plainText(token.tokens ?? []);
      token.anchor = anchor(plain, seen);
      headings.push({ depth: token.depth, text: plain, anchor: token.anchor });
    } else if (token.type === "link" || token.type === "image") {
      links.push(token);
    }
  });
  return { file, marked, tokens, headings, links, title: headings[0]?.text ?? file, language: language(file) };
}

const language = (file) => LANGUAGES.find((code) => file.includes(`/${code}/`)) ?? "en";

/** Inline tokens without their marks. */
function plainText(tokens) {
  return tokens.map((token) => (token.tokens ? plainText(token.tokens) : unescaped(token.text ?? ""))).join("");
}

const unescaped = (text) =>
  text.replace(/&amp;|&lt;|&gt;|&quot;|&#39;/g, (entity) => ({ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" })[entity]);

/** The anchor of a heading: small letters, hyphens for blanks, no punctuation; of equal ones the later are numbered. */
function anchor(text, seen) {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  const count = seen.get(plain) ?? 0;
  seen.set(plain, count + 1);
  return count === 0 ? plain : `${plain}-${count}`;
}
