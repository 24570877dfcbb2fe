import { MOST_LINES } from "../sandbox/limits";

/** What the console shows: the last lines, and how many are gone before them. */
export interface Output {
  readonly lines: readonly string[];
  readonly gone: number;
}

export const NOTHING: Output = { lines: [], gone: 0 };

/** `before` with more lines behind it, of which `lost` had to go before they came here. */
export function extended(before: Output, lines: readonly string[], lost: number): Output {
  // What was lost stood between the two, so of what was before nothing can stay.
  const all = lost > 0 ? lines : [...before.lines, ...lines];
  const kept = all.slice(-MOST_LINES);
  const came = before.gone + before.lines.length + lost + lines.length;
  return { lines: kept, gone: came - kept.length };
}
