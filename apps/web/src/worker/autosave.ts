import { messageOf } from './errorTexts.js';
import type { Stamped, Storage } from './storage.js';

/** Saves one game: of all that changes while it is being written, only the last is written next. */
export class Autosave {
  readonly #storage: Storage;
  readonly #onTrouble: (message: string) => void;
  /** The last change that is saved; `null` before the first. */
  #saved: number | null;
  #next: ((change: number) => Stamped) | null = null;
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();
  #isFailing = false;
  #isLost = false;

  constructor(storage: Storage, saved: number | null, onTrouble: (message: string) => void) {
    this.#storage = storage;
    this.#saved = saved;
    this.#onTrouble = onTrouble;
  }

  /** Whether the game was changed somewhere else: nothing that is played here is saved any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Saves what `stamp` gives, without waiting for it. */
  save(stamp: (change: number) => Stamped): void {
    if (this.#isLost) return;
    this.#next = stamp;
    if (this.#isWriting) return;
    this.#isWriting = true;
    this.#written = this.#write();
  }

  /** Once everything so far is saved, or has failed. */
  async settled(): Promise<void> {
    await this.#written;
  }

  async #write(): Promise<void> {
    while (this.#next !== null && !this.#isLost) {
      const stamp = this.#next;
      this.#next = null;
      const change = (this.#saved ?? 0) + 1;
      try {
        if (await this.#storage.put(stamp(change), this.#saved)) {
          this.#saved = change;
          this.#isFailing = false;
        } else {
          this.#isLost = true;
          this.#onTrouble('the game was continued, or deleted, in another tab: open it again');
        }
      } catch (error) {
        // Said once, and tried again with the next move.
        if (!this.#isFailing) this.#onTrouble(messageOf(error));
        this.#isFailing = true;
      }
    }
    // At once, so that a change that comes before `#written` resolves is written too.
    this.#isWriting = false;
  }
}
