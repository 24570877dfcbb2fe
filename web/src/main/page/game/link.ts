/** The codec is the engine's; the page only takes the fragment off the address and puts it on. */

/** What stands behind the `#` of an address: a board, and what is to be opened beside it, each behind a `;`. */
export interface Linked {
  readonly board: string;
  readonly opens: readonly string[];
}

export function linkedOf(hash: string): Linked {
  const [board = "", ...opens] = hash.slice(1).split(";");
  return { board, opens };
}

export function linkOf(board: string, opens: readonly string[] = []): string {
  return `${location.origin}${location.pathname}#${[board, ...opens].join(";")}`;
}
