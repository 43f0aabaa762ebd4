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
  #unlisten: (() => void) | null = null;
  #released: Promise<void> = Promise.resolve();
  #resolve: () => void = () => {};

  /** @param windowOf The window that the table is in now. */
  constructor(windowOf: () => EventTarget) {
    this.#windowOf = windowOf;
  }

  /** Whether something is pressed. */
  get isHeld(): boolean {
    return this.#unlisten !== null;
  }

  /** Resolves once nothing is pressed, after the click that ends a press. */
  get released(): Promise<void> {
    return this.#released;
  }

  begin({ pointerId, isPrimary, button }: PressEvent): void {
    if (!isPrimary || button !== 0) return;
    this.release();
    this.#released = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    const window = this.#windowOf();
    const ofPointer = (event: Event) => {
      if (Reflect.get(event, 'pointerId') === pointerId) this.#end();
    };
    const end = () => this.#end();
    // Capturing listeners receive these events even if the page stops their propagation. But a field of the page that
    // loses focus must not count as the window losing it.
    const listeners = [
      ['pointerup', ofPointer, true],
      ['pointercancel', ofPointer, true],
      ['contextmenu', end, true],
      ['blur', end, false],
    ] as const;
    for (const [type, listener, capture] of listeners) window.addEventListener(type, listener, { capture });
    // No signal: in a test DOM it may be the one of Node.
    this.#unlisten = () => {
      for (const [type, listener, capture] of listeners) window.removeEventListener(type, listener, { capture });
    };
  }

  /** Ends the press now. */
  release(): void {
    this.#unlisten?.();
    this.#unlisten = null;
    this.#resolve();
  }

  /** Ends the press, after a click that may follow. */
  #end(): void {
    this.#unlisten?.();
    this.#unlisten = null;
    setTimeout(this.#resolve);
  }
}
