/**
 * The moves and events of Chicken as JSON text, for servers on Node 20 that judge very many moves.
 *
 * @packageDocumentation
 */
import { cards, scalar, type Wire, wireOf } from '../engine/wire.js';
import { chicken } from './index.js';
import { INTERNED_MOVES } from './movegen.js';
import type { ChickenTypes, Event, RedactedEvent } from './table.js';

export type { EventText, Wire } from '../engine/wire.js';

/**
 * The moves and events of Chicken as JSON text.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenWire } from 'hencoop/chicken/wire';
 *
 * const state = chicken.setup({ seed: 'hen' });
 * const attempt = chicken.tryApply(state, chickenWire.readMove('{"seat":0,"type":"draw"}'));
 * const [drawer, others] = chickenWire.writeEvents(attempt.ok ? attempt.events : [], [0, 1, null]);
 * drawer; // { viewers: [0], text: '[{"type":"drew","seat":0,"card":2},{"type":"turnPassed","to":1}]' }
 * others; // { viewers: [1, null], text: '[{"type":"drew","seat":0,"card":null},{"type":"turnPassed","to":1}]' }
 * ```
 */
export const chickenWire: Wire<ChickenTypes> = /* @__PURE__ */ wireOf(chicken, INTERNED_MOVES, writeEvent);

/** By hand the events that come again and again, in the order of their fields; the others by `JSON.stringify`. */
function writeEvent(event: Event | RedactedEvent): string {
  switch (event.type) {
    case 'dealt': {
      const { round, starter, hands, drawPile } = event;
      const dealt = `"hands":[${hands.map(cards).join()}],"drawPile":${cards(drawPile)}`;
      return `{"type":"dealt","round":${round},"starter":${starter},${dealt}}`;
    }
    case 'turnedUp':
      return `{"type":"turnedUp","card":${scalar(event.card)}}`;
    case 'played':
      return `{"type":"played","seat":${event.seat},"card":${scalar(event.card)},"value":${scalar(event.value)}}`;
    case 'drew':
      return `{"type":"drew","seat":${event.seat},"card":${scalar(event.card)}}`;
    case 'withdrew':
      return `{"type":"withdrew","seat":${event.seat}}`;
    case 'turnPassed':
      return `{"type":"turnPassed","to":${event.to}}`;
    case 'scored':
      return `{"type":"scored","points":[${event.points.join()}]}`;
    default:
      return JSON.stringify(event);
  }
}
