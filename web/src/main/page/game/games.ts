/** Which game is on the table: a new one, one that was kept, one that the player brought. */

import { EngineFailure } from "../engine/client";
import { isProblem } from "../engine/view";
import { words } from "../words";
import { say } from "../words/notice";
import { act, playPasted, show } from "./act";
import { ask, now } from "./ask";
import { dropHint } from "./hint";
import { putBack, putOnTable } from "./keeping";
import { linkOf } from "./link";
import { make } from "./making";
import { warn } from "./solutions-aware";
import { countStatistics } from "./statistics";
import { isPaused } from "./view";

/** Takes the board of a link; the last game stays where it is kept. */
export async function followLink(link: string): Promise<boolean> {
  const answer = await ask("follow", link, now());
  if (answer && !isProblem(answer)) {
    another();
  }
  return show(answer);
}

/** Begins a famous puzzle, by its id. */
export async function beginFamous(id: string): Promise<void> {
  if (await followLink(id)) {
    void countStatistics("started");
  }
}

/** What comes now is another game; the last one stays where it is kept. */
function another(): void {
  putOnTable();
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
export async function resume(id: number, saved: string): Promise<void> {
  dropHint();
  await putBack(id);
  show(await ask("load", saved, now()));
}

/** Takes a puzzle that the player brought, in a form that the engine reads, as another game. */
export async function bring(text: string): Promise<void> {
  await leave();
  if (await playPasted(text)) {
    void warn();
  }
  void countStatistics("started");
}

/** Clears the board for a puzzle that the player types; the last game stays where it is kept. */
export async function enterPuzzle(): Promise<void> {
  await leave();
  await act("enter-puzzle");
  await act("clear-all");
}

/** Draws a puzzle of `level` and plays it. */
export async function newGame(level: number): Promise<void> {
  say(words.value.drawing);
  const puzzle = await made(level);
  if (puzzle !== undefined) {
    another();
    show(await ask("begin", puzzle, level, now()));
    void countStatistics("started");
    say(words.value.drawn(level));
  }
}

/** A new puzzle of `level`; undefined, and said, when there is none. */
export async function made(level: number): Promise<string | undefined> {
  try {
    const puzzle = await make(level);
    if (puzzle === undefined) {
      say(words.value.cancelled);
    }
    return puzzle;
  } catch (failure) {
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
