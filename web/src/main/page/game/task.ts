/** What the course asks for. */
import type { AnyChapter, AnyLesson, VariantChapterName, VariantLessonName } from "../engine/roads";

/** In which way a lesson of the course is practised: with the depths of a hint, alone, without knowing which one it
 * is, or again after some time. */
export type Mode = "guided" | "alone" | "mixed" | "review";

/** A position that the course asks for. */
export interface Task {
  readonly chapter: AnyChapter;
  readonly lesson: AnyLesson;
  readonly mode: Mode;
}

/** A position that the course asks for, in a puzzle with rules of its own. */
export interface VariantTask extends Task {
  readonly chapter: VariantChapterName;
  readonly lesson: VariantLessonName;
}
