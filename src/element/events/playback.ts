// Shows queued events one after another.
import type { AnyEvent } from '../../engine/base.js';
import type { EventQueue } from './eventQueue.js';

/** The callbacks of a playback into the element. */
export interface PlaybackHandlers {
  /** Resolves once nothing is pressed: a thing redrawn while pressed gets no click. */
  released(): Promise<void>;
  /** Whether events are currently animated. */
  isAnimated(): boolean;
  begin(): void;
  /** Applies an event that was just taken off the queue; returns `false` if the page announces it itself. */
  step(event: AnyEvent): boolean;
  /** Animates an event, and calls `step` once, when the table must change. */
  animate(event: AnyEvent, step: () => boolean): Promise<void>;
  end(): void;
  /** Reports an event that could not be shown. */
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

  /** Whether queued events are shown without motion. */
  get isHurried(): boolean {
    return this.#isHurried;
  }

  /** Resolves once every event so far has been shown. */
  get settled(): Promise<void> {
    return this.#showing ?? Promise.resolve();
  }

  /** Starts showing queued events, unless already running. */
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

  /** Shows all queued events at once. */
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
