/** Whatever stands among the settings, by a damaged disk or another program's hand, the page begins. */
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { ChapterRow } from "../../main/page/engine/steps";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal("window", { clearTimeout: () => undefined });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const MEMORY = {
  due: 1,
  last: 1,
  stability: 2,
  difficulty: 5,
  reps: 1,
  lapses: 0,
  state: 2,
  step: 0,
  days: 3,
};

/** What the page itself has written. */
const SOUND: Readonly<Record<string, unknown>> = {
  language: "fr",
  cells: "a1",
  theme: "dark",
  board: "sand",
  clock: false,
  "center-marks": "places",
  level: "12",
  "daily-level": "3",
  "left-out": "x-wing,skyscraper",
  options: "tidy-marks",
  speed: "1.20 0.87 1.01",
  slips: "",
  daily: JSON.stringify({ "20261126/7": { game: 1, givens: ".".repeat(81), result: { time: 9, hints: 0 } } }),
  missed: JSON.stringify({ "x-wing": { times: 2, last: 1_700_000_000_000 } }),
  practised: JSON.stringify({ "x-wing": 3 }),
  practising: JSON.stringify({ technique: "x-wing", name: "X-Wing", givens: ".", ways: [], hints: 0 }),
  course: JSON.stringify({
    lessons: { "full-house": { guided: 2, alone: 3, memory: MEMORY } },
    mixed: { boxes: 1 },
    at: "boxes",
  }),
};

const CHAPTERS: readonly ChapterRow[] = [
  { chapter: "full-houses", lessons: [{ lesson: "full-house", technique: "full-house", name: "" }] },
  { chapter: "boxes", lessons: [{ lesson: "box-single", technique: "hidden-single", name: "" }] },
];

/** The text that is kept as `name`, as `kept` reads it. */
function keptText(name: string): string {
  try {
    const found: unknown = JSON.parse(stored.get(`escargot.${name}`) ?? "");
    return typeof found === "string" ? found : "";
  } catch {
    return "";
  }
}

/** Reads all that is kept, and asks for all that is drawn of it. */
async function begin() {
  const [words, naming, settings, level, daily, missed, practise, speed, progress] = await Promise.all([
    import("../../main/page/words"),
    import("../../main/page/words/naming"),
    import("../../main/page/settings/settings"),
    import("../../main/page/settings/level"),
    import("../../main/page/game/daily"),
    import("../../main/page/game/missed"),
    import("../../main/page/game/practise"),
    import("../../main/page/game/speed"),
    import("../../main/page/course/progress"),
  ]);
  await words.learnWords(words.language.value);
  expect(Object.keys(words.LANGUAGES)).toContain(words.language.value);
  expect(naming.short(0)).toMatch(/^(r1c1|L1C1|A1)$/);
  expect(["auto", "light", "dark", "contrast"]).toContain(settings.theme.value);
  expect(typeof settings.clockShown.value).toBe("boolean");
  expect(settings.options.value.split(" ").length + settings.leftOut.value.split(",").length).toBeGreaterThan(
    1,
  );
  expect(Number.isInteger(Number(level.usualLevel.value)) && level.usualLevel.value !== "").toBe(true);
  expect(daily.streak() + speed.ownRatio() + practise.foundBefore("x-wing")).toBeGreaterThan(0);
  daily.dailyOf(20261126, 7)?.result?.time.toFixed();
  Object.values(missed.missedTechniques()).map((each) => new Date(each?.last ?? 0).toISOString());
  const so = progress.readProgress(keptText("course")) ?? progress.NOTHING;
  progress.following(so, CHAPTERS, Date.now(), 0.5);
  CHAPTERS.map((chapter) => progress.share(so, CHAPTERS, chapter).done.toFixed());
  progress.nextDue(so)?.toFixed();
  progress.after(so, { chapter: "full-houses", lesson: "full-house", mode: "review" }, "forgotten", 2);
  return { words, so, daily, level };
}

test("what is sound is taken", async () => {
  for (const [name, value] of Object.entries(SOUND)) {
    stored.set(`escargot.${name}`, JSON.stringify(value));
  }
  const { words, so, daily, level } = await begin();
  expect(words.language.value).toBe("fr");
  expect(level.usualLevel.value).toBe("12");
  expect(daily.dailyGame(20261126, 7)).toBe(1);
  expect(so).toEqual(JSON.parse(SOUND.course as string));
});

test.each([
  ["language", '"__proto__"'],
  ["language", '"constructor"'],
  ["cells", '"toString"'],
  ["course", JSON.stringify('{"lessons":null,"mixed":null}')],
  ["course", JSON.stringify('{"lessons":{"naked-single":null},"mixed":{}}')],
  ["course", JSON.stringify('{"lessons":{"full-house":{"guided":2,"alone":3,"memory":{}}},"mixed":[]}')],
  ["lines", "null"],
  ["lines", "[]"],
  ["left-out", "[]"],
  ["level", "[]"],
  ["level", '""'],
  ["level", '"6.5"'],
  ["daily", JSON.stringify('{"20261126/7":null}')],
  ["missed", JSON.stringify('{"x-wing":{"times":1,"last":1e99}}')],
])("%s with %s is passed over", async (name, json) => {
  stored.set(`escargot.${name}`, json);
  await begin();
});

/** A small generator of chance, the same every time. */
function chanceOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

const STRANGE = [
  null,
  true,
  0,
  -1,
  1e99,
  "",
  "__proto__",
  "constructor",
  [],
  {},
  [[]],
  { __proto__: null },
  "\u0000",
];

/** `value` with something in it exchanged, cut, nested, or named as what every object has. */
function damaged(value: unknown, chance: (bound: number) => number): unknown {
  if (typeof value === "string" && /^[{[]/.test(value) && chance(4) > 0) {
    const text = JSON.stringify(damaged(JSON.parse(value), chance));
    return chance(4) === 0 ? text.slice(0, chance(text.length)) : text;
  }
  if (typeof value === "object" && value !== null && chance(3) > 0) {
    const entries = Object.entries(value);
    const at = chance(entries.length);
    return Object.fromEntries(
      entries.map(([name, each], i) =>
        i === at
          ? [
              chance(4) === 0 ? ["__proto__", "constructor", "toString"][chance(3)] : name,
              damaged(each, chance),
            ]
          : [name, each],
      ),
    );
  }
  return chance(5) === 0 ? [value] : STRANGE[chance(STRANGE.length)];
}

test("300 damaged sets of settings are read", async () => {
  for (let seed = 1; seed <= 300; seed++) {
    vi.resetModules();
    stored.clear();
    const chance = chanceOf(seed);
    for (const [name, value] of Object.entries(SOUND)) {
      const json = JSON.stringify(chance(3) === 0 ? value : damaged(value, chance)) ?? "";
      stored.set(`escargot.${name}`, chance(20) === 0 ? json.slice(0, chance(json.length + 1)) : json);
    }
    await begin();
  }
}, 60_000);
