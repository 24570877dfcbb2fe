/** Keeps games in IndexedDB, so that closing the page loses nothing. */
const DATABASE = "escargot";
const GAMES = "games";
const CURRENT = "current";

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Keeps the game that is on the table. */
export async function keepGame(saved: string): Promise<void> {
  const store = (await database())
    .transaction(GAMES, "readwrite", { durability: "strict" })
    .objectStore(GAMES);
  await settled(store.put(saved, CURRENT));
}

/** The game that was on the table, if there was one. */
export async function keptGame(): Promise<string | undefined> {
  try {
    const store = (await database()).transaction(GAMES, "readonly").objectStore(GAMES);
    return await settled<string | undefined>(store.get(CURRENT));
  } catch {
    // A browser that keeps nothing (private windows) still plays.
    return undefined;
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
