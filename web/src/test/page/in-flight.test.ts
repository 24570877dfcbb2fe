/** What a page leaves when it goes before the engine has answered, and what the next one finds of it. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command } from "../../main/page/engine/door";
import { expected, untouched } from "../../main/page/game/ahead";
import { handOf } from "../../main/page/game/hand";
import { bare, type Session } from "../../main/page/session/session";

const kept = new Map<string, string>();
let leave = (): void => undefined;

vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
  leave = listener;
});
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
  removeItem: (name: string) => kept.delete(name),
});
const { finish, forgetFlight, give, lose, saving, see, send, takeFirst, takeLeft } = await import(
  "../../main/page/game/in-flight"
);

const GAME = { id: 7, changed: 70 };
const START = untouched(".".repeat(81), 6, []);
const TYPE: Command = ["type", 5];
const GO: Command = ["go-to", 40];

let session: Session;

beforeEach(() => {
  kept.clear();
  session = bare("");
});

afterEach(() => forgetFlight(session));

afterAll(() => {
  vi.unstubAllGlobals();
});

function given(...commands: readonly Command[]): void {
  for (const command of commands) {
    give(session, command, () => GAME);
  }
}

/** What a page leaves that goes now. */
function left(): readonly Command[] {
  leave();
  return takeLeft(GAME);
}

test("what the engine has not answered is left once, with what the player held before", () => {
  const held = expected(START, [["press", 12]]);
  see(session, held);
  given(TYPE, GO);
  send(session, TYPE);
  expect(left()).toEqual([...handOf(held), TYPE, GO]);
  expect(takeLeft(GAME)).toEqual([]);
});

test("what is in the text that is kept is not left; what was told since it was asked for is", () => {
  given(TYPE, GO);
  send(session, TYPE);
  const saved = saving(session);
  const after = expected(START, [["press", 3]]);
  see(session, after);
  send(session, GO);
  saved();
  expect(left()).toEqual([...handOf(after), GO]);
});

test("a selection that was answered is not left, but behind a digit that is not kept", () => {
  given(GO);
  send(session, GO);
  finish(session, GO);
  expect(left()).toEqual([]);
  given(TYPE, GO);
  send(session, TYPE);
  send(session, GO);
  finish(session, GO);
  expect(left()).toEqual([TYPE, GO]);
  saving(session)();
  expect(left()).toEqual([]);
});

test("what was left of a page that goes on after all goes when it is kept", () => {
  given(TYPE);
  send(session, TYPE);
  leave();
  expect(kept.size).toBe(1);
  saving(session)();
  expect(kept.size).toBe(0);
});

test("an engine that breaks loses what it was told alone", () => {
  see(session, START);
  given(TYPE, GO);
  send(session, TYPE);
  lose(session);
  expect(left()).toEqual([GO]);
});

test("another game on the table is not given what was meant for the last one", () => {
  given(TYPE);
  forgetFlight(session);
  expect(left()).toEqual([]);
});

test("a game that has changed since is not given it either", () => {
  given(TYPE);
  leave();
  expect(takeLeft({ id: 7, changed: 71 })).toEqual([]);
  expect(kept.size).toBe(0);
});

test("a puzzle that has not been kept is left with its commands", () => {
  const puzzle = "1........".repeat(9);
  give(session, TYPE, () => ({ puzzle }));
  leave();
  expect(takeFirst()).toMatchObject({ puzzle, commands: [TYPE] });
  expect(takeFirst()).toBeUndefined();
});

test.each([
  "{",
  "null",
  "7",
  '{"changed":70}',
  '{"changed":70,"commands":[["type",{}]]}',
  '{"puzzle":"12","commands":[]}',
])("%s is nothing that a page has left", (text) => {
  kept.set("escargot-in-flight-7", text);
  kept.set("escargot-in-flight-first", text);
  expect(takeLeft(GAME)).toEqual([]);
  expect(takeFirst()).toBeUndefined();
});
