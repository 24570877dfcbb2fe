import { useEffect } from "preact/hooks";
import { BackToGame } from "../components/BackToGame";
import { PracticeCard } from "../components/PracticeCard";
import { lookUp, openChapter } from "../components/route";
import { useSession } from "../components/session";
import { type AnyChapter, roadOf } from "../engine/roads";
import { type Practising, practising } from "../game/practise";
import { variantPractising } from "../game/practised-variant";
import type { Task } from "../game/task";
import { brought } from "../game/variants";
import { words } from "../words";
import { courseWords } from "../words/course";
import { chapters, chaptersWith, giveUp, nextTask, openCourse, progress, take, watchCourse } from "./course";
import { learned, NEEDED } from "./progress";

/** What the course asks for on the board. */
type Asked = Practising & { readonly task: Task };

/** What the course asks for on the board, whether it is found, and what comes next. */
export function TaskCard({ now }: { readonly now: Asked }) {
  const session = useSession();
  const w = courseWords.value;
  const { task } = now;
  const isKnown = task.mode !== "mixed" || now.found;
  const isVariant = roadOf(task.chapter) !== undefined;
  const onward = async () => {
    giveUp(now);
    const following = now.found ? nextTask(task.chapter) : task;
    if (following) {
      await take(session, following);
    } else {
      openChapter(undefined);
    }
  };
  return (
    <section class="card practice" aria-label={numbered(task.chapter)}>
      {!isVariant && <BackToGame />}
      <h2>{words.value.labeled(numbered(task.chapter), w.names[task.chapter])}</h2>
      {isVariant && isKnown && <p>{w.lines[task.chapter]}</p>}
      <p>
        {now.found && <b>{w.found(now.name)}</b>}
        {!now.found && isKnown && (
          <button type="button" class="link" onClick={() => lookUp(techniqueOf(task, now.technique))}>
            {now.name}
          </button>
        )}
        {!isKnown && w.which} {counted(task)}
      </p>
      {now.found && now.hinted && task.mode !== "guided" && <p>{w.hinted}</p>}
      <div class="actions">
        <button type="button" class={now.found ? "primary" : ""} onClick={() => void onward()}>
          {now.found ? w.nextPosition : w.another}
        </button>
        <button type="button" onClick={() => openChapter(task.chapter)}>
          {w.toCourse}
        </button>
      </div>
    </section>
  );
}

/** What the chapter is called by its number, which counts in its own road. */
const numbered = (chapter: AnyChapter) =>
  courseWords.value.chapter(chaptersWith(chapter).findIndex((row) => row.chapter === chapter) + 1);

/** The technique whose page teaches the lesson; the one that is `told` before the chapters are known. */
const techniqueOf = ({ chapter, lesson }: Task, told: string) =>
  chaptersWith(chapter)
    .flatMap(({ lessons }) => lessons)
    .find((row) => row.lesson === lesson)?.technique ?? told;

/** How many of the positions of this kind are found. */
function counted({ chapter, lesson, mode }: Task): string {
  const w = courseWords.value;
  const { guided, alone } = learned(progress(), lesson);
  const found = { guided, alone, mixed: progress().mixed[chapter] ?? 0 };
  return mode === "review"
    ? w.modes.review
    : w.counted(w.modes[mode], Math.min(found[mode], NEEDED[mode]), NEEDED[mode]);
}

/** What is to be done, in one sentence. */
function sentenceOf({ task, found, name }: Practising & { readonly task: Task }): string {
  const w = courseWords.value;
  return found ? w.found(name) : task.mode === "mixed" ? w.which : w.lines[task.chapter];
}

/** The task above the board, where the course has set one. */
export function TaskLine() {
  const session = useSession();
  watchCourse(session);
  const now = practising(session).value;
  return now?.task ? (
    <p class={now.found ? "task-line found" : "task-line"}>{sentenceOf({ ...now, task: now.task })}</p>
  ) : null;
}

/** The card, where something is to be found on a board with rules of its own. */
export function VariantTasks() {
  const session = useSession();
  watchCourse(session);
  const now = variantPractising(session).value;
  if (!now) {
    return null;
  }
  if (now.task) {
    return <TaskCard now={{ ...now, task: now.task }} />;
  }
  const next = () => {
    brought(session).value = { practice: now };
  };
  return <PracticeCard now={now} next={next} />;
}

/** The card, where the course asks for what is on the board. */
export function Tasks() {
  const session = useSession();
  watchCourse(session);
  const now = practising(session).value;
  useEffect(() => {
    // Loaded anew, the page has come here past the chapters.
    if (chapters.peek().length === 0) {
      openCourse().catch(() => undefined);
    }
  }, []);
  return now?.task ? <TaskCard now={{ ...now, task: now.task }} /> : null;
}
