/** Keeps games in IndexedDB, so that closing the page loses nothing. */
import type { View } from "../engine/answers";
import { type KeptGame, MOST_GAMES, readArchive, tooMany } from "./archive";
import { takeSetting } from "./settings";

const DATABASE = "escargot";
const GAMES = "games";

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

/** Keeps a game; answers how many old ones had to go for it. */
export async function keepGame(id: number, saved: string, view: View): Promise<number> {
  const { level, filled, won } = view;
  const game: KeptGame = { id, changed: Date.now(), level, filled, won, saved };
  const store = await games("readwrite");
  await settled(store.put(game));
  return makeRoom(store, id);
}

/** Forgets what is too much, but not the game `id`. */
async function makeRoom(store: IDBObjectStore, id: number): Promise<number> {
  if ((await settled(store.count())) <= MOST_GAMES) {
    return 0;
  }
  const kept: KeptGame[] = await settled(store.getAll());
  const gone = tooMany(kept).filter((game) => game.id !== id);
  await Promise.all(gone.map((game) => settled(store.delete(game.id))));
  return gone.length;
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

/** Takes what [everything] has written; what is kept already stays. Answers how many old games had to go for it, or
 * undefined where the text is something else. */
export async function takeEverything(text: string): Promise<number | undefined> {
  const archive = readArchive(text);
  if (!archive) {
    return undefined;
  }
  const here = new Map((await keptGames()).map((game) => [game.id, game.changed]));
  const store = await games("readwrite");
  const fresh = archive.games.filter((game) => game.changed > (here.get(game.id) ?? -1));
  await Promise.all(fresh.map((game) => settled(store.put(game))));
  const gone = await makeRoom(store, -1);
  for (const [name, value] of archive.settings) {
    takeSetting(name.replace(/^escargot\./, ""), value);
  }
  return gone;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
