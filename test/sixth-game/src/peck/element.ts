/**
 * Peck for `<hencoop-table>`.
 *
 * @packageDocumentation
 */

import type { ElementGame } from '../../../../src/element/elementGame.js';
import { part, partOf } from '../../../../src/element/motion/selectors.js';
import { deepFreeze } from '../../../../src/engine/freeze.js';
import type { Seat } from '../../../../src/engine/seats.js';
import type { CardOptions } from '../../../../src/svg/options.js';
import { type PeckTypes, peck } from './index.js';
import type { PeckSvgLocale } from './locales/locale.js';
import { peckCardScene, peckScene } from './svg/index.js';
import type { Card, Row } from './table.js';

const end = (row: Row) => `[data-row="${row}"]`;
const inHand = (seat: Seat, card: Card | null) =>
  card === null ? partOf(seat, 'hand') : `${partOf(seat, 'hand')} [data-grain="${card}"]`;

/** Peck for `<hencoop-table>`. */
export const peckElement: ElementGame<PeckTypes> = /* @__PURE__ */ deepFreeze({
  game: peck,
  scene: peckScene,
  cardScene: (_, card: Card | null, options: CardOptions<PeckSvgLocale>) => peckCardScene(card, options),
  flights(event, { hands }) {
    switch (event.type) {
      case 'dealt':
        return event.hands.map((_, seat) => ({ from: end('front'), to: partOf(seat, 'hand'), card: null }));
      case 'drew': {
        const { seat, row, card } = event;
        return [{ from: end(row), to: inHand(seat, card), card, turns: card !== null }];
      }
      case 'laidOut': {
        const { seat, cards } = event;
        const isSeen = (card: Card) => hands[seat]?.includes(card) === true;
        return cards.map((card) => ({ from: inHand(seat, isSeen(card) ? card : null), to: part('shed'), card }));
      }
      default:
        return [];
    }
  },
  meant({ step }, seat, hook, value) {
    if (hook === 'grain')
      return [
        step.type === 'choose' ? { seat, type: 'choose', grain: value } : { seat, type: 'shed', grains: [value] },
      ];
    return hook === 'row' ? [{ seat, type: 'draw', row: value, count: 1 }] : [];
  },
  moments: ['rolled', 'gameEnded'],
});
