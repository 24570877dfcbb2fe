import { signal } from "@preact/signals";
import { kept } from "./settings";

/** The level of the next new game, 0 to 20 in digits. */
export const usualLevel = kept("level", signal("6"), (value) => Number(value) >= 0 && Number(value) <= 20);

/** Where each named band of levels begins. */
export const BANDS = [0, 5, 10, 14, 18, 19, 20];

/** Which of [BANDS] has `level`. */
export const bandOf = (level: number) => BANDS.findLastIndex((from) => level >= from);
