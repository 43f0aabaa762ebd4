import { actionOf } from '../../chicken-roundup/cards.js';
import { type ChickenRoundupTypes, chickenRoundup } from '../../chicken-roundup/index.js';
import { en, enLabels } from '../../chicken-roundup/locales/en.js';
import { knownOf } from '../../chicken-roundup/locales/labels.js';
import { type Card, CELLS, type Cell, type RedactedEvent } from '../../chicken-roundup/table.js';
import type { Seat } from '../../engine/seats.js';
import { drawChickenRoundup, drawChickenRoundupCard } from '../../svg/chicken-roundup.js';
import type { Flight, TableKit } from '../kit.js';
import { cardOf, cell, partOf, pile } from '../places.js';
import { enTable } from '../words.js';

const DISCARD_PILE = pile('discardPile');

const coop = (seat: Seat) => `[data-coop="${seat}"]`;

/** What lies on a cell goes to another place. */
const fromCell = (from: Cell, to: string): Flight => ({ from: cell(from), to, card: undefined });

function flightsOf(event: RedactedEvent, hands: readonly (readonly (Card | null)[])[]): readonly Flight[] {
  switch (event.type) {
    case 'played':
    case 'paid': {
      const { seat, card } = event;
      return [{ from: cardOf(seat, 'hand', card, hands[seat]), to: DISCARD_PILE, card }];
    }
    case 'taken':
      return [fromCell(event.cell, DISCARD_PILE)];
    case 'chased':
    case 'foxExposed':
      return [fromCell(event.from, cell(event.to))];
    case 'caught':
      return [fromCell(event.to, partOf(event.seat, 'hand')), fromCell(event.from, cell(event.to))];
    case 'paraded':
      return event.path.map((from) => fromCell(from, coop(event.seat)));
    case 'sentIn':
      return event.cells.map((from) => fromCell(from, coop(event.seat)));
    case 'rearranged':
      return event.from.flatMap((from, index) => {
        const to = event.to[index];
        return to === undefined ? [] : [fromCell(from, cell(to))];
      });
    case 'chickenLost':
      return [{ from: coop(event.seat), to: DISCARD_PILE, card: event.card }];
    case 'drawn': {
      const { seat, card, to } = event;
      if (to === 'aside') return [];
      const target = to === 'hand' ? partOf(seat, 'hand') : cell(to);
      return [{ from: pile('deck'), to: target, card, turns: card !== null }];
    }
    default:
      return [];
  }
}

/**
 * Chicken Roundup for `<hencoop-table>`: moves are made on the yard itself, a card first and then its cells.
 *
 * @example
 * ```ts
 * import { chickenRoundupTable } from 'hencoop/chicken-roundup/table';
 * import { defineTable } from 'hencoop/table';
 *
 * defineTable(chickenRoundupTable);
 * ```
 */
export const chickenRoundupTable: TableKit<ChickenRoundupTypes> = {
  game: chickenRoundup,
  locale: { game: en, labels: enLabels, words: enTable },
  draw: drawChickenRoundup,
  drawCard: ({ options: { diagrams } }, card, options) =>
    // Cards come from the views and events of the game.
    drawChickenRoundupCard(card as Card | 'fox' | 'rooster' | null, { ...options, diagrams }),
  known: knownOf,
  flights: (event, { hands }) => flightsOf(event, hands),
  meant({ yard, step }, seat, hook, value) {
    if (hook === 'end') return [{ seat, type: 'closeGap', toward: value }];
    if (hook !== 'card' || step.type === 'over') return [];
    // The value of a hook `card` is a card.
    const action = actionOf(value as Card);
    const target = yard.findIndex((occupant) => occupant !== 'fox' && occupant !== 'open');
    return action === 'dog'
      ? [{ seat, type: 'dog', card: value, end: 'west' }]
      : [{ seat, type: 'farmer', card: value, target: CELLS[target] }];
  },
  moments: ['lastTurnsBegan', 'gameEnded'],
  preview(view, move) {
    // What happens in the yard is the same in every world; what is drawn (CR-8.1) is not shown.
    const attempt = chickenRoundup.tryApply(chickenRoundup.determinize(view, 'preview'), move);
    if (!attempt.ok) return [];
    const chance = attempt.events.findIndex(({ type }) => type === 'drawn' || type === 'turnPassed');
    const certain = chance < 0 ? attempt.events : attempt.events.slice(0, chance);
    return certain.flatMap((event) => chickenRoundup.redact(event, view.viewer) ?? []);
  },
};
