/** A queue that serves its senders in turn: however much one adds, another's first item waits for one item of each. */
export class FairQueue<Item> {
  /** The waiting items by sender; the sender to serve next is the first. */
  readonly #bySender = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(sender: string, item: Item): void {
    const items = this.#bySender.get(sender);
    if (items === undefined) this.#bySender.set(sender, [item]);
    else items.push(item);
    this.#size += 1;
  }

  /** Takes the first item of the next sender that `isReady` accepts; `undefined` if there is none. */
  shift(isReady: (item: Item) => boolean = () => true): Item | undefined {
    for (const [sender, items] of this.#bySender) {
      const [item] = items.splice(items.findIndex(isReady) >>> 0, 1);
      if (item === undefined) continue;
      this.#bySender.delete(sender);
      if (items.length > 0) this.#bySender.set(sender, items);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Takes the last item of the sender with the most, if that sender has at least two more than `sender`. */
  dropFor(sender: string): Item | undefined {
    const own = this.#bySender.get(sender)?.length ?? 0;
    const most = [...this.#bySender.values()].reduce<Item[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    if (most.length < own + 2) return undefined;
    this.#size -= 1;
    return most.pop();
  }

  /** Takes all items. */
  clear(): readonly Item[] {
    const all = [...this.#bySender.values()].flat();
    this.#bySender.clear();
    this.#size = 0;
    return all;
  }
}
