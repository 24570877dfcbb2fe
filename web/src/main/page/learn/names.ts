/** How the pages of the techniques are searched and read. */
import type { TechniqueText } from "../../build/techniques";

/** Without accents and capitals, which need not be typed. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether each word of `wanted` is in a name of the technique, in whatever language. */
export function isCalled(wanted: string, id: string, text: TechniqueText): boolean {
  const names = plain(`${id} ${text.name} ${text.aliases} ${text.also}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** A piece of a text: plain, emphasised, or the name of another technique. */
export interface Piece {
  readonly text: string;
  readonly emphasis?: true;
  readonly technique?: string;
}

const MARKED = /\*([^*]+)\*|\[([^\]]+)\]\(([a-z0-9-]+)\.md\)/g;

/** The pieces of a text of the documents. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    found.push({ text: text.slice(end, match.index) });
    const [all, emphasis, name, technique] = match;
    found.push(
      emphasis
        ? { text: emphasis, emphasis: true }
        : { text: name as string, technique: technique as string },
    );
    end = match.index + all.length;
  }
  found.push({ text: text.slice(end) });
  return found.filter((piece) => piece.text !== "");
}
