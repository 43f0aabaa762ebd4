/**
 * The moves and events of Crazy Chicken as JSON text, for servers on Node 20 that judge very many moves.
 *
 * @packageDocumentation
 */
import { cards, type Wire, wireOf } from '../engine/wire.js';
import { crazyChicken } from './index.js';
import { INTERNED_MOVES } from './movegen.js';
import type { CrazyChickenTypes, Event, RedactedEvent } from './table.js';

export type { EventText, Wire } from '../engine/wire.js';

/**
 * The moves and events of Crazy Chicken as JSON text.
 *
 * @example
 * ```ts
 * import { crazyChicken } from 'hencoop/crazy-chicken';
 * import { crazyChickenWire } from 'hencoop/crazy-chicken/wire';
 *
 * const state = crazyChicken.setup({ seed: 'hen' });
 * const move = crazyChickenWire.readMove('{"seat":0,"type":"draw","from":"drawA"}');
 * const attempt = crazyChicken.tryApply(state, move);
 * const [drawer, others] = crazyChickenWire.writeEvents(attempt.ok ? attempt.events : [], [0, 1, null]);
 * drawer; // { viewers: [0], text: '[{"type":"drew","seat":0,"from":"drawA","card":14}]' }
 * others; // { viewers: [1, null], text: '[{"type":"drew","seat":0,"from":"drawA","card":null}]' }
 * ```
 */
export const crazyChickenWire: Wire<CrazyChickenTypes> = /* @__PURE__ */ wireOf(
  crazyChicken,
  INTERNED_MOVES,
  writeEvent,
);

/** By hand the events that come again and again, in the order of their fields; the others by `JSON.stringify`. */
function writeEvent(event: Event | RedactedEvent): string {
  switch (event.type) {
    case 'dealt': {
      const { round, starter, hands, drawA, drawB } = event;
      const dealt = `"hands":[${hands.map(cards).join()}],"drawA":${cards(drawA)},"drawB":${cards(drawB)}`;
      return `{"type":"dealt","round":${round},"starter":${starter},${dealt}}`;
    }
    case 'drew':
      return `{"type":"drew","seat":${event.seat},"from":"${event.from}","card":${event.card}}`;
    case 'laid':
      return `{"type":"laid","seat":${event.seat},"chicken":${event.chicken},"count":${event.count}}`;
    case 'discarded':
      return `{"type":"discarded","seat":${event.seat},"chicken":${event.chicken},"to":"${event.to}"}`;
    case 'turnPassed':
      return `{"type":"turnPassed","to":${event.to}}`;
    default:
      return JSON.stringify(event);
  }
}
