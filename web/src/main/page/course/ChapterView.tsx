import { useEffect, useRef, useState } from "preact/hooks";
import { ExampleView } from "../board/ExampleView";
import { Prose } from "../components/Prose";
import { lookUp } from "../components/route";
import { useSession } from "../components/session";
import type { ChapterName } from "../engine/door";
import { roadOf } from "../engine/roads";
import type { ChapterRow, Example, LessonRow, Position } from "../engine/steps";
import { exampleOf } from "../game/making";
import type { Mode, Task } from "../game/task";
import type { Session } from "../session/session";
import { language } from "../words";
import { courseWords } from "../words/course";
import { say } from "../words/notice";
import { type KillerText, killerTexts, techniqueTexts } from "../words/techniques";
import { beginAt, chaptersWith, missedSince, nameOf, progress, take } from "./course";
import { learned, mixed, mixedNeeded, NEEDED, next } from "./progress";

/** A chapter: what it is about, and its lessons with what is to be done for each. */
export function ChapterView({ chapter }: { readonly chapter: ChapterRow }) {
  const session = useSession();
  const w = courseWords.value;
  const [told, setTold] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const begin = async (task: Task | undefined) => {
    if (task && !(await take(session, task))) {
      setTold(w.missing);
    }
  };
  const own = chaptersWith(chapter.chapter);
  const road = roadOf(chapter.chapter);
  const texts = useKillerTexts(road === "killer");
  const goOn = () => {
    if (!road) {
      beginAt(chapter.chapter as ChapterName);
    }
    const from = road ? own.slice(own.indexOf(chapter)) : own;
    return begin(next(progress(), from, Math.random()) ?? firstTask(chapter));
  };
  return (
    <article class="lesson">
      <h3 ref={heading} tabIndex={-1}>
        {`${own.indexOf(chapter) + 1}. ${w.names[chapter.chapter]}`}
      </h3>
      <p>{w.lines[chapter.chapter]}</p>
      <p class="actions">
        <button type="button" class="primary" onClick={() => void goOn()}>
          {w.begin}
        </button>
        <span role="status">{told}</span>
      </p>
      {!road && <FirstExample row={chapter.lessons[0]} />}
      {chapter.lessons.map((row) => (
        <Lesson
          key={row.lesson}
          row={row}
          text={texts[row.technique]}
          begin={(mode) => void begin({ chapter: chapter.chapter, lesson: row.lesson, mode })}
        />
      ))}
      <Mixed chapter={chapter} begin={(task) => void begin(task)} />
      <p class="actions">
        <button type="button" class="link" onClick={() => void copyLink(session)}>
          {w.link}
        </button>
      </p>
    </article>
  );
}

interface MixedProps {
  readonly chapter: ChapterRow;
  readonly begin: (task: Task) => void;
}

/** Positions of this chapter and of those before, where there is something to mix. */
function Mixed({ chapter, begin }: MixedProps) {
  const w = courseWords.value;
  const own = chaptersWith(chapter.chapter);
  const many = mixedNeeded(own, chapter);
  const found = Math.min(progress().mixed[chapter.chapter] ?? 0, many);
  return many === 0 ? null : (
    <section class="task" aria-label={w.modes.mixed}>
      <h4>{w.modes.mixed}</h4>
      <p>{w.mixedAbout}</p>
      <p class="actions">
        <button type="button" onClick={() => begin(mixed(own, chapter, Math.random()))}>
          {w.counted(w.modes.mixed, found, many)}
        </button>
      </p>
    </section>
  );
}

/** The first position of a chapter that is done already. */
const firstTask = ({ chapter, lessons: [row] }: ChapterRow): Task | undefined =>
  row && { chapter, lesson: row.lesson, mode: "alone" };

/** What the first lesson looks like, told step by step. */
function FirstExample({ row }: { readonly row: LessonRow | undefined }) {
  const [example, setExample] = useState<Example | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [line] = (row && (await techniqueTexts(language.value))[row.technique]?.examples) ?? [];
      const found = line && (await exampleOf(line));
      if (wanted && found) {
        setExample(found);
      }
    };
    // A chapter without its example can be begun all the same.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [row?.technique]);
  return example ? <ExampleView example={isSingle(row) ? withoutMarks(example) : example} /> : null;
}

/** Singles are seen from digits: marks would tell them. */
const SINGLES = ["full-house", "box-single", "line-single", "naked-single"];

const isSingle = (row: LessonRow | undefined) => SINGLES.some((lesson) => lesson === row?.lesson);

function withoutMarks(example: Example): Example {
  const bare = (position: Position) => ({ ...position, candidates: position.candidates.map(() => 0) });
  return { ...example, before: bare(example.before), after: bare(example.after) };
}

/** What there is to read of the lessons of killers, by technique; nothing before it is there. */
function useKillerTexts(isKiller: boolean): Readonly<Record<string, KillerText>> {
  const [texts, setTexts] = useState<Readonly<Record<string, KillerText>>>({});
  useEffect(() => {
    if (isKiller) {
      // A chapter without its texts can be begun all the same.
      killerTexts(language.value).then(setTexts, () => undefined);
    }
  }, [isKiller, language.value]);
  return texts;
}

interface LessonProps {
  readonly row: LessonRow;
  readonly text: KillerText | undefined;
  readonly begin: (mode: Mode) => void;
}

function Lesson({ row, text, begin }: LessonProps) {
  const w = courseWords.value;
  const done = learned(progress(), row.lesson);
  const missed = missedSince(row);
  return (
    <section class="task" aria-label={nameOf(row)}>
      <h4>{nameOf(row)}</h4>
      {missed > 0 && <p>{w.met}</p>}
      {text && (
        <>
          <Prose text={text.pattern} />
          <Prose text={text.why} />
        </>
      )}
      <p class="actions">
        <button type="button" onClick={() => lookUp(row.technique)}>
          {w.read}
        </button>
        {(["guided", "alone"] as const).map((mode) => (
          <button key={mode} type="button" onClick={() => begin(mode)}>
            {w.counted(w.modes[mode], Math.min(done[mode], NEEDED[mode]), NEEDED[mode])}
          </button>
        ))}
      </p>
    </section>
  );
}

/** The address of the chapter, for a class that begins there. */
async function copyLink(session: Session): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  say(session, courseWords.value.linked);
}
