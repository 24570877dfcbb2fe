/** Two boards on one page: neither knows what is done on the other. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changeLanguage } from "../../main/page/dialogs/change-language";
import type { Lessons, Question } from "../../main/page/engine/serve";
import type { Hint } from "../../main/page/engine/steps";
import { act, settled, show } from "../../main/page/game/act";
import { expected, untouched } from "../../main/page/game/ahead";
import { ask } from "../../main/page/game/ask";
import { holdClock, now } from "../../main/page/game/clock";
import { createSession } from "../../main/page/game/create";
import { dropHint, hint } from "../../main/page/game/hint";
import { keptInTime, onTable } from "../../main/page/game/keeping";
import { practising } from "../../main/page/game/practise";
import { view } from "../../main/page/game/view";
import { part, type Session } from "../../main/page/session/session";
import { language } from "../../main/page/words";
import { notice, say } from "../../main/page/words/notice";

/** What the engines gave to be kept. */
const saved: string[] = [];

/** An engine with a game of its own, which knows as much of one as the page does while it has no engine. */
class PlainEngine {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  /** How the engines name cells. */
  static readonly namings = new Map<PlainEngine, unknown>();
  private view = untouched(".".repeat(81), 6, []);

  constructor() {
    setTimeout(() => this.onmessage?.({ data: { loaded: true } }));
  }

  postMessage({ id, call, args, lessons }: Question & Partial<Lessons>): void {
    for (const [taught, naming] of lessons ?? []) {
      if (taught === "nameCells") {
        PlainEngine.namings.set(this, naming);
      }
    }
    const answer = JSON.stringify(this.answer(call, args) ?? null);
    setTimeout(() => this.onmessage?.({ data: { id, answer } }));
  }

  terminate(): void {
    this.onmessage = undefined;
  }

  private answer(call: string, args: Question["args"]): unknown {
    switch (call) {
      case "begin":
        this.view = untouched(String(args[0]), 6, []);
        return this.view;
      case "act": {
        const { undoable } = this.view;
        this.view = { ...expected(this.view, [[args[0], args[1]] as never]), undoable: undoable + 1 };
        return this.view;
      }
      case "save":
        saved.push(this.view.digits);
        return `escargot-game ${this.view.digits}`;
      case "search":
        return [];
      default:
        return undefined;
    }
  }
}

beforeAll(() => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("Worker", PlainEngine);
  vi.stubGlobal("fetch", async () => Response.json({}));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const ONE = "1........".repeat(9);
const OTHER = "..2......".repeat(9);

/** Begins `puzzle`, and writes `digit` into `cell`. */
async function play(session: Session, puzzle: string, cell: number, digit: number): Promise<void> {
  show(session, await ask(session, "begin", puzzle, 6, now(session)));
  await act(session, "press", cell);
  await act(session, "type", digit);
  await settled(session);
  await keptInTime(session);
}

test("two boards are played and kept, each by itself", async () => {
  const [one, other] = [createSession(), createSession("other")];
  await Promise.all([play(one, ONE, 1, 5), play(other, OTHER, 0, 7)]);
  expect(view(one).value?.digits).toBe(`15${ONE.slice(2)}`);
  expect(view(other).value?.digits).toBe(`7${OTHER.slice(1)}`);
  expect(onTable(one)).not.toBe(onTable(other));
  expect(saved).toEqual(expect.arrayContaining([`15${ONE.slice(2)}`, `7${OTHER.slice(1)}`]));
});

test("what is said, hinted and practised on one board is not on the other, and its clock runs on", () => {
  const [one, other] = [createSession(), createSession("other")];
  say(one, "Solved.");
  hint(one).value = { step: {} as Hint, depth: 1, number: -1 };
  hint(other).value = { step: {} as Hint, depth: 2, number: -1 };
  practising(other).value = { technique: "x-wing" } as never;
  expect(notice(other).value).toBe("");
  expect(practising(one).value).toBeUndefined();
  dropHint(one);
  expect(hint(one).value).toBeUndefined();
  expect(hint(other).value).toMatchObject({ depth: 2 });
  vi.useFakeTimers();
  const [began, beganToo] = [now(one), now(other)];
  holdClock(one, true);
  vi.advanceTimersByTime(1_000);
  expect([now(one) - began, now(other) - beganToo]).toEqual([0, 1_000]);
  vi.useRealTimers();
});

test("another language is spoken on all boards", async () => {
  PlainEngine.namings.clear();
  const [one, other] = [createSession(), createSession("other")];
  await Promise.all([play(one, ONE, 1, 5), play(other, OTHER, 0, 7)]);
  expect(new Set(PlainEngine.namings.values())).toEqual(new Set(["rc"]));
  await changeLanguage("fr");
  expect(new Set(PlainEngine.namings.values())).toEqual(new Set(["lc"]));
  expect(language.value).toBe("fr");
  await changeLanguage("en");
});

test("a part is made once in each session", () => {
  const numbers = part(({ name }) => [name]);
  const [one, other] = [createSession(), createSession("other")];
  expect(numbers(one)).toBe(numbers(one));
  expect([numbers(one), numbers(other)]).toEqual([[""], ["other"]]);
});
