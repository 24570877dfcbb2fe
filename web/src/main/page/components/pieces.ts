/** How the texts of the documents are read. */

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
