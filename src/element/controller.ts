import type { AnyMove } from '../engine/base.js';
import type { Playback } from './events/playback.js';
import type { Motion } from './motion/motion.js';
import type { ElementState } from './state.js';

/** The state of an element, and what its functions do with it. */
export interface Controller {
  readonly state: ElementState;
  readonly playback: Playback;
  /** Draws the table as it is now. */
  render(): void;
  /** Sends the move that the player has chosen to the page. */
  send(move: AnyMove): void;
  /** Shows the events that wait at once. */
  skip(): void;
}

/** What an element has in the page, from its first connection on. */
export interface ElementDom {
  readonly root: ShadowRoot;
  readonly table: HTMLElement;
  readonly sheet: CSSStyleSheet;
  readonly motion: Motion;
}

/** The table on the page, which an event changes. */
export interface ShownTable extends Controller {
  readonly dom: ElementDom;
  /** Draws a state as it would be shown into another table. */
  drawInto(table: HTMLElement, state: ElementState): void;
}
