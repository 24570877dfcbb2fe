/** The kinds of puzzles with rules of their own that *New game* offers. */

import { VARIANT_LEVELS, type VariantLevel } from "../engine/variant";

export interface Kind {
  readonly name: KindName;
  /** What the engine calls its rules, with commas between. */
  readonly rules: string;
  readonly size: number;
  /** The hardest level that is found in a bearable time. */
  readonly hardest: VariantLevel;
}

export const KIND_NAMES = [
  "killer",
  "jigsaw",
  "x",
  "windoku",
  "four",
  "six",
  "jigsawSix",
  "killerSix",
  "jigsawX",
  "evenOdd",
  "antiKnight",
  "antiKing",
  "disjoint",
  "nonConsecutive",
] as const;
export type KindName = (typeof KIND_NAMES)[number];

const made = (name: KindName, rules: string, size: number, hardest: VariantLevel): Kind => ({
  name,
  rules,
  size,
  hardest,
});

const KINDS: Readonly<Record<KindName, Kind>> = {
  killer: made("killer", "killer", 9, "hard"),
  jigsaw: made("jigsaw", "jigsaw", 9, "extreme"),
  x: made("x", "diagonal", 9, "extreme"),
  windoku: made("windoku", "windoku", 9, "extreme"),
  four: made("four", "", 4, "easy"),
  six: made("six", "", 6, "hard"),
  jigsawSix: made("jigsawSix", "jigsaw", 6, "hard"),
  killerSix: made("killerSix", "killer", 6, "medium"),
  jigsawX: made("jigsawX", "jigsaw,diagonal", 9, "extreme"),
  evenOdd: made("evenOdd", "even-odd", 9, "extreme"),
  antiKnight: made("antiKnight", "anti-knight", 9, "extreme"),
  antiKing: made("antiKing", "anti-king", 9, "extreme"),
  disjoint: made("disjoint", "disjoint", 9, "extreme"),
  nonConsecutive: made("nonConsecutive", "non-consecutive", 9, "hard"),
};

const rank = (level: VariantLevel) => VARIANT_LEVELS.indexOf(level);

/** The kinds of which there are puzzles of `level`. */
export const kindsOf = (level: VariantLevel): readonly Kind[] =>
  KIND_NAMES.map((name) => KINDS[name]).filter(({ hardest }) => rank(level) <= rank(hardest));

/** The kind of a 9x9 with `rules`, the engine's ids in any order. */
export const kindWith = (rules: readonly string[]): Kind | undefined =>
  Object.values(KINDS).find(
    (kind) => kind.size === 9 && [...rules].sort().join() === kind.rules.split(",").sort().join(),
  );

/** The hardest level of the puzzle of a day: the rules of every day have it. */
export const HARDEST_OF_DAYS: VariantLevel = "hard";

/** `level`, or the hardest one of the puzzles of the days where it is harder. */
export const levelOfDay = (level: VariantLevel): VariantLevel =>
  rank(level) > rank(HARDEST_OF_DAYS) ? HARDEST_OF_DAYS : level;
