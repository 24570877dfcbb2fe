/** Commands that no kept text of the game holds yet. The engine answers later than a page that goes can wait: such a page
 * leaves them in `localStorage`, and the next one that has their game on its table gives them again. */
import type { Command } from "../engine/door";
import type { View } from "../engine/view";
import { part, type Session } from "../session/session";
import { embedded } from "../settings/embedded";
import { handOf } from "./hand";
import { leaveAs, removeLeft, whenLeaving } from "./leaving";

/** Begins their names there: they are not among the settings, which can be forgotten at once. */
const NAME = "escargot-in-flight-";

/** What commands follow: a game as it was kept at a time, or a puzzle that has not been kept. */
export type Base = { readonly id: number; readonly changed: number } | { readonly puzzle: string };

/** What a page leaves. */
type Left = Base & { readonly commands: readonly Command[] };

interface Given {
  readonly command: Command;
  /** Whether the engine has been told. */
  readonly isSent: boolean;
  /** Whether nothing has to be kept of what it did, as of a selection. */
  readonly isDone: boolean;
}

const flight = part(() => ({
  given: [] as readonly Given[],
  /** What the engine answered last of the game, and what it had answered before the first of them. */
  last: undefined as View | undefined,
  before: undefined as View | undefined,
  /** Under which name they have been left. */
  left: undefined as string | undefined,
}));

/** The sessions that have had any, and what tells their base. */
const bases = new Map<Session, () => Base | undefined>();

/** The player gives `command`; `base` tells what all that are in flight follow. */
export function give(session: Session, command: Command, base: () => Base | undefined): void {
  const own = flight(session);
  if (own.given.length === 0) {
    own.before = own.last;
  }
  own.given = [...own.given, { command, isSent: false, isDone: false }];
  bases.set(session, base);
}

/** The engine is told `command`. */
export const send = (session: Session, command: Command): void => mark(session, command, { isSent: true });

/** The engine did `command`, and nothing has to be kept of it. */
export function finish(session: Session, command: Command): void {
  mark(session, command, { isDone: true });
  land(session, () => false);
}

/** The engine broke: what it was told is lost, as its player has been told, and the next engine has an empty hand. */
export function lose(session: Session): void {
  flight(session).last = undefined;
  land(session, ({ isSent }) => isSent);
}

/** What the engine answers of the game. */
export function see(session: Session, view: View): void {
  flight(session).last = view;
}

/** To be called as the game is asked for as text, and what it returns as the text is there: that holds whatever was sent
 * before. */
export function saving(session: Session): () => void {
  const sent = new Set(flight(session).given.flatMap(({ command, isSent }) => (isSent ? [command] : [])));
  return () => land(session, ({ command }) => sent.has(command));
}

/** Nothing is given again of the game that was on the table. */
export function forgetFlight(session: Session): void {
  flight(session).last = undefined;
  land(session, () => true);
}

function mark(session: Session, command: Command, as: Partial<Given>): void {
  const own = flight(session);
  own.given = own.given.map((each) => (each.command === command ? { ...each, ...as } : each));
}

/** Those that `isKept` need not be given again, nor those before the first one that does. */
function land(session: Session, isKept: (given: Given) => boolean): void {
  const own = flight(session);
  const flying = own.given.filter((each) => !isKept(each));
  const open = flying.findIndex(({ isDone }) => !isDone);
  const [first] = own.given;
  own.given = open < 0 ? [] : flying.slice(open);
  if (own.given[0] !== first) {
    // What was given later has not been answered yet.
    own.before = own.last;
  }
  if (own.left !== undefined && own.given.length === 0) {
    removeLeft(own.left);
    own.left = undefined;
  }
}

/** The commands that a page left of game `id` as it was kept when it had `changed`. They are left no more. */
export function takeLeft({
  id,
  changed,
}: {
  readonly id: number;
  readonly changed: number;
}): readonly Command[] {
  const left = take(String(id));
  return left && "changed" in left && left.changed === changed ? left.commands : [];
}

/** The puzzle that a page left before it was kept, and the commands that follow. They are left no more. */
export function takeFirst(): { readonly puzzle: string; readonly commands: readonly Command[] } | undefined {
  const left = take(FIRST);
  return left && "puzzle" in left ? left : undefined;
}

/** In place of the number of a game that has not been kept. */
const FIRST = "first";

function take(which: string): Left | undefined {
  if (embedded) {
    return undefined;
  }
  try {
    const left: unknown = JSON.parse(localStorage.getItem(NAME + which) ?? "null");
    removeLeft(NAME + which);
    return isLeft(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

function isLeft(found: unknown): found is Left {
  const left = found as { readonly [name: string]: unknown } | null;
  return (
    typeof left === "object" &&
    (Number.isSafeInteger(left?.changed) || /^[1-9.]{81}$/.test(String(left?.puzzle))) &&
    Array.isArray(left?.commands) &&
    left.commands.every(isCommand)
  );
}

const isCommand = (found: unknown) =>
  Array.isArray(found) &&
  typeof found[0] === "string" &&
  found.slice(1).every((given) => typeof given === "string" || Number.isSafeInteger(given));

whenLeaving(() => {
  for (const [session, base] of embedded ? [] : bases) {
    const { given, before } = flight(session);
    const follows = given.length > 0 ? base() : undefined;
    if (follows) {
      const name = NAME + ("id" in follows ? follows.id : FIRST);
      const commands = [...(before ? handOf(before) : []), ...given.map(({ command }) => command)];
      if (leaveAs(name, { ...follows, commands })) {
        flight(session).left = name;
      }
    }
  }
});
