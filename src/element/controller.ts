import type { AnyMove } from '../engine/base.js';
import type { Playback } from './events/playback.js';
import type { Motion } from './motion/motion.js';
import type { ElementState } from './state.js';

/** The state of an element and the functions that act on it. */
export interface Controller {
  readonly state: ElementState;
  readonly playback: Playback;
  /** Draws the current state. */
  render(): void;
  /** Sends the chosen move to the page. */
  send(move: AnyMove): void;
  /** Shows all queued events at once. */
  skip(): void;
}

/** The element's DOM, created when it is first connected. */
export interface ElementDom {
  readonly root: ShadowRoot;
  readonly table: HTMLElement;
  /** `null` in a test DOM. Changes with the document. */
  sheet: CSSStyleSheet | null;
  readonly motion: Motion;
}

/** The table on the page, as events see it. */
export interface ShownTable extends Controller {
  readonly dom: ElementDom;
  /** Draws the table if events have changed it, or if it still offers moves: before anything that takes time. */
  catchUp(): void;
}
