import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { Playback } from './events/playback.js';
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
}

/** What answers touches and moves things on a table. It loads after the table has been drawn. */
export interface Hands {
  /** Whether a pointer is pressed on a thing. */
  readonly isPressed: boolean;
  /** Handles an input event on this target; returns whether it was a key that did anything. */
  heed(event: Event, target: EventTarget | null): boolean;
  /** Cancels a drag. */
  cancel(): void;
  /** Previews a move, or else the move that waits to be confirmed. */
  preview(move: AnyMove | null): void;
  /** Animates an event. `step` changes the view when things land, and returns whether to announce the event. */
  animate(shown: ShownTable, event: AnyEvent, step: () => boolean): Promise<void>;
  /** Ends all motion. */
  skip(): void;
}

/** The table on the page, as events see it. */
export interface ShownTable extends Controller {
  readonly dom: ElementDom;
  /** Draws the table if events have changed it, or if it still offers moves: before anything that takes time. */
  catchUp(): void;
}
