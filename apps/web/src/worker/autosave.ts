import { messageOf } from './errorTexts.js';
import type { Stamped, Storage } from './storage.js';

/** Saves one game. Of all changes made during a write, only the last is written next. */
export class Autosave {
  readonly #storage: Storage;
  readonly #onTrouble: (what: 'save' | 'saved' | 'elsewhere', message: string) => void;
  /** The last change that is saved; `null` before the first. */
  #saved: number | null;
  #next: ((change: number) => Stamped) | null = null;
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();
  #isFailing = false;
  #isLost = false;

  constructor(
    storage: Storage,
    saved: number | null,
    onTrouble: (what: 'save' | 'saved' | 'elsewhere', message: string) => void,
  ) {
    this.#storage = storage;
    this.#saved = saved;
    this.#onTrouble = onTrouble;
  }

  /** Whether the game was changed elsewhere, so that moves made here are no longer saved. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Saves the result of `stamp`, without waiting. */
  save(stamp: (change: number) => Stamped): void {
    if (this.#isLost) return;
    this.#next = stamp;
    if (this.#isWriting) return;
    this.#isWriting = true;
    this.#written = this.#write();
  }

  /** Resolves once everything so far has been saved, or has failed. */
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
          if (this.#isFailing) this.#onTrouble('saved', 'the game is saved again');
          this.#isFailing = false;
        } else {
          this.#isLost = true;
          this.#onTrouble('elsewhere', 'the game was continued, or deleted, in another tab: open it again');
        }
      } catch (error) {
        // Report only once; the next move retries.
        if (!this.#isFailing) this.#onTrouble('save', messageOf(error));
        this.#isFailing = true;
      }
    }
    // Set at once, so that a change before `#written` resolves is written, too.
    this.#isWriting = false;
  }
}
