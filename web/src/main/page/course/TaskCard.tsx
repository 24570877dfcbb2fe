import { useEffect } from "preact/hooks";
import { BackToGame } from "../components/BackToGame";
import { lookUp, openChapter } from "../components/route";
import { type Practising, practising, type Task } from "../game/practise";
import { courseWords } from "../words/course";
import { chapters, giveUp, nextTask, openCourse, progress, take } from "./course";
import { learned, NEEDED } from "./progress";

/** What the course asks for on the board, whether it is found, and what comes next. */
export function TaskCard({ now }: { readonly now: Practising & { readonly task: Task } }) {
  const w = courseWords.value;
  const { task } = now;
  const isKnown = task.mode !== "mixed" || now.found;
  const number = chapters.value.findIndex(({ chapter }) => chapter === task.chapter) + 1;
  const onward = async () => {
    giveUp();
    const following = now.found ? nextTask() : task;
    if (following) {
      await take(following);
    } else {
      openChapter(undefined);
    }
  };
  return (
    <section class="card practice" aria-label={w.chapter(number)}>
      <BackToGame />
      <h2>{`${w.chapter(number)}: ${w.names[task.chapter]}`}</h2>
      <p>
        {now.found && <b>{w.found(now.name)}</b>}
        {!now.found && isKnown && (
          <button type="button" class="link" onClick={() => lookUp(now.technique)}>
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
  const now = practising.value;
  return now?.task ? (
    <p class={now.found ? "task-line found" : "task-line"}>{sentenceOf({ ...now, task: now.task })}</p>
  ) : null;
}

/** The card, where the course asks for what is on the board. */
export function Tasks() {
  const now = practising.value;
  useEffect(() => {
    // Loaded anew, the page has come here past the chapters.
    if (chapters.peek().length === 0) {
      openCourse().catch(() => undefined);
    }
  }, []);
  return now?.task ? <TaskCard now={{ ...now, task: now.task }} /> : null;
}
