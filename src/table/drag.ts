// Dragging by pointer: a press that moves far enough lifts a thing, and lets it go over another one.

/** What happens to what is dragged. */
export interface DragHost {
  /** The thing that a press can lift; `null` if there is nothing to lift. */
  thingAt(target: EventTarget | null): Element | null;
  /** The drag begins: the picture that follows the pointer, or `null` if the thing stays. */
  lift(thing: Element): SVGElement | null;
  /** The thing was dropped on these elements, the topmost first. */
  drop(thing: Element, onto: readonly Element[]): void;
  /** The drag was broken off. */
  cancel(): void;
}

/** A pointer that moves this far, in pixels, drags; one that moves less taps. */
const DRAG_FROM = 8;

const STAY = { passive: false } as const;

/** Watches the pointers over `table`. `air` holds the picture of what is dragged. */
export class Dragging {
  #drag: { thing: Element; pointer: number; x: number; y: number; picture: SVGElement | null; began: boolean } | null =
    null;
  #hasJustEnded = false;
  readonly #table: HTMLElement;
  readonly #air: HTMLElement;
  readonly #host: DragHost;

  constructor(root: ShadowRoot, table: HTMLElement, air: HTMLElement, host: DragHost) {
    this.#table = table;
    this.#air = air;
    this.#host = host;
    table.addEventListener('pointerdown', (event) => this.#press(event));
    table.addEventListener('pointermove', (event) => this.#move(event));
    table.addEventListener('touchmove', this.#stay, STAY);
    table.addEventListener('pointerup', (event) => this.#release(event, root));
    table.addEventListener('pointercancel', () => this.#cancel());
    table.addEventListener('lostpointercapture', () => this.#cancel());
  }

  /**
   * A finger on a thing drags it, and scrolls nothing: browsers heed `touch-action` for whole drawings only. What a finger
   * pressed on goes on to hear of it once it is no longer on the table.
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

  #press({ target, button, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    this.#hasJustEnded = false;
    const thing = button === 0 ? this.#host.thingAt(target) : null;
    if (thing === null) return;
    // A finger is captured by what it presses on, and is lost with it when the table is drawn again. A mouse is captured
    // once it drags, since its click would go to the table.
    if (pointerType !== 'mouse') this.#table.setPointerCapture(pointerId);
    target?.addEventListener('touchmove', this.#stay, STAY);
    this.#drag = { thing, pointer: pointerId, x: clientX, y: clientY, picture: null, began: false };
  }

  #move({ pointerId, clientX, clientY }: PointerEvent): void {
    const drag = this.#drag;
    if (drag === null || drag.pointer !== pointerId) return;
    if (!drag.began) {
      if (Math.hypot(clientX - drag.x, clientY - drag.y) < DRAG_FROM) return;
      drag.began = true;
      this.#hasJustEnded = true;
      // The table is drawn again while the pointer is down: what it was pressed on is gone then.
      this.#table.setPointerCapture(pointerId);
      drag.picture = this.#host.lift(drag.thing);
      if (drag.picture === null) {
        this.#drag = null;
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

  #release({ pointerId, clientX, clientY }: PointerEvent, root: ShadowRoot): void {
    const drag = this.#drag;
    if (drag === null || drag.pointer !== pointerId) return;
    this.#drag = null;
    drag.picture?.remove();
    if (drag.began) this.#host.drop(drag.thing, root.elementsFromPoint(clientX, clientY));
  }

  #cancel(): void {
    const drag = this.#drag;
    this.#drag = null;
    drag?.picture?.remove();
    if (drag?.began === true) this.#host.cancel();
  }
}
