/** Which game is on the table: a new one, one that was kept, one that the player brought. */

import { batch, signal } from "@preact/signals";
import { EngineFailure } from "../engine/client";
import { isProblem, type View } from "../engine/view";
import { part, type Session } from "../session/session";
import { bandOf } from "../settings/level";
import { atDesk } from "../settings/settings";
import { words } from "../words";
import { decimal } from "../words/decimal";
import { say } from "../words/notice";
import { asSentence } from "../words/sentence";
import { dayOf } from "../words/time";
import { act, enterAnew, giveAgain, keepUntouched, playText, show } from "./act";
import type { KeptGame } from "./archive";
import { ask } from "./ask";
import { now } from "./clock";
import { beginDaily, dailyGame, type Won } from "./daily";
import { welcome } from "./first";
import { dropHint } from "./hint";
import { gameName, isKept, onTable, playedOf, putBack, putOnTable } from "./keeping";
import { linkOf } from "./link";
import { make, makeDaily, NoSuchPuzzle } from "./making";
import { gameText, resultText } from "./result";
import { warn } from "./solutions-aware";
import { countStatistics } from "./statistics";
import { keptGames } from "./storage";
import { isPaused, view } from "./view";
import { type Asked, atLevel, lastAsked, type Wanted } from "./wanted";

/** Takes the board of a link, which may have a name, and tells `laid` of it as it is shown; the last game stays where it
 * is kept. */
export async function followLink(
  session: Session,
  link: string,
  name?: string,
  laid?: (shown: View) => void,
): Promise<boolean> {
  const answer = await ask(session, "follow", link, now(session));
  if (!answer || isProblem(answer)) {
    return show(session, answer);
  }
  return batch(() => {
    another(session, name);
    laid?.(answer);
    return show(session, answer);
  });
}

/** Begins a famous puzzle, by its id and what it is called. */
export async function beginFamous(session: Session, id: string, name: string): Promise<void> {
  if (await followLink(session, id, name)) {
    void countStatistics(session, "started");
  }
}

/** How often another game was put on the table: it is to be seen, wherever that was asked for. */
export const tablesLaid = part(() => signal(0));

/** Answers whether nothing was put on the table since now: what was waited for meanwhile is wanted no more then. */
export function untilLaid(session: Session): () => boolean {
  const before = tablesLaid(session).peek();
  return () => tablesLaid(session).peek() === before;
}

/** What comes now is another game; the last one stays where it is kept. */
function another(session: Session, name?: string): void {
  tablesLaid(session).value++;
  lastAsked(session).value = undefined;
  putOnTable(session, name);
  dropHint(session);
}

/** Leaves the game on the table, also one that rests: of that the engine would take no other puzzle. */
async function leave(session: Session): Promise<void> {
  if (isPaused(session)) {
    await act(session, "resume");
  }
  another(session);
}

/** Goes on with a game that was kept. */
export async function resume(session: Session, game: KeptGame): Promise<void> {
  dropHint(session);
  tablesLaid(session).value++;
  await putBack(session, game);
  show(session, await ask(session, "load", game.saved, now(session)));
  await giveAgain(session);
}

/** Takes a puzzle that the player brought, in a form that the engine reads, as another game; then says `told` of it. */
export async function bring(session: Session, text: string, told = ""): Promise<void> {
  await leave(session);
  if (await playText(session, text)) {
    if (told) {
      say(session, told);
    }
    void warn(session, told);
  }
  void countStatistics(session, "started");
}

/** Clears the board for a puzzle that the player types, at the setter's desk or not, beside the game. */
export async function enterPuzzle(session: Session, isAtDesk = false): Promise<void> {
  await keepUntouched(session);
  await leave(session);
  await enter(session, isAtDesk, false);
}

async function enter(session: Session, isAtDesk: boolean, withClues: boolean): Promise<void> {
  atDesk.value = isAtDesk;
  await enterAnew(session, withClues);
}

/** Does the same, and goes to the first cell, from where one types. */
export async function typePuzzle(session: Session, isAtDesk = false): Promise<void> {
  await enterPuzzle(session, isAtDesk);
  await act(session, "go-to", 0);
}

/** Goes to the setter's desk: with what is being entered, with the clues of a puzzle that the player brought and has not
 * begun, and else with an empty board, beside the game. */
export async function toDesk(session: Session): Promise<void> {
  const shown = view(session).value;
  if (shown?.stage !== "playing") {
    atDesk.value = true;
    // It may lie behind a page of the course.
    tablesLaid(session).value++;
  } else if (shown.level < 0 && shown.digits === shown.givens) {
    await correct(session, true);
  } else {
    await typePuzzle(session, true);
  }
}

/** Goes back to the game that is played, from what was put on the table beside it; where there is none, to a new one. */
export async function backToGame(session: Session): Promise<void> {
  const kept = await keptGames();
  const game = playedOf(session, kept);
  if (!game) {
    another(session);
    await welcome(session);
    return;
  }
  await leave(session);
  await resume(session, game);
  if (!game.won) {
    await act(session, "resume");
  }
}

/** Takes the clues of the puzzle on the table to where they can be corrected. */
export async function correct(session: Session, isAtDesk = false): Promise<void> {
  await keepUntouched(session);
  await leave(session);
  await enter(session, isAtDesk, true);
}

/** Makes a puzzle as the player wants it, and plays it. */
export async function newGame(session: Session, asked: Asked): Promise<void> {
  say(session, words.value.drawing);
  const puzzle = await made(session, asked);
  if (puzzle !== undefined) {
    const left = view(session).value;
    const isLeft = isKept(session) && left?.stage === "playing" && !left.wonOnce;
    await beginNew(session, puzzle, asked);
    lastAsked(session).value = asked;
    say(session, isLeft ? `${drawn(asked.wanted)} ${words.value.gameBefore}` : drawn(asked.wanted));
  }
}

async function beginNew(
  session: Session,
  puzzle: string,
  { wanted }: Asked,
  name = nameOf(wanted),
): Promise<void> {
  another(session, name);
  show(session, await ask(session, "begin", puzzle, "level" in wanted ? wanted.level : -1, now(session)));
  void countStatistics(session, "started");
}

/** What a puzzle that was asked for is called; undefined where its level says it. */
function nameOf(wanted: Wanted): string | undefined {
  if ("level" in wanted) {
    return undefined;
  }
  return "technique" in wanted ? wanted.name : `ER ${wanted.rating.map((er) => decimal(er / 10)).join("–")}`;
}

function drawn(wanted: Wanted): string {
  const w = words.value;
  if ("level" in wanted) {
    return w.drawn(wanted.level, w.levels[bandOf(wanted.level)] ?? "");
  }
  return "technique" in wanted
    ? w.ways.needing(wanted.name)
    : w.ways.rated(...(wanted.rating.map((er) => decimal(er / 10)) as [string, string]));
}

/** Plays the puzzle of a day: goes on with it where it was begun and is still kept. */
export async function playDaily(session: Session, date: number, level: number): Promise<void> {
  const begun = (await keptGames()).find((game) => game.id === dailyGame(date, level));
  if (begun) {
    await leave(session);
    await resume(session, begun);
    return;
  }
  say(session, words.value.drawing);
  const puzzle = await inWords(session, () => makeDaily(session, date, level));
  if (puzzle !== undefined) {
    await beginNew(session, puzzle, atLevel(level), words.value.daily.of(dayOf(date)));
    lastAsked(session).value = atLevel(level);
    beginDaily(date, level, puzzle, onTable(session));
    say(session, words.value.daily.of(dayOf(date)));
  }
}

/** A new puzzle as `asked` for; undefined, and said, when there is none. */
export const made = (session: Session, asked: Asked) => inWords(session, () => make(session, asked));

/** What `making` makes; undefined, and said, when that is nothing. */
async function inWords(
  session: Session,
  making: () => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    const puzzle = await making();
    if (puzzle === undefined) {
      say(session, words.value.cancelled);
    }
    return puzzle;
  } catch (failure) {
    if (failure instanceof NoSuchPuzzle) {
      say(session, asSentence(failure.message));
      return undefined;
    }
    if (failure instanceof EngineFailure) {
      say(session, words.value.notDrawn);
      return undefined;
    }
    throw failure;
  }
}

/** Puts a link to this board on the clipboard, and to what it is to open beside it. */
export async function share(session: Session, opens: readonly string[] = []): Promise<void> {
  const fragment = await ask(session, "link");
  if (fragment !== undefined) {
    await navigator.clipboard.writeText(linkOf(fragment, opens));
    say(session, words.value.shared);
  }
}

/** Puts the result of a game on the clipboard, with a link to its puzzle. */
export async function shareGame(session: Session, won: View): Promise<void> {
  await navigator.clipboard.writeText(`${gameText(session, won, gameName(session))}\n${linkOf(won.givens)}`);
  say(session, words.value.daily.shared);
}

/** Puts the result of a puzzle of the day on the clipboard, as text that tells nothing of the solution. */
export async function shareResult(session: Session, won: Won): Promise<void> {
  await navigator.clipboard.writeText(resultText(won));
  say(session, words.value.daily.shared);
}
