// Dragging by pointer: a press that moves far enough lifts a thing, and lets it go over another one.

/** What happens to a dragged thing. */
export interface DragHandlers {
  /** The thing that a press can lift; `null` if there is nothing to lift. */
  thingAt(target: EventTarget | null): Element | null;
  /** The drag begins: the picture that follows the pointer; `null` if the thing stays. */
  lift(thing: Element): SVGElement | null;
  /** The thing was dropped on these elements, the topmost first. */
  drop(thing: Element, onto: readonly Element[]): void;
  /** The drag was broken off. */
  cancel(): void;
}

/** What dragging reads of a pointer's event. */
export type PointerStep = Pick<
  PointerEvent,
  'type' | 'target' | 'button' | 'buttons' | 'pointerId' | 'pointerType' | 'clientX' | 'clientY'
>;

/** A pointer that moves this far, in pixels, drags; one that moves less taps. */
const DRAG_FROM = 8;

/** A press on a thing that can be dragged. */
interface Drag {
  readonly thing: Element;
  readonly pointer: number;
  /** Where the press was. */
  readonly x: number;
  readonly y: number;
  /** Ends the listeners of the press. */
  readonly listening: AbortController;
  picture: SVGElement | null;
  began: boolean;
}

/** Lets pointers drag things on `table`. `air` holds the picture of the dragged thing. */
export class Dragging {
  #drag: Drag | null = null;
  #hasJustEnded = false;
  readonly #root: ShadowRoot;
  readonly #table: HTMLElement;
  readonly #air: HTMLElement;
  readonly #handlers: DragHandlers;

  constructor(root: ShadowRoot, table: HTMLElement, air: HTMLElement, handlers: DragHandlers) {
    this.#root = root;
    this.#table = table;
    this.#air = air;
    this.#handlers = handlers;
  }

  /** Whether a pointer is pressed on a thing. */
  get isPressed(): boolean {
    return this.#drag !== null;
  }

  /** Something that a pointer has done: a press, a move, its end, or anything that breaks it off. */
  heed(step: PointerStep): void {
    if (step.type === 'pointerdown') this.#press(step);
    else if (step.type === 'pointermove') this.#move(step);
    else if (step.type === 'pointerup') this.#release(step);
    else this.cancel();
  }

  /**
   * A finger on a thing drags it, and scrolls nothing. The pressed element still gets the events of the finger once it is no
   * longer on the table.
   */
  readonly #stay = (event: Event): void => {
    if (this.#drag !== null && event.cancelable) event.preventDefault();
  };

  /** Whether the click that comes now is the end of a drag. Asked once for each click. */
  endedByClick(): boolean {
    const ended = this.#hasJustEnded;
    this.#hasJustEnded = false;
    return ended;
  }

  #press({ target, button, pointerId, pointerType, clientX, clientY }: PointerStep): void {
    this.#hasJustEnded = false;
    const thing = button === 0 ? this.#handlers.thingAt(target) : null;
    if (thing === null) return;
    // A finger is captured by what it presses on, and is lost with it when the table is drawn again. A mouse is captured
    // once it drags, since its click would go to the table.
    if (pointerType !== 'mouse') this.#capture(pointerId);
    this.#end();
    const listening = new AbortController();
    target?.addEventListener('touchmove', this.#stay, { passive: false, signal: listening.signal });
    this.#drag = { thing, pointer: pointerId, x: clientX, y: clientY, listening, picture: null, began: false };
  }

  #capture(pointer: number): void {
    try {
      this.#table.setPointerCapture(pointer);
    } catch {
      // A finger that has gone already, since its press waited for this part to load, is not captured.
    }
  }

  #move({ buttons, pointerId, clientX, clientY }: PointerStep): void {
    const drag = this.#drag;
    if (drag === null || drag.pointer !== pointerId) return;
    if (buttons === 0) {
      // The pointer was let go where the table does not hear it.
      this.cancel();
      return;
    }
    if (!drag.began) {
      if (Math.hypot(clientX - drag.x, clientY - drag.y) < DRAG_FROM) return;
      drag.began = true;
      this.#hasJustEnded = true;
      // The table is drawn again while the pointer is down: what it was pressed on is gone then.
      this.#capture(pointerId);
      drag.picture = this.#handlers.lift(drag.thing);
      if (drag.picture === null) {
        this.#end();
        return;
      }
      this.#air.append(drag.picture);
    }
    if (drag.picture === null) return;
    const { left, top } = this.#air.getBoundingClientRect();
    const [width, height] = ['width', 'height'].map((name) => Number(drag.picture?.getAttribute(name)));
    const [x, y] = [clientX - left - (width ?? 0) / 2, clientY - top - (height ?? 0) * 0.6];
    drag.picture.style.transform = `translate(${x}px,${y}px)`;
  }

  #release({ pointerId, clientX, clientY }: PointerStep): void {
    if (this.#drag?.pointer !== pointerId) return;
    const drag = this.#end();
    if (drag?.began === true) this.#handlers.drop(drag.thing, this.#root.elementsFromPoint(clientX, clientY));
  }

  /** Breaks the drag off. */
  cancel(): void {
    if (this.#end()?.began === true) this.#handlers.cancel();
  }

  /** Ends the drag, if there is one. */
  #end(): Drag | null {
    const drag = this.#drag;
    this.#drag = null;
    drag?.listening.abort();
    drag?.picture?.remove();
    return drag;
  }
}
