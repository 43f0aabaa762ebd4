// Passes pointer events to the dragging code. A drag that begins before it has loaded is recorded, and continued then.

import { partIn } from '../drawing/skeleton.js';
import type { Dragging, DragHandlers, PointerStep } from '../motion/drag.js';
import { loadMotion, type MotionModule, motionNow } from '../motion/load.js';

/** The pointer events of a drag. */
const STEPS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'];

/** A press on a thing before the dragging code has loaded. */
interface EarlyPress {
  readonly press: PointerStep;
  moved?: PointerStep;
  /** How it ended, if it has. */
  end?: PointerStep;
}

/** The drags of a table. */
export interface Drags {
  /** Whether a click, on a thing or elsewhere, belongs to a drag. Call it once per click. */
  endedByClick(thing: Element | null): boolean;
  /** Cancels a drag. */
  cancel(): void;
}

/** Lets pointers drag things on a table, as soon as the dragging code has loaded. */
export function watchDrags(root: ShadowRoot, table: HTMLElement, handlers: DragHandlers): Drags {
  let dragging: Dragging | null = null;
  let early: EarlyPress | null = null;
  const arrive = (module: MotionModule | null) => {
    const kept = early;
    early = null;
    if (module === null) return;
    dragging ??= new module.Dragging(root, table, partIn(table, 'air'), handlers);
    for (const step of [kept?.press, kept?.moved, kept?.end]) if (step !== undefined) dragging.heed(step);
    // If the press has ended, its click already came.
    if (kept?.end !== undefined) dragging.endedByClick();
  };
  const heed = (event: PointerEvent) => {
    // The browser clears an event's target after dispatch.
    const { type, target, button, buttons, pointerId, pointerType, clientX, clientY } = event;
    const step = { type, target, button, buttons, pointerId, pointerType, clientX, clientY };
    if (dragging === null && type === 'pointerdown') arrive(motionNow());
    if (dragging !== null) dragging.heed(step);
    else if (type === 'pointerdown') {
      early = button === 0 && handlers.thingAt(target) !== null ? { press: step } : null;
      // As in the dragging code: a finger's events are lost with the element it pressed. A test DOM captures nothing.
      if (early !== null && pointerType !== 'mouse') table.setPointerCapture?.(pointerId);
      void loadMotion().then(arrive);
    } else if (early?.press.pointerId === pointerId && early.end === undefined) {
      early[type === 'pointermove' ? 'moved' : 'end'] = step;
    }
  };
  for (const type of STEPS) {
    // `STEPS` holds only types of pointer events.
    table.addEventListener(type, (event) => heed(event as PointerEvent));
  }
  // The table does not receive the release of a mouse that has left it.
  table.addEventListener('pointerleave', (event) => {
    if (early !== null) heed(event);
  });
  // A finger on a thing must not scroll; browsers apply `touch-action` only to whole drawings.
  table.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && (early !== null || dragging?.isPressed === true)) event.preventDefault();
    },
    { passive: false },
  );
  return {
    endedByClick(thing) {
      // A click targets the thing where the press began and ended (a tap), or else the common ancestor of both.
      if (early !== null && thing !== null) early = null;
      return early !== null || dragging?.endedByClick() === true;
    },
    cancel() {
      early = null;
      dragging?.cancel();
    },
  };
}
