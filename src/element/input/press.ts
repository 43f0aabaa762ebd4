/** What a press is known by: the part of a `PointerEvent` that it needs. */
export interface PressEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;
  readonly button: number;
}

/**
 * Whether something on the table is pressed with the primary button, or by the first finger. The end of a press can get
 * lost, for example to a menu or to another window: then that ends the press.
 */
export class Press {
  readonly #window: EventTarget;
  /** Ends the listeners of the press. */
  #listening: AbortController | null = null;
  #released: Promise<void> = Promise.resolve();
  #resolve: () => void = () => {};

  constructor(window: EventTarget) {
    this.#window = window;
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
    // A page cannot keep these events from a listener that captures them.
    const captured = { capture: true, signal };
    const ofPointer = (event: Event) => {
      if (Reflect.get(event, 'pointerId') === pointerId) this.#end();
    };
    this.#window.addEventListener('pointerup', ofPointer, captured);
    this.#window.addEventListener('pointercancel', ofPointer, captured);
    this.#window.addEventListener('contextmenu', () => this.#end(), captured);
    // Not captured: when a field of the page loses the focus, the window does not.
    this.#window.addEventListener('blur', () => this.#end(), { signal });
  }

  /** Ends the press now. */
  release(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#resolve();
  }

  /** Ends the press after the click that may follow. */
  #end(): void {
    this.#listening?.abort();
    this.#listening = null;
    setTimeout(this.#resolve);
  }
}
