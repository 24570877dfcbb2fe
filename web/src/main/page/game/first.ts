/** The puzzle that a first visit finds on the board, before the engine is there. */

import { signal } from "@preact/signals";
import { OPTIONS } from "../engine/door";
import { part, type Session } from "../session/session";
import { embedded } from "../settings/embedded";
import { options } from "../settings/settings";
import { act, layAhead } from "./act";
import { untouched } from "./ahead";
import { ask } from "./ask";
import { now } from "./clock";
import kept from "./first.txt?raw";
import { takeFirst } from "./in-flight";
import { linkedOf } from "./link";
import { keptGames } from "./storage";

/** The puzzle of the first visit; undefined where there was another visit before. */
export const first = part(() => signal<string | undefined>(undefined));

/** The level of all that are kept in `first.txt`. */
const LEVEL = 6;

/** Whether the page has nothing to show but what it finds itself: no game was kept, and the address carries no board. */
export async function isFirstVisit(): Promise<boolean> {
  return !embedded && linkedOf(location.hash).board === "" && (await keptGames()).length === 0;
}

/** Lays a puzzle on the table, which is kept, and counts, from its first change on: that of a page that went before it
 * was kept, with what was done to it, or one that is drawn. */
export async function welcome(session: Session): Promise<void> {
  const left = takeFirst();
  const puzzle = left?.puzzle ?? drawn();
  first(session).value = puzzle;
  const lay = () => ask(session, "welcome", puzzle, LEVEL, now(session));
  const layBehind = async () => {
    await painted();
    // An engine that fails has been replaced by the second time.
    return (await lay()) ?? (await lay());
  };
  const on = options.value.split(" ");
  const view = untouched(
    puzzle,
    LEVEL,
    OPTIONS.filter((option) => on.includes(option)),
  );
  const laid = layAhead(session, view, layBehind);
  for (const command of left?.commands ?? []) {
    void act(session, ...command);
  }
  await laid;
}

/** More than a browser takes to draw, and little to wait where nothing is drawn, as in a tab out of sight. */
const PAINTED_MS = 500;

/** Ends when what has just been rendered can be seen: a worker that compiles takes the processor from its drawing. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, PAINTED_MS);
  });

/** One of those that are kept, with its digits exchanged. */
function drawn(): string {
  const puzzles = kept.trim().split("\n");
  const digits = shuffled([..."123456789"]);
  const puzzle = puzzles[below(puzzles.length)] ?? "";
  return puzzle.replace(/\d/g, (digit) => digits[Number(digit) - 1] ?? digit);
}

function shuffled<T>(all: readonly T[]): readonly T[] {
  return all
    .map((each) => ({ each, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

const below = (bound: number) => Math.floor(Math.random() * bound);
