/**
 * The moves and events of Chicken Roundup as JSON text, for servers on Node 20 that judge very many moves.
 *
 * @packageDocumentation
 */
import { cards, scalar, strings, type Wire, wireOf } from '../engine/wire.js';
import { DIAGRAMS } from './cards.js';
import { chickenRoundup } from './index.js';
import { INTERNED_MOVES, movesOf } from './movegen.js';
import type { ChickenRoundupTypes, Event, RedactedEvent } from './table.js';

export type { EventText, Wire } from '../engine/wire.js';

/**
 * The moves and events of Chicken Roundup as JSON text.
 *
 * @example
 * ```ts
 * import { chickenRoundup } from 'hencoop/chicken-roundup';
 * import { chickenRoundupWire } from 'hencoop/chicken-roundup/wire';
 *
 * const state = chickenRoundup.setup({ seed: 'hen' });
 * const attempt = chickenRoundup.tryApply(state, chickenRoundupWire.readMove('{"seat":0,"type":"endPlays"}'));
 * const texts = chickenRoundupWire.writeEvents(attempt.ok ? attempt.events : [], [0, 1, null]);
 * texts.map(({ viewers }) => viewers); // [[0, 1, null]]
 * ```
 */
export const chickenRoundupWire: Wire<ChickenRoundupTypes> = /* @__PURE__ */ wireOf(
  chickenRoundup,
  [...INTERNED_MOVES, ...movesOf(DIAGRAMS)],
  writeEvent,
);

/** By hand the events that come again and again, in the order of their fields; the others by `JSON.stringify`. */
function writeEvent(event: Event | RedactedEvent): string {
  switch (event.type) {
    case 'dealt': {
      const { yard, hands, deck } = event;
      return `{"type":"dealt","yard":${strings(yard)},"hands":[${hands.map(cards).join()}],"deck":${cards(deck)}}`;
    }
    case 'played':
      return `{"type":"played","seat":${event.seat},"card":"${event.card}"}`;
    case 'paid':
      return `{"type":"paid","seat":${event.seat},"card":"${event.card}"}`;
    case 'taken':
      return `{"type":"taken","cell":"${event.cell}","card":"${event.card}"}`;
    case 'chased':
      return `{"type":"chased","from":"${event.from}","to":"${event.to}"}`;
    case 'caught': {
      const { seat, from, to, card } = event;
      return `{"type":"caught","seat":${seat},"from":"${from}","to":"${to}","card":"${card}"}`;
    }
    case 'paraded':
      return `{"type":"paraded","seat":${event.seat},"path":${strings(event.path)}}`;
    case 'rearranged':
      return `{"type":"rearranged","from":${strings(event.from)},"to":${strings(event.to)}}`;
    case 'closed':
      return `{"type":"closed","row":"${event.row}","start":${event.start}}`;
    case 'gapOpened':
      return `{"type":"gapOpened","seat":${event.seat},"next":"${event.next}"}`;
    case 'secondPlayBegan':
      return `{"type":"secondPlayBegan","seat":${event.seat}}`;
    case 'playsEnded':
      return `{"type":"playsEnded","seat":${event.seat}}`;
    case 'sentIn':
      return `{"type":"sentIn","seat":${event.seat},"cells":${strings(event.cells)}}`;
    case 'foxExposed':
      return `{"type":"foxExposed","from":"${event.from}","to":"${event.to}"}`;
    case 'chickenLost':
      return `{"type":"chickenLost","seat":${event.seat},"card":"${event.card}"}`;
    case 'drawn':
      return `{"type":"drawn","seat":${event.seat},"card":${scalar(event.card)},"to":"${event.to}"}`;
    case 'turnPassed':
      return `{"type":"turnPassed","to":${event.to},"turnsLeft":${event.turnsLeft}}`;
    default:
      return JSON.stringify(event);
  }
}
