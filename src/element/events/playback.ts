// Shows the events that wait, one after the other.
import type { AnyEvent } from '../../engine/base.js';
import type { EventQueue } from './eventQueue.js';

/** What a playback needs of the element. */
export interface PlaybackHandlers {
  /** Resolves once nothing is pressed: a pressed thing that is drawn again gets no click. */
  released(): Promise<void>;
  /** Whether events move things now. */
  isAnimated(): boolean;
  begin(): void;
  /** Changes the table by an event that has just been taken off the queue; `false` if the page says it itself. */
  step(event: AnyEvent): boolean;
  /** Shows an event with motion, and calls `step` once, when the table must change. */
  animate(event: AnyEvent, step: () => boolean): Promise<void>;
  end(): void;
  /** An event could not be shown. */
  failed(error: unknown): void;
}

/** The playback of a queue of events. */
export class Playback {
  readonly #queue: EventQueue;
  readonly #handlers: PlaybackHandlers;
  #showing: Promise<void> | null = null;
  #isHurried = false;

  constructor(queue: EventQueue, handlers: PlaybackHandlers) {
    this.#queue = queue;
    this.#handlers = handlers;
  }

  /** Whether events are being shown. */
  get isShowing(): boolean {
    return this.#showing !== null;
  }

  /** Whether the events that wait are shown at once. */
  get isHurried(): boolean {
    return this.#isHurried;
  }

  /** Resolves once every event so far is shown. */
  get settled(): Promise<void> {
    return this.#showing ?? Promise.resolve();
  }

  /** Begins to show the events that wait, unless that has begun. */
  start(): void {
    if (this.#showing !== null || this.#queue.size === 0) return;
    this.#handlers.begin();
    this.#showing = this.#showAll()
      .finally(() => {
        this.#showing = null;
        this.#isHurried = false;
        this.#handlers.end();
      })
      .catch((error: unknown) => this.#handlers.failed(error));
  }

  /** Shows the events that wait at once. */
  hurry(): void {
    this.#isHurried = this.#showing !== null;
  }

  async #showAll(): Promise<void> {
    // The page may add more events in the same task.
    await Promise.resolve();
    for (let event = this.#queue.first; event !== undefined; event = this.#queue.first) {
      await this.#handlers.released();
      // The page may have set another view.
      if (event !== this.#queue.first) continue;
      await this.#show(event);
    }
  }

  async #show(event: AnyEvent): Promise<void> {
    const step = () => {
      // The page has set another view while this one was shown.
      if (event !== this.#queue.first) return false;
      this.#queue.shift();
      return this.#handlers.step(event);
    };
    if (this.#isHurried || !this.#handlers.isAnimated()) step();
    else await this.#handlers.animate(event, step);
  }
}
