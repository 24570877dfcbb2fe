import { describe, expect, test } from "vitest";
import { asked, type Grade, type Memory } from "../../main/page/course/memory";
import {
  after,
  current,
  due,
  following,
  isDone,
  learned,
  missed,
  mixed,
  NEEDED,
  NOTHING,
  next,
  nextDue,
  type Progress,
  readProgress,
  repeated,
} from "../../main/page/course/progress";
import { CHAPTERS, LESSONS } from "../../main/page/engine/door";
import type { ChapterRow } from "../../main/page/engine/steps";

const DAY = 86_400_000;
const START = Date.UTC(2022, 10, 29, 12, 30);

/** Two chapters of one lesson each, then one of two. */
const SHORT: readonly ChapterRow[] = [
  { chapter: "full-houses", lessons: [{ lesson: "full-house", technique: "full-house", name: "" }] },
  { chapter: "boxes", lessons: [{ lesson: "box-single", technique: "hidden-single", name: "" }] },
  {
    chapter: "intersections",
    lessons: [
      { lesson: "pointing", technique: "pointing", name: "" },
      { lesson: "claiming", technique: "claiming", name: "" },
    ],
  },
];

/** As many chapters and lessons as the course has, the last chapter with what is left over. */
const LONG: readonly ChapterRow[] = CHAPTERS.map((chapter, place) => ({
  chapter,
  lessons: (place < CHAPTERS.length - 1 ? LESSONS.slice(place, place + 1) : LESSONS.slice(place)).map(
    (lesson) => ({ lesson, technique: lesson, name: lesson }),
  ),
}));

describe("the scheduler", () => {
  // Of fsrs-rs and py-fsrs (open-spaced-repetition), whose tests have the same figures.
  test("has the published intervals", () => {
    const grades: readonly Grade[] = [
      ...Array(6).fill("remembered"),
      ...Array(2).fill("forgotten"),
      ...Array(5).fill("remembered"),
    ];
    let memory: Memory | undefined;
    const days = grades.map((grade) => {
      memory = asked(memory, grade, memory?.due ?? START);
      return Math.round((memory.due - memory.last) / DAY);
    });
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  test("has the published state of memory", () => {
    let memory: Memory | undefined;
    let now = START;
    for (const [place, days] of [0, 0, 1, 3, 8, 21].entries()) {
      now += days * DAY;
      memory = asked(memory, place === 0 ? "forgotten" : "remembered", now);
    }
    expect(memory?.stability).toBeCloseTo(53.62691, 3);
    expect(memory?.difficulty).toBeCloseTo(6.3574867, 4);
  });
});

describe("what comes next", () => {
  test("is a lesson with hints, then alone, then mixed, then the next chapter", () => {
    let progress = NOTHING;
    const ways: string[] = [];
    for (let i = 0; i < 5 + 9; i++) {
      const task = next(progress, SHORT, 0.1);
      ways.push(`${task?.lesson} ${task?.mode}`);
      progress = task ? after(progress, task, "remembered", START + i) : progress;
    }
    expect(ways).toEqual([
      ...Array(2).fill("full-house guided"),
      ...Array(3).fill("full-house alone"),
      ...Array(2).fill("box-single guided"),
      ...Array(3).fill("box-single alone"),
      ...Array(4).fill("box-single mixed"),
    ]);
    expect(next(progress, SHORT, 0)?.chapter).toBe("intersections");
  });

  test("is mixed from the chapter and from those before, each lesson at some chance", () => {
    const third = SHORT[2] as ChapterRow;
    const drawn = [0, 0.3, 0.5, 0.8, 0.999].map((chance) => mixed(SHORT, third, chance).lesson);
    expect(drawn).toEqual(["pointing", "claiming", "full-house", "box-single", "box-single"]);
    expect(mixed(SHORT, SHORT[0] as ChapterRow, 0.99).lesson).toBe("full-house");
  });

  test("is in the chapter that a class begins with", () => {
    const there: Progress = { ...NOTHING, at: "intersections" };
    expect(current(there, SHORT)?.chapter).toBe("intersections");
    expect(next(there, SHORT, 0)).toEqual({ chapter: "intersections", lesson: "pointing", mode: "guided" });
  });
});

describe("a position that was not found alone", () => {
  const task = { chapter: "boxes", lesson: "box-single", mode: "alone" } as const;

  test("does not count, and is asked for again", () => {
    const failed = after(NOTHING, task, "forgotten", START);
    expect(learned(failed, "box-single").alone).toBe(0);
    expect(learned(failed, "box-single").memory?.due).toBeLessThan(START + DAY);
  });
});

/** All of `SHORT` learned at `START`. */
function all(): Progress {
  let progress = NOTHING;
  for (let task = next(progress, SHORT, 0); task; task = next(progress, SHORT, 0)) {
    progress = after(progress, task, "remembered", START);
  }
  return progress;
}

describe("what was learned", () => {
  test("comes back when it may be forgotten, and then later", () => {
    const progress = all();
    expect(due(progress, START)).toEqual([]);
    const later = nextDue(progress) ?? 0;
    expect(later).toBeGreaterThan(START);
    const task = repeated(progress, SHORT, later);
    expect(task?.mode).toBe("review");
    const again = after(progress, task as NonNullable<typeof task>, "remembered", later);
    expect(learned(again, task?.lesson ?? "aic").memory?.due).toBeGreaterThan(later + DAY);
  });

  test("comes back soon when a game needed a hint for it", () => {
    const progress = missed(all(), "pointing", START + 1);
    expect(due(progress, START + DAY)).toEqual(["pointing"]);
    expect(missed(NOTHING, "pointing", START)).toBe(NOTHING);
  });

  test("is read again as it was kept, and nothing else is read", () => {
    expect(readProgress(JSON.stringify(all()))).toEqual(all());
    expect(readProgress("[1]")).toBeUndefined();
    expect(readProgress("{")).toBeUndefined();
    expect(readProgress("null")).toBeUndefined();
  });
});

describe("a learner", () => {
  /** Who finds a position with this chance when it is new, and mostly when it comes back. */
  function learn(days: number, skill: number): Progress {
    let progress = NOTHING;
    // A small generator of chance, the same every time.
    let state = 7;
    const chance = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    for (let day = 0; day < days; day++) {
      for (let position = 0; position < 12; position++) {
        const now = START + day * DAY + position * 60_000;
        const task = following(progress, LONG, now, chance());
        if (task) {
          const found = task.mode === "guided" || chance() < skill;
          progress = after(progress, task, found ? "remembered" : "forgotten", now);
        }
      }
    }
    return progress;
  }

  test("who finds four of five reaches the end, with all lessons asked for again", () => {
    const progress = learn(60, 0.8);
    expect(LONG.every((chapter) => isDone(progress, LONG, chapter))).toBe(true);
    expect(Object.keys(progress.lessons)).toHaveLength(LESSONS.length);
    expect(LESSONS.every((lesson) => (learned(progress, lesson).memory?.reps ?? 0) > NEEDED.alone)).toBe(
      true,
    );
  });

  test("who finds one of three gets there too, later", () => {
    expect(current(learn(60, 0.33), LONG)).toBeDefined();
    expect(current(learn(400, 0.33), LONG)).toBeUndefined();
  });
});
