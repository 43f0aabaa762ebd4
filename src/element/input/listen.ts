// Passes input to the hands of the table. What comes before they have loaded waits for them.

import type { Controller, ElementDom, Hands } from '../controller.js';
import { nearest } from '../drawing/dom.js';
import type { Press } from './press.js';

/** The hands of the table, which load later. */
interface LaterHands {
  readonly now: Hands | null;
  load(): Promise<Hands | null>;
}

/** All events that the hands read, besides `keydown`. */
const POINTED = [
  'pointerover',
  'focusin',
  'pointerleave',
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'lostpointercapture',
  'click',
];

/** What a pointer can press. */
const THING = '[role=button][data-state], .card';

/** Listens to all input on the table. */
export function listen(controller: Controller, press: Press, { table }: ElementDom, hands: LaterHands): void {
  const { state, playback } = controller;
  /** The events that came before the hands, with their targets, which the browser clears after each event. */
  let early: (readonly [event: Event, target: EventTarget | null])[] = [];
  /** Whether one of them pressed a thing. */
  let isPressed = false;
  const keep = (event: Event) => {
    early.push([event, event.target]);
    void hands.load().then(handOver);
  };
  const handOver = (arrived: Hands | null) => {
    if (arrived === null) return;
    const kept = early;
    early = [];
    isPressed = false;
    for (const [event, target] of kept) {
      // A mouse that has left the table may have been released elsewhere.
      if (event.type === 'pointerleave') arrived.cancel();
      else arrived.heed(event, target);
    }
  };
  /** The hands, once they have seen what came before them. */
  const handsNow = () => {
    if (hands.now !== null && early.length > 0) handOver(hands.now);
    return hands.now;
  };
  const keepPointed = (event: Event) => {
    const { type, target } = event;
    if (type === 'pointerdown') isPressed = !playback.isShowing && nearest(target, THING) !== null;
    const isClick = type === 'click' && nearest(target, '[role=button]') !== null;
    if (type === 'click' && playback.isShowing) controller.skip();
    else if (isClick || (isPressed && type.startsWith('pointer') && type !== 'pointerover')) {
      if (early.at(-1)?.[0].type === 'pointermove' && type === 'pointermove') early.pop();
      keep(event);
    }
  };
  table.addEventListener('pointerdown', (event) => {
    state.isFinger = event.pointerType === 'touch';
    press.begin(event);
  });
  for (const type of POINTED) {
    table.addEventListener(type, (event) => {
      const now = handsNow();
      if (now === null) keepPointed(event);
      else now.heed(event, event.target);
    });
  }
  table.addEventListener('pointerdown', ({ pointerId, pointerType }) => {
    // A finger's events are lost with the element it pressed. A test DOM captures nothing.
    if (isPressed && pointerType !== 'mouse') table.setPointerCapture?.(pointerId);
  });
  table.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const now = handsNow();
    if (now === null) {
      const heard = key.startsWith('Arrow') ? '[role=button], .card' : '[role=button]';
      if (!/^(Arrow|Enter$| $)/.test(key) || nearest(target, heard) === null) return;
      keep(event);
    } else if (!now.heed(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A finger on a thing must not scroll; browsers apply `touch-action` only to whole drawings.
  table.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && (isPressed || hands.now?.isPressed === true)) event.preventDefault();
    },
    { passive: false },
  );
}
