/** Lessons of the course, and techniques by name: a position is opened, its hints are told, and what is to be found is
 * found. */

import { computed, effect, untracked } from "@preact/signals";
import { ROADS } from "../engine/roads";
import type { Way } from "../engine/steps";
import type { VariantPosition } from "../engine/variant";
import { addressOf, LESSON, PRACTICE } from "../game/beside";
import { drawnSeed, linesOf } from "../game/making";
import { countFound } from "../game/practise";
import { type VariantPractising, variantPractising } from "../game/practised-variant";
import type { Mode, VariantTask } from "../game/task";
import { part, type Session } from "../session/session";
import { language, words } from "../words";
import { courseWords } from "../words/course";
import { say } from "../words/notice";
import { killerTexts } from "../words/techniques";
import { asked } from "./ask";
import { openLast, openPuzzle } from "./opening";
import { select } from "./select";
import { act, clashes, history, puzzle } from "./session";
import { type Board, bit, change, type Step } from "./state";

/** What the course asks for on the board; undefined where that is a game. */
const current = part((session) =>
  computed(() => {
    const now = variantPractising(session).value;
    return now && now.givens === puzzle(session).value?.source ? now : undefined;
  }),
);

/** Opens a position for `task`. */
export async function openLesson(session: Session, task: VariantTask): Promise<void> {
  const w = courseWords.value;
  const name = w.lessons[task.lesson];
  const lines = await linesOf("./variant-course.txt", task.lesson);
  const found = await asked(
    session,
    "lesson",
    task.lesson,
    without(lines, puzzle(session).value?.source),
    drawnSeed(),
  );
  if (!found) {
    say(session, w.missing);
    return;
  }
  const title = task.mode === "mixed" ? w.names[task.chapter] : name;
  await begin(session, found, { technique: task.lesson, name, task }, title);
  say(session, task.mode === "mixed" ? w.which : w[task.mode === "guided" ? "guide" : "look"](name));
  if (task.mode === "guided") {
    lessonHint(session);
  }
}

/** Opens a position in which a technique is to be found. */
export async function openPractice(session: Session, technique: string, name: string): Promise<void> {
  const lines = await linesOf("./variant-practice.txt", technique);
  const kept = without(lines, puzzle(session).value?.source);
  const found = kept === "" ? undefined : await asked(session, "practise", technique, kept, drawnSeed());
  const w = words.value.learning;
  if (found) {
    await begin(session, found, { technique, name }, name);
  }
  say(session, found ? w.practising(name) : w.notMade);
}

/** Puts `position` on the board; its address says what is practised there. */
async function begin(
  session: Session,
  { puzzle: opened, ways, told }: VariantPosition,
  what: Pick<VariantPractising, "technique" | "name" | "task">,
  title: string,
): Promise<void> {
  await openPuzzle(session, { ...opened, title });
  // Not before: what was done on the last board is not found on this one.
  variantPractising(session).value = {
    ...what,
    givens: opened.source,
    ways,
    told,
    hints: 0,
    depth: 0,
    found: false,
    hinted: false,
  };
  window.history.replaceState(window.history.state, "", `#variant/${addressOf(what)}`);
}

/** Opens what an address says is practised, as it was left or anew; false where it says nothing of the kind. */
export async function openPractised(session: Session, address: string): Promise<boolean> {
  const now = variantPractising(session).value;
  const isLeft = now !== undefined && addressOf(now) === address;
  if (isLeft && (current(session).value || (await openLast(session))) && current(session).value) {
    window.history.replaceState(window.history.state, "", `#variant/${address}`);
    return true;
  }
  const [kind, id = "", mode = ""] = address.split("/");
  const task = kind === LESSON ? taskOf(id, mode) : undefined;
  if (task) {
    await openLesson(session, task);
  } else if (kind === PRACTICE) {
    const texts = await killerTexts(language.value).catch(() => undefined);
    await openPractice(session, id, texts?.[id]?.name ?? id);
  }
  return task !== undefined || kind === PRACTICE;
}

/** The task that an address names: by its lesson, or by the chapter, where the lesson is a secret. */
function taskOf(id: string, mode: string): VariantTask | undefined {
  const lessons = Object.values(ROADS).flatMap((road) =>
    Object.entries(road).flatMap(([chapter, own]) =>
      Object.keys(own).map((lesson) => ({ chapter, lesson, mode }) as VariantTask),
    ),
  );
  const own = lessons.filter(({ chapter, lesson }) => id === (mode === "mixed" ? chapter : lesson));
  return MODES.some((each) => each === mode) ? own[Math.floor(Math.random() * own.length)] : undefined;
}

const MODES: readonly Mode[] = ["guided", "alone", "mixed", "review"];

/** `lines` without that of the puzzle on the board, which was just seen. */
const without = (lines: string, source = "") =>
  lines
    .split("\n")
    .filter((line) => source === "" || !line.endsWith(` ${source}`))
    .join("\n");

/** Tells more of the step that is to be found, and after all of it does it; false where there is none to find, or
 * something on the board is wrong. */
export function lessonHint(session: Session): boolean {
  const now = current(session).value;
  const board = history(session).value?.board;
  const [way] = now?.ways ?? [];
  if (!now || now.found || !board || !way || clashes(session).value.length > 0) {
    return false;
  }
  const told = now.told[now.depth];
  variantPractising(session).value = { ...now, hinted: true, depth: now.depth + 1 };
  if (!told) {
    act(session, taken(board, way));
    return true;
  }
  say(session, told.text);
  if (now.depth + 1 === now.told.length) {
    const cells = cellsOf(way);
    select(session, cells, cells[0] ?? 0);
  }
  return true;
}

/** The cells that the lesson lights: those that its hint speaks of, and when it is found, the pattern. */
export const lessonLit = part((session) =>
  computed<readonly number[]>(() => {
    const now = current(session).value;
    return now?.ways[now.way ?? -1]?.cells ?? now?.told[now.depth - 1]?.house ?? [];
  }),
);

const cellsOf = ({ placements, eliminations }: Way) => [
  ...new Set([...placements, ...eliminations].map(([cell]) => cell)),
];

/** What `way` does on `board`. */
function taken(board: Board, { placements, eliminations }: Way): Step {
  const gone = new Map<number, number>();
  for (const [cell, digit] of eliminations) {
    gone.set(cell, (gone.get(cell) ?? 0) | bit(digit));
  }
  return [
    ...placements.flatMap(([cell, digit]) => change(board, "digits", cell, digit)),
    ...[...gone].flatMap(([cell, set]) => change(board, "center", cell, (board.center[cell] ?? 0) & ~set)),
  ];
}

/** Whether all that `way` does has been done. A cell without marks tells nothing. */
function isTaken({ digits, center }: Board, { placements, eliminations }: Way): boolean {
  return (
    placements.every(([cell, digit]) => digits[cell] === digit) &&
    eliminations.every(([cell, digit]) => {
      const marks = center[cell] ?? 0;
      return digits[cell] === 0 && marks !== 0 && (marks & bit(digit)) === 0;
    })
  );
}

/** Sees from now on when it is found. */
export const watchLesson = part((session) =>
  effect(() => {
    const board = history(session).value?.board;
    const now = untracked(() => current(session).value);
    const way = board && now && !now.found ? now.ways.findIndex((each) => isTaken(board, each)) : -1;
    if (now && way >= 0) {
      variantPractising(session).value = { ...now, found: true, way };
      if (now.task) {
        say(session, courseWords.peek().found(now.name));
      } else {
        if (!now.hinted) {
          countFound(now.technique);
        }
        say(session, words.peek().learning.foundIt(now.name));
      }
    }
  }),
);
