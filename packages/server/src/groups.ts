/** How writes are grouped. */
export interface Grouping<Item> {
  /** How many groups are at work at once; what comes meanwhile forms the next ones. */
  readonly atOnce: number;
  /** The most items of a group. */
  readonly most: number;
  /** Items of the same key are never in one group. */
  readonly keyOf: (item: Item) => string;
  /** Writes what it can of a group, and gives the keys of what it has written. */
  readonly together: (items: readonly Item[]) => Promise<ReadonlySet<string>>;
  /** Writes one item, or finds out why it cannot be written: it may have been written by a group that failed. */
  readonly alone: (item: Item) => Promise<boolean>;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly done: (written: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Writes that are cheaper together. An item begins at once if it can, and otherwise with all others that have waited:
 * nothing waits for a group to fill up. What a group does not write is tried alone, so that none pays for another.
 */
export function inGroups<Item>(grouping: Grouping<Item>): (item: Item) => Promise<boolean> {
  const { atOnce, most, keyOf, together, alone } = grouping;
  let waiting: Waiting<Item>[] = [];
  let working = 0;

  function take(): readonly Waiting<Item>[] {
    const group = new Map<string, Waiting<Item>>();
    const rest: Waiting<Item>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (group.size < most && !group.has(key)) group.set(key, one);
      else rest.push(one);
    }
    waiting = rest;
    return [...group.values()];
  }

  async function write(group: readonly Waiting<Item>[]): Promise<void> {
    let written: ReadonlySet<string> = new Set();
    if (group.length > 1) {
      try {
        written = await together(group.map(({ item }) => item));
      } catch {
        // Each finds out for itself.
      }
    }
    const ends = group.map(async ({ item, done, failed }) => {
      if (written.has(keyOf(item))) return done(true);
      await alone(item).then(done, failed);
    });
    await Promise.all(ends);
  }

  function begin(): void {
    while (working < atOnce && waiting.length > 0) {
      working += 1;
      void write(take()).finally(() => {
        working -= 1;
        begin();
      });
    }
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      begin();
    });
}
