import { useEffect, useState } from "preact/hooks";
import { PlaceHead } from "../components/PlaceHead";
import { chapterShown, openChapter, visit } from "../components/route";
import { useSession } from "../components/session";
import { ROADS, type Road } from "../engine/roads";
import type { ChapterRow } from "../engine/steps";
import { language, words } from "../words";
import { courseWords } from "../words/course";
import { naming } from "../words/naming";
import { say } from "../words/notice";
import { ChapterView } from "./ChapterView";
import {
  chapterNamed,
  chapters,
  chaptersOf,
  chaptersWith,
  nextTask,
  openCourse,
  progress,
  take,
  watchCourse,
} from "./course";
import { current, due, isDone, nextDue, share } from "./progress";
import "../styles/learn.css";
import "../styles/course.css";

/** The way through: its chapters, and the one that is open. */
export function CourseView() {
  const session = useSession();
  watchCourse(session);
  const w = courseWords.value;
  useEffect(() => {
    openCourse().catch(() => say(session, words.value.noEngine));
  }, [language.value, naming.value]);
  const shown = chapterNamed(chapterShown.value);
  return (
    <main id="play" class={shown ? "learn course chosen" : "learn course"}>
      <PlaceHead class="learn-head" title={w.title}>
        {shown ? (
          <button type="button" onClick={() => openChapter(undefined)}>
            {w.chapters}
          </button>
        ) : (
          <button type="button" onClick={() => visit("learn")}>
            {w.techniques}
          </button>
        )}
      </PlaceHead>
      {chapters.value.length > 0 && (
        <div class="learn-sides">
          <Overview shown={shown} />
          {shown && <ChapterView key={shown.chapter} chapter={shown} />}
        </div>
      )}
    </main>
  );
}

/** All chapters, under what comes next unless one of them is open. */
function Overview({ shown }: { readonly shown: ChapterRow | undefined }) {
  const w = courseWords.value;
  return (
    <nav class="learn-list" aria-label={w.title}>
      {!shown && <Onward />}
      <Chapters of={chapters.value} shown={shown} />
      {ROAD_NAMES.map((road) => (
        <section key={road} class="road" aria-label={w.roads[road].title}>
          <h3>{w.roads[road].title}</h3>
          <p>{w.roads[road].about}</p>
          <Chapters of={chaptersOf(road)} shown={shown} />
        </section>
      ))}
      <p class="actions">
        <button type="button" onClick={() => window.print()}>
          {w.print}
        </button>
      </p>
    </nav>
  );
}

const ROAD_NAMES = Object.keys(ROADS) as readonly Road[];

interface Listed {
  readonly of: readonly ChapterRow[];
  readonly shown: ChapterRow | undefined;
}

function Chapters({ of, shown }: Listed) {
  return (
    <ol class="chapters">
      {of.map((chapter) => (
        <Chapter key={chapter.chapter} chapter={chapter} isShown={chapter === shown} />
      ))}
    </ol>
  );
}

/** What comes next, and a button that leads there. */
function Onward() {
  const session = useSession();
  const w = courseWords.value;
  const [told, setTold] = useState("");
  const lessons = chapters.value.flatMap((chapter) => chapter.lessons.map(({ lesson }) => lesson));
  const waiting = due(progress(), Date.now()).filter((lesson) => lessons.includes(lesson)).length;
  const at = current(progress(), chapters.value);
  const begun = lessons.some((lesson) => progress().lessons[lesson]);
  const goOn = async () => {
    const task = nextTask("full-houses");
    if (task && !(await take(session, task))) {
      setTold(w.missing);
    }
  };
  return (
    <>
      <p>{at ? w.about : w.allDone}</p>
      <p class="actions">
        {(at || waiting > 0) && (
          <button type="button" class="primary" onClick={() => void goOn()}>
            {begun ? w.goOn : w.begin}
          </button>
        )}
        <span role="status">{told || (waiting > 0 ? w.review(waiting) : upNext(at))}</span>
      </p>
    </>
  );
}

/** What comes next, in words: the chapter, or when something is to be repeated. */
function upNext(at: ChapterRow | undefined): string {
  const w = courseWords.value;
  const later = nextDue(progress());
  if (at) {
    return w.next(w.names[at.chapter]);
  }
  return later === undefined
    ? ""
    : w.reviewLater(new Date(later).toLocaleDateString(language.value, { dateStyle: "long" }));
}

function Chapter({ chapter, isShown }: { readonly chapter: ChapterRow; readonly isShown: boolean }) {
  const w = courseWords.value;
  const own = chaptersWith(chapter.chapter);
  const { done, of } = share(progress(), own, chapter);
  return (
    <li>
      <button
        type="button"
        class="chapter"
        aria-current={isShown ? "page" : undefined}
        onClick={() => openChapter(chapter.chapter)}
      >
        <b>{w.names[chapter.chapter]}</b>
        <span class="line-of">{w.lines[chapter.chapter]}</span>
        <span class="share">{isDone(progress(), own, chapter) ? w.done : w.progress(done, of)}</span>
        {done > 0 && (
          <i aria-hidden="true" class="gauge">
            <i style={{ width: `${(done / of) * 100}%` }} />
          </i>
        )}
      </button>
    </li>
  );
}
