/** Event listeners by event name. */
export class Listeners<Events extends object> {
  readonly #byName = new Map<keyof Events, Set<(event: never) => void>>();

  /** Adds a listener; returns a function that removes it. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    const listeners = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    // Each listener was added for the events of this name.
    for (const listener of [...(this.#byName.get(name) ?? [])]) listener(event as never);
  }
}
