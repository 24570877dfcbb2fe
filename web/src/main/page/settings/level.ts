import { signal } from "@preact/signals";
import { kept } from "./settings";

const isLevel = (value: string) => /^(1?\d|20)$/.test(value);

/** The level of the next new game, 0 to 20 in digits. */
export const usualLevel = kept("level", signal("6"), isLevel);

/** The level at which the player takes the puzzles of the days. */
export const usualDaily = kept("daily-level", signal("7"), isLevel);

/** Where each named band of levels begins. */
export const BANDS = [0, 5, 10, 14, 18, 19, 20];

/** A level of each band but the last, in their order: what a player gets who chooses a band by its name. */
export const USUAL_LEVELS: readonly number[] = [2, 7, 11, 15, 18, 19];

/** The usual level of the next harder band; undefined where there is none: 17 givens, the last band, are not harder. */
export const harderThan = (level: number) => USUAL_LEVELS[bandOf(level) + 1];

/** Which of [BANDS] has `level`. */
export const bandOf = (level: number) => BANDS.findLastIndex((from) => level >= from);

/** The level whose puzzles have 17 givens, which are not harder than others. */
export const SEVENTEEN = 20;

/** How many minutes the puzzles of [USUAL_LEVELS] take a practiced player: the table of `docs/ratings.md`, as far as the
 * human scale was fitted to times that were measured. */
export const USUAL_MINUTES: readonly (number | undefined)[] = [3, 5, 17];
