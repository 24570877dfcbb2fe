/** The course: how far the learner is, and the positions that it asks for. */

import { effect, signal, untracked } from "@preact/signals";
import { visit } from "../components/route";
import type { ChapterName, LessonName } from "../engine/door";
import { type AnyChapter, type AnyLesson, ROADS, type Road, roadOf } from "../engine/roads";
import type { ChapterRow, LessonRow } from "../engine/steps";
import { focusBoard } from "../focus/focus";
import { untilLaid } from "../game/games";
import { courseChapters, lessonPosition } from "../game/making";
import { missedTechniques } from "../game/missed";
import { begin, type Practising, practising } from "../game/practise";
import { variantPractising } from "../game/practised-variant";
import type { Mode, Task, VariantTask } from "../game/task";
import { brought } from "../game/variants";
import { hintAt } from "../hint/asking";
import { part, type Session } from "../session/session";
import { kept } from "../settings/settings";
import { courseWords } from "../words/course";
import { say } from "../words/notice";
import type { Grade } from "./memory";
import { after, following, missed, mixed, NOTHING, type Progress, readProgress } from "./progress";

const text = kept("course", signal(JSON.stringify(NOTHING)), (value) => readProgress(value) !== undefined);

export const progress = (): Progress => readProgress(text.value) ?? NOTHING;

function keep(changed: Progress): void {
  text.value = JSON.stringify(changed);
}

/** The chapters in the language that is spoken; none before they are known. */
export const chapters = signal<readonly ChapterRow[]>([]);

/** Asks for the chapters, and has come back what was missed in games. */
export async function openCourse(): Promise<void> {
  chapters.value = await courseChapters();
  keep(
    rows().reduce((changed, { lesson, technique }) => {
      const last = missedTechniques()[technique]?.last ?? 0;
      return last > (changed.lessons[lesson]?.memory?.last ?? 0) ? missed(changed, lesson, last) : changed;
    }, progress()),
  );
}

/** The chapters of each road, which the page knows by itself. */
const roads = new Map(
  (Object.keys(ROADS) as Road[]).map((road) => [
    road,
    Object.entries(ROADS[road]).map(
      ([chapter, lessons]): ChapterRow => ({
        chapter: chapter as AnyChapter,
        lessons: Object.entries<string>(lessons).map(([lesson, technique]) => ({
          lesson: lesson as AnyLesson,
          technique,
          name: "",
        })),
      }),
    ),
  ]),
);

/** The chapters of a road; without one those of the usual Sudoku. */
export const chaptersOf = (road: Road | undefined): readonly ChapterRow[] =>
  road ? (roads.get(road) ?? []) : chapters.value;

/** The chapters that `chapter` is one of. */
export const chaptersWith = (chapter: AnyChapter) => chaptersOf(roadOf(chapter));

/** The chapter that an address names. */
export const chapterNamed = (name: string | undefined): ChapterRow | undefined =>
  [chapters.value, ...roads.values()].flat().find(({ chapter }) => chapter === name);

const isOfVariant = (task: Task): task is VariantTask => roadOf(task.chapter) !== undefined;

const rows = (): readonly LessonRow[] => chapters.value.flatMap(({ lessons }) => lessons);

/** What the lesson is called: as its technique, unless that has several. */
export function nameOf({ lesson, name }: LessonRow): string {
  const own: Partial<Record<AnyLesson, string>> = courseWords.value.lessons;
  return own[lesson] ?? name;
}

/** How often the player needed a hint for the lesson in games since it was last asked for here. */
export function missedSince({ lesson, technique }: LessonRow): number {
  const found = missedTechniques()[technique];
  return found && found.last >= (progress().lessons[lesson]?.memory?.last ?? 0) ? found.times : 0;
}

/** Puts a position for `task` on the board, and the learner before it; false where none was found. */
export async function take(session: Session, task: Task): Promise<boolean> {
  watchCourse(session);
  if (isOfVariant(task)) {
    brought(session).value = { lesson: task };
    visit("variant");
    return true;
  }
  const row = rows().find(({ lesson }) => lesson === task.lesson);
  const isWanted = untilLaid(session);
  const position = await lessonPosition(task.lesson as LessonName).catch(() => undefined);
  if (!isWanted()) {
    // The player has gone elsewhere meanwhile.
    return true;
  }
  const name = row && nameOf(row);
  if (!row || !name || !(await begin(session, position, { technique: row.technique, name, task }))) {
    say(session, courseWords.value.missing);
    return false;
  }
  focusBoard();
  say(
    session,
    task.mode === "mixed"
      ? courseWords.value.which
      : courseWords.value[task.mode === "guided" ? "guide" : "look"](name),
  );
  if (task.mode === "guided") {
    await hintAt(session, 1);
  }
  return true;
}

/** Puts a position on the board by what its address says: the lesson, or the chapter where the lesson is a secret, and in
 * which mode; false where there is none. */
export async function takeById(session: Session, id: string, mode: string): Promise<boolean> {
  const isWanted = untilLaid(session);
  await openCourse().catch(() => undefined);
  if (!isWanted()) {
    return true;
  }
  const chapter = chapters.value.find(({ chapter: name, lessons }) =>
    mode === "mixed" ? name === id : lessons.some(({ lesson }) => lesson === id),
  );
  const lesson = chapter?.lessons.find(({ lesson: name }) => name === id)?.lesson;
  if (chapter && mode === "mixed") {
    return take(session, mixed(chapters.value, chapter, Math.random()));
  }
  const known = MODES.find((each) => each === mode);
  return chapter && lesson && known
    ? take(session, { chapter: chapter.chapter, lesson, mode: known })
    : false;
}

const MODES: readonly Mode[] = ["guided", "alone", "review"];

/** What comes next in the chapters that `chapter` is one of. */
export const nextTask = (chapter: AnyChapter): Task | undefined =>
  following(progress(), chaptersWith(chapter), Date.now(), Math.random());

/** Begins with `chapter`, as a class does that has come so far. */
export function beginAt(chapter: ChapterName): void {
  keep({ ...progress(), at: chapter });
}

/** Counts the position that is practised as not found. */
export function giveUp(now: Practising): void {
  if (now.task && !now.found && now.task.mode !== "guided") {
    record(now.task, "forgotten");
  }
}

function record(task: Task, grade: Grade): void {
  keep(after(progress(), task, grade, Date.now()));
}

/** Counts what is found from now on. */
export const watchCourse = part((session) => {
  for (const table of [practising(session), variantPractising(session)]) {
    // What was found before the page was loaded has been counted.
    let wasFound = table.peek()?.found === true;
    effect(() => {
      const now = table.value;
      if (now?.found && now.task && !wasFound) {
        const { task, hinted } = now;
        // What is kept changes by this, and it does not depend on what was kept.
        untracked(() => record(task, hinted && task.mode !== "guided" ? "forgotten" : "remembered"));
      }
      wasFound = now?.found === true;
    });
  }
});
