// The hands of a table: at once, or loaded after the table has been drawn.
import type { AnyEvent, AnyMove } from '../../engine/base.js';
import type { Controller, ElementDom, Hands, ShownTable } from '../controller.js';
import { handsOn } from './given.js';
import { later, whenPainted } from './once.js';

const code = later(() => import('./lazy.js'));
const makeHands = () => handsOn ?? code.now?.handsOn ?? null;

/** The hands of one table. */
export class LaterHands {
  readonly #controller: Controller;
  readonly #dom: ElementDom;
  #hands: Hands | null = null;

  constructor(controller: Controller, dom: ElementDom) {
    this.#controller = controller;
    this.#dom = dom;
  }

  /** The hands, if they have loaded. */
  get now(): Hands | null {
    this.#hands ??= makeHands()?.(this.#controller, this.#dom) ?? null;
    return this.#hands;
  }

  /** Loads the hands; `null` if that fails. The next call tries again. */
  async load(): Promise<Hands | null> {
    if (makeHands() === null) await code.load();
    return this.now;
  }

  /** Loads the hands once the browser has painted the table, so that the first touch seldom waits for them. */
  prefetch(): void {
    if (makeHands() === null) whenPainted(() => this.load());
  }

  /** Previews a move, or else the move that waits to be confirmed. */
  preview(move: AnyMove | null): void {
    this.now?.preview(move);
  }

  /** Cancels a drag. */
  cancel(): void {
    this.now?.cancel();
  }

  /** Ends all motion. */
  skip(): void {
    this.now?.skip();
  }

  /** Animates an event, as {@link Hands.animate} does. If the hands fail to load, nothing moves. */
  async animate(shown: ShownTable, event: AnyEvent, step: () => boolean): Promise<void> {
    // The player can choose nothing in the meantime.
    if (this.now === null) shown.catchUp();
    const hands = await this.load();
    if (hands === null) step();
    else await hands.animate(shown, event, step);
  }
}
