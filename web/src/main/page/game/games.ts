/** Which game is on the table: a new one, one that was kept, one that the player brought. */

import { batch, signal } from "@preact/signals";
import { EngineFailure } from "../engine/client";
import { isProblem, type View } from "../engine/view";
import { bandOf } from "../settings/level";
import { atDesk } from "../settings/settings";
import { words } from "../words";
import { decimal } from "../words/decimal";
import { say } from "../words/notice";
import { asSentence } from "../words/sentence";
import { dayOf } from "../words/time";
import { act, enterAnew, keepUntouched, playText, show } from "./act";
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
  link: string,
  name?: string,
  laid?: (shown: View) => void,
): Promise<boolean> {
  const answer = await ask("follow", link, now());
  if (!answer || isProblem(answer)) {
    return show(answer);
  }
  return batch(() => {
    another(name);
    laid?.(answer);
    return show(answer);
  });
}

/** Begins a famous puzzle, by its id and what it is called. */
export async function beginFamous(id: string, name: string): Promise<void> {
  if (await followLink(id, name)) {
    void countStatistics("started");
  }
}

/** How often another game was put on the table: it is to be seen, wherever that was asked for. */
export const tablesLaid = signal(0);

/** Answers whether nothing was put on the table since now: what was waited for meanwhile is wanted no more then. */
export function untilLaid(): () => boolean {
  const before = tablesLaid.peek();
  return () => tablesLaid.peek() === before;
}

/** What comes now is another game; the last one stays where it is kept. */
function another(name?: string): void {
  tablesLaid.value++;
  lastAsked.value = undefined;
  putOnTable(name);
  dropHint();
}

/** Leaves the game on the table, also one that rests: of that the engine would take no other puzzle. */
async function leave(): Promise<void> {
  if (isPaused()) {
    await act("resume");
  }
  another();
}

/** Goes on with a game that was kept. */
export async function resume(game: KeptGame): Promise<void> {
  dropHint();
  tablesLaid.value++;
  await putBack(game);
  show(await ask("load", game.saved, now()));
}

/** Takes a puzzle that the player brought, in a form that the engine reads, as another game; then says `told` of it. */
export async function bring(text: string, told = ""): Promise<void> {
  await leave();
  if (await playText(text)) {
    if (told) {
      say(told);
    }
    void warn(told);
  }
  void countStatistics("started");
}

/** Clears the board for a puzzle that the player types, at the setter's desk or not, beside the game. */
export async function enterPuzzle(isAtDesk = false): Promise<void> {
  await keepUntouched();
  await leave();
  await enter(isAtDesk, false);
}

async function enter(isAtDesk: boolean, withClues: boolean): Promise<void> {
  atDesk.value = isAtDesk;
  await enterAnew(withClues);
}

/** Does the same, and goes to the first cell, from where one types. */
export async function typePuzzle(isAtDesk = false): Promise<void> {
  await enterPuzzle(isAtDesk);
  await act("go-to", 0);
}

/** Goes to the setter's desk: with what is being entered, with the clues of a puzzle that the player brought and has not
 * begun, and else with an empty board, beside the game. */
export async function toDesk(): Promise<void> {
  const shown = view.value;
  if (shown?.stage !== "playing") {
    atDesk.value = true;
    // It may lie behind a page of the course.
    tablesLaid.value++;
  } else if (shown.level < 0 && shown.digits === shown.givens) {
    await correct(true);
  } else {
    await typePuzzle(true);
  }
}

/** Goes back to the game that is played, from what was put on the table beside it; where there is none, to a new one. */
export async function backToGame(): Promise<void> {
  const kept = await keptGames();
  const game = playedOf(kept);
  if (!game) {
    another();
    await welcome();
    return;
  }
  await leave();
  await resume(game);
  if (!game.won) {
    await act("resume");
  }
}

/** Takes the clues of the puzzle on the table to where they can be corrected. */
export async function correct(isAtDesk = false): Promise<void> {
  await keepUntouched();
  await leave();
  await enter(isAtDesk, true);
}

/** Makes a puzzle as the player wants it, and plays it. */
export async function newGame(asked: Asked): Promise<void> {
  say(words.value.drawing);
  const puzzle = await made(asked);
  if (puzzle !== undefined) {
    const isLeft = isKept() && view.value?.stage === "playing" && !view.value.wonOnce;
    await beginNew(puzzle, asked);
    lastAsked.value = asked;
    say(isLeft ? `${drawn(asked.wanted)} ${words.value.gameBefore}` : drawn(asked.wanted));
  }
}

async function beginNew(puzzle: string, { wanted }: Asked, name = nameOf(wanted)): Promise<void> {
  another(name);
  show(await ask("begin", puzzle, "level" in wanted ? wanted.level : -1, now()));
  void countStatistics("started");
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
export async function playDaily(date: number, level: number): Promise<void> {
  const begun = (await keptGames()).find((game) => game.id === dailyGame(date, level));
  if (begun) {
    await leave();
    await resume(begun);
    return;
  }
  say(words.value.drawing);
  const puzzle = await inWords(() => makeDaily(date, level));
  if (puzzle !== undefined) {
    await beginNew(puzzle, atLevel(level), words.value.daily.of(dayOf(date)));
    lastAsked.value = atLevel(level);
    beginDaily(date, level, puzzle, onTable());
    say(words.value.daily.of(dayOf(date)));
  }
}

/** A new puzzle as `asked` for; undefined, and said, when there is none. */
export const made = (asked: Asked) => inWords(() => make(asked));

/** What `making` makes; undefined, and said, when that is nothing. */
async function inWords(making: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    const puzzle = await making();
    if (puzzle === undefined) {
      say(words.value.cancelled);
    }
    return puzzle;
  } catch (failure) {
    if (failure instanceof NoSuchPuzzle) {
      say(asSentence(failure.message));
      return undefined;
    }
    if (failure instanceof EngineFailure) {
      say(words.value.notDrawn);
      return undefined;
    }
    throw failure;
  }
}

/** Puts a link to this board on the clipboard, and to what it is to open beside it. */
export async function share(opens: readonly string[] = []): Promise<void> {
  const fragment = await ask("link");
  if (fragment !== undefined) {
    await navigator.clipboard.writeText(linkOf(fragment, opens));
    say(words.value.shared);
  }
}

/** Puts the result of a game on the clipboard, with a link to its puzzle. */
export async function shareGame(won: View): Promise<void> {
  await navigator.clipboard.writeText(`${gameText(won, gameName())}\n${linkOf(won.givens)}`);
  say(words.value.daily.shared);
}

/** Puts the result of a puzzle of the day on the clipboard, as text that tells nothing of the solution. */
export async function shareResult(won: Won): Promise<void> {
  await navigator.clipboard.writeText(resultText(won));
  say(words.value.daily.shared);
}
