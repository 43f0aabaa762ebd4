/** The part of a `PointerEvent` that identifies a press. */
export interface PressEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;
  readonly button: number;
}

/**
 * Tracks whether the primary button or the first finger is pressed on the table. The release can get lost to a menu or
 * another window; such an interruption ends the press, too.
 */
export class Press {
  readonly #windowOf: () => EventTarget;
  /** Removes the listeners of the press. */
  #listening: AbortController | null = null;
  #released: Promise<void> = Promise.resolve();
  #resolve: () => void = () => {};

  /** @param windowOf The window that the table is in now. */
  constructor(windowOf: () => EventTarget) {
    this.#windowOf = windowOf;
  }

  /** Whether something is pressed. */
  get isHeld(): boolean {
    return this.#listening !== null;
  }

  /** Resolves once nothing is pressed, after the click that ends a press. */
  get released(): Promise<void> {
    return this.#released;
  }

  begin({ pointerId, isPrimary, button }: PressEvent): void {
    if (!isPrimary || button !== 0) return;
    this.release();
    this.#listening = new AbortController();
    this.#released = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    const { signal } = this.#listening;
    const window = this.#windowOf();
    // Capturing listeners receive these events even if the page stops their propagation.
    const captured = { capture: true, signal };
    const ofPointer = (event: Event) => {
      if (Reflect.get(event, 'pointerId') === pointerId) this.#end();
    };
    window.addEventListener('pointerup', ofPointer, captured);
    window.addEventListener('pointercancel', ofPointer, captured);
    window.addEventListener('contextmenu', () => this.#end(), captured);
    // Not capturing: a field of the page that loses focus must not count as the window losing it.
    window.addEventListener('blur', () => this.#end(), { signal });
  }

  /** Ends the press now. */
  release(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#resolve();
  }

  /** Ends the press, after a click that may follow. */
  #end(): void {
    this.#listening?.abort();
    this.#listening = null;
    setTimeout(this.#resolve);
  }
}
