/**
 * The moves and events of Blind Chicken Extreme as JSON text, for servers on Node 20 that judge very many moves.
 *
 * @packageDocumentation
 */
import { cards, scalar, type Wire, wireOf } from '../engine/wire.js';
import { blindChickenExtreme } from './index.js';
import { INTERNED_MOVES } from './movegen.js';
import type { BlindChickenExtremeTypes, Event, RedactedEvent } from './table.js';

export type { EventText, Wire } from '../engine/wire.js';

/**
 * The moves and events of Blind Chicken Extreme as JSON text.
 *
 * @example
 * ```ts
 * import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
 * import { blindChickenExtremeWire } from 'hencoop/blind-chicken-extreme/wire';
 *
 * const state = blindChickenExtreme.setup({ seed: 'hen' });
 * const move = blindChickenExtremeWire.readMove('{"seat":0,"type":"place","card":29}');
 * const attempt = blindChickenExtreme.tryApply(state, move);
 * // Nobody else learns anything.
 * blindChickenExtremeWire.writeEvents(attempt.ok ? attempt.events : [], [0, 1, 2]);
 * // [{ viewers: [0], text: '[{"type":"placed","seat":0,"card":29}]' }]
 * ```
 */
export const blindChickenExtremeWire: Wire<BlindChickenExtremeTypes> = /* @__PURE__ */ wireOf(
  blindChickenExtreme,
  INTERNED_MOVES,
  writeEvent,
);

/** By hand the events that come again and again, in the order of their fields; the others by `JSON.stringify`. */
function writeEvent(event: Event | RedactedEvent): string {
  switch (event.type) {
    case 'dealt': {
      const { gameNumber, starter, hands } = event;
      return `{"type":"dealt","gameNumber":${gameNumber},"starter":${starter},"hands":[${hands.map(cards).join()}]}`;
    }
    case 'placed':
      return `{"type":"placed","seat":${event.seat},"card":${event.card}}`;
    case 'turnPassed':
      return `{"type":"turnPassed","to":${event.to},"advantage":${scalar(event.advantage)}}`;
    case 'turnedDown':
      return `{"type":"turnedDown","seat":${event.seat}}`;
    case 'played': {
      const { seat, card, place, faceDown } = event;
      return `{"type":"played","seat":${seat},"card":${card},"place":${place},"faceDown":${scalar(faceDown)}}`;
    }
    case 'revealed':
      return `{"type":"revealed","cards":[${event.cards.join()}]}`;
    case 'trickTaken':
      return `{"type":"trickTaken","seat":${event.seat},"card":${event.card}}`;
    case 'penaltyTaken':
      return `{"type":"penaltyTaken","seat":${event.seat},"penalty":${event.penalty}}`;
    case 'rewardOffered':
      return `{"type":"rewardOffered","seat":${event.seat}}`;
    case 'rewardTaken':
      return `{"type":"rewardTaken","seat":${event.seat},"reward":"${event.reward}"}`;
    default:
      return JSON.stringify(event);
  }
}
