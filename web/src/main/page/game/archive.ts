/** What is kept of games, how many, and how they are read from a file that may be anything. */

/** A game as it is kept. */
export interface KeptGame {
  /** When it was begun, in milliseconds; also its name. */
  readonly id: number;
  /** When it last changed. */
  readonly changed: number;
  readonly level: number;
  /** How many cells hold a digit, 0 to 625. */
  readonly filled: number;
  readonly won: boolean;
  /** What the engine wrote, or the place for puzzles with rules of their own. */
  readonly saved: string;
  /** What it is called; missing where that is its level, or nothing. */
  readonly name?: string | undefined;
  /** How it looks, where that was kept: the digits of its cells, and the frozen ones among them, `.` for empty. */
  readonly board?: { readonly digits: string; readonly givens: string };
}

export interface Archive {
  readonly games: readonly KeptGame[];
  /** Names and JSON. */
  readonly settings: readonly (readonly [string, string])[];
}

/** More games are not kept. */
export const MOST_GAMES = 200;
/** Nor more characters of all games together; 200 long ones have a tenth of that. */
const MOST_CHARACTERS = 30_000_000;
/** Names are shorter. */
export const LONGEST_NAME = 200;
/** The engine writes and reads no longer ones. */
const LONGEST_GAME = 1_000_000;

/** What `text` holds; undefined where any of it is nothing that this page has written. */
export function readArchive(text: string): Archive | undefined {
  let found: Partial<Record<string, unknown>> | null;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  return typeof found === "object" &&
    found?.escargot === 1 &&
    Array.isArray(found.games) &&
    found.games.every(isGame) &&
    Array.isArray(found.settings) &&
    found.settings.every(isSetting)
    ? { games: found.games.map(plain), settings: found.settings }
    : undefined;
}

/** Whether `found` is a game as this page keeps it. */
export function isGame(found: unknown): found is KeptGame {
  const game = found as Partial<KeptGame> | null;
  return (
    typeof game === "object" &&
    isBetween(game?.id, 0, Number.MAX_SAFE_INTEGER) &&
    isBetween(game?.changed, 0, Number.MAX_SAFE_INTEGER) &&
    isBetween(game?.level, -1, 20) &&
    isBetween(game?.filled, 0, 625) &&
    typeof game?.won === "boolean" &&
    typeof game.saved === "string" &&
    game.saved.length <= LONGEST_GAME &&
    /^escargot-(game|variant) /.test(game.saved) &&
    (game.name === undefined || (typeof game.name === "string" && game.name.length <= LONGEST_NAME)) &&
    (game.board === undefined || (isBoard(game.board?.digits) && isBoard(game.board?.givens)))
  );
}

const isBoard = (found: unknown) => typeof found === "string" && /^[1-9A-P.]{16,625}$/.test(found);

function isBetween(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Without whatever else stands there, and not from the future, for it would be the last game for ever. */
function plain({ id, changed, level, filled, won, saved, name, board }: KeptGame): KeptGame {
  const shown = board && { board: { digits: board.digits, givens: board.givens } };
  const named = name === undefined ? {} : { name };
  return { id, changed: Math.min(changed, Date.now()), level, filled, won, saved, ...named, ...shown };
}

function isSetting(found: unknown): found is readonly [string, string] {
  return Array.isArray(found) && found.length === 2 && found.every((each) => typeof each === "string");
}

/** The games that are too many: the finished ones first, then those that have not changed for longest. */
export function tooMany(games: readonly KeptGame[]): readonly KeptGame[] {
  const byWorth = [...games].sort((a, b) => Number(a.won) - Number(b.won) || b.changed - a.changed);
  return byWorth.slice(fitting(byWorth));
}

/** Of `more` games those for which there is room beside `kept`: the ones that changed last. */
export function thatFit(kept: readonly KeptGame[], more: readonly KeptGame[]): readonly KeptGame[] {
  const byTime = [...more].sort((a, b) => b.changed - a.changed);
  return byTime.slice(0, Math.max(0, fitting([...kept, ...byTime]) - kept.length));
}

/** How many of `games`, from the first on, can be kept together. */
function fitting(games: readonly KeptGame[]): number {
  let characters = 0;
  const full = games.findIndex((game, place) => {
    characters += game.saved.length;
    return place === MOST_GAMES || characters > MOST_CHARACTERS;
  });
  return full < 0 ? games.length : full;
}
