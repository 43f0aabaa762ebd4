import type { AnyEvent } from '../../engine/base.js';

/** Events that wait to be shown, the oldest first. Taking one off copies none of the others. */
export class EventQueue {
  #events: AnyEvent[] = [];
  #taken = 0;

  /** How many events wait. */
  get size(): number {
    return this.#events.length - this.#taken;
  }

  /** The event to show next. */
  get first(): AnyEvent | undefined {
    return this.#events[this.#taken];
  }

  /** The events that wait. */
  toArray(): readonly AnyEvent[] {
    return this.#events.slice(this.#taken);
  }

  add(events: readonly AnyEvent[]): void {
    for (const event of events) this.#events.push(event);
  }

  /** Takes the first event off. */
  shift(): void {
    this.#taken++;
    if (this.size <= 0) this.clear();
  }

  clear(): void {
    this.#events = [];
    this.#taken = 0;
  }
}
