/** Keeps games in IndexedDB, so that closing the page loses nothing. */
import type { View } from "../engine/answers";

const DATABASE = "escargot";
const GAMES = "games";

/** A game as it is kept. */
export interface KeptGame {
  /** When it was begun, in milliseconds; also its name. */
  readonly id: number;
  /** When it last changed. */
  readonly changed: number;
  readonly level: number;
  /** 0..81 */
  readonly filled: number;
  readonly won: boolean;
  /** What the engine wrote. */
  readonly saved: string;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(GAMES, mode, { durability: "strict" }).objectStore(GAMES);
}

export async function keepGame(id: number, saved: string, view: View): Promise<void> {
  const { level, filled, won } = view;
  const game: KeptGame = { id, changed: Date.now(), level, filled, won, saved };
  await settled((await games("readwrite")).put(game));
}

/** All games, the one that changed last first; none in a browser that keeps nothing, such as a private window. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  try {
    const kept: KeptGame[] = await settled((await games("readonly")).getAll());
    return kept.sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

export async function forgetGame(id: number): Promise<void> {
  await settled((await games("readwrite")).delete(id));
}

/** Everything that is kept, as text: games, statistics and settings. */
export async function everything(): Promise<string> {
  const settings = Object.entries(localStorage).filter(([name]) => name.startsWith("escargot."));
  return JSON.stringify({ escargot: 1, games: await keptGames(), settings });
}

/** Takes what [everything] has written; what is kept already stays. False where the text is something else. */
export async function takeEverything(text: string): Promise<boolean> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return false;
  }
  if (!isArchive(found)) {
    return false;
  }
  const store = await games("readwrite");
  await Promise.all(found.games.map((game) => settled(store.put(game))));
  for (const [name, value] of found.settings) {
    if (name.startsWith("escargot.") && localStorage.getItem(name) === null) {
      localStorage.setItem(name, value);
    }
  }
  return true;
}

interface Archive {
  readonly games: readonly KeptGame[];
  readonly settings: readonly (readonly [string, string])[];
}

function isArchive(found: unknown): found is Archive {
  const archive = found as Partial<Archive & { escargot: number }> | null;
  return (
    typeof archive === "object" &&
    archive?.escargot === 1 &&
    Array.isArray(archive.games) &&
    archive.games.every((game) => typeof game?.id === "number" && typeof game?.saved === "string") &&
    Array.isArray(archive.settings) &&
    archive.settings.every((pair) => Array.isArray(pair) && pair.every((each) => typeof each === "string"))
  );
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
