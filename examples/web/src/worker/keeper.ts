import { messageOf } from './refused.js';
import type { Stamped, Storage } from './storage.js';

/** Keeps one game: what changes while it is being written is written next, and only the last of it. */
export class Keeper {
  readonly #storage: Storage;
  readonly #onTrouble: (message: string) => void;
  /** The last change that is kept; `null` before the first. */
  #kept: number | null;
  #next: ((change: number) => Stamped) | null = null;
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();
  #failing = false;
  #lost = false;

  constructor(storage: Storage, kept: number | null, onTrouble: (message: string) => void) {
    this.#storage = storage;
    this.#kept = kept;
    this.#onTrouble = onTrouble;
  }

  /** Whether the game was changed somewhere else: what is played here is no longer kept. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Keeps what `stamp` gives, without waiting for it. */
  keep(stamp: (change: number) => Stamped): void {
    if (this.#lost) return;
    this.#next = stamp;
    if (this.#isWriting) return;
    this.#isWriting = true;
    this.#written = this.#write();
  }

  /** Once everything so far is kept, or has failed. */
  async settled(): Promise<void> {
    await this.#written;
  }

  async #write(): Promise<void> {
    while (this.#next !== null && !this.#lost) {
      const stamp = this.#next;
      this.#next = null;
      const change = (this.#kept ?? 0) + 1;
      try {
        if (await this.#storage.put(stamp(change), this.#kept)) {
          this.#kept = change;
          this.#failing = false;
        } else {
          this.#lost = true;
          this.#onTrouble('the game was played on, or removed, in another tab: open it again');
        }
      } catch (error) {
        // Said once, and tried again with the next move.
        if (!this.#failing) this.#onTrouble(messageOf(error));
        this.#failing = true;
      }
    }
    // At once, so that a change that comes before `#written` resolves is written too.
    this.#isWriting = false;
  }
}
