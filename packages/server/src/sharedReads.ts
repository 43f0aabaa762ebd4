interface WaitingReader<Item> {
  readonly id: string;
  readonly done: (found: Item | null) => void;
  readonly failed: (error: unknown) => void;
}

/** How reads share statements. */
export interface Sharing<Item> {
  /** How many statements run at once; reads that come meanwhile share the next ones. */
  readonly atOnce: number;
  /** The most items in a statement. */
  readonly maxItems: number;
  /** Reads these items, each id once; those that do not exist are left out. */
  readonly readMany: (ids: readonly string[]) => Promise<readonly Item[]>;
  readonly idOf: (item: Item) => string;
}

/**
 * Reads that are cheaper together. A read starts at once if a statement is free, and otherwise with all others that have
 * waited: no statement waits to fill up, and each begins after the reads that it answers.
 */
export function sharedReads<Item>({
  atOnce,
  maxItems,
  readMany,
  idOf,
}: Sharing<Item>): (id: string) => Promise<Item | null> {
  let waiting: WaitingReader<Item>[] = [];
  let working = 0;

  /** The readers of the next items; many may want the same one. */
  function nextReaders(): readonly WaitingReader<Item>[] {
    const ids = new Set<string>();
    const next: WaitingReader<Item>[] = [];
    const rest: WaitingReader<Item>[] = [];
    for (const reader of waiting) {
      const hasRoom = ids.has(reader.id) || ids.size < maxItems;
      (hasRoom ? next : rest).push(reader);
      if (hasRoom) ids.add(reader.id);
    }
    waiting = rest;
    return next;
  }

  async function read(readers: readonly WaitingReader<Item>[]): Promise<void> {
    try {
      const found = await readMany([...new Set(readers.map(({ id }) => id))]);
      const byId = new Map(found.map((item) => [idOf(item), item]));
      for (const { id, done } of readers) done(byId.get(id) ?? null);
    } catch (error) {
      for (const { failed } of readers) failed(error);
    }
  }

  function begin(): void {
    while (working < atOnce && waiting.length > 0) {
      working += 1;
      void read(nextReaders()).finally(() => {
        working -= 1;
        begin();
      });
    }
  }

  return (id) =>
    new Promise((done, failed) => {
      waiting.push({ id, done, failed });
      begin();
    });
}
