/** What the page tells of each technique: made of `docs/techniques` and of our own cases when the page is built. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A technique in one language; texts have `*emphasis*` and `[links](id.md)` as in the documents. */
export interface TechniqueText {
  readonly name: string;
  /** Every name it has in any language, to be searched. */
  readonly aliases: string;
  readonly pattern: string;
  readonly why: string;
  readonly also: string;
  readonly rated: string;
  /** At least one case in the library format, which the engine reads; the first is that of the document. */
  readonly examples: readonly string[];
}

/** How many examples a technique has at most. */
const EXAMPLES = 3;

/** The texts of all techniques of the usual board in `language`, by id, from `folder`; English pages stand there, others
 * in folders. Further examples are from the files of cases in the folder `cases`. */
export function techniqueTexts(
  folder: string,
  cases: string,
  language: string,
): Record<string, TechniqueText> {
  const own = language === "en" ? folder : `${folder}/${language}`;
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => ({ file, english: readFileSync(`${folder}/${file}`, "utf8") }));
  return Object.fromEntries(
    pages
      .filter(({ english }) => hasCase(english))
      .map(({ file, english }) => {
        const id = file.slice(0, -".md".length);
        return [id, text(readFileSync(`${own}/${file}`, "utf8"), english, casesIn(`${cases}/${id}.txt`))];
      }),
  );
}

/** What a technique of killers is, which has no case of the usual board to show. */
export type KillerText = Pick<TechniqueText, "name" | "pattern" | "why">;

/** The texts of the techniques of killers in `language`, by id, likewise. */
export function killerTexts(folder: string, language: string): Record<string, KillerText> {
  const own = language === "en" ? folder : `${folder}/${language}`;
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".md") && !hasCase(readFileSync(`${folder}/${file}`, "utf8")))
      .map((file) => {
        const [name = "", pattern = "", why = ""] = sections(readFileSync(`${own}/${file}`, "utf8"));
        return [file.slice(0, -".md".length), { name, pattern, why }];
      }),
  );
}

/** Whether a page has a case of the usual board; techniques of killers have none. */
const hasCase = (page: string) => /^ *:/m.test(page);

/** The sections stand in the same order in every language; the example has no words, and stands in the English page. */
function text(page: string, english: string, cases: readonly string[]): TechniqueText {
  const parts = sections(page);
  const [name, pattern, why] = parts;
  const [also, rated] = parts.slice(-2);
  const [title, , , example, aliases] = sections(english);
  const line = example?.split("\n").find((each) => each.trimStart().startsWith(":"));
  if (!name || !pattern || !why || !also || !rated || !title || !aliases || !line) {
    throw new Error(`A page lacks a section: ${title ?? page.slice(0, 80)}`);
  }
  return {
    name,
    aliases: `${title}, ${aliases}`,
    pattern,
    why,
    also,
    rated: withoutLinks(rated),
    examples: examples([line.trim(), ...cases]),
  };
}

/** The cases of a file in which the technique must be found; none where there is no such file. */
function casesIn(file: string): readonly string[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split(/\r?\n/) : [];
  return lines.filter((line) => line.startsWith(":") && !field(line, 1).endsWith("-x"));
}

/** The first of `cases`, each from another puzzle. */
function examples(cases: readonly string[]): readonly string[] {
  const chosen: string[] = [];
  for (const line of cases) {
    if (chosen.length < EXAMPLES && chosen.every((other) => areOfTwoPuzzles(line, other))) {
      chosen.push(line);
    }
  }
  return chosen;
}

/** Whether a cell has one digit in `one` and another digit in `other`; positions of one puzzle have no such cell. */
function areOfTwoPuzzles(one: string, other: string): boolean {
  const [first = [], second = []] = [one, other].map((line) => [...field(line, 3).replaceAll("+", "")]);
  return first.some((digit, cell) => digit !== "." && second[cell] !== "." && second[cell] !== digit);
}

/** A part of a case, whose parts stand between colons. */
const field = (line: string, place: number) => line.split(":")[place] ?? "";

/** The title and then the text below each heading, each paragraph on one line. */
function sections(page: string): readonly string[] {
  return page
    .split(/^##? /m)
    .slice(1)
    .map((part, place) => {
      const end = part.indexOf("\n");
      const section = (place === 0 ? part.slice(0, end) : part.slice(end)).trim();
      return section.replace(/(?<!\n)\n(?!\n)/g, " ");
    });
}

/** Only the sentences before the first that leads elsewhere in the documents. */
function withoutLinks(text: string): string {
  const link = text.indexOf("](../");
  return link < 0 ? text : text.slice(0, text.lastIndexOf(". ", link) + 1);
}
