import type { AnyEvent } from '../../engine/base.js';

/** Events waiting to be shown, oldest first. `shift` takes constant time. */
export class EventQueue {
  #events: AnyEvent[] = [];
  #taken = 0;

  /** The number of queued events. */
  get size(): number {
    return this.#events.length - this.#taken;
  }

  /** The event to show next. */
  get first(): AnyEvent | undefined {
    return this.#events[this.#taken];
  }

  /** The queued events. */
  toArray(): readonly AnyEvent[] {
    return this.#events.slice(this.#taken);
  }

  add(events: readonly AnyEvent[]): void {
    for (const event of events) this.#events.push(event);
  }

  /** Removes the first event. */
  shift(): void {
    this.#taken++;
    if (this.size <= 0) this.clear();
  }

  clear(): void {
    this.#events = [];
    this.#taken = 0;
  }
}
