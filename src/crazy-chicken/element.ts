/**
 * Crazy Chicken for `<hencoop-table>` of `hencoop/element`.
 *
 * @packageDocumentation
 */
import type { ElementGame } from '../element/elementGame.js';
import { cardOf, part, partOf, pile } from '../element/selectors.js';
import { deepFreeze } from '../engine/freeze.js';
import type { CardOptions } from '../svg/options.js';
import { type CrazyChickenTypes, crazyChicken } from './index.js';
import type { CrazyChickenSvgLocale } from './locales/locale.js';
import { drawCrazyChicken, drawCrazyChickenCard } from './svg.js';
import type { Chicken } from './table.js';

/**
 * Crazy Chicken for `<hencoop-table>`.
 *
 * @example
 * ```ts
 * import { crazyChickenElement } from 'hencoop/crazy-chicken/element';
 * import { en, enLabels } from 'hencoop/crazy-chicken/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(crazyChickenElement, { game: en, labels: enLabels, words: enElement });
 * ```
 */
export const crazyChickenElement: ElementGame<CrazyChickenTypes> = /* @__PURE__ */ deepFreeze({
  game: crazyChicken,
  draw: drawCrazyChicken,
  drawCard: (_, card: Chicken | null, options: CardOptions<CrazyChickenSvgLocale>) =>
    drawCrazyChickenCard(card, options),
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
});
