/** Where saved games are kept: plain values by their field `saved`, each with the number of its last change. */
export interface Storage {
  /** Everything that is kept, in any order. What comes back may have been written by anybody. */
  list(): Promise<readonly unknown[]>;
  get(saved: string): Promise<unknown>;
  /**
   * Keeps a value unless another has been kept since the change `after`, or, for `null`, ever.
   * @returns whether it is kept.
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

/** Games in the browser's own database. Two tabs share it: `put` lets one of them know that the other has played on. */
export function browserStorage(factory: IDBFactory, name: string): Storage {
  let open: Promise<IDBDatabase> | null = null;

  function database(): Promise<IDBDatabase> {
    open ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(name, VERSION);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'saved' });
      request.onblocked = () => reject(new Error('another tab keeps an older version of the database open'));
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const { result } = request;
        // A newer page may change the database: this one opens it again when it is asked next.
        result.onversionchange = () => {
          result.close();
          open = null;
        };
        result.onclose = () => {
          open = null;
        };
        resolve(result);
      };
    }).catch((error: unknown) => {
      open = null;
      throw error;
    });
    return open;
  }

  /** Runs `work` in one transaction, and waits until it is durable. */
  async function inStore<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, answer: (value: T) => void) => void,
  ): Promise<T | undefined> {
    const transaction = (await database()).transaction(STORE, mode);
    return new Promise((resolve, reject) => {
      let answered: T | undefined;
      transaction.oncomplete = () => resolve(answered);
      transaction.onabort = () => reject(transaction.error ?? new Error('the database has taken the change back'));
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
          if (isNext) store.put(value);
        };
      })) ?? false,
    async remove(saved) {
      await inStore<void>('readwrite', (store) => {
        store.delete(saved);
      });
    },
  };
}
