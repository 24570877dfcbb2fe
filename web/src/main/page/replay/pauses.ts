/** Where a game took long. */
import type { ToldStep } from "../engine/told";
import type { Moment } from "../engine/view";

/** A time in which no digit was placed. */
export interface Pause {
  /** The number of the moment with which it begins: the digit before was just placed. */
  readonly at: number;
  /** Milliseconds. */
  readonly spent: number;
  readonly hints: number;
}

/** A time that took long, and the easiest step that was there; nothing where something was wrong. */
export interface Place {
  readonly pause: Pause;
  readonly step: ToldStep | null;
}

/** Less than that is never long. */
const LEAST_MS = 20_000;
/** What is long takes so many times as long as the median. */
const FACTOR = 3;
/** More places than these are not told. */
const MOST = 6;

const filled = ({ digits }: Moment) => digits.replaceAll(".", "").length;

/** The times between one placed digit and the next. */
export function pauses(moments: readonly Moment[]): readonly Pause[] {
  const found: Pause[] = [];
  let from = 0;
  for (const [at, moment] of moments.entries()) {
    const begin = moments[from] as Moment;
    if (filled(moment) > filled(begin)) {
      found.push({ at: from, spent: moment.elapsed - begin.elapsed, hints: moment.hints - begin.hints });
      from = at;
    } else if (filled(moment) < filled(begin)) {
      from = at;
    }
  }
  return found;
}

/** Those that took long or a hint, in order of time: of too many the longest. */
export function longPauses(moments: readonly Moment[]): readonly Pause[] {
  const all = pauses(moments);
  const sorted = all.map(({ spent }) => spent).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const least = Math.max(LEAST_MS, FACTOR * median);
  return all
    .filter(({ spent, hints }) => hints > 0 || spent >= least)
    .sort((a, b) => b.spent - a.spent)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}
