// Drags by pointer: a press that moves far enough lifts a thing; the release drops it.

/** The callbacks of a drag. */
export interface DragHandlers {
  /** The thing that a press can lift, or `null`. */
  thingAt(target: EventTarget | null): Element | null;
  /** Begins the drag. Returns the picture that follows the pointer; `null` if the thing cannot be dragged. */
  lift(thing: Element): SVGElement | null;
  /** Drops the thing on these elements, topmost first. */
  drop(thing: Element, onto: readonly Element[]): void;
  /** Cancels the drag. */
  cancel(): void;
}

/** The fields of a pointer event that dragging reads, besides its target, which a browser clears after the event. */
export type PointerStep = Pick<
  PointerEvent,
  'type' | 'button' | 'buttons' | 'pointerId' | 'pointerType' | 'clientX' | 'clientY'
>;

/** A pointer that moves at least this far, in pixels, drags; otherwise it taps. */
const DRAG_FROM = 8;

/** A press on a thing that can be dragged. */
interface Drag {
  readonly thing: Element;
  readonly pointer: number;
  /** The position of the press. */
  readonly x: number;
  readonly y: number;
  /** What was pressed, and may have left the table. */
  readonly target: EventTarget | null;
  picture: SVGElement | null;
  began: boolean;
}

/** Drags things on `table`. `air` holds the picture of the dragged thing. */
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

  /** Handles a pointer event: a press, a move, a release or a cancel. */
  heed(step: PointerStep, target: EventTarget | null): void {
    if (step.type === 'pointerdown') this.#press(step, target);
    else if (step.type === 'pointermove') this.#move(step);
    else if (step.type === 'pointerup') this.#release(step);
    else this.cancel();
  }

  /**
   * A finger on a thing drags it instead of scrolling. The pressed element gets the finger's events even after it has
   * left the table.
   */
  readonly #stay = (event: Event): void => {
    if (this.#drag !== null && event.cancelable) event.preventDefault();
  };

  /** Whether the current click ends a drag. Call it once per click. */
  endedByClick(): boolean {
    const ended = this.#hasJustEnded;
    this.#hasJustEnded = false;
    return ended;
  }

  #press({ button, pointerId, pointerType, clientX, clientY }: PointerStep, target: EventTarget | null): void {
    this.#hasJustEnded = false;
    const thing = button === 0 ? this.#handlers.thingAt(target) : null;
    if (thing === null) return;
    // The pressed element captures a finger, and a redraw would lose it, so the table captures it. It captures a mouse
    // only once it drags, since the click would go to the table.
    if (pointerType !== 'mouse') this.#capture(pointerId);
    this.#end();
    target?.addEventListener('touchmove', this.#stay, { passive: false });
    this.#drag = { thing, pointer: pointerId, x: clientX, y: clientY, target, picture: null, began: false };
  }

  #capture(pointer: number): void {
    try {
      this.#table.setPointerCapture(pointer);
    } catch {
      // The finger may have left while this code was loading; then there is nothing to capture.
    }
  }

  #move({ buttons, pointerId, clientX, clientY }: PointerStep): void {
    const drag = this.#drag;
    if (drag === null || drag.pointer !== pointerId) return;
    if (buttons === 0) {
      // The release happened where the table could not receive it.
      this.cancel();
      return;
    }
    if (!drag.began) {
      if (Math.hypot(clientX - drag.x, clientY - drag.y) < DRAG_FROM) return;
      drag.began = true;
      this.#hasJustEnded = true;
      // The table is redrawn while the pointer is down, which removes the pressed element.
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
    // A test DOM has no points.
    const onto = this.#root.elementsFromPoint?.(clientX, clientY) ?? [];
    if (drag?.began === true) this.#handlers.drop(drag.thing, onto);
  }

  /** Cancels the drag. */
  cancel(): void {
    if (this.#end()?.began === true) this.#handlers.cancel();
  }

  /** Ends the drag, if there is one. */
  #end(): Drag | null {
    const drag = this.#drag;
    this.#drag = null;
    drag?.target?.removeEventListener('touchmove', this.#stay);
    drag?.picture?.remove();
    return drag;
  }
}
