/** How writes are batched. */
export interface Batching<Item> {
  /** How many batches are written at once, at most; items that arrive meanwhile form the next ones. */
  readonly atOnce: number;
  /** The maximum number of items in a batch. */
  readonly maxItems: number;
  /** Items with the same key never share a batch. */
  readonly keyOf: (item: Item) => string;
  /** Writes as much of a batch as it can, and returns the keys of the items written. */
  readonly writeBatch: (items: readonly Item[]) => Promise<ReadonlySet<string>>;
  /** Writes one item, or throws the reason why it cannot. A batch that failed may already have written it. */
  readonly writeOne: (item: Item) => Promise<boolean>;
}

interface WaitingItem<Item> {
  readonly item: Item;
  readonly done: (written: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** How long a batch may take, in milliseconds, until the next one begins beside it. */
const PATIENCE = 20;

/**
 * Processes items in batches. A batch takes the items of one turn of the event loop, or all that came while the last
 * batch was worked on: one at a time costs the least. If that is slow, or the items fill another batch, more begin
 * beside it, `atOnce` at most. No batch waits to fill up. `split` takes the next batch from the waiting items. Returns a
 * function that adds an item.
 */
export function inBatches<Item>(
  { atOnce, maxItems }: { readonly atOnce: number; readonly maxItems: number },
  split: (waiting: readonly Item[]) => { readonly batch: readonly Item[]; readonly rest: Item[] },
  work: (batch: readonly Item[]) => Promise<void>,
): (item: Item) => void {
  let waiting: Item[] = [];
  let working = 0;
  /** When the last batch began. */
  let began = 0;
  let isNext = false;
  let late: NodeJS.Timeout | undefined;

  function begin(): void {
    const { batch, rest } = split(waiting);
    waiting = rest;
    working += 1;
    began = performance.now();
    void work(batch).finally(() => {
      working -= 1;
      consider();
    });
  }

  /** Begins all batches that may begin now. */
  function consider(): void {
    clearTimeout(late);
    while (waiting.length > 0 && working < atOnce) {
      const left = working === 0 || waiting.length >= maxItems ? 0 : began + PATIENCE - performance.now();
      if (left > 0) {
        late = setTimeout(consider, left);
        return;
      }
      begin();
    }
  }

  return (item) => {
    waiting.push(item);
    if (isNext) return;
    isNext = true;
    // Items of other sockets may follow in this turn.
    setImmediate(() => {
      isNext = false;
      consider();
    });
  };
}

/**
 * Batches writes with {@link inBatches}. Items that a batch does not write are retried alone, so that one bad item does
 * not fail the others.
 */
export function batched<Item>(batching: Batching<Item>): (item: Item) => Promise<boolean> {
  const { maxItems, keyOf, writeBatch, writeOne } = batching;

  function split(waiting: readonly WaitingItem<Item>[]) {
    const batch = new Map<string, WaitingItem<Item>>();
    const rest: WaitingItem<Item>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (batch.size < maxItems && !batch.has(key)) batch.set(key, one);
      else rest.push(one);
    }
    return { batch: [...batch.values()], rest };
  }

  async function write(batch: readonly WaitingItem<Item>[]): Promise<void> {
    let written: ReadonlySet<string> = new Set();
    if (batch.length > 1) {
      try {
        written = await writeBatch(batch.map(({ item }) => item));
      } catch {
        // Each item is retried alone below.
      }
    }
    const ends = batch.map(async ({ item, done, failed }) => {
      if (written.has(keyOf(item))) return done(true);
      await writeOne(item).then(done, failed);
    });
    await Promise.all(ends);
  }

  const add = inBatches(batching, split, write);
  return (item) => new Promise((done, failed) => add({ item, done, failed }));
}
