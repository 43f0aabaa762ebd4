/**
 * The moves and events of Chicken Out! as JSON text, for servers on Node 20 that judge very many moves.
 *
 * @packageDocumentation
 */
import { scalar, type Wire, wireOf } from '../engine/wire.js';
import { chickenOut } from './index.js';
import { INTERNED_MOVES } from './movegen.js';
import type { Card, ChickenOutTypes, Copied, Event, RedactedEvent } from './table.js';

export type { EventText, Wire } from '../engine/wire.js';

/**
 * The moves and events of Chicken Out! as JSON text.
 *
 * @example
 * ```ts
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { chickenOutWire } from 'hencoop/chicken-out/wire';
 *
 * const state = chickenOut.setup({ seed: 'hen' });
 * const attempt = chickenOut.tryApply(state, chickenOutWire.readMove('{"seat":0,"type":"play"}'));
 * const texts = chickenOutWire.writeEvents(attempt.ok ? attempt.events : [], [0, 1, null]);
 * texts.map(({ viewers }) => viewers); // [[0, 1, null]]
 * ```
 */
export const chickenOutWire: Wire<ChickenOutTypes> = /* @__PURE__ */ wireOf(chickenOut, INTERNED_MOVES, writeEvent);

/** By hand the events that come again and again, in the order of their fields; the others by `JSON.stringify`. */
function writeEvent(event: Event | RedactedEvent): string {
  switch (event.type) {
    case 'played': {
      const { seat, card, sameAs, count } = event;
      return `{"type":"played","seat":${seat},"card":${cardText(card)},"sameAs":${cardText(sameAs)},"count":${count}}`;
    }
    case 'busted':
      return `{"type":"busted","seat":${event.seat}}`;
    case 'chickenedOut':
      return `{"type":"chickenedOut","seat":${event.seat}}`;
    case 'ownCountBegan':
      return `{"type":"ownCountBegan","seat":${event.seat}}`;
    case 'stopped':
      return `{"type":"stopped","seat":${event.seat}}`;
    case 'turnPassed':
      return `{"type":"turnPassed","to":${event.to},"step":"${event.step}"}`;
    default:
      return JSON.stringify(event);
  }
}

function cardText(card: Card | Copied | null): string {
  return card === null || typeof card === 'string'
    ? scalar(card)
    : `{"colour":"${card.colour}","number":${card.number}}`;
}
