/** A storage of games: plain values by their field `saved`, each with the number of its last change. */
export interface Storage {
  /** All saved values, in any order; they are untrusted. */
  list(): Promise<readonly unknown[]>;
  get(saved: string): Promise<unknown>;
  /**
   * Saves a value unless another was saved since the change `after`, or at any time if `after` is `null`.
   * @returns whether it is saved.
   */
  put(value: Stamped, after: number | null): Promise<boolean>;
  remove(saved: string): Promise<void>;
}

export interface Stamped {
  readonly saved: string;
  readonly change: number;
}

const STORE = 'games';
const VERSION = 1;

/**
 * Games in IndexedDB, which tabs share: `put` tells a tab that another has continued the game. Where pages may
 * store nothing, `factory` may throw.
 */
export function browserStorage(factory: () => IDBFactory, name: string): Storage {
  const database = databaseOpener(factory, name);

  /** Runs `work` in one transaction, and waits until it is durable. */
  async function inStore<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, answer: (value: T) => void) => void,
  ): Promise<T | undefined> {
    const transaction = (await database()).transaction(STORE, mode);
    return new Promise((resolve, reject) => {
      let answered: T | undefined;
      transaction.oncomplete = () => resolve(answered);
      transaction.onabort = () => reject(transaction.error ?? new Error('the database has undone the change'));
      work(transaction.objectStore(STORE), (value) => {
        answered = value;
      });
    });
  }

  return {
    list: async () =>
      (await inStore<unknown[]>('readonly', (store, answer) => {
        const request = store.getAll();
        request.onsuccess = () => answer(request.result);
      })) ?? [],
    get: (saved) =>
      inStore<unknown>('readonly', (store, answer) => {
        const request = store.get(saved);
        request.onsuccess = () => answer(request.result);
      }),
    put: async (value, after) =>
      (await inStore<boolean>('readwrite', (store, answer) => {
        const request = store.get(value.saved);
        request.onsuccess = () => {
          const isNext = (request.result?.change ?? null) === after;
          answer(isNext);
          try {
            if (isNext) store.put(value);
          } catch {
            // Thrown here, it would be an error of the worker, which nothing catches.
            store.transaction.abort();
          }
        };
      })) ?? false,
    async remove(saved) {
      await inStore<void>('readwrite', (store) => {
        store.delete(saved);
      });
    },
  };
}

/** Opens a database on first use, and again after it was closed or failed to open. */
function databaseOpener(factory: () => IDBFactory, name: string): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory().open(name, VERSION);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'saved' });
      request.onblocked = () => reject(new Error('another tab keeps an older version of the database open'));
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const { result } = request;
        // A newer page may upgrade the database; this page reopens it on next use.
        result.onversionchange = () => {
          result.close();
          forget();
        };
        result.onclose = forget;
        resolve(result);
      };
    });

  return () => {
    opened ??= open().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}
