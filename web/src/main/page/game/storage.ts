/** Keeps games in IndexedDB, so that closing the page loses nothing. */
import type { View } from "../engine/view";
import { embedded } from "../settings/embedded";
import { takeSetting } from "../settings/settings";
import { isGame, type KeptGame, readArchive, thatFit, tooMany } from "./archive";
import { inTime } from "./patience";
import { forgetUnwritten, holdUnwritten, leftGames, letGoOf } from "./unwritten";

const DATABASE = "escargot";
const GAMES = "games";

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).then(takeOver);
  return opened;
}

/** Writes what the page before could not. */
async function takeOver(database: IDBDatabase): Promise<IDBDatabase> {
  const left = leftGames();
  try {
    if (left.length > 0) {
      const store = storeOf(database, "readwrite");
      const there: unknown[] = await settled(store.getAll());
      const kept = new Map(there.filter(isGame).map(({ id, changed }) => [id, changed]));
      for (const game of left.filter(({ id, changed }) => changed >= (kept.get(id) ?? 0))) {
        store.put(game);
      }
      await done(store);
      left.forEach(letGoOf);
    }
  } catch {
    // It stays where it is until the next time.
  }
  return database;
}

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return storeOf(await inTime(database()), mode);
}

const storeOf = (database: IDBDatabase, mode: IDBTransactionMode) =>
  database.transaction(GAMES, mode, { durability: "strict" }).objectStore(GAMES);

/** What of a game is kept beside what it can be continued from. */
export type Looks = Pick<View, "level" | "filled" | "won" | "digits" | "givens">;

/** A game to be kept as it is now. It is not lost from here on, whether [keepGame] comes in time or not. */
export function gameNow(
  { id, name }: Pick<KeptGame, "id" | "name">,
  saved: string,
  { level, filled, won, digits, givens }: Looks,
): KeptGame {
  const called = name === undefined ? {} : { name };
  const board = { digits, givens };
  return holdUnwritten({ id, changed: Date.now(), level, filled, won, saved, ...called, board });
}

/** Keeps a game, which may be `fresh` in the storage; answers how many old ones had to go for it. */
export async function keepGame(game: KeptGame, fresh: boolean): Promise<number> {
  if (embedded) {
    return 0;
  }
  const { id } = game;
  const gone = fresh
    ? tooMany([{ ...game, won: false }, ...(await keptGames()).filter((kept) => kept.id !== id)])
    : [];
  const store = await games("readwrite");
  store.put(game);
  for (const old of gone.filter((each) => each.id !== id)) {
    store.delete(old.id);
  }
  await done(store);
  letGoOf(game);
  return gone.length;
}

/** All games, the one that changed last first; none in a browser that keeps nothing, such as a private window. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  if (embedded) {
    return [];
  }
  try {
    return await allGames();
  } catch {
    return [];
  }
}

/** All games, the one that changed last first. What another program has put there in place of a game stays unseen.
 *
 * @throws when the storage does not tell */
async function allGames(): Promise<readonly KeptGame[]> {
  const kept: unknown[] = await settled((await games("readonly")).getAll());
  return kept.filter(isGame).sort((a, b) => b.changed - a.changed);
}

export async function forgetGame(id: number): Promise<void> {
  forgetUnwritten(id);
  const store = await games("readwrite");
  store.delete(id);
  await done(store);
}

/** Keeps `game` again as it was before it was forgotten, unless one of its name has been kept since. */
export async function rememberGame(game: KeptGame): Promise<void> {
  const store = await games("readwrite");
  if ((await settled(store.count(game.id))) === 0) {
    store.put(game);
  }
  await done(store);
}

/** Everything that is kept, as text: games, statistics and settings. */
export async function everything(): Promise<string> {
  const settings = Object.entries(localStorage).filter(([name]) => name.startsWith("escargot."));
  return JSON.stringify({ escargot: 1, games: await keptGames(), settings });
}

/** Takes what [everything] has written; what is kept already stays. Answers for how many games there was no room, or
 * undefined where the text is something else. */
export async function takeEverything(text: string): Promise<number | undefined> {
  const archive = readArchive(text);
  if (!archive) {
    return undefined;
  }
  const here = new Map((await allGames()).map((game) => [game.id, game]));
  const later = archive.games.filter((game) => game.changed > (here.get(game.id)?.changed ?? -1));
  const staying = [...here.values()].filter((game) => !later.some(({ id }) => id === game.id));
  const taken = thatFit(staying, later);
  const store = await games("readwrite");
  for (const game of taken) {
    store.put(game);
  }
  await done(store);
  for (const [name, value] of archive.settings) {
    takeSetting(name.replace(/^escargot\./, ""), value);
  }
  return later.length - taken.length;
}

/** Ends the transaction of `store` at once, so that a page that is closed now loses none of it. */
function done(store: IDBObjectStore): Promise<void> {
  const { transaction } = store;
  return inTime(
    new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      transaction.commit();
    }),
  );
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return inTime(
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }),
  );
}
