/** Where the browser keeps the practice match. Where it keeps nothing, a match is over with the page that it is played on. */
const DATABASE = "spellroom-practice";
const STORE = "games";
const KEY = "current";

export interface GameStore {
  read(): Promise<unknown>;
  /** Stores a match in place of the previous one; writes that arrive meanwhile are combined. */
  write(game: unknown): void;
  /** Resolves once everything that was to be kept is. */
  settled(): Promise<void>;
}

export function openGameStore(): GameStore {
  let memory: unknown;
  let waiting: { readonly game: unknown } | null = null;
  let writing: Promise<void> = Promise.resolve();
  const database = openDatabase().catch(() => null);
  const flush = async (): Promise<void> => {
    const next = waiting;
    waiting = null;
    const open = await database;
    if (next === null || open === null) return;
    const transaction = open.transaction(STORE, "readwrite");
    transaction.objectStore(STORE).put(next.game, KEY);
    await finished(transaction).catch(() => undefined);
  };
  return {
    read: async () => {
      await writing;
      const open = await database;
      if (open === null) return memory;
      return await answered(open.transaction(STORE).objectStore(STORE).get(KEY)).catch(() => memory);
    },
    write: (game) => {
      memory = game;
      const isFirst = waiting === null;
      waiting = { game };
      if (isFirst) writing = writing.then(flush);
    },
    settled: () => writing,
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answered(request);
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
