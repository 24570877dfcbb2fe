/** How far a learner is, and what comes next. */
import { CHAPTERS, type ChapterName } from "../engine/door";
import type { AnyChapter, AnyLesson } from "../engine/roads";
import type { ChapterRow, LessonRow } from "../engine/steps";
import type { Mode, Task } from "../game/task";
import { entriesOf, isNumber, isRecord, readObject } from "../settings/shapes";
import { asked, type Grade, isMemory, type Memory } from "./memory";

/** How far a learner is with a lesson: positions found in each way, and how well it is remembered. */
export interface Learned {
  readonly guided: number;
  readonly alone: number;
  readonly memory?: Memory;
}

export interface Progress {
  readonly lessons: Readonly<Partial<Record<AnyLesson, Learned>>>;
  /** How many mixed positions of each chapter were found. */
  readonly mixed: Readonly<Partial<Record<AnyChapter, number>>>;
  /** The chapter that the learner is in: those before it are passed over. */
  readonly at?: ChapterName;
  /** Whether the last position was one to repeat. */
  readonly repeated?: boolean;
}

export const NOTHING: Progress = { lessons: {}, mixed: {} };

/** How many positions of each kind make a lesson, and a chapter, done. */
export const NEEDED = { guided: 2, alone: 3, mixed: 4 } as const;

const UNKNOWN: Learned = { guided: 0, alone: 0 };

export const learned = (progress: Progress, lesson: AnyLesson): Learned =>
  progress.lessons[lesson] ?? UNKNOWN;

export const isLearned = ({ guided, alone }: Learned) => guided >= NEEDED.guided && alone >= NEEDED.alone;

/** How many of the mixed positions of `chapter` are wanted: none in the first, where there is nothing to mix. */
export const mixedNeeded = (chapters: readonly ChapterRow[], chapter: ChapterRow) =>
  chapter === chapters[0] && chapter.lessons.length === 1 ? 0 : NEEDED.mixed;

/** How many positions of `chapter` were found, of how many. */
export function share(
  progress: Progress,
  chapters: readonly ChapterRow[],
  chapter: ChapterRow,
): { readonly done: number; readonly of: number } {
  const mixed = mixedNeeded(chapters, chapter);
  const found = chapter.lessons
    .map(({ lesson }) => learned(progress, lesson))
    .map(({ guided, alone }) => Math.min(guided, NEEDED.guided) + Math.min(alone, NEEDED.alone));
  return {
    done: found.reduce((sum, each) => sum + each, 0) + Math.min(progress.mixed[chapter.chapter] ?? 0, mixed),
    of: chapter.lessons.length * (NEEDED.guided + NEEDED.alone) + mixed,
  };
}

export function isDone(progress: Progress, chapters: readonly ChapterRow[], chapter: ChapterRow): boolean {
  const { done, of } = share(progress, chapters, chapter);
  return done === of;
}

/** The lessons that may be forgotten by `now`, the one that waits for longest first. */
export function due(progress: Progress, now: number): readonly AnyLesson[] {
  return Object.entries(progress.lessons)
    .filter(([, each]) => isLearned(each) && each.memory && each.memory.due <= now)
    .sort(([, a], [, b]) => (a.memory?.due ?? 0) - (b.memory?.due ?? 0))
    .map(([lesson]) => lesson as AnyLesson);
}

/** When the next lesson comes back; undefined while none is learned. */
export function nextDue(progress: Progress): number | undefined {
  const times = Object.values(progress.lessons).flatMap((each) =>
    isLearned(each) && each.memory ? [each.memory.due] : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The chapter that the learner works on; undefined when all from `at` on are done. */
export function current(progress: Progress, chapters: readonly ChapterRow[]): ChapterRow | undefined {
  const from = Math.max(
    0,
    chapters.findIndex(({ chapter }) => chapter === progress.at),
  );
  return chapters.slice(from).find((chapter) => !isDone(progress, chapters, chapter));
}

/** What comes next in the chapters; `chance` is from 0 up to 1, and draws what is mixed. */
export function next(progress: Progress, chapters: readonly ChapterRow[], chance: number): Task | undefined {
  const chapter = current(progress, chapters);
  if (!chapter) {
    return undefined;
  }
  for (const { lesson } of chapter.lessons) {
    const { guided, alone } = learned(progress, lesson);
    if (guided < NEEDED.guided || alone < NEEDED.alone) {
      return task(chapter.chapter, lesson, guided < NEEDED.guided ? "guided" : "alone");
    }
  }
  return mixed(chapters, chapter, chance);
}

const task = (chapter: AnyChapter, lesson: AnyLesson, mode: Mode): Task => ({ chapter, lesson, mode });

/** A lesson of the chapter or, half of the time, of one before it. */
export function mixed(chapters: readonly ChapterRow[], chapter: ChapterRow, chance: number): Task {
  const before = chapters.slice(0, chapters.indexOf(chapter)).flatMap(({ lessons }) => lessons);
  const isOwn = before.length === 0 || chance < 0.5;
  const lessons = isOwn ? chapter.lessons : before;
  const rest = before.length === 0 ? chance : isOwn ? 2 * chance : 2 * chance - 1;
  const { lesson } = lessons[Math.floor(rest * lessons.length)] as LessonRow;
  return task(chapter.chapter, lesson, "mixed");
}

/** What of `chapters` to repeat at `now`; undefined when nothing is due. */
export function repeated(progress: Progress, chapters: readonly ChapterRow[], now: number): Task | undefined {
  const chapterOf = (lesson: AnyLesson) =>
    chapters.find(({ lessons }) => lessons.some((row) => row.lesson === lesson))?.chapter;
  const lesson = due(progress, now).find((each) => chapterOf(each) !== undefined);
  const chapter = lesson && chapterOf(lesson);
  return chapter && task(chapter, lesson, "review");
}

/** What comes next at `now`: something to repeat and something new by turns, as long as there is both. */
export function following(
  progress: Progress,
  chapters: readonly ChapterRow[],
  now: number,
  chance: number,
): Task | undefined {
  const again = repeated(progress, chapters, now);
  const onward = next(progress, chapters, chance);
  return progress.repeated ? (onward ?? again) : (again ?? onward);
}

/** How far the learner is once the position of `done` was found, or left, at `now`. What is found with a hint is
 * learned with hints, and else forgotten. */
export function after(progress: Progress, done: Task, grade: Grade, now: number): Progress {
  const before = learned(progress, done.lesson);
  const isFound = grade === "remembered" ? 1 : 0;
  const counted: Learned = {
    ...before,
    guided: before.guided + (done.mode === "guided" ? isFound : 0),
    alone: before.alone + (done.mode === "alone" ? isFound : 0),
  };
  const lesson = done.mode === "guided" ? counted : { ...counted, memory: asked(before.memory, grade, now) };
  return {
    ...progress,
    lessons: { ...progress.lessons, [done.lesson]: lesson },
    mixed:
      done.mode === "mixed"
        ? { ...progress.mixed, [done.chapter]: (progress.mixed[done.chapter] ?? 0) + isFound }
        : progress.mixed,
    repeated: done.mode === "review",
  };
}

/** What was needed a hint for in a game comes back at once, if it was learned before. */
export function missed(progress: Progress, lesson: AnyLesson, now: number): Progress {
  const before = progress.lessons[lesson];
  return before?.memory
    ? {
        ...progress,
        lessons: {
          ...progress.lessons,
          [lesson]: { ...before, memory: asked(before.memory, "forgotten", now) },
        },
      }
    : progress;
}

/** Reads what was kept, without what makes no sense; undefined where it is no such thing. */
export function readProgress(text: string): Progress | undefined {
  const found = readObject(text);
  if (!isRecord(found?.lessons) || !isRecord(found.mixed)) {
    return undefined;
  }
  const { at, repeated: isRepeated } = found;
  const lessons = Object.entries(entriesOf(found.lessons, isRecord)).map(([name, each]) => [
    name,
    learnedOf(each),
  ]);
  return {
    lessons: Object.fromEntries(lessons),
    mixed: { ...entriesOf(found.mixed, (each) => isNumber(each)) },
    ...(CHAPTERS.some((chapter) => chapter === at) && { at: at as ChapterName }),
    ...(typeof isRepeated === "boolean" && { repeated: isRepeated }),
  };
}

function learnedOf({ guided, alone, memory }: Readonly<Record<string, unknown>> = {}): Learned {
  return {
    guided: isNumber(guided) ? guided : 0,
    alone: isNumber(alone) ? alone : 0,
    ...(isMemory(memory) && { memory }),
  };
}
