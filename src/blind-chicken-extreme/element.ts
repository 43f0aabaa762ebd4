/**
 * Blind Chicken Extreme for `<hencoop-table>` of `hencoop/element`.
 *
 * @packageDocumentation
 */
import type { ElementGame } from '../element/elementGame.js';
import { cardOf, part, partOf } from '../element/motion/selectors.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Seat } from '../engine/seats.js';
import type { CardOptions } from '../svg/options.js';
import { handSize } from './cards.js';
import { factsOf, stakeOf } from './facts.js';
import { type BlindChickenExtremeTypes, blindChickenExtreme } from './index.js';
import type { BlindChickenExtremeLocale, BlindChickenExtremeSvgLocale } from './locales/locale.js';
import { blindChickenExtremeCardScene, blindChickenExtremeScene } from './svg/index.js';
import type { Card } from './table.js';

const inTrick = (seat: Seat) => `${part('trick')} [data-played="${seat}"]`;

/**
 * Blind Chicken Extreme for `<hencoop-table>`. Players arrange the hand on a shelf, then lay it as a whole row. A line
 * shows who currently takes the trick and its points, and explains rewards and benefits.
 *
 * @example
 * ```ts
 * import { blindChickenExtremeElement } from 'hencoop/blind-chicken-extreme/element';
 * import { enBlindChickenExtreme, enBlindChickenExtremeLabels } from 'hencoop/blind-chicken-extreme/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(blindChickenExtremeElement, { game: enBlindChickenExtreme, labels: enBlindChickenExtremeLabels, words: enElement });
 * ```
 */
export const blindChickenExtremeElement: ElementGame<BlindChickenExtremeTypes> = /* @__PURE__ */ deepFreeze({
  game: blindChickenExtreme,
  composition: {
    wood: 'row',
    most: 12,
    mostWith: handSize,
    share: 0.4,
    tallest: 0.085,
    places: ['play', 'play'],
  },
  scene: blindChickenExtremeScene,
  cardScene: ({ options: { cards } }, card: Card | null, options: CardOptions<BlindChickenExtremeSvgLocale>) =>
    blindChickenExtremeCardScene(card, { ...options, cards }),
  flights(event, { rows, seats, trick }) {
    switch (event.type) {
      case 'played': {
        const { seat, card, index } = event;
        const isKnown = card !== null && rows[seat]?.includes(card) === true;
        const from = isKnown ? cardOf(seat, 'row', card, rows[seat]) : `${partOf(seat, 'row')} [data-index="${index}"]`;
        return [{ from, to: inTrick(seat), card, turns: card !== null && !isKnown }];
      }
      case 'revealed':
        return trick.flatMap(({ seat, faceDown }, index) => {
          const slot = inTrick(seat);
          const card = event.cards[index];
          return faceDown === null || card === undefined ? [] : [{ from: slot, to: slot, card, turns: true }];
        });
      case 'turnedDown':
        return Array.from({ length: seats }, (_, seat) => ({
          from: inTrick(seat),
          to: partOf(event.seat, 'seat'),
          card: null,
          turns: true,
        }));
      default:
        return [];
    }
  },
  meant: ({ step }, seat, hook, value) =>
    hook === 'card' ? [{ seat, type: step.type === 'arrange' ? 'place' : 'play', card: value }] : [],
  moments: ['scored', 'sessionEnded'],
  price: (move, view, { game }) => (move.type === 'play' ? stakeOf(move, view, game.common.picture.points) : null),
  // This game's own locale.
  facts: (view, locale) => factsOf(view, locale.game as unknown as BlindChickenExtremeLocale),
  // BC-2.3: the cards form the row in the order of placing.
  shelf({ step, viewer, hands }) {
    if (viewer === null || step.type !== 'arrange' || !step.seats.includes(viewer)) return null;
    return (hands[viewer] ?? []).filter((card) => card !== null);
  },
});
