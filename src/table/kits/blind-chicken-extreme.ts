import { type BlindChickenExtremeTypes, blindChickenExtreme } from '../../blind-chicken-extreme/index.js';
import { en, enLabels } from '../../blind-chicken-extreme/locales/en.js';
import { knownOf } from '../../blind-chicken-extreme/locales/labels.js';
import type { Card } from '../../blind-chicken-extreme/table.js';
import { drawBlindChickenExtreme, drawBlindChickenExtremeCard } from '../../svg/blind-chicken-extreme.js';
import type { TableKit } from '../kit.js';
import { cardOf, part, partOf } from '../places.js';
import { enTable } from '../words.js';

/**
 * Blind Chicken Extreme for `<hencoop-table>`. The hand is arranged on a shelf first, and laid as a whole row.
 *
 * @example
 * ```ts
 * import { blindChickenExtremeTable } from 'hencoop/blind-chicken-extreme/table';
 * import { defineTable } from 'hencoop/table';
 *
 * defineTable(blindChickenExtremeTable);
 * ```
 */
export const blindChickenExtremeTable: TableKit<BlindChickenExtremeTypes> = {
  game: blindChickenExtreme,
  locale: { game: en, labels: enLabels, words: enTable },
  draw: drawBlindChickenExtreme,
  drawCard: ({ options: { cards } }, card, options) =>
    // Cards come from the views and events of the game.
    drawBlindChickenExtremeCard(card as Card | null, { ...options, cards }),
  known: knownOf,
  flights(event, { rows, seats }) {
    switch (event.type) {
      case 'played': {
        const { seat, card, place } = event;
        const isKnown = card !== null && rows[seat]?.includes(card) === true;
        const from = isKnown ? cardOf(seat, 'row', card, rows[seat]) : `${partOf(seat, 'row')} [data-index="${place}"]`;
        return [{ from, to: `${part('trick')} [data-played="${seat}"]`, card, turns: card !== null && !isKnown }];
      }
      case 'turnedDown':
        return Array.from({ length: seats }, (_, seat) => ({
          from: `${part('trick')} [data-played="${seat}"]`,
          to: partOf(event.seat, 'seat'),
          card: null,
        }));
      default:
        return [];
    }
  },
  meant({ step }, seat, hook, value) {
    switch (hook) {
      case 'card':
        return [{ seat, type: step.type === 'arrange' ? 'place' : 'play', card: Number(value) }];
      case 'reward':
        return [{ seat, type: 'takeReward', reward: value }];
      default:
        return [];
    }
  },
  moments: ['scored', 'sessionEnded'],
  // BC-2.3: the order in which the cards are placed is the row.
  shelf({ step, viewer, hands }) {
    if (viewer === null || step.type !== 'arrange' || !step.seats.includes(viewer)) return null;
    return (hands[viewer] ?? []).filter((card) => card !== null);
  },
};
