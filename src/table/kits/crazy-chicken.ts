import { type CrazyChickenTypes, crazyChicken } from '../../crazy-chicken/index.js';
import { en, enLabels } from '../../crazy-chicken/locales/en.js';
import { knownOf } from '../../crazy-chicken/locales/labels.js';
import type { Chicken } from '../../crazy-chicken/table.js';
import { drawCrazyChicken, drawCrazyChickenCard } from '../../svg/crazy-chicken.js';
import type { TableKit } from '../kit.js';
import { cardOf, part, partOf, pile } from '../places.js';
import { enTable } from '../words.js';

/**
 * Crazy Chicken for `<hencoop-table>`.
 *
 * @example
 * ```ts
 * import { crazyChickenTable } from 'hencoop/crazy-chicken/table';
 * import { defineTable } from 'hencoop/table';
 *
 * defineTable(crazyChickenTable);
 * ```
 */
export const crazyChickenTable: TableKit<CrazyChickenTypes> = {
  game: crazyChicken,
  locale: { game: en, labels: enLabels, words: enTable },
  draw: drawCrazyChicken,
  // Cards come from the views and events of the game.
  drawCard: (_, card, options) => drawCrazyChickenCard(card as Chicken | null, options),
  known: knownOf,
  flights(event, { hands }) {
    switch (event.type) {
      case 'dealt':
        return event.hands.map((_, seat) => ({
          from: pile(seat === 0 ? 'drawA' : 'drawB'),
          to: partOf(seat, 'hand'),
          card: null,
        }));
      case 'drew': {
        const { seat, from, card } = event;
        const to = card === null || seat > 1 ? partOf(seat, 'hand') : cardOf(seat, 'hand', card, [card]);
        return [{ from: pile(from), to, card, turns: card !== null && from.startsWith('draw') }];
      }
      case 'laid': {
        const { seat, chicken } = event;
        const from = cardOf(seat, 'hand', chicken, hands[seat]);
        return [{ from, to: `${partOf(seat, 'sets')} [data-set="${chicken}"]`, card: chicken }];
      }
      case 'displaced':
        return [
          {
            from: `${partOf(event.owner, 'sets')} [data-set="${event.chicken}"]`,
            to: part('aside'),
            card: event.chicken,
          },
        ];
      case 'setDiscarded':
        return [{ from: part('aside'), to: pile(event.to), card: event.chicken }];
      case 'discarded': {
        const { seat, chicken, to } = event;
        return [{ from: cardOf(seat, 'hand', chicken, hands[seat]), to: pile(to), card: chicken }];
      }
      default:
        return [];
    }
  },
  meant({ step }, seat, hook, value) {
    if (hook === 'card') return [{ seat, type: 'lay', chicken: Number(value), count: 1 }];
    if (hook !== 'pile') return [];
    return step.type === 'discardSet'
      ? [{ seat, type: 'discardSet', to: value }]
      : [{ seat, type: 'draw', from: value }];
  },
  // A card that is touched may be meant for a set.
  waits: ({ type }) => type === 'discard',
  moments: ['roundEnded', 'scored', 'gameEnded'],
};
