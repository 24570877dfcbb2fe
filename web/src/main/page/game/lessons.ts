/** What a link can open beside its board, for a lesson. */

import type { MethodName } from "../engine/door";

export const DEPTHS = [1, 2, 3, 4] as const;
/** The methods that tell what they do. */
export const METHODS = [
  "plain",
  "random",
  "trials",
  "levels",
  "symbols",
] as const satisfies readonly MethodName[];

/** The parts of a link, such as `hint-3` or `watch-trials`; whatever else a link says is passed over. */
export const LESSONS = [
  ...DEPTHS.map((depth) => `hint-${depth}` as const),
  ...METHODS.map((method) => `watch-${method}` as const),
  "lines",
  "path",
] as const;
export type Lesson = (typeof LESSONS)[number];
export const LARGE = "large";

export function partsOf(lesson: Lesson | "", large: boolean): readonly string[] {
  return [lesson, large ? LARGE : ""].filter((part) => part !== "");
}
