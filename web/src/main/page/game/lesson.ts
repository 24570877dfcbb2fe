/** What a link can open beside its board, for a lesson. */
import type { MethodName } from "../engine/answers";
import { hintAt } from "../hint/asking";
import { visit } from "../parts/place";
import { projector } from "./settings";

export const RUNGS = [1, 2, 3, 4] as const;
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
  ...RUNGS.map((rung) => `hint-${rung}` as const),
  ...METHODS.map((method) => `watch-${method}` as const),
  "lines",
  "path",
] as const;
export type Lesson = (typeof LESSONS)[number];
const LARGE = "large";

export function partsOf(lesson: Lesson | "", large: boolean): readonly string[] {
  return [lesson, large ? LARGE : ""].filter((part) => part !== "");
}

/** Opens what a link says. */
export async function openLesson(opens: readonly string[]): Promise<void> {
  projector.value = opens.includes(LARGE);
  const lesson = LESSONS.find((each) => opens.includes(each));
  const rung = RUNGS.find((each) => lesson === `hint-${each}`);
  const method = METHODS.find((each) => lesson === `watch-${each}`);
  if (rung) {
    await hintAt(rung);
  } else if (method) {
    const { left } = await import("../watch/session");
    left.method.value = method;
    visit("watch");
  } else if (lesson === "path" || lesson === "lines") {
    visit(lesson);
  }
}
