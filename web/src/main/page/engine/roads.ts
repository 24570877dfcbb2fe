import type { ChapterName, LessonName } from "./door";

/** The ways through puzzles with rules of their own, as the engine has them in `org.escargot.course`: by road the
 * chapters, and by chapter the lessons, each with the technique whose page teaches it; `VariantCourseTest` compares. */
export const ROADS = {
  small: {
    four: { "four-gap": "full-house", "four-place": "hidden-single" },
    six: { "six-place": "hidden-single", "six-digit": "naked-single" },
  },
  killer: {
    "last-cells": { "last-cell": "full-cage" },
    "one-combination": { "one-combination": "cage-single-combination" },
    "one-house": { "one-house": "innie" },
    "needed-digits": { "needed-digit": "cage-needed-digit" },
    combinations: { bounds: "cage-bounds", combinations: "cage-combinations" },
    "several-houses": { "several-houses": "innie" },
    "hidden-cages": { "hidden-cage": "hidden-cage" },
    differences: {
      difference: "innie-outie-difference",
      "difference-of-houses": "innie-outie-difference",
    },
    "killer-pairs": { "killer-pair": "killer-pair" },
  },
} as const;

export type Road = keyof typeof ROADS;
type Chapters = { readonly [R in Road]: (typeof ROADS)[R] }[Road];
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValuesOf<T> = T extends unknown ? T[keyof T] : never;

export type VariantChapterName = KeysOf<Chapters>;
export type VariantLessonName = KeysOf<ValuesOf<Chapters>>;

/** All chapters and lessons, those of the usual Sudoku and those of the roads. */
export type AnyChapter = ChapterName | VariantChapterName;
export type AnyLesson = LessonName | VariantLessonName;

/** The road that `chapter` is of; undefined for the course of the usual Sudoku. */
export const roadOf = (chapter: AnyChapter): Road | undefined =>
  (Object.keys(ROADS) as Road[]).find((road) => chapter in ROADS[road]);
