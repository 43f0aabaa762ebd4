// What pointers do goes to dragging. A drag can begin before that has loaded: it is kept, and carried on from there.

import { partIn } from '../drawing/skeleton.js';
import type { Dragging, DragHandlers, PointerStep } from '../motion/drag.js';
import { loadMotion, type MotionModule, motionNow } from '../motion/load.js';

/** Everything that a drag consists of. */
const STEPS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'];

/** A press on a thing, before dragging has loaded. */
interface EarlyPress {
  readonly press: PointerStep;
  moved?: PointerStep;
  /** How it ended, if it has. */
  end?: PointerStep;
}

/** What the table asks of its drags. */
export interface Drags {
  /** Whether a click on a thing, or on none, belongs to a drag. Asked once for each click. */
  endedByClick(thing: Element | null): boolean;
  /** Breaks a drag off. */
  cancel(): void;
}

/** Lets pointers drag the things on a table, at once or as soon as that has loaded. */
export function watchDrags(root: ShadowRoot, table: HTMLElement, handlers: DragHandlers): Drags {
  let dragging: Dragging | null = null;
  let early: EarlyPress | null = null;
  const arrive = (module: MotionModule | null) => {
    const kept = early;
    early = null;
    if (module === null) return;
    dragging ??= new module.Dragging(root, table, partIn(table, 'air'), handlers);
    for (const step of [kept?.press, kept?.moved, kept?.end]) if (step !== undefined) dragging.heed(step);
    // The click of a press that has ended came before.
    if (kept?.end !== undefined) dragging.endedByClick();
  };
  const heed = (event: PointerEvent) => {
    // The browser forgets the target of an event once it was heard.
    const { type, target, button, buttons, pointerId, pointerType, clientX, clientY } = event;
    const step = { type, target, button, buttons, pointerId, pointerType, clientX, clientY };
    if (dragging === null && type === 'pointerdown') arrive(motionNow());
    if (dragging !== null) dragging.heed(step);
    else if (type === 'pointerdown') {
      early = button === 0 && handlers.thingAt(target) !== null ? { press: step } : null;
      // As in dragging itself: a finger is lost with what it pressed on.
      if (early !== null && pointerType !== 'mouse') table.setPointerCapture(pointerId);
      void loadMotion().then(arrive);
    } else if (early?.press.pointerId === pointerId && early.end === undefined) {
      early[type === 'pointermove' ? 'moved' : 'end'] = step;
    }
  };
  for (const type of STEPS) {
    // The types of pointer events.
    table.addEventListener(type, (event) => heed(event as PointerEvent));
  }
  // A mouse that leaves the table is not heard when it lets go.
  table.addEventListener('pointerleave', (event) => {
    if (early !== null) heed(event);
  });
  // A finger on a thing scrolls nothing; browsers heed `touch-action` for whole drawings only.
  table.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && (early !== null || dragging?.isPressed === true)) event.preventDefault();
    },
    { passive: false },
  );
  return {
    endedByClick(thing) {
      // The browser clicks where a press began and ended: on the same thing, which is a tap, or on what lies around both.
      if (early !== null && thing !== null) early = null;
      return early !== null || dragging?.endedByClick() === true;
    },
    cancel() {
      early = null;
      dragging?.cancel();
    },
  };
}
