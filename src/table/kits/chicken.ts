import { type ChickenTypes, chicken } from '../../chicken/index.js';
import { en, enLabels } from '../../chicken/locales/en.js';
import { knownOf } from '../../chicken/locales/labels.js';
import type { Card } from '../../chicken/table.js';
import { drawChicken, drawChickenCard } from '../../svg/chicken.js';
import type { TableKit } from '../kit.js';
import { cardOf, partOf, pile } from '../places.js';
import { enTable } from '../words.js';

const DRAW_PILE = pile('drawPile');
const DISCARD_PILE = pile('discardPile');

/**
 * Chicken for `<hencoop-table>`.
 *
 * @example
 * ```ts
 * import { chickenTable } from 'hencoop/chicken/table';
 * import { defineTable } from 'hencoop/table';
 *
 * defineTable(chickenTable);
 * ```
 */
export const chickenTable: TableKit<ChickenTypes> = {
  game: chicken,
  locale: { game: en, labels: enLabels, words: enTable, goal: 'fewest points win' },
  draw: drawChicken,
  // Cards come from the views and events of the game.
  drawCard: (_, card, options) => drawChickenCard(card as Card | null, options),
  known: knownOf,
  flights(event, { hands }) {
    switch (event.type) {
      case 'dealt':
        return event.hands.map((_, seat) => ({ from: DRAW_PILE, to: partOf(seat, 'hand'), card: null }));
      case 'turnedUp':
        return [{ from: DRAW_PILE, to: DISCARD_PILE, card: event.card, turns: true }];
      case 'played': {
        const { seat, card } = event;
        const from = cardOf(seat, 'hand', card, hands[seat]);
        return [{ from, to: DISCARD_PILE, card, turns: hands[seat]?.includes(card) !== true }];
      }
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
    if (hook === 'card') return [{ seat, type: 'play', card: /^\d$/.test(value) ? Number(value) : value }];
    return hook === 'type' ? [{ seat, type: 'draw' }] : [];
  },
  moments: ['roundEnded', 'rolled', 'gameEnded'],
};
