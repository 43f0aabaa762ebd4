/**
 * Peck for `<hencoop-table>`.
 *
 * @packageDocumentation
 */

import type { ElementGame } from '../../../../src/element/elementGame.js';
import { cardOf, partOf, pile } from '../../../../src/element/motion/selectors.js';
import { deepFreeze } from '../../../../src/engine/freeze.js';
import type { CardOptions } from '../../../../src/svg/options.js';
import { type PeckTypes, peck } from './index.js';
import type { PeckSvgLocale } from './locales/locale.js';
import { drawPeck, drawPeckCard } from './svg/index.js';
import type { Card } from './table.js';

const DRAW_PILE = pile('drawPile');

/** Peck for `<hencoop-table>`. */
export const peckElement: ElementGame<PeckTypes> = /* @__PURE__ */ deepFreeze({
  game: peck,
  draw: drawPeck,
  drawCard: (_, card: Card | null, options: CardOptions<PeckSvgLocale>) => drawPeckCard(card, options),
  flights(event) {
    switch (event.type) {
      case 'dealt':
        return event.hands.map((_, seat) => ({ from: DRAW_PILE, to: partOf(seat, 'hand'), card: null }));
      case 'drew': {
        const { seat, card } = event;
        const to = card === null ? partOf(seat, 'hand') : cardOf(seat, 'hand', card, [card]);
        return [{ from: DRAW_PILE, to, card, turns: card !== null }];
      }
      default:
        return [];
    }
  },
  meant(_, seat, hook, value) {
    if (hook === 'card') return [{ seat, type: 'choose', card: Number(value) }];
    return hook === 'type' ? [{ seat, type: 'draw' }] : [];
  },
  moments: ['rolled', 'gameEnded'],
});
