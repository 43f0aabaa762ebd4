import { inBatches } from './batches.js';

interface WaitingReader<Item> {
  readonly id: string;
  readonly done: (found: Item | null) => void;
  readonly failed: (error: unknown) => void;
}

/** The settings of shared reads. */
export interface Sharing<Item> {
  /** How many statements run at once, at most; reads that arrive meanwhile share the next ones. */
  readonly atOnce: number;
  /** The maximum number of items in a statement. */
  readonly maxItems: number;
  /** Reads these items, each id once, leaving out missing items. */
  readonly readMany: (ids: readonly string[]) => Promise<readonly Item[]>;
  readonly idOf: (item: Item) => string;
}

/** Batches reads with {@link inBatches}: each statement starts after the reads that it answers. */
export function sharedReads<Item>(sharing: Sharing<Item>): (id: string) => Promise<Item | null> {
  const { maxItems, readMany, idOf } = sharing;

  /** Several readers may want the same item. */
  function split(waiting: readonly WaitingReader<Item>[]) {
    const ids = new Set<string>();
    const batch: WaitingReader<Item>[] = [];
    const rest: WaitingReader<Item>[] = [];
    for (const reader of waiting) {
      const hasRoom = ids.has(reader.id) || ids.size < maxItems;
      (hasRoom ? batch : rest).push(reader);
      if (hasRoom) ids.add(reader.id);
    }
    return { batch, rest };
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

  const add = inBatches(sharing, split, read);
  return (id) => new Promise((done, failed) => add({ id, done, failed }));
}
